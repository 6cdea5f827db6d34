#!/bin/sh
# Makes a machine ready for one of the Makefile's commands: ready.sh run | test | lint | bundle | installers | bench | shots | translations
# It installs what is missing (uv, Qt's system libraries, the Python packages of uv.lock) and says what it does.
# Made for a fresh Debian or Ubuntu with python3, git and make; macOS and Windows need no system packages.
set -eu
purpose=${1:?what for: run, test, lint, bundle, installers, bench, shots or translations}
cd "$(dirname "$0")/.."
export UV_PYTHON_DOWNLOADS=never
# a school's or an office's network may sign with a certificate of its own, which the system knows
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then export UV_SYSTEM_CERTS=${UV_SYSTEM_CERTS:-1}; fi

say() { printf 'ready: %s\n' "$*" >&2; }
stop() { printf '\n%s\n' "$*" >&2; exit 1; }

# --- Debian packages: root installs, sudo installs, everyone else is told -------------------------------------------------
as_root=
if [ "$(id -u)" != 0 ]; then
  as_root=none
  if command -v sudo >/dev/null 2>&1; then
    # without a terminal sudo cannot ask for a password
    if [ -t 0 ]; then as_root=sudo; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; fi
  fi
fi

install_packages() { # $1 = what they are for, the rest = package names
  why=$1; shift
  command -v apt-get >/dev/null 2>&1 || return 1
  if [ "$as_root" = none ]; then
    stop "This is missing, and this user may not install it: $why. Ask an administrator to run:
  apt-get install --no-install-recommends $*"
  fi
  say "installing $why: $*"
  log=$(mktemp)
  # an old list of packages names files that are gone, so the list is fetched first
  apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q"  # sudo drops variables
  if $apt update >"$log" 2>&1 && $apt install -y --no-install-recommends "$@" >>"$log" 2>&1; then
    rm -f "$log"
  else
    tail -n 8 "$log" >&2; rm -f "$log"
    stop "apt-get could not install $why. Check the network, then run:
  apt-get install --no-install-recommends $*"
  fi
}

# --- Python ---------------------------------------------------------------------------------------------------------------
python=
for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
  if command -v "$name" >/dev/null 2>&1 && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    python=$(command -v "$name"); break
  fi
done
[ -n "$python" ] || stop "Python 3.11 or later is needed and none was found. Install it (Debian 12 and later: apt-get install python3; others: python.org), then try again."

# --- uv -------------------------------------------------------------------------------------------------------------------
uv=
for candidate in uv "$HOME/.local/bin/uv" "$HOME/.cargo/bin/uv" .uv/bin/uv .uv/Scripts/uv.exe; do
  if command -v "$candidate" >/dev/null 2>&1 && "$candidate" --version >/dev/null 2>&1; then uv=$candidate; break; fi
done
if [ -z "$uv" ]; then
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    install_packages "what Python needs to make an environment for uv" python3-venv || stop "uv is missing, and this Python cannot make a virtual environment to install it in. See https://docs.astral.sh/uv/ and try again."
  fi
  say "installing uv from PyPI into the folder .uv"
  rm -rf .uv
  if ! { "$python" -m venv .uv && .uv/bin/python -m pip --disable-pip-version-check install --quiet uv; }; then
    rm -rf .uv
    stop "uv could not be installed from PyPI. Check the network (or install uv yourself: https://docs.astral.sh/uv/), then try again."
  fi
  uv=.uv/bin/uv
fi

# --- Qt's system libraries (Linux only) -------------------------------------------------------------------------------------
# soname and Debian package; the window's part is needed only where a real window opens
qt_libraries="libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libfontconfig.so.1:libfontconfig1 libdbus-1.so.3:libdbus-1-3 libglib-2.0.so.0:libglib2.0-0"
window_libraries="libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0 libxkbcommon-x11.so.0:libxkbcommon-x11-0"

