; The installer for Windows, built by packaging/windows_setup.py, which gives VERSION, SOURCE (the built folder), OUT, ICON, BANNER (a picture)
; and REMOVAL (a generated list of what the uninstaller may delete: it never empties a folder it does not know).
Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define APP "OneTable"
!define EXE "OneTable.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define DOCUMENT "OneTable.match"
!define DATA "$APPDATA\One Table" ; where desktop/store/folder.py keeps everything

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinMessages.nsh

Name "$(AppName)"
OutFile "${OUT}"
BrandingText "One Table ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\${APP}" "InstallDir"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Five Games, One Table"
VIAddVersionKey /LANG=1033 "FileDescription" "Five Games, One Table - Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!insertmacro MUI_PAGE_WELCOME
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; without a question: Windows' own language decides, English where it is neither
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "TradChinese"

LangString AppName ${LANG_ENGLISH} "Five Games, One Table"
LangString AppName ${LANG_TRADCHINESE} "一桌五遊"
LangString PartProgram ${LANG_ENGLISH} "Program and Start menu"
LangString PartProgram ${LANG_TRADCHINESE} "程式與開始選單"
LangString PartDesktop ${LANG_ENGLISH} "Shortcut on the desktop"
LangString PartDesktop ${LANG_TRADCHINESE} "桌面捷徑"
LangString MatchFile ${LANG_ENGLISH} "Match of Five Games, One Table"
LangString MatchFile ${LANG_TRADCHINESE} "一桌五遊對局檔"
LangString StillOpen ${LANG_ENGLISH} "The program is still open. Close it, then press Retry."
LangString StillOpen ${LANG_TRADCHINESE} "程式還開著。關閉之後再按「重試」。"

LangString AskSaves ${LANG_ENGLISH} "Delete your saved matches, records and settings too?$\r$\n$\r$\n\
  No keeps them for a later installation. They lie in:$\r$\n${DATA}"
LangString AskSaves ${LANG_TRADCHINESE} "要一併刪除已存的對局、紀錄與設定嗎？$\r$\n$\r$\n\
  按「否」會保留，以後重新安裝還能接著玩。位置：$\r$\n${DATA}"

; an .exe that runs cannot be opened for writing
!macro ASK_TO_CLOSE
  retry:
  ${If} ${FileExists} "$INSTDIR\${EXE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY retry
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section "$(PartProgram)" Program
  SectionIn RO
  SetShellVarContext current
  !insertmacro ASK_TO_CLOSE
  ; what an earlier version brought and this one does not would stay for ever
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    Delete "$INSTDIR\uninstall.exe"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\$(AppName).lnk" "$INSTDIR\${EXE}"

  WriteRegStr HKCU "Software\${APP}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\${APP}" "StartMenu" "$SMPROGRAMS\$(AppName).lnk"
  ; who opened these files before gets them back from the uninstaller
  ReadRegStr $0 HKCU "Software\Classes\.table" ""
  ${If} $0 != "${DOCUMENT}"
    WriteRegStr HKCU "Software\${APP}" "OpenedBefore" "$0"
  ${EndIf}
  WriteRegStr HKCU "Software\Classes\.table" "" "${DOCUMENT}"
  WriteRegStr HKCU "Software\Classes\.table" "Content Type" "application/x-one-table"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}" "" "$(MatchFile)"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "Software\Classes\${DOCUMENT}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "$(AppName)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The contributors of Five Games, One Table"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
SectionEnd

Section "$(PartDesktop)" Desktop
  SetShellVarContext current
  CreateShortCut "$DESKTOP\$(AppName).lnk" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "Software\${APP}" "Desktop" "$DESKTOP\$(AppName).lnk"
SectionEnd

; Saves go only when a person says so, or with the words /S /SAVES=remove; then exactly what the program keeps there, by
; name and ending (those that begin with a dot were being written when something ended the program). Whatever else lies in the folder stays, and so does the folder.
!macro REMOVE_SAVES
  Delete "${DATA}\settings.json"
  Delete "${DATA}\settings.*.damaged"
  Delete "${DATA}\.settings.json.*"
  Delete "${DATA}\progress.json"
  Delete "${DATA}\progress.*.damaged"
  Delete "${DATA}\.progress.json.*"
  Delete "${DATA}\records.json"
  Delete "${DATA}\records.*.damaged"
  Delete "${DATA}\.records.json.*"
  Delete "${DATA}\open\*.table"
  Delete "${DATA}\open\*.damaged"
  Delete "${DATA}\open\*.lock"
  Delete "${DATA}\open\.*.table.*"
  Delete "${DATA}\finished\*.table"
  Delete "${DATA}\finished\*.damaged"
  Delete "${DATA}\finished\.*.table.*"
  Delete "${DATA}\reports\report-*.txt"
  Delete "${DATA}\reports\run-*.txt"
  Delete "${DATA}\reports\run-*.lock"
  Delete "${DATA}\reports\fatal.txt"
  FindFirst $0 $1 "${DATA}\editions\*"
  ${DoWhile} $1 != ""
    ${If} $1 != "."
    ${AndIf} $1 != ".."
      Delete "${DATA}\editions\$1\*.toml"
      RMDir "${DATA}\editions\$1"
    ${EndIf}
    FindNext $0 $1
  ${Loop}
  FindClose $0
  RMDir "${DATA}\editions"
  RMDir "${DATA}\open"
  RMDir "${DATA}\finished"
  RMDir "${DATA}\reports"
  RMDir "${DATA}"
!macroend

Section "Uninstall"
  SetShellVarContext current
  !insertmacro ASK_TO_CLOSE
  ${If} ${FileExists} "${DATA}\*.*"
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/SAVES=" $1
    ${If} $1 == "remove"
      StrCpy $2 IDYES
    ${Else}
      StrCpy $2 IDNO
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AskSaves)" /SD IDNO IDNO kept
      StrCpy $2 IDYES
      kept:
    ${EndIf}
    ${If} $2 == IDYES
      !insertmacro REMOVE_SAVES
    ${EndIf}
  ${EndIf}
  ReadRegStr $0 HKCU "Software\${APP}" "StartMenu"
  ReadRegStr $1 HKCU "Software\${APP}" "Desktop"
  ${If} $0 != ""
    Delete "$0"
  ${EndIf}
  ${If} $1 != ""
    Delete "$1"
  ${EndIf}
  ReadRegStr $0 HKCU "Software\Classes\.table" ""
  ${If} $0 == "${DOCUMENT}"
    ReadRegStr $1 HKCU "Software\${APP}" "OpenedBefore"
    ${If} $1 == ""
      DeleteRegValue HKCU "Software\Classes\.table" ""
    ${Else}
      WriteRegStr HKCU "Software\Classes\.table" "" "$1"
    ${EndIf}
    DeleteRegValue HKCU "Software\Classes\.table" "Content Type"
    DeleteRegKey /ifempty HKCU "Software\Classes\.table"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${DOCUMENT}"
  !include "${REMOVAL}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\${APP}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