missing_libraries() { # prints the packages whose library the loader does not know
  known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)
  [ -n "$known" ] || return 0
  for pair in "$@"; do
    case "$known" in *"${pair%%:*}"*) ;; *) printf '%s ' "${pair#*:}" ;; esac
  done
}

if [ "$(uname -s)" = Linux ]; then
  wanted=$qt_libraries
  case "$purpose" in run | bundle | installers) wanted="$wanted $window_libraries" ;; esac
  # a bundle takes along what the window needs on other machines
  building=
  case "$purpose" in bundle | installers) building=yes ;; esac
  if [ -n "$building" ]; then wanted="$wanted libwayland-cursor.so.0:libwayland-cursor0 libwayland-egl.so.1:libwayland-egl1"; fi
  # PyInstaller reads libraries with objdump
  # shellcheck disable=SC2086
  missing=$(missing_libraries $wanted)
  if [ -n "$building" ] && ! command -v objdump >/dev/null 2>&1; then missing="$missing binutils"; fi
  # a bundle takes Python along as a library, which Debian packs apart from its python3
  if [ -n "$building" ]; then
    case "$("$python" -c 'import os, sys; print(os.path.realpath(sys.executable))')" in
      /usr/bin/*)
        library=$("$python" -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])')
        missing="$missing $(missing_libraries "$library.so.1.0:$library")" ;;
    esac
  fi
  # shellcheck disable=SC2086
  set -- $missing
  if [ $# -gt 0 ]; then
    install_packages "what Qt needs from the system" "$@" || stop "Qt needs system libraries that are not here. Their Debian names are: $missing
Install their like with this system's package manager, then try again."
  fi
fi

# what an AppImage is made with (packaging/linux_package.py), and what checks the descriptions for the desktop
if [ "$purpose" = installers ] && [ "$(uname -s)" = Linux ]; then
  tools=
  command -v gcc >/dev/null 2>&1 && [ -f /usr/include/stdlib.h ] || tools="$tools gcc libc6-dev"
  command -v mksquashfs >/dev/null 2>&1 || tools="$tools squashfs-tools"
  for pair in squashfuse/squashfuse:libsquashfuse-dev fuse3/fuse:libfuse3-dev zstd:libzstd-dev; do
    [ -f "/usr/include/${pair%%:*}.h" ] || tools="$tools ${pair#*:}"
  done
  command -v desktop-file-validate >/dev/null 2>&1 || tools="$tools desktop-file-utils"
  command -v appstreamcli >/dev/null 2>&1 || tools="$tools appstream"
  # shellcheck disable=SC2086
  [ -z "$tools" ] || install_packages "what the packages for Linux are made and checked with" $tools || say "there is no apt-get: without $tools there will be no AppImage"
fi

# --- the packages of uv.lock --------------------------------------------------------------------------------------------------
groups=--no-dev
case "$purpose" in
  test | lint | bench) groups= ;;
  bundle | installers) groups="--no-dev --group bundle" ;;
esac
# an environment that is there keeps its Python; --inexact: what a developer added to it stays
if [ -d .venv ]; then
  # shellcheck disable=SC2086
  report=$("$uv" sync --frozen --inexact --quiet $groups 2>&1) || { printf '%s\n' "$report" >&2; failed=yes; }
else
  say "installing the Python packages of uv.lock into the folder .venv"
  # shellcheck disable=SC2086
  "$uv" sync --frozen --inexact --python "$python" $groups >&2 || failed=yes
fi
[ -z "${failed:-}" ] || stop "The Python packages could not be installed. Check the network and the lines above, then try again."

# --- a screen -----------------------------------------------------------------------------------------------------------------
if [ "$purpose" = run ] && [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
  stop "Everything is installed, but there is no screen here to open the window on (neither DISPLAY nor WAYLAND_DISPLAY is set).
Run \"make run\" in a desktop session, or \"make shots\" for pictures of the program. / 這裡沒有螢幕，請在桌面環境執行 make run。"
fi
