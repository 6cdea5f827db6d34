<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>A table for families, classes and enthusiasts: learn five board games and play them, several people at one computer or against it.</source>
        <translation>給家庭、班級和玩家的一張遊戲桌：學會五款桌遊，再一起玩。可以多人同機輪流，也可以對電腦。</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>page title: about the program</extracomment>
        <translation>關於</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <comment>link</comment>
        <translation>回到清單</translation>
    </message>
    <message>
        <source>Boards, pieces and covers are drawn by this program from its own shapes.</source>
        <translation>圖板、配件和封面都由這個程式自己畫出。</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>section of the page</extracomment>
        <translation>致謝</translation>
    </message>
    <message>
        <source>Delete the folder, and everything is forgotten. Copy it, and it can be taken to another computer.</source>
        <translation>刪掉這個資料夾，就什麼都不留；複製它，就能帶到別台電腦。</translation>
    </message>
    <message>
        <source>Five Games, One Table</source>
        <comment>the name</comment>
        <translation>一桌五遊</translation>
    </message>
    <message>
        <source>Five games, one table, nothing that leaves this computer</source>
        <translation>五款遊戲，一張桌子，資料都留在這台電腦</translation>
    </message>
    <message>
        <source>Fonts and icons</source>
        <comment>heading</comment>
        <translation>字型與圖示</translation>
    </message>
    <message>
        <source>Fonts and icons carry these licences:</source>
        <translation>字型與圖示的授權：</translation>
    </message>
    <message>
        <source>Icons on pieces: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Icons of the window: Lucide, ISC.</source>
        <translation>配件上的圖示：game-icons.net，作者 Lorc、Delapouite 等人，CC BY 3.0。視窗的圖示：Lucide，ISC。</translation>
    </message>
    <message>
        <source>It is built with Qt and PySide6 (LGPL 3), Python (PSF), msgspec (BSD) and markdown-it-py (MIT).</source>
        <translation>使用 Qt 與 PySide6（LGPL 3）、Python（PSF）、msgspec（BSD）、markdown-it-py（MIT）製作。</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>section of the page</extracomment>
        <translation>授權</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>heading</comment>
        <translation>授權</translation>
    </message>
    <message>
        <source>Our own values</source>
        <comment>heading</comment>
        <translation>推定值</translation>
    </message>
    <message>
        <source>Program {version}, Python {python}, PySide {pyside}, Qt {qt}, {system}</source>
        <translation>程式 {version}、Python {python}、PySide {pyside}、Qt {qt}、{system}</translation>
    </message>
    <message>
        <source>Rule numbers of each game</source>
        <comment>link</comment>
        <translation>每款遊戲的數值</translation>
    </message>
    <message>
        <source>Settings, saved matches, history, lessons and own numbers lie in one folder. Nothing is sent anywhere; there is no account and no network.</source>
        <translation>設定、存好的對局、紀錄、課程進度和自己的數值都放在一個資料夾。不會傳到任何地方，不需要帳號，也不需要網路。</translation>
    </message>
    <message>
        <source>Show folder</source>
        <comment>link</comment>
        <translation>顯示資料夾</translation>
    </message>
    <message>
        <source>Text: Nunito Sans and Noto Sans TC. Titles: Fraunces and Table Kai TC, a cut of LXGW WenKai TC. All under the SIL Open Font License.</source>
        <translation>內文：Nunito Sans 與 Noto Sans TC。標題：Fraunces 與 Table Kai TC（取自 LXGW WenKai TC）。全部採用 SIL Open Font License。</translation>
    </message>
    <message>
        <source>The games and their designers</source>
        <comment>heading</comment>
        <translation>遊戲與設計師</translation>
    </message>
    <message>
        <source>The program</source>
        <extracomment>section of the page</extracomment>
        <translation>程式</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence.</source>
        <translation>這個程式是自由軟體，採用 MIT 授權。</translation>
    </message>
    <message>
        <source>This is the work of people who like these games. It is not affiliated with their publishers or designers, uses none of their pictures or texts, and replaces no box: if you like a game, buy it.</source>
        <translation>這是喜歡這些遊戲的人做的，與出版社和設計師無關，沒有用到任何原版的圖片或文字，也不能取代遊戲盒：喜歡哪一款，就買一盒。</translation>
    </message>
    <message>
        <source>Versions</source>
        <comment>heading</comment>
        <translation>版本</translation>
    </message>
    <message>
        <source>Where a printed number is not known to us, the rules show a pencil: that number is our own. Owners of the box can set the printed ones.</source>
        <translation>原版數值待查的地方，規則裡會畫一枝鉛筆，表示那是推定值。有遊戲盒的人可以換成原版數值。</translation>
    </message>
    <message>
        <source>Your data</source>
        <extracomment>section of the page</extracomment>
        <translation>你的資料</translation>
    </message>
    <message>
        <source>Your data</source>
        <comment>heading</comment>
        <translation>你的資料</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>It played on with a move at random. Details: {error}</source>
        <translation>這一步改為隨機進行。詳細內容：{error}</translation>
    </message>
    <message>
        <source>Show me the rule</source>
        <translation>看這條規則</translation>
    </message>
    <message>
        <source>The computer player stumbled</source>
        <translation>電腦玩家出了差錯</translation>
    </message>
    <message>
        <source>{why} Also: {also}.</source>
        <extracomment>{why}: a whole sentence; {also}: a second reason, short</extracomment>
        <translation>{why}另外：{also}。</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Hurry</source>
        <comment>button</comment>
        <translation>快一點</translation>
    </message>
    <message>
        <source>Pass the computer on</source>
        <translation>請換人坐到電腦前</translation>
    </message>
    <message>
        <source>Redo: {deed}</source>
        <extracomment>{deed}: "buy a ruby"</extracomment>
        <translation>重做：{deed}</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <extracomment>{deed}: "buy a ruby"</extracomment>
        <translation>復原：{deed}</translation>
    </message>
    <message>
        <source>the move of {name}</source>
        <translation>{name}的那一步</translation>
    </message>
</context>
<context>
    <name>BestRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at a match</comment>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotRow</name>
    <message>
        <source>Try it</source>
        <extracomment>button: play against this level</extracomment>
        <translation>試試看</translation>
    </message>
    <message>
        <source>Try {level}</source>
        <extracomment>button, read out; {level} is "Easy"</extracomment>
        <translation>試試{level}</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <extracomment>beside a level of bots</extracomment>
        <translation>還沒試過</translation>
    </message>
    <message>
        <source>{won} won of {played}</source>
        <translation>{played} 局贏 {won} 局</translation>
    </message>
</context>
<context>
    <name>BuranoBoard</name>
    <message>
        <source>Building cards</source>
        <extracomment>Heading over one's own building cards</extracomment>
        <translation>建築卡</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Heading over the open building cards</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>Burano</source>
        <extracomment>Name of the main island</extracomment>
        <translation>彩色島</translation>
    </message>
    <message>
        <source>Catch</source>
        <extracomment>Heading over the open fish cards</extracomment>
        <translation>漁獲</translation>
    </message>
    <message>
        <source>Fish</source>
        <extracomment>name of the action area for fishing</extracomment>
        <translation>捕魚</translation>
    </message>
    <message>
        <source>Fish cards</source>
        <extracomment>Heading over one's own fish cards</extracomment>
        <translation>漁獲卡</translation>
    </message>
    <message>
        <source>Lace</source>
        <extracomment>name of the action area for lace</extracomment>
        <translation>蕾絲</translation>
    </message>
    <message>
        <source>Lace quarter</source>
        <extracomment>Heading of the lace quarter</extracomment>
        <translation>蕾絲工廠區</translation>
    </message>
    <message>
        <source>Moves this turn</source>
        <extracomment>Heading over the counter of moves and their price</extracomment>
        <translation>本回合行動</translation>
    </message>
    <message>
        <source>Privilege</source>
        <extracomment>Heading over the privilege track; at most 9 letters</extracomment>
        <translation>特權</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>Heading over the cubes that may be built</extracomment>
        <translation>啟動區</translation>
    </message>
    <message>
        <source>Roof stacks</source>
        <extracomment>Heading over the four stacks of roofs</extracomment>
        <translation>屋頂牌堆</translation>
    </message>
    <message>
        <source>Roofs</source>
        <extracomment>Heading over one's own roofs</extracomment>
        <translation>屋頂區</translation>
    </message>
    <message>
        <source>Supply</source>
        <extracomment>Heading over the supply of cubes</extracomment>
        <translation>供應區</translation>
    </message>
    <message>
        <source>Wages</source>
        <extracomment>name of the action area for wages</extracomment>
        <translation>工資</translation>
    </message>
</context>
<context>
    <name>BuranoChoosing</name>
    <message numerus="yes">
        <source>%n to the {ship}</source>
        <comment>button</comment>
        <extracomment>button; %n cards are marked. {ship}: "“Pairs” ship"</extracomment>
        <translation>
            <numerusform>%n 張賣給{ship}</numerusform>
        </translation>
    </message>
    <message>
        <source>Call home: {worker}</source>
        <extracomment>button. {worker}: "man"</extracomment>
        <translation>收回{worker}</translation>
    </message>
    <message>
        <source>Coin for privilege</source>
        <extracomment>button: a privilege becomes a coin</extracomment>
        <translation>特權換 1 元</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>button</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End turn ({coins})</source>
        <extracomment>button. {coins}: "−4 coins"</extracomment>
        <translation>結束回合（{coins}）</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <extracomment>button: the rest of the tower by rule</extracomment>
        <translation>補完其餘</translation>
    </message>
    <message>
        <source>Finish tower</source>
        <extracomment>button, at most 14 characters</extracomment>
        <translation>完成方塊塔</translation>
    </message>
    <message>
        <source>In which way?</source>
        <extracomment>the chooser: by a card or by privilege</extracomment>
        <translation>用哪種方式？</translation>
    </message>
    <message>
        <source>Pay 1 privilege</source>
        <extracomment>the chooser's answer</extracomment>
        <translation>付 1 點特權</translation>
    </message>
    <message>
        <source>Sell to the {ship}</source>
        <extracomment>button. {ship}: "“Pairs” ship"</extracomment>
        <translation>賣給{ship}</translation>
    </message>
    <message>
        <source>Take privilege</source>
        <comment>button: as a roof's reward</comment>
        <extracomment>button</extracomment>
        <translation>拿特權</translation>
    </message>
    <message>
        <source>Take: {symbol}</source>
        <extracomment>button. {symbol}: "anchor"</extracomment>
        <translation>拿{symbol}</translation>
    </message>
    <message>
        <source>The plain way</source>
        <extracomment>the chooser's answer: without a card or privilege</extracomment>
        <translation>一般方式</translation>
    </message>
    <message>
        <source>Where?</source>
        <extracomment>the chooser: a place</extracomment>
        <translation>在哪裡？</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪張卡？</translation>
    </message>
    <message>
        <source>Which cube?</source>
        <comment>the chooser asks for a colour</comment>
        <translation>哪個方塊？</translation>
    </message>
    <message>
        <source>Which roof?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪塊屋頂？</translation>
    </message>
    <message>
        <source>Which set?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪一組？</translation>
    </message>
    <message>
        <source>Which ship?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪艘船？</translation>
    </message>
    <message>
        <source>Which symbol?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪種符號？</translation>
    </message>
    <message>
        <source>Which worker?</source>
        <extracomment>the chooser</extracomment>
        <translation>哪位工人？</translation>
    </message>
    <message>
        <source>build {house}</source>
        <extracomment>what undo takes back. {house}: "red ● house"</extracomment>
        <translation>蓋{house}</translation>
    </message>
    <message>
        <source>call a {worker} home</source>
        <extracomment>what undo takes back. {worker}: "man"</extracomment>
        <translation>收回{worker}</translation>
    </message>
    <message>
        <source>discard a roof</source>
        <extracomment>what undo takes back</extracomment>
        <translation>棄屋頂</translation>
    </message>
    <message>
        <source>end the turn</source>
        <extracomment>what undo takes back</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>fill the tower</source>
        <extracomment>what undo takes back</extracomment>
        <translation>補完方塊塔</translation>
    </message>
    <message>
        <source>finish the tower</source>
        <extracomment>what undo takes back</extracomment>
        <translation>完成方塊塔</translation>
    </message>
    <message>
        <source>go on</source>
        <extracomment>what undo takes back</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>paint a roof</source>
        <extracomment>what undo takes back</extracomment>
        <translation>油漆屋頂</translation>
    </message>
    <message>
        <source>place {cube}</source>
        <extracomment>what undo takes back. {cube}: "red ● cube"</extracomment>
        <translation>放{cube}</translation>
    </message>
    <message>
        <source>return a cube</source>
        <extracomment>what undo takes back</extracomment>
        <translation>繳回方塊</translation>
    </message>
    <message>
        <source>sail to {place}</source>
        <extracomment>what undo takes back. {place}: "Murano"</extracomment>
        <translation>航行到{place}</translation>
    </message>
    <message>
        <source>sell fish</source>
        <extracomment>what undo takes back</extracomment>
        <translation>賣漁獲</translation>
    </message>
    <message>
        <source>send a woman</source>
        <extracomment>what undo takes back</extracomment>
        <translation>派女工</translation>
    </message>
    <message>
        <source>swap dock houses</source>
        <extracomment>what undo takes back</extracomment>
        <translation>互換船屋</translation>
    </message>
    <message>
        <source>take a coin</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿 1 元</translation>
    </message>
    <message>
        <source>take a cube from the supply</source>
        <extracomment>what undo takes back</extracomment>
        <translation>從供應區拿方塊</translation>
    </message>
    <message>
        <source>take a fish card</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿漁獲卡</translation>
    </message>
    <message>
        <source>take a roof</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿屋頂</translation>
    </message>
    <message>
        <source>take privilege</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿特權</translation>
    </message>
    <message>
        <source>take the {card}</source>
        <extracomment>what undo takes back. {card}: "Bank"</extracomment>
        <translation>拿「{card}」</translation>
    </message>
    <message>
        <source>take {cube}</source>
        <extracomment>what undo takes back. {cube}: "red ● cube"</extracomment>
        <translation>拿{cube}</translation>
    </message>
</context>
<context>
    <name>BuranoForesight</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>colours of arrows and dock houses that agree</extracomment>
        <translation>
            <numerusform>對到 %n 色</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube could still be returned for points.</source>
        <translation>還有方塊可以繳回得分。</translation>
    </message>
    <message>
        <source>Both dock houses have this colour: nothing changes.</source>
        <translation>兩間船屋同色，換了也一樣。</translation>
    </message>
    <message>
        <source>Choose another</source>
        <extracomment>button: another reward</extracomment>
        <translation>選別的</translation>
    </message>
    <message>
        <source>Choose others</source>
        <extracomment>button: take other dock houses</extracomment>
        <translation>選別間</translation>
    </message>
    <message>
        <source>Go on returning</source>
        <extracomment>button</extracomment>
        <translation>繼續繳回</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>button: keep the privilege</extracomment>
        <translation>留著</translation>
    </message>
    <message>
        <source>No woman has been sent.</source>
        <translation>還沒有派出女工。</translation>
    </message>
    <message>
        <source>Privilege becomes money at the end by itself.</source>
        <translation>遊戲結束時，特權會自動換成錢。</translation>
    </message>
    <message>
        <source>Send a woman</source>
        <extracomment>button</extracomment>
        <translation>派女工</translation>
    </message>
    <message>
        <source>Stop anyway</source>
        <extracomment>button</extracomment>
        <translation>照樣停手</translation>
    </message>
    <message>
        <source>Swap anyway</source>
        <extracomment>button</extracomment>
        <translation>照樣互換</translation>
    </message>
    <message>
        <source>Take it anyway</source>
        <extracomment>button</extracomment>
        <translation>照樣拿</translation>
    </message>
    <message>
        <source>You cannot hold more than {n}; the rest is lost.</source>
        <extracomment>{n}: the highest number of privilege</extracomment>
        <translation>特權最多 {n} 點，多的會浪費。</translation>
    </message>
    <message>
        <source>arrows then at {colours}</source>
        <extracomment>the time wheel will have turned. {colours}: "red ● and blue ◆"</extracomment>
        <translation>箭頭轉到{colours}</translation>
    </message>
    <message>
        <source>{coins}, then {left}</source>
        <extracomment>{coins}: "−4 coins"; {left}: "3 coins"</extracomment>
        <translation>{coins}，剩 {left}</translation>
    </message>
</context>
<context>
    <name>BuranoHints</name>
    <message>
        <source>A card from the pile is better than these on the average.</source>
        <translation>平均來說，抽牌堆比這幾張好。</translation>
    </message>
    <message>
        <source>A coin now, and a cube for a covered house next season.</source>
        <translation>現在得錢，補上的房屋下一季還能拿方塊。</translation>
    </message>
    <message numerus="yes">
        <source>A returned cube is %n point(s), more in a guild.</source>
        <translation>
            <numerusform>繳回方塊得 %n 分，連成工會更多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set can be sold here for %n point(s).</source>
        <translation>
            <numerusform>在這裡能賣一組，得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>A woman here can be paid with cubes, and guilds may grow.</source>
        <translation>女工在這裡能用方塊得分，也能連成工會。</translation>
    </message>
    <message>
        <source>After this swap an island matches better.</source>
        <translation>互換之後，有座島對到更多顏色。</translation>
    </message>
    <message>
        <source>Another move would cost more than it brings; so it is {coins}.</source>
        <extracomment>{coins}: "−4 coins", what the turn costs as it is</extracomment>
        <translation>再多一個行動就不划算，這樣結束是 {coins}。</translation>
    </message>
    <message>
        <source>Every cube has its place.</source>
        <translation>每個方塊都放好了。</translation>
    </message>
    <message>
        <source>No move is possible; the turn still earns a coin.</source>
        <translation>沒有行動可做，但還是得 1 元。</translation>
    </message>
    <message numerus="yes">
        <source>No open card is worth as much as %n privilege.</source>
        <translation>
            <numerusform>沒有一張卡比得上 %n 點特權。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other woman can be paid.</source>
        <translation>沒有其他女工能繳回方塊了。</translation>
    </message>
    <message>
        <source>No trip brings more than staying ashore.</source>
        <translation>這次不出海比較好。</translation>
    </message>
    <message>
        <source>Privilege is worth more in a turn.</source>
        <translation>特權留到回合裡用比較值得。</translation>
    </message>
    <message>
        <source>The next woman is worth more on the ring.</source>
        <translation>下一位女工留在工作輪上比較值得。</translation>
    </message>
    <message>
        <source>The others are worth more where they are.</source>
        <translation>其他工人留在原處比較值得。</translation>
    </message>
    <message numerus="yes">
        <source>The roof end has this colour: +%n privilege.</source>
        <translation>
            <numerusform>屋頂這一端同色：+%n 點特權。</numerusform>
        </translation>
    </message>
    <message>
        <source>The town hardly offers a place for this roof.</source>
        <translation>這塊屋頂在鎮上幾乎找不到位置。</translation>
    </message>
    <message>
        <source>The {card} brings most in the time that is left.</source>
        <extracomment>{card}: "Bank"</extracomment>
        <translation>剩下的時間裡，「{card}」最划算。</translation>
    </message>
    <message>
        <source>These roofs are good enough.</source>
        <translation>這幾塊屋頂就很好。</translation>
    </message>
    <message>
        <source>This card fits the hand best.</source>
        <translation>這張和手牌最搭。</translation>
    </message>
    <message>
        <source>This coin pays for one more move.</source>
        <translation>有這 1 元，就能多一個行動。</translation>
    </message>
    <message>
        <source>This place is good, and {area} follows.</source>
        <extracomment>{area}: "fishing"</extracomment>
        <translation>這個位置好，接著還能做「{area}」。</translation>
    </message>
    <message numerus="yes">
        <source>This roof brings %n point(s) and a reward.</source>
        <translation>
            <numerusform>這塊屋頂得 %n 分，還有獎賞。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This set brings %n point(s); better ones are not in sight.</source>
        <translation>
            <numerusform>這一組得 %n 分，眼前沒有更好的。</numerusform>
        </translation>
    </message>
    <message>
        <source>This square is worth a privilege.</source>
        <translation>這一格值得用 1 點特權。</translation>
    </message>
    <message>
        <source>This square pays a coin at once.</source>
        <translation>這一格立刻得 1 元。</translation>
    </message>
    <message>
        <source>Without another cube there would be nothing to build.</source>
        <translation>再不補方塊，就沒有房屋可蓋。</translation>
    </message>
    <message>
        <source>{colour} is what the reserve lacks most.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>備用區最缺{colour}。</translation>
    </message>
    <message>
        <source>{colour} leads to {area}, which helps most now.</source>
        <extracomment>{colour}: "red ●"; {area}: "fishing"</extracomment>
        <translation>{colour} 可以做「{area}」，現在最有用。</translation>
    </message>
    <message>
        <source>{colour} may wait further down.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>{colour} 晚點才用，放下面就好。</translation>
    </message>
    <message>
        <source>{colour} will be wanted early, for {area}: it should lie high.</source>
        <extracomment>{colour}: "red ●"; {area}: "fishing"</extracomment>
        <translation>{colour} 很快會用到（{area}），要放高一點。</translation>
    </message>
    <message numerus="yes">
        <source>{island} gives %n card(s), and men there count at the scoring.</source>
        <extracomment>{island}: "Murano"; %n: cards that are caught</extracomment>
        <translation>
            <numerusform>去{island}能拿 %n 張卡，男工在計分時也算數。</numerusform>
        </translation>
    </message>
    <message>
        <source>{symbol} promises most points as things stand.</source>
        <extracomment>{symbol}: "anchor"</extracomment>
        <translation>照現況，{symbol}分數最多。</translation>
    </message>
</context>
<context>
    <name>BuranoLog</name>
    <message numerus="yes">
        <source>%n card(s) to the {ship}, {season}</source>
        <extracomment>row. {ship}: "“Pairs” ship"; {season}: "Summer"; %n: cards sold</extracomment>
        <translation>
            <numerusform>賣 %n 張給{ship}，{season}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), with privilege</source>
        <extracomment>row: privilege counts as coins</extracomment>
        <translation>
            <numerusform>連特權共 %n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <comment>under a player's name</comment>
        <extracomment>under a player's name</extracomment>
        <translation>
            <numerusform>漁獲 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish card(s) in hand</source>
        <extracomment>row</extracomment>
        <translation>
            <numerusform>手上的漁獲卡 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n privilege</source>
        <comment>under a player's name</comment>
        <extracomment>under a player's name</extracomment>
        <translation>
            <numerusform>特權 %n 點</numerusform>
        </translation>
    </message>
    <message>
        <source>All towers are shown</source>
        <extracomment>log</extracomment>
        <translation>方塊塔全部公開</translation>
    </message>
    <message>
        <source>All towers are shown: {paid}</source>
        <extracomment>log. {paid}: "Mei +4 coins and Grandpa +3 coins", for cubes left over</extracomment>
        <translation>方塊塔全部公開：{paid}</translation>
    </message>
    <message>
        <source>Building cards</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>建築卡</translation>
    </message>
    <message>
        <source>Coins and privilege</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>錢幣與特權</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <extracomment>log</extracomment>
        <translation>最終計分</translation>
    </message>
    <message>
        <source>Fish in hand</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>手上的漁獲</translation>
    </message>
    <message>
        <source>Islands</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>海島</translation>
    </message>
    <message>
        <source>Lace</source>
        <extracomment>row of the breakdown: cubes for women, and guilds</extracomment>
        <translation>蕾絲</translation>
    </message>
    <message>
        <source>Merchant ships</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>貿易船</translation>
    </message>
    <message>
        <source>New building card: {card}</source>
        <extracomment>log. {card}: "Bank"</extracomment>
        <translation>新的建築卡：{card}</translation>
    </message>
    <message>
        <source>New fish cards: {fish}</source>
        <extracomment>log. {fish}: "crab and eel"</extracomment>
        <translation>新的漁獲卡：{fish}</translation>
    </message>
    <message>
        <source>No card is open: {name} gets {n}</source>
        <extracomment>log. {n}: "+2 privilege"</extracomment>
        <translation>沒有建築卡，{name}得 {n}</translation>
    </message>
    <message>
        <source>Roofs painted</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>油漆屋頂</translation>
    </message>
    <message>
        <source>The action markers are dealt anew</source>
        <extracomment>log</extracomment>
        <translation>重新分配行動標記</translation>
    </message>
    <message>
        <source>The discarded roofs with {symbol} are a new stack</source>
        <extracomment>log. {symbol}: "anchor"</extracomment>
        <translation>棄置的{symbol}屋頂成為新的一疊</translation>
    </message>
    <message>
        <source>The match is over</source>
        <comment>log</comment>
        <extracomment>log</extracomment>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>row of the breakdown</extracomment>
        <translation>總分</translation>
    </message>
    <message numerus="yes">
        <source>guild of %n, {season}</source>
        <extracomment>row. %n: women; {season}: "Summer"</extracomment>
        <translation>
            <numerusform>%n 人工會，{season}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {n}</source>
        <extracomment>row. {card}: "Bank"; {n}: what it counts</extracomment>
        <translation>{card}：{n}</translation>
    </message>
    <message>
        <source>{cube} returned, {season}</source>
        <extracomment>row. {cube}: "red ● cube"; {season}: "Summer"</extracomment>
        <translation>繳回{cube}，{season}</translation>
    </message>
    <message>
        <source>{deed} ({gain})</source>
        <extracomment>log, a deed and what it gained. {gain}: "+1 privilege"</extracomment>
        <translation>{deed}（{gain}）</translation>
    </message>
    <message>
        <source>{island}, {season}</source>
        <extracomment>row. {island}: "Murano"; {season}: "Summer"</extracomment>
        <translation>{island}，{season}</translation>
    </message>
    <message numerus="yes">
        <source>{island}, {season}, shared by %n</source>
        <extracomment>row. {island}: "Murano"; {season}: "Summer"; %n players share the points</extracomment>
        <translation>
            <numerusform>{island}，{season}，%n 人平分</numerusform>
        </translation>
    </message>
    <message>
        <source>{island}: {names} {points}</source>
        <extracomment>log. {island}: "Murano"; {names}: one or more players; {points}: "+2 points"</extracomment>
        <translation>{island}：{names} {points}</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n point(s) each.</source>
        <extracomment>result. {names}: "Mei and Grandpa"</extracomment>
        <translation>
            <numerusform>{names}同為 %n 分，共同獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} built {house} on the ground</source>
        <extracomment>log. {house}: "red ● house"</extracomment>
        <translation>{name}在一樓蓋了{house}</translation>
    </message>
    <message>
        <source>{name} built {house} on the second floor</source>
        <extracomment>log. {house}: "red ● house"</extracomment>
        <translation>{name}在二樓蓋了{house}</translation>
    </message>
    <message>
        <source>{name} built {house} on the third floor</source>
        <extracomment>log. {house}: "red ● house"</extracomment>
        <translation>{name}在三樓蓋了{house}</translation>
    </message>
    <message>
        <source>{name} called a {worker} home: {coins}</source>
        <extracomment>log. {worker}: "man"; {coins}: "+1 coin"</extracomment>
        <translation>{name}收回{worker}：{coins}</translation>
    </message>
    <message>
        <source>{name} chose {n}</source>
        <extracomment>log. {n}: "+2 privilege"</extracomment>
        <translation>{name}選了 {n}</translation>
    </message>
    <message>
        <source>{name} discarded the {roof}</source>
        <extracomment>log. {roof}: "anchor roof red ●–blue ◆"</extracomment>
        <translation>{name}棄了{roof}</translation>
    </message>
    <message>
        <source>{name} drew from the pile: {fish}</source>
        <extracomment>log. {fish}: "crab", or "a hidden card"</extracomment>
        <translation>{name}從抽牌堆抽：{fish}</translation>
    </message>
    <message>
        <source>{name} finished a tower</source>
        <extracomment>log</extracomment>
        <translation>{name}蓋好了方塊塔</translation>
    </message>
    <message>
        <source>{name} has the starting marker now</source>
        <extracomment>log</extracomment>
        <translation>起始玩家換成{name}</translation>
    </message>
    <message>
        <source>{name} is the starting player</source>
        <extracomment>log</extracomment>
        <translation>{name}是起始玩家</translation>
    </message>
    <message>
        <source>{name} left out {area}</source>
        <extracomment>log. {area}: "fishing", "lace"</extracomment>
        <translation>{name}放棄「{area}」</translation>
    </message>
    <message>
        <source>{name} painted the {roof}</source>
        <extracomment>log. {roof}: "anchor roof red ●–blue ◆"</extracomment>
        <translation>{name}油漆了{roof}</translation>
    </message>
    <message numerus="yes">
        <source>{name} received %n cube(s)</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name}拿到 %n 個方塊</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} returned {cube}: {points}</source>
        <extracomment>log. {cube}: "red ● cube"; {points}: "+2 points"</extracomment>
        <translation>{name}繳回{cube}：{points}</translation>
    </message>
    <message>
        <source>{name} sailed to a port</source>
        <extracomment>log</extracomment>
        <translation>{name}航行到港口</translation>
    </message>
    <message numerus="yes">
        <source>{name} sailed to {island}: %n match(es)</source>
        <extracomment>log. {island}: "Murano"; %n: matching colours</extracomment>
        <translation>
            <numerusform>{name}航行到{island}，對到 %n 色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sent %n man(s) to {island}</source>
        <comment>plural: men</comment>
        <extracomment>log. {island}: "Murano"</extracomment>
        <translation>
            <numerusform>{name}派 %n 位男工到{island}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sent a woman to the workshops</source>
        <extracomment>log</extracomment>
        <translation>{name}派女工到蕾絲工廠</translation>
    </message>
    <message>
        <source>{name} sold {cards} to the {ship}: {points}</source>
        <extracomment>log. {cards}: "crab ×2 and eel"; {ship}: "“Pairs” ship"; {points}: "+8 points"</extracomment>
        <translation>{name}賣給{ship}：{cards}，{points}</translation>
    </message>
    <message>
        <source>{name} swapped dock houses {a} and {b}</source>
        <extracomment>log. {a}, {b}: "red ●", colours of dock houses</extracomment>
        <translation>{name}互換船屋：{a}、{b}</translation>
    </message>
    <message>
        <source>{name} takes a {worker} home: {coins}</source>
        <extracomment>log. {worker}: "man"; {coins}: "+2 coins"</extracomment>
        <translation>{name}的{worker}回家：{coins}</translation>
    </message>
    <message>
        <source>{name} took a fish card: {fish}</source>
        <extracomment>log. {fish}: "crab"</extracomment>
        <translation>{name}拿了漁獲卡：{fish}</translation>
    </message>
    <message>
        <source>{name} took the {card}</source>
        <extracomment>log. {card}: "Bank"</extracomment>
        <translation>{name}拿了「{card}」</translation>
    </message>
    <message>
        <source>{name} took the {roof}</source>
        <extracomment>log. {roof}: "anchor roof red ●–blue ◆"</extracomment>
        <translation>{name}拿了{roof}</translation>
    </message>
    <message>
        <source>{name} took {cube}</source>
        <extracomment>log. {cube}: "red ● cube"</extracomment>
        <translation>{name}拿了{cube}</translation>
    </message>
    <message>
        <source>{name} took {cube} instead</source>
        <extracomment>log. {cube}: "red ● cube"</extracomment>
        <translation>{name}改拿{cube}</translation>
    </message>
    <message>
        <source>{name} turned a privilege into a coin</source>
        <extracomment>log</extracomment>
        <translation>{name}用特權換 1 元</translation>
    </message>
    <message numerus="yes">
        <source>{name} turns %n privilege into coins</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name}把 %n 點特權換成錢</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} used a privilege to send a woman to the workshops</source>
        <extracomment>log</extracomment>
        <translation>{name}用特權派女工到蕾絲工廠</translation>
    </message>
    <message>
        <source>{name} used a privilege: {cube} into the reserve</source>
        <extracomment>log. {cube}: "red ● cube"</extracomment>
        <translation>{name}用特權拿{cube}到備用區</translation>
    </message>
    <message>
        <source>{name} used a privilege: {cube} onto the tower</source>
        <extracomment>log. {cube}: "red ● cube"</extracomment>
        <translation>{name}用特權拿{cube}上方塊塔</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins at {points} all by %n coin(s).</source>
        <extracomment>result of a tie. %n: the winner's coins; {points}: of both players</extracomment>
        <translation>
            <numerusform>同為 {points} 分，{name}以 %n 元獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins at {points} all by %n ready cube(s).</source>
        <extracomment>result of a tie. %n: the winner's cubes in the ready area; {points}: of both players</extracomment>
        <translation>
            <numerusform>同為 {points} 分，{name}以啟動區 %n 個方塊獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s); {other} has {points}.</source>
        <extracomment>result. %n: the winner's points; {points}: the second's</extracomment>
        <translation>
            <numerusform>{name}以 %n 分獲勝，{other} {points} 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {coins}</source>
        <extracomment>log, a part of a list. {name}: a player; {coins}: "+4 coins"</extracomment>
        <translation>{name} {coins}</translation>
    </message>
    <message>
        <source>{name}'s Net Loft brought {fish}</source>
        <extracomment>log; the building card of that name. {fish}: "crab"</extracomment>
        <translation>{name}的「曬網閣樓」抽到{fish}</translation>
    </message>
    <message numerus="yes">
        <source>{name}'s guild of %n: {points}</source>
        <extracomment>log. %n: women; {points}: "+6 points"</extracomment>
        <translation>
            <numerusform>{name}的 %n 人工會：{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s roof with {symbol}: {points}</source>
        <extracomment>log. {symbol}: "anchor"; {points}: "+4 points"</extracomment>
        <translation>{name}的{symbol}屋頂：{points}</translation>
    </message>
    <message>
        <source>{name}'s wages: {coins}</source>
        <extracomment>log. {coins}: "+4 coins"</extracomment>
        <translation>{name}領工資：{coins}</translation>
    </message>
    <message>
        <source>{name}'s {card}: {points}</source>
        <extracomment>log. {card}: "Bank"; {points}: "+3 points"</extracomment>
        <translation>{name}的「{card}」：{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n coin(s) are {points}</source>
        <extracomment>log. {points}: "+3 points"</extracomment>
        <translation>
            <numerusform>{name}：%n 元換 {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n fish card(s) in hand are {points}</source>
        <extracomment>log. {points}: "+3 points"</extracomment>
        <translation>
            <numerusform>{name}：手上漁獲 %n 張換 {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n move(s), {coins}</source>
        <extracomment>log. {coins}: "−4 coins"</extracomment>
        <translation>
            <numerusform>{name}：%n 個行動，{coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>{season}: scoring</source>
        <extracomment>log. {season}: "Summer"</extracomment>
        <translation>{season}：計分</translation>
    </message>
    <message>
        <source>{season}: towers are built</source>
        <extracomment>log. {season}: "Summer"</extracomment>
        <translation>{season}：開始蓋方塊塔</translation>
    </message>
    <message>
        <source>{symbol} on height {n}, {season}</source>
        <extracomment>row. {symbol}: "chimney"; {n}: height of the houses, 1 or 2; {season}: "Summer"</extracomment>
        <translation>{symbol}，在 {n} 層高，{season}</translation>
    </message>
    <message>
        <source>{symbol}, cards: {n}, {season}</source>
        <extracomment>row. {symbol}: "crest"; {n}: building cards; {season}: "Summer"</extracomment>
        <translation>{symbol}，卡 {n} 張，{season}</translation>
    </message>
    <message>
        <source>{symbol}, islands: {n}, {season}</source>
        <extracomment>row. {symbol}: "anchor"; {n}: islands with men; {season}: "Summer"</extracomment>
        <translation>{symbol}，島 {n} 座，{season}</translation>
    </message>
    <message>
        <source>{symbol}, women: {n}, {season}</source>
        <extracomment>row. {symbol}: "bobbin"; {n}: women; {season}: "Summer"</extracomment>
        <translation>{symbol}，女工 {n} 位，{season}</translation>
    </message>
</context>
<context>
    <name>BuranoMoves</name>
    <message>
        <source>Another colour</source>
        <extracomment>head in the moves list: instead of a colour that ran out</extracomment>
        <translation>改拿別色</translation>
    </message>
    <message>
        <source>Build a house</source>
        <extracomment>head in the moves list</extracomment>
        <translation>建造房屋</translation>
    </message>
    <message>
        <source>Call home</source>
        <extracomment>head in the moves list</extracomment>
        <translation>收回工人</translation>
    </message>
    <message>
        <source>Call the {worker} home: {place}</source>
        <extracomment>{worker}: "man"; {place}: "Murano"</extracomment>
        <translation>收回{worker}：{place}</translation>
    </message>
    <message>
        <source>Cube tower</source>
        <extracomment>head in the moves list</extracomment>
        <translation>方塊塔</translation>
    </message>
    <message>
        <source>Discard the {roof}</source>
        <extracomment>{roof}: "anchor roof red ●–blue ◆"</extracomment>
        <translation>棄{roof}</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>從抽牌堆抽 1 張</translation>
    </message>
    <message>
        <source>End the turn: {coins}</source>
        <extracomment>{coins}: "+1 coin", "−4 coins"</extracomment>
        <translation>結束回合：{coins}</translation>
    </message>
    <message>
        <source>Enough cubes</source>
        <extracomment>button: return no more cubes</extracomment>
        <translation>不再繳回</translation>
    </message>
    <message>
        <source>Enough lace</source>
        <extracomment>button: send no (more) women</extracomment>
        <translation>不再派女工</translation>
    </message>
    <message>
        <source>Finish the tower</source>
        <extracomment>a choice</extracomment>
        <translation>完成方塊塔</translation>
    </message>
    <message>
        <source>Go fishing</source>
        <extracomment>head in the moves list</extracomment>
        <translation>出海捕魚</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>head in the moves list: finish what is open
----------
button: go on with the match</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Keep these roofs</source>
        <extracomment>button</extracomment>
        <translation>留下這些</translation>
    </message>
    <message>
        <source>Lace scoring</source>
        <extracomment>head in the moves list</extracomment>
        <translation>蕾絲計分</translation>
    </message>
    <message>
        <source>Let the rest fill itself</source>
        <translation>其餘自動放好</translation>
    </message>
    <message>
        <source>Make lace</source>
        <extracomment>head in the moves list</extracomment>
        <translation>編織蕾絲</translation>
    </message>
    <message>
        <source>Paint a roof</source>
        <extracomment>head in the moves list</extracomment>
        <translation>油漆屋頂</translation>
    </message>
    <message>
        <source>Privilege</source>
        <extracomment>head in the moves list</extracomment>
        <translation>特權</translation>
    </message>
    <message>
        <source>Return a cube for the woman on {square}</source>
        <extracomment>{square}: "red ●, row 4, column 2", where the woman stands</extracomment>
        <translation>為{square}的女工繳回方塊</translation>
    </message>
    <message>
        <source>Reward</source>
        <extracomment>head in the moves list: for a painted roof</extracomment>
        <translation>獎賞</translation>
    </message>
    <message>
        <source>Roofs</source>
        <extracomment>head in the moves list</extracomment>
        <translation>屋頂</translation>
    </message>
    <message>
        <source>Sail to {island}: {docks}</source>
        <extracomment>{island}: "Murano"; {docks}: the colours of its dock houses</extracomment>
        <translation>航行到{island}：{docks}</translation>
    </message>
    <message>
        <source>Sail to {port} to sell</source>
        <extracomment>{port}: "West Port"</extracomment>
        <translation>航行到{port}賣漁獲</translation>
    </message>
    <message>
        <source>Sell fish</source>
        <extracomment>head in the moves list</extracomment>
        <translation>賣漁獲</translation>
    </message>
    <message>
        <source>Stay ashore</source>
        <extracomment>button: leave the boat where it is</extracomment>
        <translation>不出海</translation>
    </message>
    <message>
        <source>Swap {a} and {b}</source>
        <extracomment>{a}, {b}: "red ● at Murano"</extracomment>
        <translation>互換{a}與{b}</translation>
    </message>
    <message>
        <source>Take 1 coin for 1 privilege</source>
        <translation>用 1 點特權拿 1 元</translation>
    </message>
    <message>
        <source>Take a cube</source>
        <extracomment>head in the moves list</extracomment>
        <translation>拿取房屋</translation>
    </message>
    <message numerus="yes">
        <source>Take a roof with {symbol}, %n left</source>
        <extracomment>{symbol}: "anchor"</extracomment>
        <translation>
            <numerusform>拿{symbol}屋頂，剩 %n 塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Take privilege</source>
        <extracomment>a choice: as a roof's reward</extracomment>
        <translation>拿特權</translation>
    </message>
    <message>
        <source>Take the {cube} from {place}</source>
        <extracomment>{cube}: "red ● cube"; {place}: "the top"</extracomment>
        <translation>從{place}拿{cube}</translation>
    </message>
    <message>
        <source>Take the {fish}</source>
        <extracomment>{fish}: "crab"</extracomment>
        <translation>拿{fish}</translation>
    </message>
    <message>
        <source>Take {cube} instead</source>
        <extracomment>{cube}: "red ● cube"</extracomment>
        <translation>改拿{cube}</translation>
    </message>
    <message>
        <source>Woman to {square}</source>
        <extracomment>{square}: "red ●, row 4, column 2"</extracomment>
        <translation>派女工到{square}</translation>
    </message>
    <message>
        <source>Woman to {square}, by the Lace Bridge</source>
        <extracomment>{square}: "red ●, row 4, column 2". The building card of that name</extracomment>
        <translation>派女工到{square}，用「蕾絲拱橋」</translation>
    </message>
    <message>
        <source>Woman to {square}, by the Shared Bench</source>
        <extracomment>{square}: "red ●, row 4, column 2". The building card of that name</extracomment>
        <translation>派女工到{square}，用「共用工坊」</translation>
    </message>
    <message>
        <source>Woman to {square}, for 1 privilege</source>
        <extracomment>{square}: "red ●, row 4, column 2"</extracomment>
        <translation>派女工到{square}，用 1 點特權</translation>
    </message>
    <message>
        <source>Woman to {square}: +1 coin</source>
        <extracomment>{square}: "red ●, row 4, column 2"</extracomment>
        <translation>派女工到{square}：+1 元</translation>
    </message>
    <message>
        <source>{cards} to the {ship}: {points}</source>
        <extracomment>{cards}: "crab ×2 and eel"; {ship}: "“Pairs” ship"; {points}: "+8 points"</extracomment>
        <translation>賣給{ship}：{cards}，{points}</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <extracomment>{card}: "Bank"; {effect}: "+2 coins with wages"</extracomment>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>{cube} into the reserve, for 1 privilege</source>
        <extracomment>{cube}: "red ● cube"</extracomment>
        <translation>用 1 點特權拿{cube}到備用區</translation>
    </message>
    <message>
        <source>{cube} on {place}</source>
        <extracomment>{cube}: "red ● cube"; {place}: "the top"</extracomment>
        <translation>{cube}放{place}</translation>
    </message>
    <message>
        <source>{cube} onto the tower, {place}, for 1 privilege</source>
        <extracomment>{cube}: "red ● cube"; {place}: "the top"</extracomment>
        <translation>用 1 點特權把{cube}放到塔上{place}</translation>
    </message>
    <message>
        <source>{house} on a roof end of its colour, {place}, then {area}</source>
        <extracomment>{house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"</extracomment>
        <translation>{house}蓋在同色屋頂上（{place}），接著{area}</translation>
    </message>
    <message>
        <source>{house} on a roof end, {place}, then {area}</source>
        <extracomment>{house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"</extracomment>
        <translation>{house}蓋在屋頂上（{place}），接著{area}</translation>
    </message>
    <message>
        <source>{house} on the ground, {place}, then {area}</source>
        <extracomment>{house}: "red ● house"; {place}: "row 5, column 5"; {area}: "fishing"</extracomment>
        <translation>{house}蓋在地面（{place}），接著{area}</translation>
    </message>
    <message>
        <source>{roof} on {a} and {b}: {points}</source>
        <extracomment>{roof}: "anchor roof red ●–blue ◆"; {a}, {b}: "row 5, column 5"; {points}: "+4 points"</extracomment>
        <translation>{roof}鋪在{a}、{b}：{points}</translation>
    </message>
</context>
<context>
    <name>BuranoNames</name>
    <message>
        <source> · </source>
        <comment>between facts in one line</comment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>an amount</extracomment>
        <translation>
            <numerusform>%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>an amount</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n privilege</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n 點特權</numerusform>
        </translation>
    </message>
    <message>
        <source>+{n} coins with wages</source>
        <comment>a building card</comment>
        <translation>領工資時 +{n} 元</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>After a catch, draw {n} more from the pile</source>
        <comment>a building card</comment>
        <translation>捕魚後多抽 {n} 張漁獲卡</translation>
    </message>
    <message>
        <source>At the end {n} coins are a point</source>
        <comment>a building card</comment>
        <translation>終局時每 {n} 元換 1 分</translation>
    </message>
    <message>
        <source>At the end {n} for each fish sold</source>
        <comment>a building card</comment>
        <translation>終局時賣出的漁獲每張 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each island with your men</source>
        <comment>a building card</comment>
        <translation>終局時有你男工的島每座 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each kind sold</source>
        <comment>a building card</comment>
        <translation>終局時賣出的漁獲每種 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each of your cards</source>
        <comment>a building card</comment>
        <translation>終局時你的建築卡每張 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each of your women</source>
        <comment>a building card</comment>
        <translation>終局時你的女工每位 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each privilege</source>
        <comment>a building card</comment>
        <translation>終局時特權每點 {n} 分</translation>
    </message>
    <message>
        <source>At the end {n} for each ready cube</source>
        <comment>a building card</comment>
        <translation>終局時啟動區的方塊每個 {n} 分</translation>
    </message>
    <message>
        <source>Autumn</source>
        <comment>a season</comment>
        <translation>秋季</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>a building card</comment>
        <translation>錢莊</translation>
    </message>
    <message>
        <source>Bell Tower</source>
        <comment>a building card</comment>
        <translation>鐘樓</translation>
    </message>
    <message>
        <source>Builders' Yard</source>
        <comment>a building card</comment>
        <translation>建材場</translation>
    </message>
    <message>
        <source>Burano</source>
        <extracomment>the game's name</extracomment>
        <translation>彩色島</translation>
    </message>
    <message>
        <source>Each worker called home pays {n}</source>
        <comment>a building card</comment>
        <translation>每收回 1 位工人得 {n} 元</translation>
    </message>
    <message>
        <source>East Port</source>
        <comment>a port</comment>
        <translation>東港</translation>
    </message>
    <message>
        <source>Ferry Pier</source>
        <comment>a building card</comment>
        <translation>渡船碼頭</translation>
    </message>
    <message>
        <source>Fish Auction</source>
        <comment>a building card</comment>
        <translation>拍賣行</translation>
    </message>
    <message>
        <source>Fish Market</source>
        <comment>a building card</comment>
        <translation>魚市場</translation>
    </message>
    <message>
        <source>Guest House</source>
        <comment>a building card</comment>
        <translation>客棧</translation>
    </message>
    <message>
        <source>Harbour Office</source>
        <comment>a building card</comment>
        <translation>港務所</translation>
    </message>
    <message>
        <source>Lace Bridge</source>
        <comment>a building card</comment>
        <translation>蕾絲拱橋</translation>
    </message>
    <message>
        <source>Lace Museum</source>
        <comment>a building card</comment>
        <translation>蕾絲博物館</translation>
    </message>
    <message>
        <source>Lido</source>
        <comment>an island</comment>
        <translation>麗都島</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <comment>a building card</comment>
        <translation>燈塔</translation>
    </message>
    <message>
        <source>Mazzorbo</source>
        <comment>an island</comment>
        <translation>馬佐爾博島</translation>
    </message>
    <message>
        <source>Mint</source>
        <comment>a building card</comment>
        <translation>鑄幣廠</translation>
    </message>
    <message>
        <source>Murano</source>
        <comment>an island</comment>
        <translation>穆拉諾島</translation>
    </message>
    <message>
        <source>Net Loft</source>
        <comment>a building card</comment>
        <translation>曬網閣樓</translation>
    </message>
    <message>
        <source>Privilege as a roof's reward is {n}</source>
        <comment>a building card</comment>
        <translation>屋頂獎賞選特權時拿 {n} 點</translation>
    </message>
    <message>
        <source>Roofers' Guild</source>
        <comment>a building card</comment>
        <translation>屋匠公會</translation>
    </message>
    <message>
        <source>Sant'Erasmo</source>
        <comment>an island</comment>
        <translation>聖伊拉斯莫島</translation>
    </message>
    <message>
        <source>Shared Bench</source>
        <comment>a building card</comment>
        <translation>共用工坊</translation>
    </message>
    <message>
        <source>Spring</source>
        <comment>a season</comment>
        <translation>春季</translation>
    </message>
    <message>
        <source>Summer</source>
        <comment>a season</comment>
        <translation>夏季</translation>
    </message>
    <message>
        <source>The first {n} swap of a trip is free</source>
        <comment>a building card</comment>
        <translation>每次出海前 {n} 次互換不花特權</translation>
    </message>
    <message>
        <source>Torcello</source>
        <comment>an island</comment>
        <translation>托爾切洛島</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <comment>a building card</comment>
        <translation>市政廳</translation>
    </message>
    <message>
        <source>Vignole</source>
        <comment>an island</comment>
        <translation>維尼奧萊島</translation>
    </message>
    <message>
        <source>West Port</source>
        <comment>a port</comment>
        <translation>西港</translation>
    </message>
    <message>
        <source>Winter</source>
        <comment>a season</comment>
        <translation>冬季</translation>
    </message>
    <message>
        <source>Your boat may follow up to {n} routes</source>
        <comment>a building card</comment>
        <translation>漁船最多可以走 {n} 段航線</translation>
    </message>
    <message>
        <source>Your woman may join another's: {n} on a square</source>
        <comment>a building card</comment>
        <translation>女工可與對手共用一格，每格 {n} 位</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <comment>a fish card</comment>
        <translation>1 張蓋著的卡</translation>
    </message>
    <message>
        <source>a {colour} cube</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>{colour} 方塊</translation>
    </message>
    <message>
        <source>a {colour} house</source>
        <extracomment>{colour}: "red ●"; a cube that was built</extracomment>
        <translation>{colour} 房屋</translation>
    </message>
    <message>
        <source>an {colour} cube</source>
        <extracomment>{colour}: "orange ▲"</extracomment>
        <translation>{colour} 方塊</translation>
    </message>
    <message>
        <source>an {colour} house</source>
        <extracomment>{colour}: "orange ▲"; a cube that was built</extracomment>
        <translation>{colour} 房屋</translation>
    </message>
    <message>
        <source>anchor</source>
        <comment>symbol of a roof</comment>
        <translation>船錨</translation>
    </message>
    <message>
        <source>bass</source>
        <comment>a fish card</comment>
        <translation>鱸魚</translation>
    </message>
    <message>
        <source>blue ◆</source>
        <comment>a colour with its symbol</comment>
        <translation>藍 ◆</translation>
    </message>
    <message>
        <source>bobbin</source>
        <comment>symbol of a roof</comment>
        <translation>線軸</translation>
    </message>
    <message>
        <source>bottom layer, row {row}, column {column}</source>
        <extracomment>a place in the cube tower</extracomment>
        <translation>下層第 {row} 列第 {column} 欄</translation>
    </message>
    <message>
        <source>chimney</source>
        <comment>symbol of a roof</comment>
        <translation>煙囪</translation>
    </message>
    <message>
        <source>clam</source>
        <comment>a fish card</comment>
        <translation>蛤蜊</translation>
    </message>
    <message>
        <source>crab</source>
        <comment>a fish card</comment>
        <translation>螃蟹</translation>
    </message>
    <message>
        <source>crest</source>
        <comment>symbol of a roof</comment>
        <translation>家徽</translation>
    </message>
    <message>
        <source>cuttlefish</source>
        <comment>a fish card</comment>
        <translation>墨魚</translation>
    </message>
    <message>
        <source>eel</source>
        <comment>a fish card</comment>
        <translation>鰻魚</translation>
    </message>
    <message>
        <source>fishing</source>
        <comment>an action</comment>
        <translation>捕魚</translation>
    </message>
    <message>
        <source>gap in row {row}, column {column}</source>
        <extracomment>a square of the lace quarter without a workshop</extracomment>
        <translation>第 {row} 列第 {column} 欄的空格</translation>
    </message>
    <message>
        <source>green ■</source>
        <comment>a colour with its symbol</comment>
        <translation>綠 ■</translation>
    </message>
    <message>
        <source>lace</source>
        <comment>an action</comment>
        <translation>編織蕾絲</translation>
    </message>
    <message>
        <source>man</source>
        <comment>a worker on an island</comment>
        <translation>男工</translation>
    </message>
    <message>
        <source>middle layer, row {row}, column {column}</source>
        <extracomment>a place in the cube tower</extracomment>
        <translation>中層第 {row} 列第 {column} 欄</translation>
    </message>
    <message>
        <source>octopus</source>
        <comment>a fish card</comment>
        <translation>章魚</translation>
    </message>
    <message>
        <source>orange ▲</source>
        <comment>a colour with its symbol</comment>
        <translation>橘 ▲</translation>
    </message>
    <message>
        <source>red ●</source>
        <comment>a colour with its symbol</comment>
        <translation>紅 ●</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>a space of the main island; both count from 1</extracomment>
        <translation>第 {row} 列第 {column} 欄</translation>
    </message>
    <message>
        <source>sardine</source>
        <comment>a fish card</comment>
        <translation>沙丁魚</translation>
    </message>
    <message>
        <source>shrimp</source>
        <comment>a fish card</comment>
        <translation>蝦</translation>
    </message>
    <message>
        <source>the top</source>
        <comment>a place in the cube tower</comment>
        <translation>塔頂</translation>
    </message>
    <message>
        <source>three of one kind with two or three of another</source>
        <comment>what a ship wants</comment>
        <translation>同種 3 張加另一種 2 或 3 張</translation>
    </message>
    <message>
        <source>three or more different kinds</source>
        <comment>what a ship wants</comment>
        <translation>3 張以上，種類都不同</translation>
    </message>
    <message>
        <source>two or more of one kind</source>
        <comment>what a ship wants</comment>
        <translation>同一種 2 張以上</translation>
    </message>
    <message>
        <source>two or three pairs of different kinds</source>
        <comment>what a ship wants</comment>
        <translation>2 或 3 對，每對不同種</translation>
    </message>
    <message>
        <source>wages</source>
        <comment>an action</comment>
        <translation>領工資</translation>
    </message>
    <message>
        <source>white ✚</source>
        <comment>a colour with its symbol</comment>
        <translation>白 ✚</translation>
    </message>
    <message>
        <source>woman</source>
        <comment>a worker in a workshop</comment>
        <translation>女工</translation>
    </message>
    <message>
        <source>yellow ★</source>
        <comment>a colour with its symbol</comment>
        <translation>黃 ★</translation>
    </message>
    <message>
        <source>{colour} at {island}</source>
        <extracomment>a dock house. {colour}: "red ●"; {island}: "Murano"</extracomment>
        <translation>{island}的{colour}</translation>
    </message>
    <message>
        <source>{colour} cube</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>{colour} 方塊</translation>
    </message>
    <message>
        <source>{colour} house</source>
        <extracomment>{colour}: "red ●"; a cube that was built</extracomment>
        <translation>{colour} 房屋</translation>
    </message>
    <message>
        <source>{colour}, row {row}, column {column}</source>
        <extracomment>a square of the lace quarter. {colour}: "red ●"</extracomment>
        <translation>{colour}（第 {row} 列第 {column} 欄）</translation>
    </message>
    <message>
        <source>{fish} ×{n}</source>
        <comment>several cards of a kind</comment>
        <extracomment>more than one card of a kind. {fish}: "crab"; {n}: 2</extracomment>
        <translation>{fish} ×{n}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>end of a list: "a, b" and "c"</extracomment>
        <translation>{items}、{last}</translation>
    </message>
    <message>
        <source>{n} woman an action may stand apart</source>
        <comment>a building card</comment>
        <translation>每次行動 {n} 位女工可以不相鄰</translation>
    </message>
    <message>
        <source>{symbol} roof {a}–{b}</source>
        <extracomment>a roof tile. {symbol}: "anchor"; {a}, {b}: "red ●", "blue ◆"</extracomment>
        <translation>{symbol}屋頂（{a}、{b}）</translation>
    </message>
    <message>
        <source>“All different” ship</source>
        <comment>a merchant ship</comment>
        <translation>異種船</translation>
    </message>
    <message>
        <source>“Full hold” ship</source>
        <comment>a merchant ship</comment>
        <translation>滿艙船</translation>
    </message>
    <message>
        <source>“One kind” ship</source>
        <comment>a merchant ship</comment>
        <translation>同種船</translation>
    </message>
    <message>
        <source>“Pairs” ship</source>
        <comment>a merchant ship</comment>
        <translation>成對船</translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n privilege</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n 點特權</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoPieces</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <comment>a marker on its track</comment>
        <translation>
            <numerusform>已做 %n 個行動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n privilege</source>
        <comment>a marker on its track</comment>
        <translation>
            <numerusform>特權 %n 點</numerusform>
        </translation>
    </message>
    <message>
        <source>action marker {colour}</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>行動標記{colour}</translation>
    </message>
    <message>
        <source>beside {name}'s ring</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的工作輪旁邊</translation>
    </message>
    <message>
        <source>coins</source>
        <extracomment>pieces of money</extracomment>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>discarded roofs</source>
        <extracomment>a zone</extracomment>
        <translation>棄置的屋頂</translation>
    </message>
    <message>
        <source>dock house {colour}</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>船屋{colour}</translation>
    </message>
    <message>
        <source>from {a} to {b}</source>
        <extracomment>where a roof may lie. {a}, {b}: "row 5, column 5"</extracomment>
        <translation>從{a}到{b}</translation>
    </message>
    <message>
        <source>hidden fish card</source>
        <extracomment>a fish card, face down</extracomment>
        <translation>蓋著的漁獲卡</translation>
    </message>
    <message>
        <source>open building cards</source>
        <extracomment>a zone</extracomment>
        <translation>公開的建築卡</translation>
    </message>
    <message>
        <source>open fish cards</source>
        <extracomment>a zone</extracomment>
        <translation>公開的漁獲卡</translation>
    </message>
    <message>
        <source>pile of building cards</source>
        <extracomment>a zone</extracomment>
        <translation>建築卡抽牌堆</translation>
    </message>
    <message numerus="yes">
        <source>pile of fish cards, %n left</source>
        <translation>
            <numerusform>漁獲卡抽牌堆，剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>roof, colours hidden</source>
        <extracomment>a roof tile with its colours down</extracomment>
        <translation>屋頂，看不到顏色</translation>
    </message>
    <message>
        <source>roofs with {symbol}</source>
        <extracomment>a stack of roof tiles. {symbol}: "anchor"</extracomment>
        <translation>{symbol}屋頂</translation>
    </message>
    <message>
        <source>starting marker</source>
        <extracomment>a piece</extracomment>
        <translation>起始玩家標記</translation>
    </message>
    <message>
        <source>supply of cubes</source>
        <extracomment>a zone</extracomment>
        <translation>方塊供應區</translation>
    </message>
    <message>
        <source>the fountain</source>
        <extracomment>a zone</extracomment>
        <translation>噴水池</translation>
    </message>
    <message>
        <source>the sea before {place}</source>
        <extracomment>a zone. {place}: "Murano"</extracomment>
        <translation>{place}外海</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>any place without a name</extracomment>
        <translation>桌面</translation>
    </message>
    <message>
        <source>time wheel</source>
        <extracomment>a piece</extracomment>
        <translation>時間轉盤</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <extracomment>{card}: "Bank"; {effect}: "+2 coins with wages"</extracomment>
        <translation>{card}：{effect}</translation>
    </message>
    <message>
        <source>{house}, floor {n}</source>
        <extracomment>{house}: "red ● house"; {n}: 1 to 3</extracomment>
        <translation>{house}，第 {n} 層</translation>
    </message>
    <message>
        <source>{name}'s boat</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的漁船</translation>
    </message>
    <message>
        <source>{name}'s building cards</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的建築卡</translation>
    </message>
    <message>
        <source>{name}'s coins</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的錢幣</translation>
    </message>
    <message>
        <source>{name}'s fish cards</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的漁獲卡</translation>
    </message>
    <message>
        <source>{name}'s man</source>
        <extracomment>{name}: a player; a worker on an island</extracomment>
        <translation>{name}的男工</translation>
    </message>
    <message>
        <source>{name}'s move counter</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的行動次數</translation>
    </message>
    <message>
        <source>{name}'s privilege track</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的特權</translation>
    </message>
    <message>
        <source>{name}'s ready area</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的啟動區</translation>
    </message>
    <message>
        <source>{name}'s reserve</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的備用區</translation>
    </message>
    <message>
        <source>{name}'s roof area</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的屋頂區</translation>
    </message>
    <message>
        <source>{name}'s schedule ring</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的工作輪</translation>
    </message>
    <message>
        <source>{name}'s sold fish</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}賣出的漁獲</translation>
    </message>
    <message>
        <source>{name}'s tower</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的方塊塔</translation>
    </message>
    <message>
        <source>{name}'s tower, {place}</source>
        <extracomment>{name}: a player; {{place}}: "the top"</extracomment>
        <translation>{name}的方塊塔，{place}</translation>
    </message>
    <message>
        <source>{name}'s woman</source>
        <extracomment>{name}: a player; a worker in a workshop</extracomment>
        <translation>{name}的女工</translation>
    </message>
    <message>
        <source>{name}'s worker</source>
        <extracomment>{name}: a player</extracomment>
        <translation>{name}的工人</translation>
    </message>
    <message>
        <source>{piece} ×{n}</source>
        <extracomment>a heap. {piece}: "coins"; {n}: 7</extracomment>
        <translation>{piece} ×{n}</translation>
    </message>
    <message>
        <source>{piece}: {place}</source>
        <extracomment>a piece and where it lies. {piece}: "red ● cube"; {place}: "your tower"</extracomment>
        <translation>{piece}：{place}</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n floor(s)</source>
        <extracomment>{place}: "row 5, column 5"; %n: houses on it</extracomment>
        <translation>
            <numerusform>{place}：%n 層</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship}, wants {wish}</source>
        <extracomment>{ship}: "“Pairs” ship"; {wish}: "two or three pairs of different kinds"</extracomment>
        <translation>{ship}，要{wish}</translation>
    </message>
</context>
<context>
    <name>BuranoPrompts</name>
    <message numerus="yes">
        <source>A colour ran out: take %n other(s)</source>
        <translation>
            <numerusform>有顏色用完了，改拿 %n 個別色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build your tower: %n cube(s) to go</source>
        <translation>
            <numerusform>蓋方塊塔，還有 %n 個方塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Call workers home, or go on</source>
        <translation>收回工人，或繼續</translation>
    </message>
    <message>
        <source>Choose a reward for the roof</source>
        <translation>選屋頂的獎賞</translation>
    </message>
    <message>
        <source>Discard roofs, or keep them</source>
        <translation>棄屋頂，或全部留下</translation>
    </message>
    <message>
        <source>Discard roofs, then fill the empty spaces</source>
        <translation>先棄屋頂，再補滿空格</translation>
    </message>
    <message>
        <source>Four moves made: end your turn</source>
        <translation>已做 4 個行動，結束回合</translation>
    </message>
    <message>
        <source>Mark one set and sell it to a ship</source>
        <translation>選一組漁獲，賣給一艘船</translation>
    </message>
    <message>
        <source>Move {n} makes the turn cost {coins}; or end it</source>
        <extracomment>{n}: the number of the next move, 2 to 4; {coins}: what the turn costs then, "4 coins"</extracomment>
        <translation>第 {n} 個行動共花 {coins}，或結束回合</translation>
    </message>
    <message>
        <source>No move is possible: end your turn</source>
        <translation>沒有行動可做，結束回合</translation>
    </message>
    <message>
        <source>Return cubes for your women, or stop</source>
        <translation>為女工繳回方塊，或停手</translation>
    </message>
    <message>
        <source>Sail along a route, or stay ashore</source>
        <translation>沿航線出海，或放棄</translation>
    </message>
    <message>
        <source>Sail to an island that matches</source>
        <translation>航行到對色的海島</translation>
    </message>
    <message>
        <source>Send a woman to {colours}, or stop</source>
        <extracomment>{colours}: "red ● and white ✚", the workshops</extracomment>
        <translation>派女工到{colours}，或停手</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>before the first season</extracomment>
        <translation>遊戲準備</translation>
    </message>
    <message numerus="yes">
        <source>Take %n roof(s) of different symbols</source>
        <translation>
            <numerusform>拿 %n 塊符號不同的屋頂</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a cube, build a house or paint a roof</source>
        <translation>拿方塊、蓋房屋或油漆屋頂</translation>
    </message>
    <message numerus="yes">
        <source>Take a fish card: %n to go</source>
        <translation>
            <numerusform>拿漁獲卡，還有 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>The next move is too dear: end your turn</source>
        <translation>錢不夠再行動，結束回合</translation>
    </message>
    <message>
        <source>Use privileges, or go on</source>
        <translation>使用特權，或繼續</translation>
    </message>
    <message>
        <source>Your tower stands: finish it</source>
        <translation>方塊塔蓋好了，按完成</translation>
    </message>
    <message>
        <source>{name} is building a tower, unseen</source>
        <translation>{name}正在暗中蓋方塊塔</translation>
    </message>
    <message>
        <source>{name} is calling workers home</source>
        <translation>{name}正在收回工人</translation>
    </message>
    <message>
        <source>{name} is choosing a reward</source>
        <translation>{name}正在選獎賞</translation>
    </message>
    <message>
        <source>{name} is choosing roofs</source>
        <translation>{name}正在選屋頂</translation>
    </message>
    <message>
        <source>{name} is fishing</source>
        <extracomment>what the others read</extracomment>
        <translation>{name}正在捕魚</translation>
    </message>
    <message>
        <source>{name} is making a move</source>
        <translation>{name}正在行動</translation>
    </message>
    <message>
        <source>{name} is scoring lace</source>
        <translation>{name}正在做蕾絲計分</translation>
    </message>
    <message>
        <source>{name} is selling fish</source>
        <translation>{name}正在賣漁獲</translation>
    </message>
    <message>
        <source>{name} is sending women to the workshops</source>
        <translation>{name}正在派女工</translation>
    </message>
    <message>
        <source>{name} is taking cubes</source>
        <translation>{name}正在拿方塊</translation>
    </message>
    <message>
        <source>{season} · scoring</source>
        <extracomment>{season}: "Summer"</extracomment>
        <translation>{season}‧計分</translation>
    </message>
    <message>
        <source>{season} · towers</source>
        <extracomment>{season}: "Summer"</extracomment>
        <translation>{season}‧蓋方塊塔</translation>
    </message>
    <message>
        <source>{season} · turn {n} of {all}</source>
        <extracomment>n., a player's turn. {season}: "Summer"; {n}: 2; {all}: 4</extracomment>
        <translation>{season}‧第 {n}／{all} 回合</translation>
    </message>
</context>
<context>
    <name>BuranoRefusals</name>
    <message numerus="yes">
        <source>%n card(s) short of a set.</source>
        <translation>
            <numerusform>還差 %n 張才成一組。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short for this move.</source>
        <translation>
            <numerusform>還差 %n 元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) below are missing.</source>
        <translation>
            <numerusform>下面還缺 %n 個方塊。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) rest on this one.</source>
        <translation>
            <numerusform>上面還壓著 %n 個方塊。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) still go on the tower.</source>
        <translation>
            <numerusform>還有 %n 個方塊要放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n end(s) would rest on nothing.</source>
        <translation>
            <numerusform>有 %n 端下面沒有房屋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) for roofs are empty.</source>
        <translation>
            <numerusform>屋頂區還空 %n 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) lie between these houses.</source>
        <translation>
            <numerusform>兩棟之間隔了 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A boat follows one route, with the Ferry Pier up to two.</source>
        <translation>漁船走 1 段航線；有「渡船碼頭」最多 2 段。</translation>
    </message>
    <message>
        <source>A building card works for the player who took it.</source>
        <translation>建築卡只對拿到的人有用。</translation>
    </message>
    <message>
        <source>A cube is first taken into the ready area; building it is another move.</source>
        <translation>方塊要先拿到啟動區，建造是另一個行動。</translation>
    </message>
    <message>
        <source>A cube is returned for a woman of yours.</source>
        <translation>要有自己的女工，才能繳回方塊。</translation>
    </message>
    <message>
        <source>A cube lies there already.</source>
        <translation>那裡已經有方塊。</translation>
    </message>
    <message>
        <source>A cube of an upper layer rests on all four cubes below it.</source>
        <translation>上層的方塊要壓在下面四個方塊上。</translation>
    </message>
    <message>
        <source>A move is still possible.</source>
        <translation>還有行動可以做。</translation>
    </message>
    <message>
        <source>A new house on the ground touches another one at a corner.</source>
        <translation>一樓的新房屋要和別的房屋斜角相鄰。</translation>
    </message>
    <message>
        <source>A new woman stands beside one of your own, not diagonally.</source>
        <translation>新女工要和自己的女工上下左右相鄰。</translation>
    </message>
    <message>
        <source>A new woman stands beside one of your own, not diagonally; the lace privilege lifts that.</source>
        <translation>新女工要和自己的女工上下左右相鄰，用蕾絲特權可以不管。</translation>
    </message>
    <message>
        <source>A player board holds what it cannot hold.</source>
        <translation>玩家圖板上有不可能的東西。</translation>
    </message>
    <message>
        <source>A roof joins two houses with exactly one space between them.</source>
        <translation>屋頂連接的兩棟房屋要剛好隔 1 格。</translation>
    </message>
    <message>
        <source>A roof lies along a row or a column.</source>
        <translation>屋頂要沿著列或欄放。</translation>
    </message>
    <message>
        <source>A roof lies there already.</source>
        <translation>那裡已經有屋頂。</translation>
    </message>
    <message>
        <source>A set comes from your own hand.</source>
        <translation>要從自己的手牌湊一組。</translation>
    </message>
    <message>
        <source>A shared bench holds two women.</source>
        <translation>共用的一格只能站 2 位女工。</translation>
    </message>
    <message>
        <source>A square holds one of your women at most.</source>
        <translation>一格最多站 1 位自己的女工。</translation>
    </message>
    <message>
        <source>A square holds one woman.</source>
        <translation>一格只站 1 位女工。</translation>
    </message>
    <message>
        <source>A square holds one woman; the lace privilege sends that one home.</source>
        <translation>一格站 1 位女工，用蕾絲特權可以請對方回家。</translation>
    </message>
    <message>
        <source>A tower has fourteen cubes, or all of a smaller reserve.</source>
        <translation>方塊塔用 14 個方塊，不到 14 個就全部用上。</translation>
    </message>
    <message>
        <source>A trip ends in another sea area.</source>
        <translation>出海要停在別的航海區域。</translation>
    </message>
    <message>
        <source>A turn has at least one move where one can be made, and one move even earns a coin.</source>
        <translation>能行動就至少要做 1 個，而且只做 1 個還會得錢。</translation>
    </message>
    <message>
        <source>A turn has four moves at most; privileges and the end are left.</source>
        <translation>一回合最多 4 個行動，現在只能用特權或結束。</translation>
    </message>
    <message>
        <source>A turn of {n} moves costs {price}, which you must own before the move.</source>
        <extracomment>{n}: 2 to 4; {price}: "4 coins"</extracomment>
        <translation>一回合 {n} 個行動要 {price}，行動之前就要有這些錢。</translation>
    </message>
    <message>
        <source>A turn of {n} moves costs {price}; a privilege turned into a coin closes the gap.</source>
        <extracomment>{n}: 2 to 4; {price}: "4 coins"</extracomment>
        <translation>一回合 {n} 個行動要 {price}，把特權換成錢就夠了。</translation>
    </message>
    <message>
        <source>A worker comes home only to a free numbered house.</source>
        <translation>有數字的房屋空著，工人才能回來。</translation>
    </message>
    <message>
        <source>A {other} cube, but a {colour} workshop.</source>
        <extracomment>{other}, {colour}: "red ●", a cube and the workshop</extracomment>
        <translation>{other} 方塊，卻是{colour} 工廠。</translation>
    </message>
    <message>
        <source>After a swap the boat must sail to an island that matches.</source>
        <translation>互換船屋之後，一定要航行到對色的海島。</translation>
    </message>
    <message>
        <source>After a swap the boat sails to an island that matches, not to a port.</source>
        <translation>互換船屋之後要去對色的海島，不能去港口。</translation>
    </message>
    <message>
        <source>All four moves are made.</source>
        <translation>4 個行動都做完了。</translation>
    </message>
    <message>
        <source>Both are on one island.</source>
        <translation>兩間在同一座島。</translation>
    </message>
    <message>
        <source>Both ends of a roof have the colours of their houses; it may be turned round.</source>
        <translation>屋頂兩端要和房屋同色，可以轉過來放。</translation>
    </message>
    <message>
        <source>Both ends of a roof lie on houses.</source>
        <translation>屋頂兩端都要在房屋上。</translation>
    </message>
    <message>
        <source>Both houses under a roof are equally high.</source>
        <translation>屋頂下的兩棟房屋要一樣高。</translation>
    </message>
    <message>
        <source>Build with the cubes that are there.</source>
        <translation>用手邊有的方塊來蓋。</translation>
    </message>
    <message>
        <source>Burano has two to four players.</source>
        <translation>彩色島是 2～4 人的遊戲。</translation>
    </message>
    <message>
        <source>Cards that were sold never come back.</source>
        <translation>賣掉的漁獲卡不會再回來。</translation>
    </message>
    <message>
        <source>Dock houses are swapped between two islands.</source>
        <translation>船屋要在兩座島之間互換。</translation>
    </message>
    <message>
        <source>Drawing has begun.</source>
        <extracomment>roofs are being drawn</extracomment>
        <translation>已經開始拿屋頂了。</translation>
    </message>
    <message>
        <source>Each arrow sends one woman in an action.</source>
        <translation>一次行動裡，每個箭頭派 1 位女工。</translation>
    </message>
    <message>
        <source>Each house carries one roof.</source>
        <translation>一棟房屋只鋪一塊屋頂。</translation>
    </message>
    <message>
        <source>Each place of the tower holds one cube.</source>
        <translation>塔上一格只放 1 個方塊。</translation>
    </message>
    <message>
        <source>Each use costs one privilege.</source>
        <translation>每用一次要 1 點特權。</translation>
    </message>
    <message>
        <source>Every empty space of the roof area is filled.</source>
        <translation>屋頂區的空格都要補滿。</translation>
    </message>
    <message>
        <source>Fish are sold to a ship in the port.</source>
        <translation>漁獲要賣給港口裡的船。</translation>
    </message>
    <message>
        <source>Fish are sold when the boat sails to a port.</source>
        <translation>漁船開進港口時才能賣漁獲。</translation>
    </message>
    <message>
        <source>Fourteen cubes are the limit.</source>
        <translation>方塊塔最多 14 個方塊。</translation>
    </message>
    <message>
        <source>Houses are built from the ready area.</source>
        <translation>要用啟動區的方塊來蓋。</translation>
    </message>
    <message>
        <source>It holds three cubes; build one first.</source>
        <translation>啟動區放 3 個方塊，先蓋掉一個。</translation>
    </message>
    <message>
        <source>It holds three roofs; discard one first.</source>
        <translation>屋頂區放 3 塊，先棄一塊。</translation>
    </message>
    <message>
        <source>It serves one woman in an action.</source>
        <translation>一次行動只幫 1 位女工。</translation>
    </message>
    <message>
        <source>It wants {wish}.</source>
        <extracomment>{wish}: "two or more of one kind"</extracomment>
        <translation>這艘船要{wish}。</translation>
    </message>
    <message>
        <source>It would cross another roof.</source>
        <translation>會和別的屋頂交叉。</translation>
    </message>
    <message>
        <source>Neither the stack nor the discarded roofs hold one.</source>
        <translation>屋頂堆和棄置的屋頂裡都沒有了。</translation>
    </message>
    <message>
        <source>No arrow points at {colour}.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>沒有箭頭指著{colour}。</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>那裡沒有卡。</translation>
    </message>
    <message>
        <source>No cube lies there.</source>
        <translation>那裡沒有方塊。</translation>
    </message>
    <message>
        <source>No dock house matches your arrows.</source>
        <translation>沒有船屋和箭頭對色。</translation>
    </message>
    <message>
        <source>No house may stand higher than the third floor.</source>
        <translation>房屋最高到三樓。</translation>
    </message>
    <message>
        <source>No house touches this space.</source>
        <translation>這一格碰不到房屋。</translation>
    </message>
    <message>
        <source>No island would match then.</source>
        <translation>這樣沒有島能對色。</translation>
    </message>
    <message>
        <source>No merchant ship lies there.</source>
        <translation>那裡沒有貿易船。</translation>
    </message>
    <message>
        <source>No roof with {symbol} is left.</source>
        <extracomment>{symbol}: "anchor"</extracomment>
        <translation>沒有{symbol}屋頂了。</translation>
    </message>
    <message>
        <source>No set for the {ship}.</source>
        <extracomment>{ship}: "“Pairs” ship"</extracomment>
        <translation>不合{ship}的需求。</translation>
    </message>
    <message>
        <source>No {colour} cube in your tower.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>塔裡沒有{colour} 方塊。</translation>
    </message>
    <message>
        <source>No {colour} cube is left in your reserve.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>備用區沒有{colour} 了。</translation>
    </message>
    <message>
        <source>No {colour} cube is left.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>沒有{colour} 方塊了。</translation>
    </message>
    <message>
        <source>No {colour} cube is ready.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>啟動區沒有{colour} 方塊。</translation>
    </message>
    <message>
        <source>Nobody is to decide, and the match is not over.</source>
        <translation>遊戲還沒結束，卻沒有人要做決定。</translation>
    </message>
    <message>
        <source>None of your women is beside it.</source>
        <translation>旁邊沒有你的女工。</translation>
    </message>
    <message>
        <source>None of your women is there.</source>
        <translation>那裡沒有你的女工。</translation>
    </message>
    <message>
        <source>None of your workers is there.</source>
        <translation>那裡沒有你的工人。</translation>
    </message>
    <message>
        <source>Not at this moment.</source>
        <translation>現在還不行。</translation>
    </message>
    <message>
        <source>Not beside a house.</source>
        <translation>不能緊貼著房屋。</translation>
    </message>
    <message>
        <source>Not from the ready area.</source>
        <translation>不能用啟動區的方塊。</translation>
    </message>
    <message>
        <source>Not straight from the tower.</source>
        <translation>不能直接從塔上蓋。</translation>
    </message>
    <message>
        <source>Nothing is built on the fountain.</source>
        <translation>噴水池上不能蓋房屋。</translation>
    </message>
    <message>
        <source>On the ground the town grows diagonally only.</source>
        <translation>在地面上，只能往斜角蓋出去。</translation>
    </message>
    <message>
        <source>One cube is returned for each woman at most.</source>
        <translation>每位女工最多繳回 1 個方塊。</translation>
    </message>
    <message>
        <source>One sale a trip.</source>
        <translation>一次出海只賣一次。</translation>
    </message>
    <message>
        <source>One ship takes one set; sail again for the next.</source>
        <translation>一艘船收一組，下一組要再出海。</translation>
    </message>
    <message>
        <source>One worker must remain on the ring.</source>
        <translation>工作輪上一定要留 1 位工人。</translation>
    </message>
    <message>
        <source>Only a cube of your tower can be taken.</source>
        <translation>只能拿自己塔上的方塊。</translation>
    </message>
    <message>
        <source>Only a free cube can be taken, one that nothing rests on.</source>
        <translation>上面沒有壓著東西的方塊才能拿。</translation>
    </message>
    <message>
        <source>Only a ship in this port buys your fish.</source>
        <translation>只有停在這個港口的船才收。</translation>
    </message>
    <message>
        <source>Only cubes of the tower are returned for lace.</source>
        <translation>蕾絲計分只能繳回塔上的方塊。</translation>
    </message>
    <message>
        <source>Only the two coloured ends of a roof carry houses.</source>
        <translation>只有屋頂兩端的色塊能蓋房屋。</translation>
    </message>
    <message>
        <source>Place the woman the plain way and save it.</source>
        <translation>用一般方式派就好，省下來。</translation>
    </message>
    <message>
        <source>Roofs are discarded before the first one is drawn.</source>
        <translation>要棄屋頂，得在拿第一塊之前。</translation>
    </message>
    <message>
        <source>Roofs come from your own roof area.</source>
        <translation>要用自己屋頂區的屋頂。</translation>
    </message>
    <message>
        <source>Roofs lie on the first and second floor only.</source>
        <translation>屋頂只鋪在一樓和二樓。</translation>
    </message>
    <message>
        <source>Roofs of the same height share no space, not even in the middle.</source>
        <translation>同樣高度的屋頂不能重疊，中間也不行。</translation>
    </message>
    <message>
        <source>Roofs taken together differ in their symbols; those you kept do not count.</source>
        <translation>一起拿的屋頂符號要不同，留下的不算。</translation>
    </message>
    <message>
        <source>Somebody else works there.</source>
        <translation>那裡有別人的女工。</translation>
    </message>
    <message>
        <source>Something else is open now; the prompt says what.</source>
        <translation>現在要先做別的事，請看提示。</translation>
    </message>
    <message>
        <source>Such a table cannot be.</source>
        <translation>不可能有這種局面。</translation>
    </message>
    <message>
        <source>Take a colour that the supply still has.</source>
        <translation>請拿供應區還有的顏色。</translation>
    </message>
    <message>
        <source>That card is not open.</source>
        <translation>那張卡沒有公開。</translation>
    </message>
    <message>
        <source>That house has no roof.</source>
        <translation>那棟房屋沒有屋頂。</translation>
    </message>
    <message numerus="yes">
        <source>That is %n route(s) away.</source>
        <translation>
            <numerusform>去那裡要走 %n 段航線。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a roof's middle.</source>
        <translation>那是屋頂的中間。</translation>
    </message>
    <message>
        <source>That is possible without it.</source>
        <translation>不用這個也可以。</translation>
    </message>
    <message>
        <source>That is the third floor.</source>
        <translation>那裡是三樓。</translation>
    </message>
    <message>
        <source>That is two spaces from a house.</source>
        <translation>離房屋隔了一格。</translation>
    </message>
    <message>
        <source>That woman has been paid for.</source>
        <translation>這位女工繳回過了。</translation>
    </message>
    <message>
        <source>The Lace Bridge is used.</source>
        <translation>「蕾絲拱橋」用過了。</translation>
    </message>
    <message>
        <source>The arrow at {colour} is used.</source>
        <extracomment>{colour}: "red ●"</extracomment>
        <translation>{colour} 的箭頭用過了。</translation>
    </message>
    <message>
        <source>The bench is full.</source>
        <translation>這一格站滿了。</translation>
    </message>
    <message>
        <source>The colours at your arrows decide the workshops.</source>
        <translation>箭頭指的顏色決定去哪間工廠。</translation>
    </message>
    <message>
        <source>The cube has the colour of the workshop in which the woman stands.</source>
        <translation>方塊要和女工所在工廠同色。</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>抽牌堆沒有卡了。</translation>
    </message>
    <message>
        <source>The first house is missing, or one stands on the fountain.</source>
        <translation>少了第一棟房屋，或噴水池上有房屋。</translation>
    </message>
    <message>
        <source>The fountain stays open.</source>
        <translation>噴水池要空著。</translation>
    </message>
    <message>
        <source>The houses are {a} and {b} high.</source>
        <extracomment>{a}, {b}: heights of the two houses, 1 to 3</extracomment>
        <translation>一棟 {a} 層，一棟 {b} 層。</translation>
    </message>
    <message>
        <source>The island needs a dock house in {colours}.</source>
        <extracomment>{colours}: "red ●, yellow ★ or orange ▲", at the arrows</extracomment>
        <translation>島上要有{colours} 的船屋。</translation>
    </message>
    <message>
        <source>The island needs a dock house in {colours}; a privilege swaps two dock houses.</source>
        <extracomment>{colours}: "red ●, yellow ★ or orange ▲", at the arrows</extracomment>
        <translation>島上要有{colours} 的船屋；用特權可以互換兩間船屋。</translation>
    </message>
    <message>
        <source>The last swap must leave an island in reach that matches your arrows.</source>
        <translation>最後一次互換之後，要有一座到得了的島能對色。</translation>
    </message>
    <message>
        <source>The last worker stays.</source>
        <translation>最後一位工人要留下。</translation>
    </message>
    <message>
        <source>The nearest ship there wants {wish}.</source>
        <extracomment>{wish}: "two or more of one kind"</extracomment>
        <translation>那裡最接近的船要{wish}。</translation>
    </message>
    <message>
        <source>The pieces do not add up.</source>
        <translation>配件的數目不對。</translation>
    </message>
    <message>
        <source>The reward is one of the open building cards.</source>
        <translation>獎賞要從公開的建築卡裡選。</translation>
    </message>
    <message>
        <source>The ring is full.</source>
        <translation>工作輪滿了。</translation>
    </message>
    <message>
        <source>The row is filled when the whole catch is taken.</source>
        <translation>整次漁獲都拿完才會補牌。</translation>
    </message>
    <message>
        <source>The swap was for an island.</source>
        <translation>互換是為了去海島。</translation>
    </message>
    <message>
        <source>The swap was paid for a trip.</source>
        <translation>互換過就要出海。</translation>
    </message>
    <message>
        <source>The tower stands already.</source>
        <translation>方塊塔已經蓋好。</translation>
    </message>
    <message>
        <source>The {ship} is elsewhere.</source>
        <extracomment>{ship}: "“Pairs” ship"</extracomment>
        <translation>{ship}不在這裡。</translation>
    </message>
    <message>
        <source>There is no workshop.</source>
        <translation>那裡沒有工廠。</translation>
    </message>
    <message>
        <source>There is nothing left to fill; finish it.</source>
        <translation>沒有方塊要放了，按完成就好。</translation>
    </message>
    <message>
        <source>These houses lie askew.</source>
        <translation>這兩棟不在一直線上。</translation>
    </message>
    <message>
        <source>This season does not have so many turns.</source>
        <translation>這一季沒有這麼多回合。</translation>
    </message>
    <message>
        <source>Three floors are the top.</source>
        <translation>三樓就是最高了。</translation>
    </message>
    <message>
        <source>Upper floors stand on roof ends, never directly on a house.</source>
        <translation>樓上要蓋在屋頂兩端，不能直接疊在房屋上。</translation>
    </message>
    <message>
        <source>Women work on the coloured squares.</source>
        <translation>女工只站在有顏色的格子。</translation>
    </message>
    <message>
        <source>You are not selling now.</source>
        <translation>現在不是賣漁獲的時候。</translation>
    </message>
    <message>
        <source>You call your own workers home.</source>
        <translation>只能收回自己的工人。</translation>
    </message>
    <message>
        <source>You do not have that roof.</source>
        <translation>你沒有那塊屋頂。</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>你沒有這些卡。</translation>
    </message>
    <message>
        <source>You do not own the {card}.</source>
        <extracomment>{card}: "Lace Bridge"</extracomment>
        <translation>你沒有「{card}」。</translation>
    </message>
    <message>
        <source>You have just taken {symbol}.</source>
        <extracomment>{symbol}: "anchor"</extracomment>
        <translation>剛才拿過{symbol}了。</translation>
    </message>
    <message>
        <source>You have no privilege left.</source>
        <translation>沒有特權可用了。</translation>
    </message>
    <message>
        <source>Your boat is there already.</source>
        <translation>漁船已經在那裡。</translation>
    </message>
    <message>
        <source>Your own woman works there.</source>
        <translation>那裡是你自己的女工。</translation>
    </message>
    <message>
        <source>Your ready area is full.</source>
        <translation>啟動區滿了。</translation>
    </message>
    <message>
        <source>Your roof area is full.</source>
        <translation>屋頂區滿了。</translation>
    </message>
    <message>
        <source>Your tower is full.</source>
        <translation>方塊塔滿了。</translation>
    </message>
    <message>
        <source>{end} does not match the {house} house.</source>
        <extracomment>{end}, {house}: "red ●", a roof end and the house that it would lie on</extracomment>
        <translation>{end} 和{house} 房屋不同色。</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <extracomment>end of a list of alternatives: "a, b" or "c"</extracomment>
        <translation>{items} 或{last}</translation>
    </message>
</context>
<context>
    <name>BuranoWords</name>
    <message>
        <source>Another legal layout in every match</source>
        <translation>每局都不同的擺法</translation>
    </message>
    <message>
        <source>As pictured</source>
        <extracomment>a choice of an option</extracomment>
        <translation>照圖擺</translation>
    </message>
    <message>
        <source>First seat</source>
        <extracomment>a choice of an option</extracomment>
        <translation>第 1 位</translation>
    </message>
    <message>
        <source>Fishermen, lacemakers, and a town in six colours</source>
        <translation>漁夫、蕾絲女工和六色小鎮</translation>
    </message>
    <message>
        <source>How the coloured workshops lie in the lace quarter</source>
        <translation>彩色工廠在蕾絲工廠區的擺法</translation>
    </message>
    <message>
        <source>Lace workshops</source>
        <extracomment>an option of the game</extracomment>
        <translation>蕾絲工廠</translation>
    </message>
    <message>
        <source>Lots are drawn</source>
        <comment>who begins</comment>
        <translation>抽籤決定</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>One minute for a tower; then the rest fills itself</source>
        <translation>蓋塔限時一分鐘，時間到自動放完</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a layout</comment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>a player</comment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Sand-glass</source>
        <extracomment>an option of the game</extracomment>
        <translation>沙漏</translation>
    </message>
    <message>
        <source>Starting player</source>
        <extracomment>an option of the game</extracomment>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>The first seat begins</source>
        <translation>第 1 位先開始</translation>
    </message>
    <message>
        <source>The layout for a first game</source>
        <translation>第一次玩的擺法</translation>
    </message>
    <message>
        <source>Who has the starting marker in spring</source>
        <translation>春季由誰當起始玩家</translation>
    </message>
</context>
<context>
    <name>CatanDiceBoard</name>
    <message>
        <source>Building costs</source>
        <extracomment>Heading on the sheet, over the table of what roads, knights, settlements and cities cost</extracomment>
        <translation>建造花費</translation>
    </message>
    <message>
        <source>Built</source>
        <extracomment>in the key to the drawing</extracomment>
        <translation>蓋好了</translation>
    </message>
    <message>
        <source>Can be built now</source>
        <translation>現在可以蓋</translation>
    </message>
    <message>
        <source>First to {goal} points</source>
        <extracomment>Heading on the sheet of a race map. {goal}: 10</extracomment>
        <translation>先到 {goal} 分獲勝</translation>
    </message>
    <message>
        <source>Island of {name}</source>
        <extracomment>Title on top of a sheet. {name}: a player's name</extracomment>
        <translation>{name}的島</translation>
    </message>
    <message>
        <source>Joker ready</source>
        <extracomment>in the key to the drawing</extracomment>
        <translation>可以替換</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>Label in the tray, where kept dice lie</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>Heading over the key to the drawing</extracomment>
        <translation>圖例</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>Title of a race map, beside who holds it</extracomment>
        <translation>最大騎士團</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Title of a race map, beside who holds it</extracomment>
        <translation>最長道路</translation>
    </message>
    <message>
        <source>Not built yet</source>
        <extracomment>in the key to the drawing</extracomment>
        <translation>還沒蓋</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <extracomment>Heading on the sheet, over the fifteen boxes</extracomment>
        <translation>每回合得分</translation>
    </message>
    <message>
        <source>The island of all</source>
        <extracomment>Title on top of the sheet of the map that all share</extracomment>
        <translation>大家的島</translation>
    </message>
    <message>
        <source>Throws</source>
        <extracomment>Heading beside the marks of how often the dice were thrown this turn</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Two gold for one</source>
        <extracomment>Label in the tray, where a gold die is laid to trade two gold for a resource</extracomment>
        <translation>黃金二換一</translation>
    </message>
</context>
<context>
    <name>CatanDiceHints</name>
    <message numerus="yes">
        <source>%n point(s) now with {thing}.</source>
        <extracomment>{thing}: "settlement 5"; %n: the points it brings</extracomment>
        <translation>
            <numerusform>{thing}：現在得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>A knight brings points and a joker for later.</source>
        <translation>騎士有分數，以後還能替換一次。</translation>
    </message>
    <message>
        <source>A turn begins with a roll of all dice.</source>
        <translation>回合一開始，先擲全部骰子。</translation>
    </message>
    <message>
        <source>Another throw would hardly make it better.</source>
        <translation>再擲也很難更好。</translation>
    </message>
    <message>
        <source>From here most sites lie near, and no rival is close.</source>
        <translation>這裡離許多建地近，又離對手遠。</translation>
    </message>
    <message>
        <source>Missing {missing} for {thing}: the chance is {percent} %.</source>
        <extracomment>{missing}: "2 ore and grain"; {thing}: "city 12"; {percent}: 22</extracomment>
        <translation>目標是{thing}，還缺{missing}，機率 {percent}％。</translation>
    </message>
    <message>
        <source>Nothing here helps: six new dice give {thing} with {percent} %.</source>
        <extracomment>{thing}: "city 12"; {percent}: 22</extracomment>
        <translation>手上的都用不到；全部重擲，目標是{thing}，機率 {percent}％。</translation>
    </message>
    <message>
        <source>Nothing more can be built with these dice.</source>
        <translation>這些骰子蓋不出別的了。</translation>
    </message>
    <message>
        <source>One choice among several that are equally good.</source>
        <translation>幾個選擇一樣好，這是其中一個。</translation>
    </message>
    <message>
        <source>The dice are there, and nothing else needs them.</source>
        <translation>骰子剛好夠，別處也用不到。</translation>
    </message>
    <message>
        <source>Then {goal} can be built.</source>
        <extracomment>{goal}: "city 12", at the end of the road that is advised</extracomment>
        <translation>之後就能蓋{goal}。</translation>
    </message>
    <message>
        <source>These dice pay for {thing} already; the others may bring more.</source>
        <extracomment>{thing}: "settlement 5"</extracomment>
        <translation>這些已經夠付{thing}，其餘的再拚拚看。</translation>
    </message>
    <message>
        <source>These dice pay for {thing}; another throw could only spoil it.</source>
        <extracomment>{thing}: "city 12"</extracomment>
        <translation>已經夠付{thing}，再擲只會弄壞。</translation>
    </message>
    <message>
        <source>These dice promise most for the next throw.</source>
        <translation>留這些，下一擲最有希望。</translation>
    </message>
    <message numerus="yes">
        <source>This brings the {title}: %n point(s).</source>
        <extracomment>{title}: "Longest Road"; %n: the points it brings</extracomment>
        <translation>
            <numerusform>這樣就拿到{title}：%n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>This road leads on to {goal}.</source>
        <extracomment>{goal}: "city 12", which the road leads to</extracomment>
        <translation>這段道路通往{goal}。</translation>
    </message>
    <message>
        <source>Using a joker now would cost more later than it brings.</source>
        <translation>現在就替換，以後的損失比較大。</translation>
    </message>
    <message>
        <source>What could be built now is worth less than waiting.</source>
        <translation>現在能蓋的，不如留到以後。</translation>
    </message>
    <message>
        <source>With this die {thing} can be paid.</source>
        <extracomment>{thing}: "city 12"</extracomment>
        <translation>換了這顆，就夠付{thing}。</translation>
    </message>
</context>
<context>
    <name>CatanDiceLog</name>
    <message>
        <source> · </source>
        <comment>between facts in one line</comment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>%n empty turn(s)</source>
        <translation>
            <numerusform>沒蓋的回合 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>All boxes are filled: the match is over</source>
        <translation>15 格都填滿了，遊戲結束</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>rank of a solo match</extracomment>
        <translation>建造者</translation>
    </message>
    <message>
        <source>Castaway</source>
        <extracomment>rank of a solo match, the lowest</extracomment>
        <translation>漂流者</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>row of the breakdown of all players, without a number</extracomment>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>row of the breakdown of all players, without a number</extracomment>
        <translation>城市</translation>
    </message>
    <message>
        <source>Empty turns</source>
        <extracomment>row of the breakdown of all players: turns in which nothing was built</extracomment>
        <translation>沒蓋的回合</translation>
    </message>
    <message>
        <source>Governor</source>
        <extracomment>rank of a solo match</extracomment>
        <translation>總督</translation>
    </message>
    <message>
        <source>Knights</source>
        <extracomment>row of the breakdown of all players, without a number</extracomment>
        <translation>騎士</translation>
    </message>
    <message numerus="yes">
        <source>Largest Army: %n knight(s)</source>
        <translation>
            <numerusform>最大騎士團：騎士 %n 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest Road: %n segment(s)</source>
        <translation>
            <numerusform>最長道路：%n 段</numerusform>
        </translation>
    </message>
    <message>
        <source>Lord of the island</source>
        <extracomment>rank of a solo match, the highest</extracomment>
        <translation>島主</translation>
    </message>
    <message>
        <source>Mayor</source>
        <extracomment>rank of a solo match</extracomment>
        <translation>鎮長</translation>
    </message>
    <message>
        <source>Nobody can build any more: the match is over</source>
        <translation>誰都不能再蓋了，遊戲結束</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>row of the breakdown of all players, without a number</extracomment>
        <translation>道路</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>row of the breakdown of all players, without a number</extracomment>
        <translation>村落</translation>
    </message>
    <message>
        <source>Settler</source>
        <extracomment>rank of a solo match</extracomment>
        <translation>拓荒者</translation>
    </message>
    <message>
        <source>Ten points: the match is over</source>
        <translation>到 10 分了，遊戲結束</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>head of the score breakdown</extracomment>
        <translation>總分</translation>
    </message>
    <message>
        <source>Turn {turn}: {boxes}</source>
        <extracomment>log. {boxes}: "Mei 4, Grandpa X"</extracomment>
        <translation>第 {turn} 回合：{boxes}</translation>
    </message>
    <message>
        <source>nothing built yet</source>
        <extracomment>a note under a player's name</extracomment>
        <translation>還沒蓋東西</translation>
    </message>
    <message>
        <source>nothing built, turn {turn}</source>
        <extracomment>score row, an X</extracomment>
        <translation>第 {turn} 回合沒蓋</translation>
    </message>
    <message>
        <source>{deed} ({points})</source>
        <extracomment>log, a deed with its points. {points}: "+5"</extracomment>
        <translation>{deed}（{points}）</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n point(s) each.</source>
        <extracomment>result. {names}: "Mei and Grandpa"</extracomment>
        <translation>
            <numerusform>{names}同為 %n 分，共同獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win, {points} points each.</source>
        <extracomment>result. {names}: "Mei and Grandpa"; {points}: "−4"</extracomment>
        <translation>{names}同為 {points} 分，共同獲勝。</translation>
    </message>
    <message>
        <source>{name} built nothing in turn {turn}: X ({points})</source>
        <extracomment>log. {turn}: 1 to 15, {points}: "−2" or "0"</extracomment>
        <translation>{name}第 {turn} 回合沒蓋：X（{points}）</translation>
    </message>
    <message>
        <source>{name} built {thing}</source>
        <extracomment>log. {thing}: "settlement 5", "the road to city 7"</extracomment>
        <translation>{name}蓋{thing}</translation>
    </message>
    <message numerus="yes">
        <source>{name} rerolled %n die(s): {faces}</source>
        <extracomment>log. {faces}: all dice after it, "2 ore, wool and gold"</extracomment>
        <translation>
            <numerusform>{name}重擲 %n 顆：{faces}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} rolled {faces}</source>
        <extracomment>log. {faces}: "2 ore, wool and gold"</extracomment>
        <translation>{name}擲出{faces}</translation>
    </message>
    <message>
        <source>{name} starts with {road}</source>
        <extracomment>log. {road}: "the road 1–4"</extracomment>
        <translation>{name}的起點：{road}</translation>
    </message>
    <message>
        <source>{name} stationed {knight}</source>
        <extracomment>log. {knight}: "knight 3"</extracomment>
        <translation>{name}派駐{knight}</translation>
    </message>
    <message>
        <source>{name} took the {title} ({points})</source>
        <extracomment>log. {title}: "Longest Road"; {points}: "+2"</extracomment>
        <translation>{name}拿到{title}（{points}）</translation>
    </message>
    <message>
        <source>{name} took the {title} from {other} ({points})</source>
        <extracomment>log. {title}: "Longest Road"; {points}: "+2"; {other} loses it</extracomment>
        <translation>{name}從{other}那裡搶走{title}（{points}）</translation>
    </message>
    <message>
        <source>{name} traded two gold for {resource}</source>
        <extracomment>log. {resource}: "ore"</extracomment>
        <translation>{name}用黃金換{resource}</translation>
    </message>
    <message>
        <source>{name} used {joker}: {before} → {after}</source>
        <extracomment>log. {joker}: "knight 3's joker"; {before}, {after}: "gold", "wool"</extracomment>
        <translation>{name}用{joker}：{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s); {other} has {points}.</source>
        <extracomment>result. {points}: the points of {other}, who came second</extracomment>
        <translation>
            <numerusform>{name}以 %n 分獲勝，{other} {points} 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins with {mine} points; {other} has {points}.</source>
        <extracomment>result. {mine}: "−4"; {points}: the points of {other}, who came second</extracomment>
        <translation>{name}以 {mine} 分獲勝，{other} {points} 分。</translation>
    </message>
    <message>
        <source>{name} wrote {points} for turn {turn}</source>
        <extracomment>log. {points}: 7, {turn}: 1 to 15</extracomment>
        <translation>{name}第 {turn} 回合記 {points} 分</translation>
    </message>
    <message>
        <source>{name} {box}</source>
        <extracomment>log, one seat's box of a turn that was played hidden. {box}: 7 or "X"</extracomment>
        <translation>{name} {box}</translation>
    </message>
    <message numerus="yes">
        <source>{points} points in %n turn(s).</source>
        <translation>
            <numerusform>用 %n 個回合拿到 {points} 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points: {rank}.</source>
        <extracomment>result of a solo match. {points}: 71 or "−4"; {rank}: "Mayor"</extracomment>
        <translation>{points} 分：{rank}。</translation>
    </message>
    <message>
        <source>{thing}, turn {turn}</source>
        <extracomment>score row. {thing}: "settlement 5"; {turn}: 1 to 15</extracomment>
        <translation>{thing}，第 {turn} 回合</translation>
    </message>
</context>
<context>
    <name>CatanDiceMoves</name>
    <message>
        <source> · </source>
        <comment>between facts in one line</comment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>a preview: what this would bring</extracomment>
        <translation>
            <numerusform>+%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <comment>button: go on building</comment>
        <translation>繼續蓋</translation>
    </message>
    <message>
        <source>Build more, or end your turn</source>
        <translation>繼續蓋，或結束回合</translation>
    </message>
    <message>
        <source>Build something with your dice</source>
        <translation>用骰子蓋東西</translation>
    </message>
    <message>
        <source>Build {thing}</source>
        <extracomment>{thing}: "settlement 5", "the road to city 7"</extracomment>
        <translation>蓋{thing}</translation>
    </message>
    <message>
        <source>Castles</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>城市</translation>
    </message>
    <message>
        <source>Dice</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>End anyway</source>
        <extracomment>buttons under a warning: end the turn empty, or go on building</extracomment>
        <translation>照樣結束</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>a move: the dice go to the next player</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End the turn and write {points}</source>
        <extracomment>{points}: what is written into the box of this turn</extracomment>
        <translation>結束回合，記 {points} 分</translation>
    </message>
    <message>
        <source>End the turn with an X</source>
        <translation>結束回合，記 X</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>button</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>prompt: nothing is left to do</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>替換</translation>
    </message>
    <message numerus="yes">
        <source>Keep what you like and reroll: %n throw(s) left</source>
        <translation>
            <numerusform>保留想要的，其餘重擲（還有 %n 次）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {faces}; reroll %n die(s)</source>
        <extracomment>{faces}: "2 ore and wool"</extracomment>
        <translation>
            <numerusform>保留{faces}，重擲 %n 顆</numerusform>
        </translation>
    </message>
    <message>
        <source>Knights</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>騎士</translation>
    </message>
    <message>
        <source>Mark a road on the coast as your start</source>
        <translation>在海岸選一段道路當起點</translation>
    </message>
    <message>
        <source>Nothing built: this box becomes X ({points}). You could still build: {things}.</source>
        <extracomment>{points}: what the X counts, "−2"; {things}: "road or knight"</extracomment>
        <translation>什麼都沒蓋，這格記 X（{points} 分）。現在還能蓋：{things}。</translation>
    </message>
    <message>
        <source>Nothing can be built: end your turn</source>
        <translation>沒有能蓋的，結束回合</translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>button: throw all dice again</extracomment>
        <translation>全部重擲</translation>
    </message>
    <message numerus="yes">
        <source>Reroll all %n dice</source>
        <translation>
            <numerusform>%n 顆全部重擲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll: %n kept</source>
        <extracomment>button: throw the others again</extracomment>
        <translation>
            <numerusform>留 %n 顆重擲</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>道路</translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>%n 顆骰子一起擲</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <extracomment>button: the first throw</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Settlements</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>村落</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>before the first throw on the shared island</extracomment>
        <translation>遊戲準備</translation>
    </message>
    <message>
        <source>Start road</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>起始路段</translation>
    </message>
    <message>
        <source>Start with {road}</source>
        <extracomment>{road}: "the road 1–4"</extracomment>
        <translation>從{road}開始</translation>
    </message>
    <message>
        <source>Station {knight}</source>
        <extracomment>{knight}: "knight 3"</extracomment>
        <translation>派駐{knight}</translation>
    </message>
    <message>
        <source>Stop rolling</source>
        <extracomment>button: throw no more</extracomment>
        <translation>不擲了</translation>
    </message>
    <message>
        <source>Stop rolling and use the dice</source>
        <translation>不擲了，開始用骰子</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Trade gold</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>黃金換資源</translation>
    </message>
    <message>
        <source>Trade two gold for {resource}: {die}</source>
        <extracomment>{die}: "die 3 (gold)", which then shows the resource</extracomment>
        <translation>黃金換資源：{die} → {resource}</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>head of a group of moves</extracomment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <extracomment>n., a player's turn; a match without a last turn</extracomment>
        <translation>第 {n} 回合</translation>
    </message>
    <message>
        <source>Turn {n} of {all}</source>
        <extracomment>{n}: 1 to 15, {all}: 15</extracomment>
        <translation>第 {n}／{all} 回合</translation>
    </message>
    <message>
        <source>Two gold become which resource?</source>
        <translation>兩個黃金換成什麼？</translation>
    </message>
    <message>
        <source>Use {joker}: {die} becomes {resource}</source>
        <extracomment>{joker}: "knight 3's joker"; {die}: "die 2 (gold)"; {resource}: "wool"</extracomment>
        <translation>用{joker}：{die} → {resource}</translation>
    </message>
    <message>
        <source>What do you want to build?</source>
        <translation>要蓋什麼？</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>要做什麼？</translation>
    </message>
    <message>
        <source>What shall the die become?</source>
        <translation>骰子換成什麼？</translation>
    </message>
    <message>
        <source>Where do you want to build?</source>
        <translation>要蓋在哪裡？</translation>
    </message>
    <message>
        <source>Which dice do you reroll?</source>
        <translation>要重擲哪幾顆？</translation>
    </message>
    <message>
        <source>Which die is meant?</source>
        <translation>是哪一顆骰子？</translation>
    </message>
    <message>
        <source>Whose joker do you use?</source>
        <translation>用哪位騎士的替換？</translation>
    </message>
    <message>
        <source>X: {points}</source>
        <extracomment>an empty turn. {points}: "−2" or "0"</extracomment>
        <translation>X：{points} 分</translation>
    </message>
    <message>
        <source>build {thing}</source>
        <extracomment>what undo would take back. {thing}: "settlement 5"</extracomment>
        <translation>蓋{thing}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <extracomment>what undo would take back</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>mark the start</source>
        <extracomment>what undo would take back</extracomment>
        <translation>選起點</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>what undo would take back</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>station {knight}</source>
        <extracomment>what undo would take back. {knight}: "knight 3"</extracomment>
        <translation>派駐{knight}</translation>
    </message>
    <message>
        <source>stop rolling</source>
        <extracomment>what undo would take back</extracomment>
        <translation>不擲了</translation>
    </message>
    <message>
        <source>trade gold</source>
        <extracomment>what undo would take back</extracomment>
        <translation>黃金換資源</translation>
    </message>
    <message>
        <source>use {joker}</source>
        <extracomment>what undo would take back. {joker}: "knight 3's joker"</extracomment>
        <translation>用{joker}</translation>
    </message>
    <message>
        <source>{faces} (dice {dice})</source>
        <extracomment>{faces}: "2 ore and wool"; {dice}: "1, 2, 5", the dice counted from the left</extracomment>
        <translation>{faces}（第 {dice} 顆）</translation>
    </message>
    <message>
        <source>{name} is building</source>
        <extracomment>{name} is using the dice</extracomment>
        <translation>{name}正在蓋東西</translation>
    </message>
    <message>
        <source>{name} is choosing a start</source>
        <translation>{name}正在選起點</translation>
    </message>
    <message>
        <source>{name} is choosing dice to keep</source>
        <translation>{name}正在選要保留的骰子</translation>
    </message>
    <message>
        <source>{name} is rolling</source>
        <extracomment>{name} is about to roll the dice</extracomment>
        <translation>{name}正在擲骰</translation>
    </message>
    <message>
        <source>{points} this turn</source>
        <extracomment>{points}: what the box of this turn would hold</extracomment>
        <translation>本回合 {points} 分</translation>
    </message>
</context>
<context>
    <name>CatanDiceNames</name>
    <message numerus="yes">
        <source>%n brick</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>磚塊 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>城堡 %n 座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <comment>plural: cities</comment>
        <translation>
            <numerusform>城市 %n 座</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>黃金 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>穀物 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>an amount of dice that one may not see</comment>
        <translation>
            <numerusform>看不到的 %n 顆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>騎士 %n 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumber</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>木材 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>礦石 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>道路 %n 段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>村落 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>羊毛 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Catan Dice Game</source>
        <extracomment>The game's title</extracomment>
        <translation>卡坦島骰子版</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <extracomment>a title worth two points</extracomment>
        <translation>最大騎士團</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>a title worth two points</extracomment>
        <translation>最長道路</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>a resource, a face of the die</extracomment>
        <translation>磚塊</translation>
    </message>
    <message>
        <source>castle</source>
        <extracomment>a kind of thing that is built</extracomment>
        <translation>城堡</translation>
    </message>
    <message>
        <source>castle {n}</source>
        <extracomment>{n}: 1 to 4</extracomment>
        <translation>城堡 {n}</translation>
    </message>
    <message>
        <source>city</source>
        <extracomment>a kind of thing that is built</extracomment>
        <translation>城市</translation>
    </message>
    <message>
        <source>city {n}</source>
        <extracomment>{n}: the number printed on the sheet, or beside the corner on the shared island</extracomment>
        <translation>城市 {n}</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>a terrain</extracomment>
        <translation>沙漠</translation>
    </message>
    <message>
        <source>die {n} ({face})</source>
        <extracomment>one of the dice, counted from the left. {n}: 1 to 6; {face}: "wool"</extracomment>
        <translation>第 {n} 顆骰子（{face}）</translation>
    </message>
    <message>
        <source>fields</source>
        <extracomment>a terrain</extracomment>
        <translation>麥田</translation>
    </message>
    <message>
        <source>forest</source>
        <extracomment>a terrain</extracomment>
        <translation>森林</translation>
    </message>
    <message>
        <source>gold</source>
        <extracomment>the sixth face of the die, no resource</extracomment>
        <translation>黃金</translation>
    </message>
    <message>
        <source>grain</source>
        <extracomment>a resource, a face of the die</extracomment>
        <translation>穀物</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>a die that has not been thrown or that one may not see</extracomment>
        <translation>未公開</translation>
    </message>
    <message>
        <source>hills</source>
        <extracomment>a terrain</extracomment>
        <translation>丘陵</translation>
    </message>
    <message>
        <source>knight</source>
        <extracomment>a kind of thing that is built</extracomment>
        <translation>騎士</translation>
    </message>
    <message>
        <source>knight {n}</source>
        <extracomment>{n}: the number printed beside the knight</extracomment>
        <translation>騎士 {n}</translation>
    </message>
    <message>
        <source>knight {n}'s joker</source>
        <extracomment>what a knight lends once. {n}: the knight's number</extracomment>
        <translation>騎士 {n} 的替換</translation>
    </message>
    <message>
        <source>lumber</source>
        <extracomment>a resource, a face of the die</extracomment>
        <translation>木材</translation>
    </message>
    <message>
        <source>mountains</source>
        <extracomment>a terrain</extracomment>
        <translation>山脈</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>an empty list of dice or things</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>ore</source>
        <extracomment>a resource, a face of the die</extracomment>
        <translation>礦石</translation>
    </message>
    <message>
        <source>pasture</source>
        <extracomment>a terrain</extracomment>
        <translation>牧場</translation>
    </message>
    <message>
        <source>road</source>
        <extracomment>a kind of thing that is built</extracomment>
        <translation>道路</translation>
    </message>
    <message>
        <source>sea</source>
        <extracomment>the water round and inside the island</extracomment>
        <translation>海</translation>
    </message>
    <message>
        <source>settlement</source>
        <extracomment>a kind of thing that is built</extracomment>
        <translation>村落</translation>
    </message>
    <message>
        <source>settlement {n}</source>
        <extracomment>{n}: the number printed on the sheet, or beside the corner on the shared island</extracomment>
        <translation>村落 {n}</translation>
    </message>
    <message>
        <source>the first knight of the middle desert</source>
        <translation>中央沙漠的第一位騎士</translation>
    </message>
    <message>
        <source>the first knight of the upper desert</source>
        <translation>上方沙漠的第一位騎士</translation>
    </message>
    <message>
        <source>the joker of the middle desert</source>
        <translation>中央沙漠的替換</translation>
    </message>
    <message>
        <source>the joker of the upper desert</source>
        <translation>上方沙漠的替換</translation>
    </message>
    <message>
        <source>the joker of the {terrain}</source>
        <extracomment>a joker of Island Two by its terrain. {terrain}: "mountains"</extracomment>
        <translation>{terrain}的替換</translation>
    </message>
    <message>
        <source>the knight of the {terrain}</source>
        <extracomment>a knight of Island Two by its terrain. {terrain}: "mountains"</extracomment>
        <translation>{terrain}的騎士</translation>
    </message>
    <message>
        <source>the road beyond {site}</source>
        <extracomment>{site}: "settlement 3", where the road begins</extracomment>
        <translation>{site} 之後的道路</translation>
    </message>
    <message>
        <source>the road down from {site}</source>
        <extracomment>{site}: "settlement 7", where the road begins; another one begins there too</extracomment>
        <translation>{site} 往下的道路</translation>
    </message>
    <message>
        <source>the road left from {site}</source>
        <extracomment>{site}: "settlement 7", where the road begins; another one begins there too</extracomment>
        <translation>{site} 往左的道路</translation>
    </message>
    <message>
        <source>the road right from {site}</source>
        <extracomment>{site}: "settlement 7", where the road begins; another one begins there too</extracomment>
        <translation>{site} 往右的道路</translation>
    </message>
    <message>
        <source>the road to {site}</source>
        <extracomment>{site}: "settlement 5", at the far end of this road</extracomment>
        <translation>通往{site} 的道路</translation>
    </message>
    <message>
        <source>the road up from {site}</source>
        <extracomment>{site}: "settlement 7", where the road begins; another one begins there too</extracomment>
        <translation>{site} 往上的道路</translation>
    </message>
    <message>
        <source>the road {a}–{b}</source>
        <extracomment>a road of the shared island between two numbered corners</extracomment>
        <translation>道路 {a}～{b} 號</translation>
    </message>
    <message>
        <source>the second knight of the middle desert</source>
        <translation>中央沙漠的第二位騎士</translation>
    </message>
    <message>
        <source>the second knight of the upper desert</source>
        <translation>上方沙漠的第二位騎士</translation>
    </message>
    <message>
        <source>the start road</source>
        <extracomment>the road with the arrow, printed as built</extracomment>
        <translation>起始路段</translation>
    </message>
    <message>
        <source>wool</source>
        <extracomment>a resource, a face of the die</extracomment>
        <translation>羊毛</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <extracomment>end of a list: "a, b" and "c"</extracomment>
        <translation>{items}和{last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <extracomment>end of a list: "a, b" or "c"</extracomment>
        <translation>{items}或{last}</translation>
    </message>
</context>
<context>
    <name>CatanDicePieces</name>
    <message>
        <source>crayon: mark what you build</source>
        <extracomment>the piece with which everything is marked on the map</extracomment>
        <translation>蠟筆：註記蓋好的東西</translation>
    </message>
    <message>
        <source>kept dice</source>
        <extracomment>where kept dice lie</extracomment>
        <translation>保留的骰子</translation>
    </message>
    <message>
        <source>score track</source>
        <extracomment>the fifteen boxes</extracomment>
        <translation>計分格</translation>
    </message>
    <message>
        <source>the crayon</source>
        <extracomment>where the crayon lies</extracomment>
        <translation>蠟筆</translation>
    </message>
    <message>
        <source>the dice</source>
        <extracomment>where the thrown dice lie</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>any place without a name</extracomment>
        <translation>遊戲桌</translation>
    </message>
    <message>
        <source>trade of gold</source>
        <extracomment>where a gold die is laid to trade two gold for a resource</extracomment>
        <translation>黃金換資源</translation>
    </message>
    <message>
        <source>{die}, given away</source>
        <extracomment>the second gold of a trade. {die}: "die 3 (gold)"</extracomment>
        <translation>{die}，已換掉</translation>
    </message>
    <message>
        <source>{die}, kept</source>
        <extracomment>a die that will not be thrown again. {die}: "die 3 (wool)"</extracomment>
        <translation>{die}，保留</translation>
    </message>
    <message>
        <source>{die}, spent</source>
        <extracomment>a die that has paid for something. {die}: "die 3 (wool)"</extracomment>
        <translation>{die}，已用掉</translation>
    </message>
    <message>
        <source>{joker}, not yet</source>
        <extracomment>{joker}: "knight 3's joker"; its knight is not stationed</extracomment>
        <translation>{joker}，還不能用</translation>
    </message>
    <message>
        <source>{joker}, ready</source>
        <extracomment>{joker}: "knight 3's joker"</extracomment>
        <translation>{joker}，可以用</translation>
    </message>
    <message>
        <source>{joker}, spent</source>
        <extracomment>{joker}: "knight 3's joker"</extracomment>
        <translation>{joker}，已用掉</translation>
    </message>
    <message>
        <source>{thing}, built</source>
        <extracomment>{thing}: "settlement 5"</extracomment>
        <translation>{thing}，蓋好了</translation>
    </message>
    <message>
        <source>{thing}, built by {name}</source>
        <extracomment>{thing}: "settlement 5"; {name}: the player who built it</extracomment>
        <translation>{thing}，{name}的</translation>
    </message>
    <message>
        <source>{thing}, not built</source>
        <extracomment>{thing}: "settlement 5"</extracomment>
        <translation>{thing}，還沒蓋</translation>
    </message>
</context>
<context>
    <name>CatanDiceRefusals</name>
    <message>
        <source>A castle takes six dice of one same resource.</source>
        <translation>城堡要 6 顆同一種資源的骰子。</translation>
    </message>
    <message>
        <source>A city costs {cost}.</source>
        <extracomment>{cost}: "2 grain and 3 ore"</extracomment>
        <translation>城市要付{cost}。</translation>
    </message>
    <message>
        <source>A city needs a road of yours at its corner: {roads}.</source>
        <extracomment>{roads}: one road or several, joined with "or"</extracomment>
        <translation>城市旁邊要有自己的道路：{roads}。</translation>
    </message>
    <message>
        <source>A desert's joker needs both of its knights; it then works in the same turn.</source>
        <translation>沙漠的兩位騎士都派駐，同一回合就能替換。</translation>
    </message>
    <message>
        <source>A die pays for one thing only.</source>
        <translation>一顆骰子只能付一次。</translation>
    </message>
    <message>
        <source>A foreign settlement is in the way.</source>
        <translation>被別人的村落擋住。</translation>
    </message>
    <message>
        <source>A joker was used whose knight is not stationed.</source>
        <translation>騎士還沒派駐，替換卻用掉了。</translation>
    </message>
    <message>
        <source>A knight costs {cost}.</source>
        <extracomment>{cost}: "wool, grain and ore"</extracomment>
        <translation>騎士要付{cost}。</translation>
    </message>
    <message>
        <source>A knight needs your road on a side of its hexagon, or your settlement at a corner.</source>
        <translation>騎士站的那塊地，邊上要有自己的道路，或角上有自己的村落。</translation>
    </message>
    <message>
        <source>A new road begins where one of your own ends.</source>
        <translation>新的道路要接在自己的道路上。</translation>
    </message>
    <message>
        <source>A road costs {cost}.</source>
        <extracomment>{cost}: "brick and lumber"</extracomment>
        <translation>道路要付{cost}。</translation>
    </message>
    <message>
        <source>A settlement costs {cost}.</source>
        <extracomment>{cost}: "brick, lumber, wool and grain"</extracomment>
        <translation>村落要付{cost}。</translation>
    </message>
    <message>
        <source>A settlement needs a road of yours at its corner: {roads}.</source>
        <extracomment>{roads}: one road or several, joined with "or"</extracomment>
        <translation>村落旁邊要有自己的道路：{roads}。</translation>
    </message>
    <message>
        <source>After the last one the dice are used as they lie.</source>
        <translation>擲完最後一次，就用現在的骰面。</translation>
    </message>
    <message>
        <source>At least {least} roads lie between two starts; here it is {n}.</source>
        <translation>兩個起點至少相隔 {least} 段道路，這裡是 {n} 段。</translation>
    </message>
    <message>
        <source>At most {n} dice show one resource.</source>
        <extracomment>what is wrong with a castle. {n} dice</extracomment>
        <translation>同一種資源最多 {n} 顆。</translation>
    </message>
    <message>
        <source>Choose among the dice on the table.</source>
        <translation>請從桌上的骰子裡選。</translation>
    </message>
    <message>
        <source>Cities are built from the lowest number up.</source>
        <translation>城市照數字由小到大蓋。</translation>
    </message>
    <message>
        <source>Cities have sites of their own.</source>
        <translation>城市有自己的位置。</translation>
    </message>
    <message>
        <source>Each joker works once a match.</source>
        <translation>每個替換一局只能用一次。</translation>
    </message>
    <message>
        <source>Each symbol is marked once.</source>
        <translation>每個符號只能註記一次。</translation>
    </message>
    <message>
        <source>Each thing on the shared island has one owner.</source>
        <translation>共用島上的每樣東西只屬於一位玩家。</translation>
    </message>
    <message>
        <source>Everybody starts on the coast.</source>
        <translation>大家都從海岸出發。</translation>
    </message>
    <message>
        <source>First comes {thing}.</source>
        <extracomment>{thing}: "settlement 4"</extracomment>
        <translation>要先蓋{thing}。</translation>
    </message>
    <message>
        <source>First station {knight}.</source>
        <extracomment>{knight}: "knight 2"</extracomment>
        <translation>要先派駐{knight}。</translation>
    </message>
    <message>
        <source>Gold can be given away, never made.</source>
        <translation>黃金只能換出去，不能換進來。</translation>
    </message>
    <message>
        <source>Gold pays for nothing.</source>
        <translation>黃金不能直接付。</translation>
    </message>
    <message>
        <source>It is printed as built and gives no point.</source>
        <translation>起始路段印上去就算蓋好，沒有分數。</translation>
    </message>
    <message>
        <source>Its knight is not stationed yet.</source>
        <translation>騎士還沒派駐。</translation>
    </message>
    <message>
        <source>Its options or printed values are unknown here.</source>
        <translation>遊戲選項或配件數值認不得。</translation>
    </message>
    <message>
        <source>Its two knights are not both stationed.</source>
        <translation>兩位騎士還沒都派駐。</translation>
    </message>
    <message>
        <source>Knights are stationed from the lowest number up.</source>
        <translation>騎士照數字由小到大派駐。</translation>
    </message>
    <message>
        <source>Missing: {missing}.</source>
        <extracomment>what is wrong. {missing}: "ore and 2 grain"</extracomment>
        <translation>還缺{missing}。</translation>
    </message>
    <message>
        <source>No free die shows a resource.</source>
        <translation>骰子都不是資源。</translation>
    </message>
    <message>
        <source>No road leads there yet.</source>
        <translation>道路還沒接到這裡。</translation>
    </message>
    <message>
        <source>No road of yours touches it.</source>
        <translation>旁邊沒有你的道路。</translation>
    </message>
    <message>
        <source>No two dice show the same resource.</source>
        <translation>沒有兩顆是同一種資源。</translation>
    </message>
    <message>
        <source>Nobody builds past another player's settlement.</source>
        <translation>不能越過其他玩家的村落往前蓋。</translation>
    </message>
    <message>
        <source>None of your roads leads there.</source>
        <translation>你的道路沒有通到這裡。</translation>
    </message>
    <message>
        <source>Not between two rolls.</source>
        <translation>還沒擲完，不能這樣做。</translation>
    </message>
    <message>
        <source>Not on a race map.</source>
        <translation>競賽地圖不能用。</translation>
    </message>
    <message>
        <source>Nothing becomes gold.</source>
        <extracomment>what is wrong with the try</extracomment>
        <translation>不能換成黃金。</translation>
    </message>
    <message>
        <source>Nothing of yours is beside it.</source>
        <translation>旁邊沒有你的東西。</translation>
    </message>
    <message>
        <source>Of two gold one becomes a resource; the other is gone for this turn.</source>
        <translation>兩個黃金換一個資源，另一顆這回合不能再用。</translation>
    </message>
    <message>
        <source>On the shared island a city is built onto your own settlement.</source>
        <translation>共用島的城市由自己的村落升級。</translation>
    </message>
    <message>
        <source>On the shared island no road goes past a site without its settlement.</source>
        <translation>共用島上，村落沒蓋好就不能往前修路。</translation>
    </message>
    <message>
        <source>On this island a city does not replace a settlement.</source>
        <translation>這座島的城市不是村落升級來的。</translation>
    </message>
    <message>
        <source>Once you stop or use a die, nothing is thrown again.</source>
        <translation>停手或用了骰子以後，就不能再擲。</translation>
    </message>
    <message>
        <source>One gold is not enough.</source>
        <translation>一個黃金不夠換。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n throw(s) a turn.</source>
        <translation>
            <numerusform>一回合只能擲 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a reroll may leave dice lying.</source>
        <translation>重擲的時候才能保留骰子。</translation>
    </message>
    <message>
        <source>Only gold is exchanged, two for one.</source>
        <translation>只有黃金能換，兩個換一個。</translation>
    </message>
    <message>
        <source>Only two gold together become one resource.</source>
        <translation>要兩個黃金才能換一個資源。</translation>
    </message>
    <message>
        <source>Roads go on from the arrow, one after the other; first comes {road}.</source>
        <extracomment>{road}: "the road beyond settlement 3"</extracomment>
        <translation>道路從箭頭一段接一段，要先蓋{road}。</translation>
    </message>
    <message>
        <source>Seats, turn and what is to be decided do not fit together.</source>
        <translation>座位、回合與輪到誰對不上。</translation>
    </message>
    <message>
        <source>Settlements are built from the lowest number up.</source>
        <translation>村落照數字由小到大蓋。</translation>
    </message>
    <message>
        <source>Station {knight} first; the joker then works in the same turn.</source>
        <extracomment>{knight}: "knight 3"</extracomment>
        <translation>先派駐{knight}，同一回合就能替換。</translation>
    </message>
    <message>
        <source>That belongs to another player.</source>
        <translation>這裡是其他玩家的。</translation>
    </message>
    <message>
        <source>That die has paid already.</source>
        <translation>這顆骰子已經用掉了。</translation>
    </message>
    <message>
        <source>That gold was given away.</source>
        <translation>這顆黃金已經換掉了。</translation>
    </message>
    <message>
        <source>That is built already.</source>
        <translation>這裡已經蓋好了。</translation>
    </message>
    <message>
        <source>That joker is spent.</source>
        <translation>這個替換已經用掉了。</translation>
    </message>
    <message>
        <source>That road lies inland.</source>
        <translation>這段道路不在海岸。</translation>
    </message>
    <message>
        <source>The boxes do not hold what was built.</source>
        <translation>計分格與蓋好的東西對不上。</translation>
    </message>
    <message>
        <source>The dice do not fit the turn.</source>
        <translation>骰子與這個回合對不上。</translation>
    </message>
    <message>
        <source>The die shows {face} already.</source>
        <extracomment>{face}: "ore"</extracomment>
        <translation>這顆本來就是{face}。</translation>
    </message>
    <message>
        <source>The first roll takes all the dice.</source>
        <translation>第一次要擲全部骰子。</translation>
    </message>
    <message>
        <source>The joker would be wasted.</source>
        <translation>替換了也沒變，太可惜。</translation>
    </message>
    <message>
        <source>The picture beside the knight shows what a die becomes.</source>
        <translation>騎士旁邊的圖案，就是能換成的資源。</translation>
    </message>
    <message>
        <source>The rolling is over.</source>
        <translation>這回合已經擲完了。</translation>
    </message>
    <message>
        <source>The settlement comes first.</source>
        <translation>要先有村落。</translation>
    </message>
    <message>
        <source>The start road is already there.</source>
        <translation>起始路段本來就有。</translation>
    </message>
    <message>
        <source>This knight gives only {resource}.</source>
        <extracomment>{resource}: "ore"</extracomment>
        <translation>這位騎士只能換成{resource}。</translation>
    </message>
    <message>
        <source>This position cannot be.</source>
        <translation>沒有這樣的盤面。</translation>
    </message>
    <message>
        <source>Those dice are not there.</source>
        <translation>沒有這些骰子。</translation>
    </message>
    <message>
        <source>Too near another start.</source>
        <translation>離別人的起點太近。</translation>
    </message>
    <message>
        <source>Trade two gold for one resource first.</source>
        <translation>先用兩個黃金換一個資源。</translation>
    </message>
    <message>
        <source>Trading gold, jokers and building come after your last roll; stop rolling first.</source>
        <translation>黃金換資源、替換和蓋東西，都要等擲完；先按「不擲了」。</translation>
    </message>
    <message>
        <source>Two gold become one resource.</source>
        <translation>兩個黃金換一個資源。</translation>
    </message>
    <message>
        <source>What is built could not have been built by the rules.</source>
        <translation>照規則蓋不出這樣的島。</translation>
    </message>
    <message>
        <source>Where the first to ten wins, the order of turns matters.</source>
        <translation>先到 10 分就贏，誰先誰後有差別。</translation>
    </message>
    <message>
        <source>{resource} cannot be traded.</source>
        <extracomment>{resource}: "wool"</extracomment>
        <translation>{resource}不能拿來換。</translation>
    </message>
</context>
<context>
    <name>CatanDiceWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>a choice of an option</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>All on one island, first to ten points</source>
        <translation>大家在同一座島，先到 10 分獲勝</translation>
    </message>
    <message>
        <source>All play a turn at once</source>
        <translation>同時進行</translation>
    </message>
    <message>
        <source>An X counts 0 instead of −2, for small children</source>
        <translation>X 算 0 分，不扣 2 分；適合年紀小的孩子</translation>
    </message>
    <message>
        <source>An island of one's own, fifteen turns, most points win</source>
        <translation>各有一座島，15 個回合，分數最高的獲勝</translation>
    </message>
    <message>
        <source>An island of one's own, first to ten points</source>
        <translation>各有一座島，先到 10 分獲勝</translation>
    </message>
    <message>
        <source>Empty turns cost nothing</source>
        <translation>沒蓋不扣分</translation>
    </message>
    <message>
        <source>Equal choices in a turn bring equal throws</source>
        <translation>同一回合做同樣的選擇，就擲出同樣的骰面</translation>
    </message>
    <message>
        <source>Fifteen boxes in peace, or a race to ten points</source>
        <translation>安心填 15 格，或比誰先到 10 分</translation>
    </message>
    <message>
        <source>Island One</source>
        <extracomment>a map; its usual name</extracomment>
        <translation>地圖一</translation>
    </message>
    <message>
        <source>Island Two</source>
        <extracomment>a map; its usual name</extracomment>
        <translation>地圖二</translation>
    </message>
    <message>
        <source>Map</source>
        <extracomment>an option of the game</extracomment>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Nobody sees another's turn before playing it</source>
        <translation>自己玩完這回合，才看得到別人的</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>On the shared island only</source>
        <translation>只用在共用島</translation>
    </message>
    <message>
        <source>Points of the Longest Road</source>
        <translation>最長道路的分數</translation>
    </message>
    <message>
        <source>Same dice for everybody</source>
        <translation>大家骰運相同</translation>
    </message>
    <message>
        <source>Shared island</source>
        <extracomment>a map; its usual name is "Extra"</extracomment>
        <translation>共用島</translation>
    </message>
    <message>
        <source>Six dice, an island on paper, fifteen turns</source>
        <translation>6 顆骰子、紙上小島、15 個回合</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Again</source>
        <extracomment>button of a lesson that is over: once more</extracomment>
        <translation>再來一次</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button of a lesson: the step before</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button of a lesson: an answer has been read</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <extracomment>button; {title} is a lesson's</extracomment>
        <translation>下一課：{title}</translation>
    </message>
    <message>
        <source>Play a match</source>
        <extracomment>button of a lesson that is over</extracomment>
        <translation>玩一局</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>button of a lesson: play the step for me</extracomment>
        <translation>示範</translation>
    </message>
    <message>
        <source>Skip step</source>
        <extracomment>button of a lesson</extracomment>
        <translation>略過</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to</source>
        <comment>curtain</comment>
        <translation>換人</translation>
    </message>
    <message>
        <source>Pass to {name}. Press Enter when ready.</source>
        <translation>換 {name}。準備好按 Enter。</translation>
    </message>
    <message>
        <source>Press Enter when ready</source>
        <comment>curtain</comment>
        <translation>準備好按 Enter</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>under the plot: before the first round</extracomment>
        <translation>一開始</translation>
    </message>
    <message>
        <source>Point at a round to see what it brought; a click shows it on the table</source>
        <translation>移到一輪上面看得失，點選就回到那時的桌面</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>heading over the plot</extracomment>
        <translation>每一輪的分數</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>under the plot: the numbers are rounds</extracomment>
        <translation>輪</translation>
    </message>
    <message>
        <source>Round {n}: {gains}</source>
        <extracomment>under the plot; {gains} is "Mei +3, Ada +0"</extracomment>
        <translation>第 {n} 輪：{gains}</translation>
    </message>
    <message>
        <source>{name} {gain}</source>
        <comment>a player and what a round brought</comment>
        <translation>{name} {gain}</translation>
    </message>
</context>
<context>
    <name>EditionsPage</name>
    <message>
        <source>A file with your numbers</source>
        <translation>放有自己數值的檔案</translation>
    </message>
    <message>
        <source>Choose it under “Numbers” when you begin a match.</source>
        <translation>開新對局時，在「數值」那一列選用。</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>control: which game's tables are shown</extracomment>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button</comment>
        <translation>留著</translation>
    </message>
    <message>
        <source>Matches that were begun with it carry its numbers and stay playable.</source>
        <translation>用它開的對局自己帶著這些數值，照樣可以玩。</translation>
    </message>
    <message>
        <source>No own file yet.</source>
        <translation>還沒有自己的檔案。</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>button: take an own file away</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>button</comment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <extracomment>button, read out; {name} of a file</extracomment>
        <translation>移除 {name}</translation>
    </message>
    <message>
        <source>Remove “{name}”?</source>
        <extracomment>question; {name} of a file</extracomment>
        <translation>要移除「{name}」嗎？</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <extracomment>page title: the numbers in the tables of a game</extracomment>
        <translation>規則的數值</translation>
    </message>
    <message>
        <source>Save the tables</source>
        <comment>title of a file dialog</comment>
        <translation>儲存表格</translation>
    </message>
    <message>
        <source>Save the tables as a file…</source>
        <extracomment>button: write the built-in tables to a file that can be edited</extracomment>
        <translation>把表格存成檔案</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>column: where it comes from</extracomment>
        <translation>來源</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>column: a table or a field of it</extracomment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Tables (*.toml)</source>
        <comment>kind of file</comment>
        <translation>表格 (*.toml)</translation>
    </message>
    <message>
        <source>Tables of the game</source>
        <extracomment>the list of tables, read out</extracomment>
        <translation>這款遊戲的表格</translation>
    </message>
    <message>
        <source>Take over a file…</source>
        <extracomment>button: choose a file with own numbers</extracomment>
        <translation>採用檔案</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>column: what stands in a field</extracomment>
        <translation>數值</translation>
    </message>
    <message>
        <source>Where each number comes from, and yours in its place</source>
        <translation>每個數值的來源，也可以換成自己的</translation>
    </message>
    <message>
        <source>You own the box? Save the tables as a file, put in the printed numbers, and take it over here. A new match can then be played with them.</source>
        <translation>手上有遊戲盒？把表格存成檔案，填入原版數值，再到這裡採用；之後的新對局就能用它們來玩。</translation>
    </message>
    <message>
        <source>Your own numbers</source>
        <extracomment>heading: an owner's own files</extracomment>
        <translation>自己的數值</translation>
    </message>
    <message>
        <source>article</source>
        <extracomment>source of a table: the article that the owner wrote</extracomment>
        <translation>文章</translation>
    </message>
    <message>
        <source>printed parts</source>
        <extracomment>source of a table: read off photographs of the printed parts</extracomment>
        <translation>印刷配件</translation>
    </message>
    <message>
        <source>ready: choose it in a new match</source>
        <translation>可以用了：在新對局選用</translation>
    </message>
    <message>
        <source>reckoned</source>
        <extracomment>source of a table: follows from others by arithmetic</extracomment>
        <translation>推算</translation>
    </message>
    <message>
        <source>rulebook</source>
        <extracomment>source of a table</extracomment>
        <translation>規則書</translation>
    </message>
    <message>
        <source>{source}, partly our own</source>
        <translation>{source}，部分推定</translation>
    </message>
    <message>
        <source>“{name}” is taken over</source>
        <translation>已採用「{name}」</translation>
    </message>
    <message>
        <source>◇ marks what is our own: the printed number is in no source we found.</source>
        <translation>◇ 表示推定值：找到的資料裡都沒有原版數值。</translation>
    </message>
    <message>
        <source>◇ our own</source>
        <extracomment>source of a table: a reconstructed value of our own</extracomment>
        <translation>◇ 推定值</translation>
    </message>
</context>
<context>
    <name>FiguresPicture</name>
    <message>
        <source>Best in {game}: {n}, {day}</source>
        <translation>{game}最高 {n} 分，{day}</translation>
    </message>
    <message numerus="yes">
        <source>Mostly with {name}: %n time(s)</source>
        <translation>
            <numerusform>最常一起玩：{name}，%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>The last ten places</source>
        <extracomment>heading: places in the last matches</extracomment>
        <translation>最近十局的名次</translation>
    </message>
    <message>
        <source>Wins by game</source>
        <extracomment>heading: how many matches of each game were won</extracomment>
        <translation>每款遊戲贏了幾局</translation>
    </message>
    <message>
        <source>hours</source>
        <extracomment>under a number: hours played</extracomment>
        <translation>小時</translation>
    </message>
    <message>
        <source>matches</source>
        <extracomment>under a number: matches played</extracomment>
        <translation>局</translation>
    </message>
    <message>
        <source>since {day}</source>
        <extracomment>under a person's name; {day} is "8 March"</extracomment>
        <translation>從{day}起</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <extracomment>under a number: most wins one after the other</extracomment>
        <translation>連勝最多</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>under a number: matches won</extracomment>
        <translation>勝</translation>
    </message>
</context>
<context>
    <name>FrescoBoard</name>
    <message>
        <source>Altar</source>
        <extracomment>Name of the altar</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>Blend new paints</source>
        <extracomment>line under the workshop's name</extracomment>
        <translation>調出新顏料</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <extracomment>a station of the day</extracomment>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>Sign on a stall that has closed, short</extracomment>
        <translation>收攤了</translation>
    </message>
    <message>
        <source>Hostel</source>
        <extracomment>Name on the roof of the house where pawns take an hour</extracomment>
        <translation>旅店</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>a station of the day</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Paint box</source>
        <extracomment>Heading of one's own trays of paint</extracomment>
        <translation>顏料箱</translation>
    </message>
    <message>
        <source>Paint for money</source>
        <extracomment>line under the studio's name</extracomment>
        <translation>畫畫賺錢</translation>
    </message>
    <message>
        <source>Portraits</source>
        <extracomment>Heading over the open portraits</extracomment>
        <translation>肖像畫</translation>
    </message>
    <message>
        <source>Recipes</source>
        <extracomment>Heading over the recipes of the paints</extracomment>
        <translation>調色配方</translation>
    </message>
    <message>
        <source>Requests</source>
        <extracomment>Heading over the bishop's requests</extracomment>
        <translation>主教任務</translation>
    </message>
    <message>
        <source>Studio</source>
        <extracomment>name of a place</extracomment>
        <translation>畫室</translation>
    </message>
    <message>
        <source>The day</source>
        <extracomment>Heading over the five stations</extracomment>
        <translation>今天的行動</translation>
    </message>
    <message>
        <source>Theatre</source>
        <extracomment>Name over the mood track</extracomment>
        <translation>劇院</translation>
    </message>
    <message>
        <source>Three different paints</source>
        <extracomment>Under the altar's name: what is paid there</extracomment>
        <translation>三種不同的顏料</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>name of a place</extracomment>
        <translation>工坊</translation>
    </message>
</context>
<context>
    <name>FrescoChoices</name>
    <message numerus="yes">
        <source>%n blend(s) at most</source>
        <comment>foresight while planning</comment>
        <translation>
            <numerusform>最多調配 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) left</source>
        <comment>foresight</comment>
        <translation>
            <numerusform>剩 %n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be paid now</source>
        <comment>foresight while planning</comment>
        <translation>
            <numerusform>現在有 %n 塊壁畫付得起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) for {cost}; you have {money}</source>
        <extracomment>foresight while planning. {cost}: "6 thalers", {money}: "12 thalers"</extracomment>
        <translation>
            <numerusform>%n 塊共 {cost}，手上有 {money}</numerusform>
        </translation>
    </message>
    <message>
        <source>Backwards: {space}</source>
        <extracomment>button: land on the next free space behind. {space}: a number on the score track</extracomment>
        <translation>往後：{space}</translation>
    </message>
    <message>
        <source>Blend</source>
        <extracomment>button: blend the marked paints</extracomment>
        <translation>調配</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>button: close the stall all the same</extracomment>
        <translation>照樣收攤</translation>
    </message>
    <message>
        <source>Close stall</source>
        <extracomment>button: close the stall where you bought</extracomment>
        <translation>收攤</translation>
    </message>
    <message>
        <source>Confirm plan</source>
        <extracomment>button: the plan stands</extracomment>
        <translation>確認計畫</translation>
    </message>
    <message>
        <source>Forwards: {space}</source>
        <extracomment>button: land on the next free space before the pawn. {space}: a number on the score track</extracomment>
        <translation>往前：{space}</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>button: nothing more in this column
----------
button: leave the cathedral all the same</extracomment>
        <translation>離開</translation>
    </message>
    <message>
        <source>Paint for money</source>
        <extracomment>button: paint a portrait for money</extracomment>
        <translation>畫畫賺錢</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>button: buy nothing and close nothing</extracomment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Restore altar</source>
        <extracomment>button: give the marked paints to the altar</extracomment>
        <translation>修復祭壇</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>button: do not leave yet
----------
button: do not close it yet</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Take none</source>
        <extracomment>button: Leonardo takes no portrait</extracomment>
        <translation>不拿</translation>
    </message>
    <message>
        <source>Which column?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪一欄？</translation>
    </message>
    <message>
        <source>Which hour?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>幾點起床？</translation>
    </message>
    <message>
        <source>Which paint?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪種顏料？</translation>
    </message>
    <message>
        <source>Which portrait?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪張肖像畫？</translation>
    </message>
    <message>
        <source>Which request?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪個任務？</translation>
    </message>
    <message>
        <source>Which set of paints?</source>
        <extracomment>the chooser asks: several sets of paints stand below, each with its points</extracomment>
        <translation>哪一組顏料？</translation>
    </message>
    <message>
        <source>Which space?</source>
        <extracomment>the chooser asks; a space of the ceiling or the score track</extracomment>
        <translation>哪一格？</translation>
    </message>
    <message>
        <source>Which stall?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪個攤販？</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>哪塊板塊？</translation>
    </message>
    <message>
        <source>Whose pawn?</source>
        <extracomment>the chooser asks</extracomment>
        <translation>誰的工頭？</translation>
    </message>
    <message numerus="yes">
        <source>You can still restore a tile: %n assistant(s) would do nothing.</source>
        <translation>
            <numerusform>還有壁畫可以修復，%n 位工人會閒著。</numerusform>
        </translation>
    </message>
    <message>
        <source>You would buy nothing in this round.</source>
        <translation>這一輪就什麼都不買了。</translation>
    </message>
    <message>
        <source>assistant to the {column}</source>
        <extracomment>what undo takes back. {column}: "market"</extracomment>
        <translation>工人到{column}</translation>
    </message>
    <message>
        <source>blend paints</source>
        <extracomment>what undo takes back</extracomment>
        <translation>調配顏料</translation>
    </message>
    <message>
        <source>buy {paints}</source>
        <extracomment>what undo takes back. {paints}: "red and blue"</extracomment>
        <translation>買{paints}</translation>
    </message>
    <message>
        <source>choose a request</source>
        <extracomment>what undo takes back</extracomment>
        <translation>選任務</translation>
    </message>
    <message>
        <source>close {stall}</source>
        <extracomment>what undo takes back. {stall}: "stall 2"</extracomment>
        <translation>{stall}收攤</translation>
    </message>
    <message>
        <source>confirm the plan</source>
        <extracomment>what undo takes back</extracomment>
        <translation>確認計畫</translation>
    </message>
    <message>
        <source>get up</source>
        <extracomment>what undo takes back</extracomment>
        <translation>起床</translation>
    </message>
    <message>
        <source>give a tile</source>
        <extracomment>what undo takes back</extracomment>
        <translation>交出壁畫</translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>what undo takes back</extracomment>
        <translation>離開</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <extracomment>foresight while planning. {mood}: "+2"</extracomment>
        <translation>心情 {mood}</translation>
    </message>
    <message numerus="yes">
        <source>mood {mood}, %n assistant(s)</source>
        <extracomment>foresight of an hour. {mood}: "+2"</extracomment>
        <translation>
            <numerusform>心情 {mood}，工人 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>move the bishop</source>
        <extracomment>what undo takes back</extracomment>
        <translation>移動主教</translation>
    </message>
    <message>
        <source>paint for money</source>
        <extracomment>what undo takes back</extracomment>
        <translation>畫畫賺錢</translation>
    </message>
    <message>
        <source>restore a tile</source>
        <extracomment>what undo takes back</extracomment>
        <translation>修復壁畫</translation>
    </message>
    <message>
        <source>restore the altar</source>
        <extracomment>what undo takes back</extracomment>
        <translation>修復祭壇</translation>
    </message>
    <message>
        <source>stand on {space}</source>
        <extracomment>what undo takes back. {space}: a number on the score track</extracomment>
        <translation>站到 {space}</translation>
    </message>
    <message>
        <source>take a portrait</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿肖像畫</translation>
    </message>
    <message>
        <source>take {paint}</source>
        <extracomment>what undo takes back. {paint}: "red"</extracomment>
        <translation>拿{paint}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>foresight. {points}: "+4"</extracomment>
        <translation>{points} 分</translation>
    </message>
    <message>
        <source>{thalers} in all</source>
        <extracomment>foresight while planning. {thalers}: "6 thalers"</extracomment>
        <translation>共賺 {thalers}</translation>
    </message>
</context>
<context>
    <name>FrescoHints</name>
    <message numerus="yes">
        <source>%n point(s) for paints that no tile needs better.</source>
        <translation>
            <numerusform>這些顏料沒有壁畫更需要，換 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), and a thaler each round from now on.</source>
        <translation>
            <numerusform>現在得 %n 分，之後每輪多 1 元收入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {bonus} of them from the bishop.</source>
        <translation>
            <numerusform>共 %n 分，其中 {bonus} 分是主教加分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are worth more than these portraits.</source>
        <translation>
            <numerusform>拿 %n 元比這兩張肖像畫划算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every assistant has something to do.</source>
        <translation>每位工人都有事做。</translation>
    </message>
    <message>
        <source>Every assistant in the market carries a tile.</source>
        <translation>市場裡每位工人都買好了。</translation>
    </message>
    <message numerus="yes">
        <source>Forwards is %n point(s) more.</source>
        <translation>
            <numerusform>往前多 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leonardo takes an hour that your rival would like.</source>
        <translation>讓達文西占走對手想要的時間。</translation>
    </message>
    <message>
        <source>Leonardo wins nothing, so the space matters little.</source>
        <translation>達文西不會獲勝，站哪一格差別不大。</translation>
    </message>
    <message>
        <source>Nothing else here is worth its price now.</source>
        <translation>這裡剩下的現在不值這個價錢。</translation>
    </message>
    <message>
        <source>Nothing here helps you, and others would like {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation>這裡沒有你要的，而{stall}別人會想要。</translation>
    </message>
    <message>
        <source>Nothing on the stalls is worth its price now.</source>
        <translation>攤販上沒有值得這個價錢的顏料。</translation>
    </message>
    <message>
        <source>One choice among several that are equally good.</source>
        <translation>幾種選擇一樣好，這是其中一種。</translation>
    </message>
    <message>
        <source>One step brings the bishop to the tile that you can restore.</source>
        <translation>主教走一步，就到你能修復的壁畫旁邊。</translation>
    </message>
    <message numerus="yes">
        <source>The best day I can see has %n assistant(s) in the {column}.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation>
            <numerusform>看起來最好的安排，是派 %n 位工人到{column}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The ceiling needs {paint}, and it is worth more than its parts.</source>
        <extracomment>{paint}: "purple"</extracomment>
        <translation>天花板需要{paint}，調好比分開更值錢。</translation>
    </message>
    <message>
        <source>The columns that matter have enough assistants already.</source>
        <translation>重要的地方人手已經夠了。</translation>
    </message>
    <message>
        <source>The {request} brings more than the income of its tiles.</source>
        <extracomment>{request}: "orange request"</extracomment>
        <translation>{request}比這些壁畫的收入划算。</translation>
    </message>
    <message>
        <source>Then nobody else takes this portrait.</source>
        <translation>這樣別人就拿不到這張肖像畫。</translation>
    </message>
    <message>
        <source>Then nobody else takes this request.</source>
        <translation>這樣別人就拿不到這個任務。</translation>
    </message>
    <message>
        <source>These paints are worth more as they are.</source>
        <translation>這些顏料不調配更有用。</translation>
    </message>
    <message>
        <source>These paints are worth more tomorrow.</source>
        <translation>這些顏料留到明天更有價值。</translation>
    </message>
    <message>
        <source>This portrait brings more than the money.</source>
        <translation>這張肖像畫比錢划算。</translation>
    </message>
    <message>
        <source>This tile has the fewest blots, so others stay for better requests.</source>
        <translation>這塊的色塊最少，其他的留給更好的任務。</translation>
    </message>
    <message>
        <source>You can use {paints} soon.</source>
        <extracomment>{paints}: "red and blue"</extracomment>
        <translation>很快就用得到{paints}。</translation>
    </message>
    <message>
        <source>You need this stall least of all.</source>
        <translation>這個攤販你最用不到。</translation>
    </message>
    <message>
        <source>You will miss this tile least, and the bishop comes to a good place.</source>
        <translation>這塊你最不在意，主教也會走到好位置。</translation>
    </message>
    <message>
        <source>Your next tiles need {paint} most.</source>
        <extracomment>{paint}: "red"</extracomment>
        <translation>接下來的壁畫最缺{paint}。</translation>
    </message>
    <message>
        <source>Your own assistant comes next and may take the better one.</source>
        <translation>接著輪到你的工人，好的那張留給自己。</translation>
    </message>
    <message>
        <source>{hour} suits your plans best: mood {mood}, {price} a tile.</source>
        <extracomment>{hour}: "9:00", {mood}: "+1", {price}: "1 thaler"</extracomment>
        <translation>{hour}最適合：心情 {mood}，每塊 {price}。</translation>
    </message>
</context>
<context>
    <name>FrescoLog</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>under a player's name</comment>
        <translation>
            <numerusform>壁畫 %n 塊</numerusform>
        </translation>
    </message>
    <message>
        <source>All screens up: the plans lie open</source>
        <extracomment>log</extracomment>
        <translation>掀開屏風，計畫公開</translation>
    </message>
    <message>
        <source>Altar</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>Bishop's requests</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation>主教任務</translation>
    </message>
    <message>
        <source>Fresco tiles</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation>壁畫板塊</translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>a row of the breakdown: what money came to</extracomment>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>New tiles lie on the stalls</source>
        <extracomment>log</extracomment>
        <translation>攤販補上新的市場板塊</translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) left: the last round</source>
        <comment>log</comment>
        <translation>
            <numerusform>只剩 %n 塊壁畫：下一輪是最後一輪</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>a row of the breakdown: all points</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Portraits</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation>肖像畫</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>log, the head of a round</extracomment>
        <translation>第 {n} 輪</translation>
    </message>
    <message>
        <source>Round {n}, the last</source>
        <extracomment>log, the head of a round</extracomment>
        <translation>第 {n} 輪，最後一輪</translation>
    </message>
    <message>
        <source>Taken spaces</source>
        <extracomment>a row of the breakdown: points won or lost on the score track</extracomment>
        <translation>分數格被占</translation>
    </message>
    <message>
        <source>The last two portraits: the last round</source>
        <extracomment>log</extracomment>
        <translation>肖像畫只剩兩張：下一輪是最後一輪</translation>
    </message>
    <message>
        <source>The limit is reached: the last round</source>
        <extracomment>log; a limit of rounds was chosen</extracomment>
        <translation>到了輪數上限：下一輪是最後一輪</translation>
    </message>
    <message>
        <source>The queue moves up: {name} is first</source>
        <extracomment>log; the queue before the score track</extracomment>
        <translation>順序格往前移：{name}排第一</translation>
    </message>
    <message>
        <source>The restoration is over</source>
        <extracomment>log</extracomment>
        <translation>壁畫修復完成</translation>
    </message>
    <message>
        <source>The space was taken: {name} stands on {at} ({by})</source>
        <extracomment>log. {at}: a space of the score track, {by}: "+1"</extracomment>
        <translation>那格有人：{name}站到 {at}（{by}）</translation>
    </message>
    <message>
        <source>Two new portraits lie open</source>
        <extracomment>log</extracomment>
        <translation>翻開兩張新的肖像畫</translation>
    </message>
    <message>
        <source>from the Bishop's Confidant</source>
        <extracomment>a row of the breakdown; a portrait's name is "Bishop's Confidant"</extracomment>
        <translation>主教之友加分</translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <extracomment>under a player's name. {mood}: "+2"</extracomment>
        <translation>心情 {mood}</translation>
    </message>
    <message>
        <source>on the tile</source>
        <extracomment>a row of the breakdown: what is printed on a fresco tile</extracomment>
        <translation>板塊上的分數</translation>
    </message>
    <message>
        <source>space {space} was taken, round {round}</source>
        <extracomment>a row of the breakdown. {space}: of the score track</extracomment>
        <translation>第 {round} 輪，{space} 分格有人</translation>
    </message>
    <message>
        <source>the bishop is near</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation>主教在附近</translation>
    </message>
    <message>
        <source>tile of {paints}, round {round}</source>
        <extracomment>a row of the breakdown. {paints}: "red and yellow"</extracomment>
        <translation>第 {round} 輪：{paints}的壁畫</translation>
    </message>
    <message>
        <source>up at {hour}</source>
        <extracomment>under a player's name. {hour}: "6:00"</extracomment>
        <translation>{hour}起床</translation>
    </message>
    <message>
        <source>{names} share the win, {points} each.</source>
        <extracomment>{names}: "Mei and Grandpa"</extracomment>
        <translation>{names}同為 {points} 分，共同獲勝。</translation>
    </message>
    <message>
        <source>{name} blended {first} and {second} into {made}</source>
        <extracomment>log. all three: "red"</extracomment>
        <translation>{name}用{first}和{second}調出{made}</translation>
    </message>
    <message>
        <source>{name} bought {paints} for {price}</source>
        <extracomment>log. {paints}: "red and blue", {price}: "2 thalers"</extracomment>
        <translation>{name}花 {price}買{paints}</translation>
    </message>
    <message>
        <source>{name} closed {stall}</source>
        <extracomment>log. {stall}: "stall 2"</extracomment>
        <translation>{name}讓{stall}收攤</translation>
    </message>
    <message numerus="yes">
        <source>{name} fulfilled a {request}: %n point(s)</source>
        <extracomment>log. {request}: "orange request"</extracomment>
        <translation>
            <numerusform>{name}完成{request}，得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets up at {hour}</source>
        <extracomment>log. {hour}: "6:00"</extracomment>
        <translation>{name} {hour}起床</translation>
    </message>
    <message>
        <source>{name} gets {paint} for a request</source>
        <extracomment>log. {paint}: "red"</extracomment>
        <translation>{name}從任務獲得{paint}</translation>
    </message>
    <message>
        <source>{name} gets {thalers} and {paints} as income</source>
        <extracomment>log. {thalers}: "5 thalers", {paints}: "orange"</extracomment>
        <translation>{name}收入 {thalers}和{paints}</translation>
    </message>
    <message>
        <source>{name} gets {thalers} as income</source>
        <extracomment>log. {thalers}: "5 thalers"</extracomment>
        <translation>{name}收入 {thalers}</translation>
    </message>
    <message>
        <source>{name} has done enough in the {column}</source>
        <extracomment>log. {column}: "market"</extracomment>
        <translation>{name}在{column}不再行動</translation>
    </message>
    <message>
        <source>{name} has planned the day</source>
        <extracomment>log</extracomment>
        <translation>{name}排好了計畫</translation>
    </message>
    <message>
        <source>{name} moved the bishop for {price}</source>
        <extracomment>log. {price}: "1 thaler"</extracomment>
        <translation>{name}付 {price}請主教走一步</translation>
    </message>
    <message>
        <source>{name} painted portraits for {thalers}</source>
        <extracomment>log. {thalers}: "6 thalers"</extracomment>
        <translation>{name}在畫室賺 {thalers}</translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n point(s)</source>
        <extracomment>log. %n: points of the tile</extracomment>
        <translation>
            <numerusform>{name}修復一塊壁畫，得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n points ({points} + {bonus})</source>
        <extracomment>log. %n: all points, {points}: of the tile, {bonus}: of the bishop</extracomment>
        <translation>
            <numerusform>{name}修復一塊壁畫，得 %n 分（{points}＋{bonus}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored the altar: %n point(s)</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name}修復祭壇，得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} saw a play: mood {mood}</source>
        <extracomment>log. {mood}: "+2"</extracomment>
        <translation>{name}看了戲，心情 {mood}</translation>
    </message>
    <message>
        <source>{name} took no portrait</source>
        <extracomment>log; Leonardo in the studio</extracomment>
        <translation>{name}沒有拿肖像畫</translation>
    </message>
    <message>
        <source>{name} took the portrait “{card}”</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation>{name}拿了肖像畫「{card}」</translation>
    </message>
    <message numerus="yes">
        <source>{name} took the portrait “{card}”: %n point(s)</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation>
            <numerusform>{name}拿了肖像畫「{card}」，得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} turned {thalers} into {points}</source>
        <extracomment>log. {thalers}: "9 thalers", {points}: "4 points"</extracomment>
        <translation>{name}把 {thalers}換成 {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points}; {other} has {others}.</source>
        <extracomment>{other}: who came second</extracomment>
        <translation>{name}以 {points} 分獲勝，{other} {others} 分。</translation>
    </message>
    <message>
        <source>{name}: an assistant to the {column}</source>
        <extracomment>log, read by this player only. {column}: "market"</extracomment>
        <translation>{name}：一位工人到{column}</translation>
    </message>
    <message>
        <source>{paints}, round {round}</source>
        <extracomment>a row of the breakdown. {paints}: "red, yellow and blue"</extracomment>
        <translation>第 {round} 輪：{paints}</translation>
    </message>
    <message>
        <source>{request}, round {round}</source>
        <extracomment>a row of the breakdown. {request}: "orange request"</extracomment>
        <translation>第 {round} 輪：{request}</translation>
    </message>
    <message>
        <source>{thalers} at the end</source>
        <extracomment>a row of the breakdown. {thalers}: "9 thalers"</extracomment>
        <translation>遊戲結束時 {thalers}</translation>
    </message>
</context>
<context>
    <name>FrescoMoves</name>
    <message numerus="yes">
        <source>+%n blend(s) for each assistant in the workshop</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>工坊每位工人多調 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n mood for each assistant in the theatre</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>劇院每位工人心情多 +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) for each assistant in the studio</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>畫室每位工人多賺 %n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) of income a round</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>每輪收入多 %n 元</numerusform>
        </translation>
    </message>
    <message>
        <source>An assistant to the {column}</source>
        <extracomment>moves list. {column}: "market"</extracomment>
        <translation>一位工人到{column}</translation>
    </message>
    <message>
        <source>Bishop to {space} for {price}</source>
        <extracomment>moves list. {space}: "row 2, column 4", {price}: "1 thaler"</extracomment>
        <translation>付 {price}，主教走到{space}</translation>
    </message>
    <message>
        <source>Bishop's request</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>主教任務</translation>
    </message>
    <message>
        <source>Blend</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>調配</translation>
    </message>
    <message>
        <source>Blend {first} and {second}</source>
        <extracomment>moves list; a try that is refused. both: "yellow"</extracomment>
        <translation>調配{first}和{second}</translation>
    </message>
    <message>
        <source>Blend {first} and {second} into {made}</source>
        <extracomment>moves list. all three: "red"</extracomment>
        <translation>用{first}和{second}調出{made}</translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>買顏料</translation>
    </message>
    <message>
        <source>Buy {paint} out of the supply</source>
        <extracomment>moves list; a try that is refused. {paint}: "purple"</extracomment>
        <translation>從供應區買{paint}</translation>
    </message>
    <message>
        <source>Close a stall</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>收攤</translation>
    </message>
    <message>
        <source>Close {stall}</source>
        <extracomment>moves list. {stall}: "stall 2"</extracomment>
        <translation>{stall}收攤</translation>
    </message>
    <message>
        <source>Fulfil the {request}</source>
        <extracomment>moves list. {request}: "orange request"</extracomment>
        <translation>完成{request}</translation>
    </message>
    <message>
        <source>Get up</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>起床</translation>
    </message>
    <message>
        <source>Give {paints} to the altar</source>
        <extracomment>moves list. {paints}: "red, yellow and blue"</extracomment>
        <translation>把{paints}交給祭壇</translation>
    </message>
    <message>
        <source>Give {tile} (back without blots)</source>
        <extracomment>moves list. {tile}: "the 3-point tile of red and yellow"</extracomment>
        <translation>交出{tile}（背面沒有顏色）</translation>
    </message>
    <message>
        <source>Give {tile} (back: {paints})</source>
        <extracomment>moves list. {tile}: "the 5-point tile of orange and blue"; {paints}: "orange", on its back</extracomment>
        <translation>交出{tile}（背面：{paints}）</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>收入</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>head of a part of the moves list: stop here</extracomment>
        <translation>離開</translation>
    </message>
    <message>
        <source>Leave the cathedral</source>
        <extracomment>moves list</extracomment>
        <translation>離開教堂</translation>
    </message>
    <message>
        <source>Leave the workshop</source>
        <extracomment>moves list</extracomment>
        <translation>離開工坊</translation>
    </message>
    <message>
        <source>Leonardo at {hour}</source>
        <extracomment>moves list. {hour}: "6:00"</extracomment>
        <translation>達文西 {hour}起床</translation>
    </message>
    <message>
        <source>Leonardo: {tile}, {space}</source>
        <extracomment>moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"</extracomment>
        <translation>達文西：{tile}，{space}</translation>
    </message>
    <message>
        <source>Move the bishop</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>移動主教</translation>
    </message>
    <message>
        <source>No portrait for Leonardo</source>
        <extracomment>moves list</extracomment>
        <translation>達文西不拿肖像畫</translation>
    </message>
    <message>
        <source>Paint for {thalers}</source>
        <extracomment>moves list. {thalers}: "3 thalers"</extracomment>
        <translation>畫畫賺 {thalers}</translation>
    </message>
    <message>
        <source>Pass in the market</source>
        <extracomment>moves list; leave the market without buying</extracomment>
        <translation>跳過市場</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>計畫</translation>
    </message>
    <message>
        <source>Portrait “{card}”: {effect}</source>
        <extracomment>moves list. {card}: a portrait's name, {effect}: "6 thalers"</extracomment>
        <translation>肖像畫「{card}」：{effect}</translation>
    </message>
    <message>
        <source>Restore a tile</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>修復壁畫</translation>
    </message>
    <message>
        <source>Restore the altar</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>修復祭壇</translation>
    </message>
    <message>
        <source>Restore {space}, where no tile is left</source>
        <extracomment>moves list; a try that is refused. {space}: "row 2, column 4"</extracomment>
        <translation>修復{space}（已經沒有板塊）</translation>
    </message>
    <message>
        <source>Restore {tile}, {space}</source>
        <extracomment>moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"</extracomment>
        <translation>修復{tile}，{space}</translation>
    </message>
    <message>
        <source>Score track</source>
        <extracomment>head of a part of the moves list: where the pawn may land</extracomment>
        <translation>計分條</translation>
    </message>
    <message>
        <source>Stand on {space} ({by})</source>
        <extracomment>moves list. {space}: a number on the score track, {by}: "+1"</extracomment>
        <translation>站到 {space}（{by}）</translation>
    </message>
    <message>
        <source>Studio</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation>畫室</translation>
    </message>
    <message>
        <source>Take {paint}</source>
        <extracomment>moves list. {paint}: "red"</extracomment>
        <translation>拿{paint}</translation>
    </message>
    <message>
        <source>The plan stands</source>
        <extracomment>moves list</extracomment>
        <translation>計畫就這樣</translation>
    </message>
    <message numerus="yes">
        <source>each market tile −%n thaler(s)</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>每塊市場板塊便宜 %n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every bonus of the bishop +%n</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>每次主教加分多 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>{each} for each of your tiles, {most} at most</source>
        <extracomment>what a portrait gives. {each}, {most}: "1 point", "6 points"</extracomment>
        <translation>每塊壁畫 {each}，最多 {most}</translation>
    </message>
    <message>
        <source>{name} at {hour}: mood {mood}, {price} a tile</source>
        <extracomment>moves list. {hour}: "6:00", {mood}: "−2", {price}: "3 thalers"</extracomment>
        <translation>{name} {hour}起床：心情 {mood}，每塊 {price}</translation>
    </message>
    <message>
        <source>{paints} at {stall} for {price}</source>
        <extracomment>moves list. {paints}: "red and blue", {stall}: "stall 2", {price}: "2 thalers"</extracomment>
        <translation>{price}買{stall}的{paints}</translation>
    </message>
</context>
<context>
    <name>FrescoNames</name>
    <message>
        <source> · </source>
        <comment>between facts in a row</comment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>藍 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>棕 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>綠 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>橘 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>粉紅 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>紫 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>紅 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <comment>an amount of money</comment>
        <translation>
            <numerusform>%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>黃 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Abbess</source>
        <extracomment>a portrait card</extracomment>
        <translation>女修道院長</translation>
    </message>
    <message>
        <source>Actress</source>
        <extracomment>a portrait card</extracomment>
        <translation>女演員</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>a portrait card</extracomment>
        <translation>煉金術士</translation>
    </message>
    <message>
        <source>Ambassador</source>
        <extracomment>a portrait card</extracomment>
        <translation>大使</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <extracomment>a portrait card</extracomment>
        <translation>藥師</translation>
    </message>
    <message>
        <source>Banker</source>
        <extracomment>a portrait card</extracomment>
        <translation>銀行家</translation>
    </message>
    <message>
        <source>Bishop's Confidant</source>
        <extracomment>a portrait card</extracomment>
        <translation>主教之友</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <extracomment>a portrait card</extracomment>
        <translation>樞機主教</translation>
    </message>
    <message>
        <source>Court Painter</source>
        <extracomment>a portrait card</extracomment>
        <translation>宮廷畫師</translation>
    </message>
    <message>
        <source>Duchess</source>
        <extracomment>a portrait card</extracomment>
        <translation>公爵夫人</translation>
    </message>
    <message>
        <source>Dyer</source>
        <extracomment>a portrait card</extracomment>
        <translation>染匠</translation>
    </message>
    <message>
        <source>Fresco</source>
        <extracomment>the game's title</extracomment>
        <translation>壁畫大師</translation>
    </message>
    <message>
        <source>Guild Master</source>
        <extracomment>a portrait card</extracomment>
        <translation>公會會長</translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>a portrait card</extracomment>
        <translation>房東</translation>
    </message>
    <message>
        <source>Leonardo</source>
        <extracomment>the third master of a match for two</extracomment>
        <translation>達文西</translation>
    </message>
    <message>
        <source>Market Warden</source>
        <extracomment>a portrait card</extracomment>
        <translation>市場監督</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>a portrait card</extracomment>
        <translation>商人</translation>
    </message>
    <message>
        <source>Nobleman</source>
        <extracomment>a portrait card</extracomment>
        <translation>貴族</translation>
    </message>
    <message>
        <source>Pigment Lord</source>
        <extracomment>a portrait card</extracomment>
        <translation>顏料大師</translation>
    </message>
    <message>
        <source>Prince</source>
        <extracomment>a portrait card</extracomment>
        <translation>王子</translation>
    </message>
    <message>
        <source>a tile with blots of {paints}</source>
        <extracomment>the back of a fresco tile. {paints}: "orange and green"</extracomment>
        <translation>背面有{paints}的壁畫板塊</translation>
    </message>
    <message>
        <source>a tile without blots</source>
        <extracomment>the back of a fresco tile</extracomment>
        <translation>背面沒有顏色的壁畫板塊</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>a paint</extracomment>
        <translation>藍</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>a special paint, blended of orange and green</extracomment>
        <translation>棕</translation>
    </message>
    <message>
        <source>cathedral</source>
        <extracomment>a station of the day</extracomment>
        <translation>教堂</translation>
    </message>
    <message>
        <source>general request</source>
        <extracomment>a bishop's request that takes any tiles</extracomment>
        <translation>一般任務</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a paint, blended of yellow and blue</extracomment>
        <translation>綠</translation>
    </message>
    <message>
        <source>green request</source>
        <extracomment>a bishop's request</extracomment>
        <translation>綠色任務</translation>
    </message>
    <message>
        <source>market</source>
        <extracomment>a station of the day</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>an empty list of paints</extracomment>
        <translation>無</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>a paint, blended of red and yellow</extracomment>
        <translation>橘</translation>
    </message>
    <message>
        <source>orange request</source>
        <extracomment>a bishop's request</extracomment>
        <translation>橘色任務</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>a special paint, blended of purple and red</extracomment>
        <translation>粉紅</translation>
    </message>
    <message>
        <source>portrait {id}</source>
        <extracomment>a portrait card of an owner's own table, without a name. {id}: "PX1"</extracomment>
        <translation>肖像畫 {id}</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>a paint, blended of red and blue</extracomment>
        <translation>紫</translation>
    </message>
    <message>
        <source>purple request</source>
        <extracomment>a bishop's request</extracomment>
        <translation>紫色任務</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>a paint</extracomment>
        <translation>紅</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>a space of the ceiling, both from 1 to 5</extracomment>
        <translation>第 {row} 列第 {column} 欄</translation>
    </message>
    <message>
        <source>second cathedral</source>
        <extracomment>the fifth station of the last round</extracomment>
        <translation>第二次教堂</translation>
    </message>
    <message>
        <source>stall {n}</source>
        <extracomment>a stall of the market; {n}: 1 to 4</extracomment>
        <translation>第 {n} 攤</translation>
    </message>
    <message>
        <source>studio</source>
        <extracomment>a station of the day</extracomment>
        <translation>畫室</translation>
    </message>
    <message>
        <source>the {points}-point tile of {paints}</source>
        <extracomment>a fresco tile, as in "restore …". {points}: 3 to 24, {paints}: "red and yellow"</extracomment>
        <translation>{paints}的 {points} 分壁畫</translation>
    </message>
    <message>
        <source>theatre</source>
        <extracomment>a station of the day</extracomment>
        <translation>劇院</translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>a station of the day</extracomment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>a paint</extracomment>
        <translation>黃</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>the end of a list; {first}: "red, yellow", {last}: "blue"</extracomment>
        <translation>{first}、{last}</translation>
    </message>
    <message>
        <source>{hour}:00</source>
        <extracomment>a time of day in the morning; {hour}: 5 to 9</extracomment>
        <translation>{hour} 點</translation>
    </message>
</context>
<context>
    <name>FrescoPieces</name>
    <message>
        <source>Leonardo's pawn</source>
        <extracomment>accessible name: the pawn on the ceiling</extracomment>
        <translation>達文西的棋子</translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>accessible name</extracomment>
        <translation>祭壇</translation>
    </message>
    <message>
        <source>bag</source>
        <extracomment>accessible name: the bag of the market</extracomment>
        <translation>布袋</translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>accessible name: the white pawn on the ceiling</extracomment>
        <translation>主教</translation>
    </message>
    <message>
        <source>ceiling, {space}</source>
        <extracomment>accessible name. {space}: "row 2, column 4"</extracomment>
        <translation>天花板{space}</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>accessible name: a card or piece that lies face down</extracomment>
        <translation>正面朝下</translation>
    </message>
    <message>
        <source>hostel, {hour}</source>
        <extracomment>accessible name. {hour}: "6:00"</extracomment>
        <translation>旅店 {hour}</translation>
    </message>
    <message>
        <source>market tile of {paints}</source>
        <extracomment>accessible name. {paints}: "red and blue"</extracomment>
        <translation>{paints}的市場板塊</translation>
    </message>
    <message>
        <source>open portraits</source>
        <extracomment>accessible name: cards on display</extracomment>
        <translation>翻開的肖像畫</translation>
    </message>
    <message>
        <source>pile of portraits</source>
        <extracomment>accessible name: cards that lie face down</extracomment>
        <translation>肖像畫抽牌堆</translation>
    </message>
    <message>
        <source>recipes and cards</source>
        <extracomment>accessible name: the paper beside the paint box with recipes, or with portraits and requests</extracomment>
        <translation>配方與卡牌</translation>
    </message>
    <message>
        <source>score track, {n}</source>
        <extracomment>accessible name</extracomment>
        <translation>計分條 {n}</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>accessible name: what lies behind it is hidden</extracomment>
        <translation>屏風</translation>
    </message>
    <message>
        <source>start space {n}</source>
        <extracomment>accessible name: the queue before the score track</extracomment>
        <translation>順序格 {n}</translation>
    </message>
    <message>
        <source>still asleep</source>
        <extracomment>accessible name: above the hostel</extracomment>
        <translation>還沒起床</translation>
    </message>
    <message>
        <source>studio</source>
        <extracomment>accessible name</extracomment>
        <translation>畫室</translation>
    </message>
    <message>
        <source>supply</source>
        <extracomment>accessible name: paints for everybody</extracomment>
        <translation>供應區</translation>
    </message>
    <message>
        <source>thalers</source>
        <extracomment>accessible name: money</extracomment>
        <translation>錢幣</translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>accessible name of any other place</extracomment>
        <translation>桌面</translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>accessible name</extracomment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>your paint box</source>
        <extracomment>accessible name: one's own paints</extracomment>
        <translation>你的顏料箱</translation>
    </message>
    <message>
        <source>your purse</source>
        <extracomment>accessible name: one's own money</extracomment>
        <translation>你的錢包</translation>
    </message>
    <message>
        <source>{name}'s assistant</source>
        <extracomment>accessible name of a small pawn. {name}: whose</extracomment>
        <translation>{name}的工人</translation>
    </message>
    <message>
        <source>{name}'s assistant, done for today</source>
        <extracomment>accessible name of a small pawn that has done its work today. {name}: whose</extracomment>
        <translation>{name}的工人，今天已行動</translation>
    </message>
    <message>
        <source>{name}'s crew</source>
        <extracomment>accessible name: assistants that are not placed</extracomment>
        <translation>{name}還沒派出的工人</translation>
    </message>
    <message>
        <source>{name}'s fresco tiles</source>
        <extracomment>accessible name: restored tiles</extracomment>
        <translation>{name}的壁畫板塊</translation>
    </message>
    <message>
        <source>{name}'s mood: {mood}</source>
        <extracomment>accessible name. {mood}: "+2"</extracomment>
        <translation>{name}的心情 {mood}</translation>
    </message>
    <message>
        <source>{name}'s pawn</source>
        <extracomment>accessible name of a large pawn. {name}: whose</extracomment>
        <translation>{name}的工頭</translation>
    </message>
    <message>
        <source>{name}'s plan, {column}</source>
        <extracomment>accessible name: on the action board. {column}: "market"</extracomment>
        <translation>{name}的計畫，{column}</translation>
    </message>
    <message>
        <source>{name}'s portraits</source>
        <extracomment>accessible name: portraits taken</extracomment>
        <translation>{name}的肖像畫</translation>
    </message>
    <message>
        <source>{name}'s requests</source>
        <extracomment>accessible name: requests fulfilled</extracomment>
        <translation>{name}的主教任務</translation>
    </message>
    <message>
        <source>{paint} paint</source>
        <extracomment>accessible name of a paint cube. {paint}: "red"</extracomment>
        <translation>{paint}色顏料</translation>
    </message>
    <message>
        <source>{piece}, {place}</source>
        <extracomment>accessible name. {piece}: "bishop", {place}: "ceiling, row 3, column 3"</extracomment>
        <translation>{piece}，{place}</translation>
    </message>
    <message>
        <source>{piece}: {n}</source>
        <extracomment>accessible name of a heap. {piece}: "red paint", {n}: how many</extracomment>
        <translation>{piece} {n} 個</translation>
    </message>
</context>
<context>
    <name>FrescoPrompts</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>on the ceiling</comment>
        <translation>
            <numerusform>還有 %n 塊壁畫</numerusform>
        </translation>
    </message>
    <message>
        <source>Blend two paints, or pass</source>
        <extracomment>prompt</extracomment>
        <translation>調配兩個顏料，或跳過</translation>
    </message>
    <message>
        <source>Blend, fulfil a request, or pass</source>
        <extracomment>prompt</extracomment>
        <translation>調配、完成任務，或跳過</translation>
    </message>
    <message>
        <source>Buy at one stall, close one, or pass</source>
        <extracomment>prompt</extracomment>
        <translation>選一個攤販買，或收攤、跳過</translation>
    </message>
    <message>
        <source>Buy more here, or close the stall</source>
        <extracomment>prompt</extracomment>
        <translation>繼續買，或收攤</translation>
    </message>
    <message>
        <source>Choose Leonardo's hour</source>
        <extracomment>prompt</extracomment>
        <translation>選達文西的起床時間</translation>
    </message>
    <message>
        <source>Choose the hour to get up</source>
        <extracomment>prompt</extracomment>
        <translation>選起床時間</translation>
    </message>
    <message>
        <source>Choose the paint that the request pays</source>
        <extracomment>prompt</extracomment>
        <translation>選任務給的顏料</translation>
    </message>
    <message>
        <source>Choose the request that Leonardo fulfils</source>
        <extracomment>prompt</extracomment>
        <translation>選達文西要完成的任務</translation>
    </message>
    <message>
        <source>Close a stall for Leonardo</source>
        <extracomment>prompt</extracomment>
        <translation>替達文西選一個攤販收攤</translation>
    </message>
    <message>
        <source>Close the stall behind you</source>
        <extracomment>prompt</extracomment>
        <translation>買完了，收攤</translation>
    </message>
    <message>
        <source>Confirm the plan, or undo</source>
        <extracomment>prompt</extracomment>
        <translation>確認計畫，或復原</translation>
    </message>
    <message numerus="yes">
        <source>Give %n tile(s) for the request</source>
        <comment>prompt</comment>
        <translation>
            <numerusform>再交 %n 塊壁畫給任務</numerusform>
        </translation>
    </message>
    <message>
        <source>Move Leonardo to the tile he restores</source>
        <extracomment>prompt</extracomment>
        <translation>移動達文西到要修復的壁畫</translation>
    </message>
    <message>
        <source>No blend is left: pass</source>
        <extracomment>prompt</extracomment>
        <translation>調配次數用完，跳過</translation>
    </message>
    <message numerus="yes">
        <source>Place %n more assistant(s)</source>
        <comment>prompt</comment>
        <translation>
            <numerusform>還有 %n 位工人要放</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore a tile after the bishop's step</source>
        <extracomment>prompt; the bishop's step is paid for</extracomment>
        <translation>主教走了，接著修復一塊壁畫</translation>
    </message>
    <message>
        <source>Restore a tile or the altar, or pass</source>
        <extracomment>prompt</extracomment>
        <translation>修復壁畫或祭壇，或跳過</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>where the match stands</extracomment>
        <translation>第 {n} 輪</translation>
    </message>
    <message>
        <source>Round {n}, the last</source>
        <extracomment>where the match stands</extracomment>
        <translation>第 {n} 輪，最後一輪</translation>
    </message>
    <message>
        <source>Space taken: go forwards or backwards</source>
        <extracomment>prompt; the space on the score track is taken</extracomment>
        <translation>那格有人：往前或往後</translation>
    </message>
    <message>
        <source>Take a portrait for Leonardo, or none</source>
        <extracomment>prompt</extracomment>
        <translation>替達文西拿肖像畫，或不拿</translation>
    </message>
    <message>
        <source>Take a portrait, or paint for money</source>
        <extracomment>prompt</extracomment>
        <translation>拿一張肖像畫，或畫畫賺錢</translation>
    </message>
    <message>
        <source>The day goes on</source>
        <extracomment>prompt, while nobody decides
----------
shown while nobody decides</extracomment>
        <translation>一天繼續進行</translation>
    </message>
    <message>
        <source>{name} chooses Leonardo's hour</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}正在選達文西的起床時間</translation>
    </message>
    <message>
        <source>{name} chooses a free space</source>
        <extracomment>who is doing what; a space on the score track is taken</extracomment>
        <translation>{name}正在選空格</translation>
    </message>
    <message>
        <source>{name} chooses a paint</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}正在選顏料</translation>
    </message>
    <message>
        <source>{name} chooses an hour</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}正在選起床時間</translation>
    </message>
    <message>
        <source>{name} decides for Leonardo</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}正在替達文西決定</translation>
    </message>
    <message>
        <source>{name} is in the cathedral</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}在教堂</translation>
    </message>
    <message>
        <source>{name} is in the market</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}在市場</translation>
    </message>
    <message>
        <source>{name} is in the studio</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}在畫室</translation>
    </message>
    <message>
        <source>{name} is in the workshop</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}在工坊</translation>
    </message>
    <message>
        <source>{name} plans behind the screen</source>
        <extracomment>who is doing what</extracomment>
        <translation>{name}在屏風後面排計畫</translation>
    </message>
</context>
<context>
    <name>FrescoRefusals</name>
    <message numerus="yes">
        <source>%n assistant(s) still to place.</source>
        <translation>
            <numerusform>還有 %n 位工人沒放。</numerusform>
        </translation>
    </message>
    <message>
        <source>A blot of the colour is missing.</source>
        <translation>缺少這個顏色的色塊。</translation>
    </message>
    <message>
        <source>A card has a lasting effect with its amount, or gives something at once.</source>
        <translation>卡要嘛有永久效果和數值，要嘛立刻給東西。</translation>
    </message>
    <message numerus="yes">
        <source>A column of the action board has %n space(s).</source>
        <translation>
            <numerusform>玩家圖板每欄有 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>A general request pays a basic paint.</source>
        <translation>一般任務給的是基本顏料。</translation>
    </message>
    <message>
        <source>A market tile is bought whole, with the paints that it shows.</source>
        <translation>市場板塊要整塊買，上面畫的顏料全拿。</translation>
    </message>
    <message>
        <source>A player has impossible goods.</source>
        <translation>有玩家的東西不可能這樣。</translation>
    </message>
    <message numerus="yes">
        <source>A request takes %n different tiles.</source>
        <translation>
            <numerusform>任務要 %n 塊不同的壁畫。</numerusform>
        </translation>
    </message>
    <message>
        <source>A step leads to one of the eight spaces round the bishop.</source>
        <translation>一步可以走到主教周圍八格之一。</translation>
    </message>
    <message>
        <source>A temporary assistant comes only while the mood is in its two top spaces.</source>
        <translation>心情在最上面兩格時，才有臨時工人來幫忙。</translation>
    </message>
    <message>
        <source>A tile costs the price of your own hour; a step of the bishop has its price too.</source>
        <translation>板塊照自己起床時間的價錢付，請主教走一步也要錢。</translation>
    </message>
    <message numerus="yes">
        <source>All %n assistant(s) carry a tile.</source>
        <translation>
            <numerusform>%n 位工人手上都有了。</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of this stack have been taken.</source>
        <translation>這一疊任務都被拿完了。</translation>
    </message>
    <message>
        <source>All your assistants are placed.</source>
        <translation>工人都放完了。</translation>
    </message>
    <message>
        <source>An assistant either blends or fulfils a request.</source>
        <translation>一位工人不是調配，就是完成任務。</translation>
    </message>
    <message numerus="yes">
        <source>An assistant in the workshop blends %n time(s).</source>
        <translation>
            <numerusform>工坊裡每位工人可以調配 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another pawn is woken first.</source>
        <translation>還沒輪到這位工頭。</translation>
    </message>
    <message>
        <source>Basic paints at the altar are three different colours.</source>
        <translation>祭壇的基本顏料要三種不同顏色。</translation>
    </message>
    <message>
        <source>Cards that were taken are not replaced before the round ends.</source>
        <translation>拿走的肖像畫要到輪末才補。</translation>
    </message>
    <message>
        <source>Each hour wakes one painter only; choose another one.</source>
        <translation>每個時間只叫醒一位，請選別的時間。</translation>
    </message>
    <message>
        <source>Each name, recipe and blot may occur once.</source>
        <translation>名稱、配方和色塊都只能出現一次。</translation>
    </message>
    <message>
        <source>Each player fulfils one request a round; other assistants blend.</source>
        <translation>每人每輪完成一個任務，其他工人只能調配。</translation>
    </message>
    <message>
        <source>Each player takes one card a round; other assistants paint for money.</source>
        <translation>每人每輪拿一張，其他工人畫畫賺錢。</translation>
    </message>
    <message>
        <source>Every blended and special paint is made in one way.</source>
        <translation>每種調配顏料和特殊顏料都有一種配方。</translation>
    </message>
    <message>
        <source>Every tile and card lies in one place.</source>
        <translation>每塊板塊、每張卡都只在一個地方。</translation>
    </message>
    <message>
        <source>Every tile for the {request} must show its colour on the back.</source>
        <extracomment>{request}: "orange request"</extracomment>
        <translation>交給{request}的壁畫，背面都要有這個顏色。</translation>
    </message>
    <message>
        <source>Everybody is placed; whoever is not needed can decline later.</source>
        <translation>工人都要放上去，用不到的到時候可以放棄。</translation>
    </message>
    <message>
        <source>In the two bottom spaces of the mood one of your crew does not work.</source>
        <translation>心情在最下面兩格時，會少一位工人。</translation>
    </message>
    <message>
        <source>It is on {n}, and the game needs it on {least} at least.</source>
        <extracomment>{n}, {least}: numbers of tiles</extracomment>
        <translation>現在有 {n} 塊，至少要 {least} 塊。</translation>
    </message>
    <message>
        <source>It is the next free space, forwards or backwards.</source>
        <translation>要站到往前或往後的下一個空格。</translation>
    </message>
    <message>
        <source>It must be from {least} to {most}.</source>
        <extracomment>both are numbers</extracomment>
        <translation>必須是 {least} 到 {most}。</translation>
    </message>
    <message>
        <source>Later hours are never dearer or worse; stacks fall from the top down.</source>
        <translation>愈晚起床不會更貴、心情不會更差；任務由上往下分數遞減。</translation>
    </message>
    <message>
        <source>Leonardo does so each round; you choose where he goes.</source>
        <translation>這是達文西在教堂的工作，你只決定走去哪裡。</translation>
    </message>
    <message>
        <source>Leonardo does so each round; you choose which open stall.</source>
        <translation>這是達文西在市場的工作，你只決定哪個攤販。</translation>
    </message>
    <message>
        <source>Leonardo goes up, down, left or right to a tile; only the bishop goes diagonally.</source>
        <translation>達文西走上下左右到有板塊的格子，只有主教能斜走。</translation>
    </message>
    <message>
        <source>Leonardo must close a stall.</source>
        <translation>達文西一定要收一攤。</translation>
    </message>
    <message>
        <source>Leonardo must fulfil a request.</source>
        <translation>達文西一定要完成任務。</translation>
    </message>
    <message>
        <source>Leonardo must restore a tile.</source>
        <translation>達文西一定要修復壁畫。</translation>
    </message>
    <message>
        <source>Leonardo walks straight, one step.</source>
        <translation>達文西只走直橫一步。</translation>
    </message>
    <message numerus="yes">
        <source>Leonardo wants a tile of %n point(s).</source>
        <translation>
            <numerusform>達文西要去 %n 分的壁畫。</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: {paints}.</source>
        <extracomment>{paints}: "purple" or "2 red"</extracomment>
        <translation>還缺{paints}。</translation>
    </message>
    <message>
        <source>No assistant is free for a request.</source>
        <translation>沒有工人能完成任務。</translation>
    </message>
    <message>
        <source>No blends are left today.</source>
        <translation>調配次數用完了。</translation>
    </message>
    <message>
        <source>No request of this kind is left.</source>
        <translation>這種任務沒有了。</translation>
    </message>
    <message>
        <source>No two pawns share a space; take the next free one before or behind.</source>
        <translation>一格只能站一位，請選前面或後面的下一個空格。</translation>
    </message>
    <message>
        <source>No two share a space, and points have their reasons.</source>
        <translation>一格只能站一位，分數也都有來源。</translation>
    </message>
    <message>
        <source>One assistant in the market carries one tile.</source>
        <translation>市場裡一位工人買一塊。</translation>
    </message>
    <message>
        <source>One assistant stays at home.</source>
        <translation>有一位工人沒來。</translation>
    </message>
    <message>
        <source>One portrait a round is enough.</source>
        <translation>這一輪拿過肖像畫了。</translation>
    </message>
    <message>
        <source>One request a round is enough.</source>
        <translation>這一輪完成過任務了。</translation>
    </message>
    <message>
        <source>One stall a round; it closes after you.</source>
        <translation>每輪只逛一個攤販，逛完就收攤。</translation>
    </message>
    <message>
        <source>One step for each player and round.</source>
        <translation>每人每輪只能請主教走一步。</translation>
    </message>
    <message>
        <source>Only a space that still has its tile can be restored.</source>
        <translation>還有板塊的格子才能修復。</translation>
    </message>
    <message>
        <source>Only the tiles that lie there are for sale, each of them once.</source>
        <translation>只賣攤上的板塊，每塊一次。</translation>
    </message>
    <message>
        <source>Only your own fresco tiles fulfil your request.</source>
        <translation>任務要用自己的壁畫板塊。</translation>
    </message>
    <message>
        <source>Only {back} or {forward} will do.</source>
        <extracomment>both are numbers on the score track</extracomment>
        <translation>只能站到 {back} 或 {forward}。</translation>
    </message>
    <message>
        <source>Paint is sold on market tiles only.</source>
        <translation>顏料只賣整塊板塊。</translation>
    </message>
    <message>
        <source>Paints, money, mood and plan have their limits.</source>
        <translation>顏料、錢幣、心情和計畫都有範圍。</translation>
    </message>
    <message>
        <source>Purple, pink and brown are never sold; they are blended in the workshop.</source>
        <translation>紫、粉紅和棕從來不賣，要到工坊調配。</translation>
    </message>
    <message>
        <source>Red and yellow, yellow and blue, red and blue are the basic recipes.</source>
        <translation>基本配方是紅加黃、黃加藍、紅加藍。</translation>
    </message>
    <message>
        <source>Red, yellow and blue, or blended paints in their place.</source>
        <translation>要紅、黃、藍各一，或用調配顏料代替。</translation>
    </message>
    <message>
        <source>Requests come with the expansion Bishop's Request.</source>
        <translation>要有主教任務擴充才有任務。</translation>
    </message>
    <message>
        <source>Somebody gets up at {hour} already.</source>
        <extracomment>{hour}: "6:00"</extracomment>
        <translation>{hour}已經有人了。</translation>
    </message>
    <message>
        <source>Somebody has been there, and its tiles are back in the bag.</source>
        <translation>有人逛過了，板塊已經放回布袋。</translation>
    </message>
    <message>
        <source>Space {space} is taken.</source>
        <extracomment>{space}: a number on the score track</extracomment>
        <translation>{space} 分格有人了。</translation>
    </message>
    <message>
        <source>Take red, yellow or blue.</source>
        <translation>請選紅、黃或藍。</translation>
    </message>
    <message>
        <source>That is not what is due now.</source>
        <translation>現在不做這件事。</translation>
    </message>
    <message>
        <source>That portrait is not on display.</source>
        <translation>這張肖像畫不在了。</translation>
    </message>
    <message>
        <source>That tile belongs to somebody else.</source>
        <translation>這塊壁畫是別人的。</translation>
    </message>
    <message>
        <source>That tile is not on {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation>{stall}沒有這塊板塊。</translation>
    </message>
    <message>
        <source>The action board has five columns.</source>
        <translation>玩家圖板有五欄。</translation>
    </message>
    <message>
        <source>The altar takes exactly three paints.</source>
        <translation>祭壇剛好要三個顏料。</translation>
    </message>
    <message>
        <source>The bishop takes one step only.</source>
        <translation>主教一次只走一步。</translation>
    </message>
    <message>
        <source>The day runs from the market to the theatre, one player after the other.</source>
        <translation>一天從市場到劇院依序進行，一位接一位。</translation>
    </message>
    <message>
        <source>The hostel has five lines, from 5:00 to 9:00.</source>
        <translation>旅店有五個時間，5 點到 9 點。</translation>
    </message>
    <message>
        <source>The pawns stand impossibly.</source>
        <translation>工頭不可能這樣站。</translation>
    </message>
    <message>
        <source>The pieces do not add up.</source>
        <translation>配件數量不對。</translation>
    </message>
    <message>
        <source>The queue without points chooses first, then the lowest score.</source>
        <translation>沒有分數的照順序格先選，再來由分數最低的選。</translation>
    </message>
    <message>
        <source>The stall closes after you, so end by closing it.</source>
        <translation>買過的攤販會收攤，最後請按收攤。</translation>
    </message>
    <message>
        <source>The step belongs to a fresco tile.</source>
        <translation>主教走完要修復壁畫。</translation>
    </message>
    <message>
        <source>The {column} is full.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation>{column}放滿了。</translation>
    </message>
    <message>
        <source>There are as many stalls as painters.</source>
        <translation>有幾位工頭就有幾個攤販。</translation>
    </message>
    <message>
        <source>There are no such requests here.</source>
        <translation>這局沒有這種任務。</translation>
    </message>
    <message>
        <source>There are {n}, and there must be {wanted}.</source>
        <extracomment>{n}, {wanted}: numbers</extracomment>
        <translation>現在有 {n} 個，應該是 {wanted} 個。</translation>
    </message>
    <message>
        <source>There is never more than one temporary assistant.</source>
        <translation>臨時工人最多一位。</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>沒有這一欄。</translation>
    </message>
    <message>
        <source>There is no such hour.</source>
        <translation>沒有這個時間。</translation>
    </message>
    <message>
        <source>There is no such stall.</source>
        <translation>沒有這個攤販。</translation>
    </message>
    <message>
        <source>There is no {paint} in the market.</source>
        <extracomment>{paint}: "purple"</extracomment>
        <translation>市場不賣{paint}色。</translation>
    </message>
    <message>
        <source>These players do not fit.</source>
        <translation>玩家人數不對。</translation>
    </message>
    <message>
        <source>They are your own fresco tiles, each of them spent once.</source>
        <translation>要用自己的壁畫，每塊只能用一次。</translation>
    </message>
    <message>
        <source>This moment cannot be.</source>
        <translation>這個時刻不可能發生。</translation>
    </message>
    <message>
        <source>This part of the ceiling is done.</source>
        <translation>這裡已經修復好了。</translation>
    </message>
    <message>
        <source>Today {stall} is closed.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation>{stall}今天收攤了。</translation>
    </message>
    <message>
        <source>Two to four play; with two Leonardo joins them.</source>
        <translation>二到四位玩家；兩位時加入達文西。</translation>
    </message>
    <message>
        <source>What is open does not fit what lies on the table.</source>
        <translation>正在做的事和桌上的東西對不起來。</translation>
    </message>
    <message>
        <source>When Leonardo's tiles fit a request, only the choice among them is yours.</source>
        <translation>達文西的壁畫符合任務就要完成，你只決定哪一個。</translation>
    </message>
    <message>
        <source>Whoever pays for the bishop restores a tile of the ceiling right after it.</source>
        <translation>付錢請主教走一步，馬上要修復天花板的一塊壁畫。</translation>
    </message>
    <message>
        <source>With no tile beside Leonardo, he goes to one of the lowest value left.</source>
        <translation>旁邊沒有壁畫時，達文西去剩下最低分的一塊。</translation>
    </message>
    <message>
        <source>You are shopping at {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation>這一輪在逛{stall}。</translation>
    </message>
    <message>
        <source>You have bought here.</source>
        <translation>已經買過了。</translation>
    </message>
    <message>
        <source>You have moved the bishop this round.</source>
        <translation>這一輪請過主教了。</translation>
    </message>
    <message>
        <source>You have no sixth assistant.</source>
        <translation>沒有第 6 位工人。</translation>
    </message>
    <message>
        <source>You must own every paint; only the altar takes one for another.</source>
        <translation>要付的顏料都要有，只有祭壇能用別的代替。</translation>
    </message>
    <message>
        <source>{first} with {second} makes nothing.</source>
        <extracomment>both: "yellow"</extracomment>
        <translation>{first}加{second}調不出顏色。</translation>
    </message>
    <message>
        <source>{paint} counts only once here.</source>
        <comment>the altar</comment>
        <extracomment>{paint}: "red"</extracomment>
        <translation>祭壇只收一個{paint}。</translation>
    </message>
    <message>
        <source>{price} needed, {money} in the purse.</source>
        <extracomment>both: "3 thalers"</extracomment>
        <translation>要 {price}，只有 {money}。</translation>
    </message>
    <message>
        <source>“{field}”: recipes are missing.</source>
        <extracomment>{field}: a place in a file of tables</extracomment>
        <translation>「{field}」缺少配方。</translation>
    </message>
    <message>
        <source>“{field}”: the effect is unclear.</source>
        <extracomment>{field}: a place in a file of tables</extracomment>
        <translation>「{field}」效果不明。</translation>
    </message>
    <message>
        <source>“{field}”: the number is wrong.</source>
        <extracomment>{field}: a place in a file of tables, "fresco.tiles"</extracomment>
        <translation>「{field}」數量不對。</translation>
    </message>
    <message>
        <source>“{field}”: the order is wrong.</source>
        <extracomment>{field}: a place in a file of tables, "hours.price"</extracomment>
        <translation>「{field}」順序不對。</translation>
    </message>
    <message>
        <source>“{field}”: too little {paint}.</source>
        <extracomment>{field}: a place in a file of tables; {paint}: "red"</extracomment>
        <translation>「{field}」{paint}色太少。</translation>
    </message>
    <message>
        <source>“{field}”: {value} cannot be.</source>
        <extracomment>{field}: a place in a file of tables, "fresco.tiles[3].points"</extracomment>
        <translation>「{field}」不能是 {value}。</translation>
    </message>
    <message>
        <source>“{field}”: {value} occurs twice.</source>
        <extracomment>{field}: a place in a file of tables; {value}: what occurs twice</extracomment>
        <translation>「{field}」的 {value} 重複。</translation>
    </message>
</context>
<context>
    <name>FrescoWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a choice of an option</comment>
        <translation>
            <numerusform>%n 輪</numerusform>
        </translation>
    </message>
    <message>
        <source>Bishop's Request</source>
        <extracomment>an expansion</extracomment>
        <translation>主教任務</translation>
    </message>
    <message>
        <source>Cards in the studio instead of money; nine rounds at most</source>
        <translation>畫室可以拿卡不拿錢，最多 9 輪</translation>
    </message>
    <message>
        <source>Fresco tiles become points and a lasting income</source>
        <translation>用壁畫板塊換分數和長期收入</translation>
    </message>
    <message>
        <source>Limit of rounds</source>
        <extracomment>an option</extracomment>
        <translation>輪數上限</translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>a choice of the option "Limit of rounds"</extracomment>
        <translation>不限</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>Pink and brown, and seven tiles of great value</source>
        <translation>加入粉紅、棕，和七塊高分壁畫</translation>
    </message>
    <message>
        <source>Portraits</source>
        <extracomment>an expansion</extracomment>
        <translation>肖像畫</translation>
    </message>
    <message>
        <source>Rise early, blend paints, restore a ceiling</source>
        <translation>早起、調配顏料，修復整片天花板</translation>
    </message>
    <message>
        <source>Special Blend Colours</source>
        <extracomment>an expansion</extracomment>
        <translation>特殊顏料</translation>
    </message>
    <message>
        <source>The bishop comes to every tile that is restored</source>
        <translation>修復哪塊壁畫，主教就走到哪裡</translation>
    </message>
    <message>
        <source>The bishop follows</source>
        <extracomment>an option</extracomment>
        <translation>主教跟著修復走</translation>
    </message>
    <message>
        <source>The last round comes at the latest after so many</source>
        <translation>最晚在這一輪結束</translation>
    </message>
    <message>
        <source>The match ends when six tiles are left</source>
        <translation>剩 6 塊壁畫時進入最後一輪</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>All of them, with search</source>
        <translation>整本規則，可以搜尋</translation>
    </message>
    <message>
        <source>Best results</source>
        <extracomment>heading</extracomment>
        <translation>最好的成績</translation>
    </message>
    <message>
        <source>Bots beaten</source>
        <extracomment>heading</extracomment>
        <translation>贏過的電腦</translation>
    </message>
    <message>
        <source>Choose seats and begin</source>
        <translation>選座位，馬上開局</translation>
    </message>
    <message>
        <source>For everyone</source>
        <extracomment>how demanding a game is</extracomment>
        <translation>大家都能玩</translation>
    </message>
    <message>
        <source>For those who have played a few games</source>
        <extracomment>how demanding a game is</extracomment>
        <translation>適合玩過幾種桌遊的人</translation>
    </message>
    <message>
        <source>Heavy</source>
        <extracomment>how demanding a game is</extracomment>
        <translation>重度</translation>
    </message>
    <message>
        <source>Latest matches</source>
        <extracomment>button: from the lessons to the matches of a game
----------
heading</extracomment>
        <translation>最近的對局</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>button: lessons</extracomment>
        <translation>學玩法</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>button: from the matches to the lessons of a game</extracomment>
        <translation>課程</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>how demanding a game is</extracomment>
        <translation>輕度</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>how demanding a game is</extracomment>
        <translation>中度</translation>
    </message>
    <message>
        <source>No matches yet. The first one will be here when it is over.</source>
        <translation>還沒有對局。玩完第一局就會出現在這裡。</translation>
    </message>
    <message>
        <source>Nobody has finished a match of this game yet.</source>
        <translation>還沒有人玩完一局。</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: a new match</extracomment>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>Short lessons on the table itself</source>
        <translation>直接在遊戲桌上的短課</translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <extracomment>a chip; {n} is "30–45"</extracomment>
        <translation>{n} 分鐘</translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>a chip; {n} is "2–4"</extracomment>
        <translation>{n} 人</translation>
    </message>
</context>
<context>
    <name>GuideCard</name>
    <message>
        <source>Another table</source>
        <extracomment>button of the coach in a guided match: begin anew with other chance
----------
button: begin a guided match with other chance</extracomment>
        <translation>換一桌</translation>
    </message>
    <message>
        <source>Less help</source>
        <extracomment>button of the coach in a guided match: say less</extracomment>
        <translation>少說一點</translation>
    </message>
    <message>
        <source>More help</source>
        <extracomment>button of the coach in a guided match: say more</extracomment>
        <translation>多說一點</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>button of the coach after a guided match</extracomment>
        <translation>看名次</translation>
    </message>
    <message>
        <source>Show them</source>
        <extracomment>button of the coach after a guided match: show the turns that brought least</extracomment>
        <translation>告訴我</translation>
    </message>
</context>
<context>
    <name>GuidedPage</name>
    <message>
        <source>Begin at another table?</source>
        <extracomment>question before a guided match is given up</extracomment>
        <translation>換一桌重新開始嗎？</translation>
    </message>
    <message>
        <source>Coach</source>
        <extracomment>button: the coach of a guided match</extracomment>
        <translation>教練</translation>
    </message>
    <message>
        <source>First match with a coach</source>
        <extracomment>over the coach's words in a guided match</extracomment>
        <translation>教練陪你玩第一局</translation>
    </message>
    <message>
        <source>Go on as you like; I speak up when there is something new.</source>
        <extracomment>the coach of a guided match has nothing to say</extracomment>
        <translation>照你的意思走，有新的事我再說。</translation>
    </message>
    <message>
        <source>Stay here</source>
        <extracomment>button: go on with the guided match</extracomment>
        <translation>留在這桌</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>over the coach's words when a guided match is over</extracomment>
        <translation>這一局結束了</translation>
    </message>
    <message>
        <source>This match is given up. What you have learned stays.</source>
        <extracomment>under the question whether to begin a guided match at another table</extracomment>
        <translation>這一局就不玩了，學到的會留著。</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>button: why have the computer players moved so?</extracomment>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Your turn {n}</source>
        <extracomment>button: look at this turn; {n} is its number</extracomment>
        <translation>你的第 {n} 回合</translation>
    </message>
</context>
<context>
    <name>GuidedRow</name>
    <message>
        <source>A whole match with open hands; the coach says less and less</source>
        <extracomment>how far the guided match is</extracomment>
        <translation>完整玩一局，手牌攤開，教練愈說愈少</translation>
    </message>
    <message>
        <source>First match with a coach</source>
        <extracomment>in the list of lessons and on a game's page: the guided first match</extracomment>
        <translation>教練陪你玩第一局</translation>
    </message>
    <message>
        <source>a match is open</source>
        <extracomment>how far the guided match is</extracomment>
        <translation>還沒玩完</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>how far the guided match is</extracomment>
        <translation>玩過了</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es) were read anew from their files.</source>
        <translation>
            <numerusform>已從檔案重新讀回 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>over the list: matches of every game</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Every finished match is here, to be looked at step by step</source>
        <translation>玩完的每一局都在這裡，可以一步一步回看</translation>
    </message>
    <message>
        <source>Find a name or a day</source>
        <translation>找人、找日期</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>page title: finished matches</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>tab: the list of matches</extracomment>
        <translation>對局</translation>
    </message>
    <message>
        <source>No match fits. Try fewer words, or all games.</source>
        <translation>沒有符合的對局。少打幾個字，或改看全部遊戲。</translation>
    </message>
    <message>
        <source>No matches yet. The first one will be here when it is over.</source>
        <translation>還沒有對局。玩完第一局就會出現在這裡。</translation>
    </message>
    <message>
        <source>Persons</source>
        <comment>tab</comment>
        <translation>個人</translation>
    </message>
    <message>
        <source>The list of matches was damaged</source>
        <translation>對局清單損壞了</translation>
    </message>
    <message>
        <source>{title} {n}</source>
        <comment>a game's title and how many matches</comment>
        <translation>{title} {n}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open matches</comment>
        <extracomment>button: other matches that are not over</extracomment>
        <translation>
            <numerusform>還有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players' points</comment>
        <extracomment>between the points of several players</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>A saved match is damaged</source>
        <translation>有一局存檔損壞了</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>button: about the program</extracomment>
        <translation>關於</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation>回到遊戲桌</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <extracomment>card on the home screen; {game} is a title</extracomment>
        <translation>繼續：{game}</translation>
    </message>
    <message>
        <source>Everything stays on this computer: no account, no network</source>
        <translation>所有資料只留在這台電腦，不需要帳號，也不需要網路</translation>
    </message>
    <message>
        <source>Five Games, One Table</source>
        <comment>the program's name, large</comment>
        <translation>一桌五遊</translation>
    </message>
    <message>
        <source>Give it up</source>
        <comment>button</comment>
        <translation>放棄這一局</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>要放棄這一局嗎？</translation>
    </message>
    <message>
        <source>Give up {game}…</source>
        <extracomment>menu: delete the open match; {game} is a title</extracomment>
        <translation>放棄{game}這一局</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>button: finished matches</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Its saves are deleted. Nothing of it will be in the history.</source>
        <translation>存檔會刪掉，也不會留在紀錄裡。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button</comment>
        <translation>留著</translation>
    </message>
    <message>
        <source>Learn them, then play them, at one computer</source>
        <translation>圍著一台電腦，學會了就一起玩</translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button</comment>
        <translation>看看</translation>
    </message>
    <message>
        <source>More</source>
        <comment>button with a menu</comment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Part of it may still be good.</source>
        <translation>也許有一部分還能用。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>button: what can be chosen for the program</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Which one tonight?</source>
        <extracomment>over the boxes, an invitation</extracomment>
        <translation>今晚想玩哪一款？</translation>
    </message>
    <message>
        <source>damaged: {file}</source>
        <extracomment>menu; {file} is a file's name</extracomment>
        <translation>損壞：{file}</translation>
    </message>
    <message>
        <source>saved {when}</source>
        <extracomment>on the card of an open match; {when} is "yesterday, 21:14"</extracomment>
        <translation>{when} 自動存檔</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <extracomment>whose turn it is</extracomment>
        <translation>輪到{name}</translation>
    </message>
</context>
<context>
    <name>IstanbulBoard</name>
    <message>
        <source>2 cards in, 1 out</source>
        <extracomment>Printed on a tile, very short: two cards into the hand, then one is discarded</extracomment>
        <translation>拿 2 張，棄 1 張</translation>
    </message>
    <message>
        <source>5th assistant</source>
        <extracomment>Under the picture of the blue mosque tile, very short</extracomment>
        <translation>第 5 位助手</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <extracomment>Under the draw pile, before its number of cards</extracomment>
        <translation>獎勵卡</translation>
    </message>
    <message>
        <source>Buy a good</source>
        <extracomment>Under the picture of the green mosque tile, very short</extracomment>
        <translation>買 1 個貨品</translation>
    </message>
    <message>
        <source>Buy a ruby</source>
        <extracomment>Printed on a tile, very short</extracomment>
        <translation>買紅寶石</translation>
    </message>
    <message>
        <source>Buy an extension</source>
        <extracomment>Printed on a tile, very short: buy an extension of the wheelbarrow</extracomment>
        <translation>買擴充板塊</translation>
    </message>
    <message>
        <source>Call back all</source>
        <extracomment>Printed on a tile, very short: call assistants back</extracomment>
        <translation>召回助手</translation>
    </message>
    <message>
        <source>Call one back</source>
        <extracomment>Under the picture of the yellow mosque tile, very short</extracomment>
        <translation>召回 1 位</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Under the discard pile, before its number of cards</extracomment>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>Fill up fabric</source>
        <extracomment>Printed on a warehouse's tile, very short</extracomment>
        <translation>補滿布料</translation>
    </message>
    <message>
        <source>Fill up fruit</source>
        <extracomment>Printed on a warehouse's tile, very short</extracomment>
        <translation>補滿水果</translation>
    </message>
    <message>
        <source>Fill up spice</source>
        <extracomment>Printed on a warehouse's tile, very short</extracomment>
        <translation>補滿香料</translation>
    </message>
    <message>
        <source>First to {n} rubies</source>
        <extracomment>Heading over everybody's rubies. {n}: 5 or 6</extracomment>
        <translation>先得 {n} 顆紅寶石</translation>
    </message>
    <message>
        <source>Name a number</source>
        <extracomment>In the dice tray, over chips with the numbers one may name in the tea house</extracomment>
        <translation>喊一個數字</translation>
    </message>
    <message>
        <source>Rubies</source>
        <extracomment>On the wheelbarrow, beside its hollows for rubies</extracomment>
        <translation>紅寶石</translation>
    </message>
    <message>
        <source>Send family out</source>
        <extracomment>Printed on a tile, very short: the family member acts elsewhere</extracomment>
        <translation>派出家族成員</translation>
    </message>
    <message>
        <source>Turn a die</source>
        <extracomment>Under the picture of the red mosque tile, very short</extracomment>
        <translation>改一顆骰子</translation>
    </message>
    <message>
        <source>{n} Lira</source>
        <extracomment>Beside one's purse. {n}: Lira</extracomment>
        <translation>{n} 元</translation>
    </message>
</context>
<context>
    <name>IstanbulDeeds</name>
    <message>
        <source>buy a ruby</source>
        <extracomment>what undo takes back</extracomment>
        <translation>買紅寶石</translation>
    </message>
    <message>
        <source>buy an extension</source>
        <extracomment>what undo takes back</extracomment>
        <translation>買擴充板塊</translation>
    </message>
    <message>
        <source>call back an assistant</source>
        <extracomment>what undo takes back</extracomment>
        <translation>召回助手</translation>
    </message>
    <message>
        <source>catch a family member</source>
        <extracomment>what undo takes back</extracomment>
        <translation>逮捕家族成員</translation>
    </message>
    <message>
        <source>collect an assistant</source>
        <extracomment>what undo takes back</extracomment>
        <translation>召回助手</translation>
    </message>
    <message>
        <source>deliver the order</source>
        <extracomment>what undo takes back</extracomment>
        <translation>交貨</translation>
    </message>
    <message>
        <source>discard a card</source>
        <extracomment>what undo takes back</extracomment>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>end the turn</source>
        <extracomment>what undo takes back</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>fill up</source>
        <extracomment>what undo takes back</extracomment>
        <translation>補滿</translation>
    </message>
    <message>
        <source>finish</source>
        <extracomment>what undo takes back</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>keep the Lira</source>
        <extracomment>what undo takes back</extracomment>
        <translation>留著錢</translation>
    </message>
    <message>
        <source>leave an assistant</source>
        <extracomment>what undo takes back</extracomment>
        <translation>留下助手</translation>
    </message>
    <message>
        <source>meet the governor</source>
        <extracomment>what undo takes back</extracomment>
        <translation>找官員</translation>
    </message>
    <message>
        <source>meet the smuggler</source>
        <extracomment>what undo takes back</extracomment>
        <translation>找走私者</translation>
    </message>
    <message>
        <source>move the merchant</source>
        <extracomment>what undo takes back; "Undo: …" stands before it, here and in what follows</extracomment>
        <translation>移動商人</translation>
    </message>
    <message>
        <source>pay</source>
        <extracomment>what undo takes back</extracomment>
        <translation>付錢</translation>
    </message>
    <message>
        <source>pay the merchants</source>
        <extracomment>what undo takes back</extracomment>
        <translation>付給商人</translation>
    </message>
    <message>
        <source>play a card</source>
        <extracomment>what undo takes back</extracomment>
        <translation>打出卡</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <extracomment>what undo takes back</extracomment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>sell goods</source>
        <extracomment>what undo takes back</extracomment>
        <translation>賣貨品</translation>
    </message>
    <message>
        <source>send the family member</source>
        <extracomment>what undo takes back</extracomment>
        <translation>派出家族成員</translation>
    </message>
    <message>
        <source>settle the dice</source>
        <extracomment>what undo takes back</extracomment>
        <translation>決定骰子</translation>
    </message>
    <message>
        <source>skip the action</source>
        <extracomment>what undo takes back</extracomment>
        <translation>跳過行動</translation>
    </message>
    <message>
        <source>stop here</source>
        <extracomment>what undo takes back</extracomment>
        <translation>停在這裡</translation>
    </message>
    <message>
        <source>take a mosque tile</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿清真寺板塊</translation>
    </message>
    <message>
        <source>take cards</source>
        <extracomment>what undo takes back</extracomment>
        <translation>拿卡</translation>
    </message>
    <message>
        <source>take one more good</source>
        <extracomment>what undo takes back</extracomment>
        <translation>多拿 1 個貨品</translation>
    </message>
    <message>
        <source>take the mail</source>
        <extracomment>what undo takes back</extracomment>
        <translation>收郵件</translation>
    </message>
</context>
<context>
    <name>IstanbulForesight</name>
    <message>
        <source> · </source>
        <comment>between facts in one line</comment>
        <extracomment>between facts in one line</extracomment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>+%n ruby(s)</source>
        <comment>preview; plural: rubies</comment>
        <extracomment>a preview: rubies gained</extracomment>
        <translation>
            <numerusform>紅寶石 +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>+{n} {what}</source>
        <extracomment>a preview: +2 fabric</extracomment>
        <translation>{what} +{n}</translation>
    </message>
    <message>
        <source>Go back</source>
        <comment>a button under a warning</comment>
        <translation>再想想</translation>
    </message>
    <message>
        <source>Lira</source>
        <comment>after an amount with a sign</comment>
        <translation>元</translation>
    </message>
    <message>
        <source>Meet anyway</source>
        <extracomment>a button under a warning: meet the smuggler all the same</extracomment>
        <translation>照樣找走私者</translation>
    </message>
    <message>
        <source>Nothing is gained: you can only hand the good back.</source>
        <translation>沒有好處：拿到的貨品只能原樣交回去。</translation>
    </message>
    <message>
        <source>Pay anyway</source>
        <extracomment>a button under a warning: pay all the same</extracomment>
        <translation>照樣付</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <extracomment>a button under a warning: play the card all the same</extracomment>
        <translation>照樣打出</translation>
    </message>
    <message>
        <source>Stop anyway</source>
        <extracomment>a button under a warning: end the turn all the same</extracomment>
        <translation>照樣停下</translation>
    </message>
    <message>
        <source>The turn ends here: no action, and nobody is met.</source>
        <translation>回合到此結束：不能行動，也遇不到人。</translation>
    </message>
    <message>
        <source>There is no room for {good}: it is lost.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>{good}裝不下，拿了等於沒有。</translation>
    </message>
    <message>
        <source>There is no room: the new good is lost, and so is the money.</source>
        <translation>裝不下了：新拿的貨品會沒有，錢也花掉。</translation>
    </message>
    <message>
        <source>a neutral assistant to collect</source>
        <translation>有中立色助手可收</translation>
    </message>
    <message>
        <source>collect your assistant</source>
        <extracomment>a preview</extracomment>
        <translation>召回那裡的助手</translation>
    </message>
    <message>
        <source>no assistant to leave: the turn ends</source>
        <translation>沒有助手可派，回合結束</translation>
    </message>
    <message>
        <source>no assistant, no fee</source>
        <translation>不用助手，也不用付錢</translation>
    </message>
    <message>
        <source>pay {lira}</source>
        <extracomment>a preview. {lira}: "4 Lira"</extracomment>
        <translation>要付 {lira}</translation>
    </message>
    <message>
        <source>room for {n} of each</source>
        <extracomment>a preview. {n}: 3 to 5</extracomment>
        <translation>每種可裝 {n} 個</translation>
    </message>
    <message>
        <source>then chance decides</source>
        <extracomment>a preview: dice, or a card or tile that is not known</extracomment>
        <translation>接下來看運氣</translation>
    </message>
    <message>
        <source>{lira} to pay, too much</source>
        <extracomment>a preview. {lira}: "4 Lira"</extracomment>
        <translation>要付 {lira}，錢不夠</translation>
    </message>
    <message>
        <source>−{n} {what}</source>
        <extracomment>a preview: −2 Lira, with a true minus</extracomment>
        <translation>{what} −{n}</translation>
    </message>
</context>
<context>
    <name>IstanbulHints</name>
    <message numerus="yes">
        <source>%n assistant(s) come back; without them nobody can work.</source>
        <translation>
            <numerusform>%n 位助手回來，沒有人手就做不了事。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) bring {lira} at once.</source>
        <extracomment>{lira}: "9 Lira"</extracomment>
        <translation>
            <numerusform>賣 %n 個貨品，馬上有 {lira}。</numerusform>
        </translation>
    </message>
    <message>
        <source>A card for a little money or for a poorer card.</source>
        <translation>花點錢或交出較差的卡，換一張新卡。</translation>
    </message>
    <message>
        <source>A change would bring less on average.</source>
        <translation>改了平均反而更少。</translation>
    </message>
    <message>
        <source>A neutral assistant is one more pair of hands.</source>
        <translation>多 1 位中立色助手，就多一份人手。</translation>
    </message>
    <message>
        <source>A ruby for {lira}: the next one costs more.</source>
        <extracomment>{lira}: "14 Lira"</extracomment>
        <translation>這顆紅寶石 {lira}，下一顆更貴。</translation>
    </message>
    <message>
        <source>An assistant in the stack is one more place to work at.</source>
        <translation>商隊多 1 位助手，就多一個能做事的地方。</translation>
    </message>
    <message>
        <source>Another roll brings more on average.</source>
        <translation>重擲一次，平均會更多。</translation>
    </message>
    <message>
        <source>From here the next ruby is nearest: {place}.</source>
        <extracomment>{place}: "Gemstone Dealer (16)"</extracomment>
        <translation>從這裡到下一顆紅寶石最近：{place}。</translation>
    </message>
    <message>
        <source>It is easy to get {good} again.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>{good}很容易再拿到。</translation>
    </message>
    <message>
        <source>Money is the smaller loss.</source>
        <translation>付錢比較不痛。</translation>
    </message>
    <message>
        <source>Nothing more is to be gained here.</source>
        <translation>這裡沒有別的好處了。</translation>
    </message>
    <message>
        <source>One assistant here opens the place for you.</source>
        <translation>留 1 位助手，這裡就能行動。</translation>
    </message>
    <message>
        <source>One choice among several that are about equally good.</source>
        <translation>幾個選擇差不多好，這是其中一個。</translation>
    </message>
    <message>
        <source>Room for {n} of each good: bigger sales, and the third extension brings a ruby.</source>
        <extracomment>{n}: 3 to 5</extracomment>
        <translation>每種裝得下 {n} 個，一次能多賣；第 3 塊還送紅寶石。</translation>
    </message>
    <message>
        <source>Somebody must be caught, and a card is worth more than the money now.</source>
        <translation>反正要逮捕，現在一張卡比拿錢值得。</translation>
    </message>
    <message>
        <source>Somebody must be caught, and money is certain.</source>
        <translation>反正要逮捕，拿錢是穩的。</translation>
    </message>
    <message>
        <source>The family member comes home, and you take the reward yourself.</source>
        <translation>家族成員回家，獎賞還歸自己。</translation>
    </message>
    <message>
        <source>The mail is {goods}.</source>
        <extracomment>{goods}: "1 fabric, 1 fruit and 2 Lira"</extracomment>
        <translation>這次的郵件：{goods}。</translation>
    </message>
    <message>
        <source>The order is complete: a ruby, and the next order is longer.</source>
        <translation>貨品齊了就換 1 顆紅寶石，下一批要的更多。</translation>
    </message>
    <message>
        <source>The warehouse gives {goods} for nothing.</source>
        <extracomment>{goods}: "2 fabric"</extracomment>
        <translation>倉庫免費補{goods}。</translation>
    </message>
    <message>
        <source>The {colour} tile costs one good and helps for the rest of the match.</source>
        <extracomment>{colour}: "red"</extracomment>
        <translation>{colour}板塊只付 1 個貨品，到最後都用得上。</translation>
    </message>
    <message>
        <source>Two cards in, one out: something that fits will come.</source>
        <translation>拿 2 張、棄 1 張，總會有合用的。</translation>
    </message>
    <message>
        <source>With a 4 the total brings more for certain.</source>
        <translation>轉成 4，總和一定拿得更多。</translation>
    </message>
    <message>
        <source>You get {good} for certain, and the dice may bring jewelry.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>{good}一定拿到，擲骰還可能有珠寶。</translation>
    </message>
    <message>
        <source>You lack {good} most.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>{good}是現在最缺的。</translation>
    </message>
    <message>
        <source>Your assistant comes back on the way, without a visit to the Fountain.</source>
        <translation>順路收回助手，不必專程去水泉。</translation>
    </message>
    <message>
        <source>{card} is worth least now.</source>
        <extracomment>{card}: a card's name in quotes</extracomment>
        <translation>{card}現在最用不到。</translation>
    </message>
    <message>
        <source>{card} lies open, so it is no gamble.</source>
        <extracomment>{card}: a card's name in quotes</extracomment>
        <translation>{card}就翻在那裡，不必碰運氣。</translation>
    </message>
    <message>
        <source>{card} makes the next step possible.</source>
        <extracomment>{card}: a card's name in quotes</extracomment>
        <translation>打出{card}，下一步才做得成。</translation>
    </message>
    <message>
        <source>{number} is reached with a chance of {percent} %.</source>
        <extracomment>{number}: 3 to 12; {percent}: the chance, 58</extracomment>
        <translation>喊 {number}，成功的機率是 {percent}％。</translation>
    </message>
</context>
<context>
    <name>IstanbulLog</name>
    <message>
        <source> · </source>
        <comment>between facts in one line</comment>
        <extracomment>between facts in one line</extracomment>
        <translation>‧</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>貨品 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>All rounds are played: leftover cards</source>
        <extracomment>log, by rule</extracomment>
        <translation>每一輪都走完了，處理剩下的卡</translation>
    </message>
    <message>
        <source>Draw pile empty: the discards are shuffled</source>
        <extracomment>log, by rule</extracomment>
        <translation>抽牌堆沒了，棄牌堆洗成新的</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>log, a head</extracomment>
        <translation>第 {n} 輪</translation>
    </message>
    <message>
        <source>Rubies</source>
        <extracomment>a row of the score: all rubies</extracomment>
        <translation>紅寶石</translation>
    </message>
    <message>
        <source>The governor goes on: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>官員離開，去{place}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>log, by rule</extracomment>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>The neutral merchant goes on: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>中立商人離開，去{place}</translation>
    </message>
    <message>
        <source>The smuggler goes on: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>走私者離開，去{place}</translation>
    </message>
    <message>
        <source>{a} to {b}</source>
        <extracomment>what decided a tie: {a}: "9 Lira", {b}: 8
----------
what decided a tie: {a}: "7 goods", {b}: 5
----------
what decided a tie: {a}: "3 cards", {b}: 2</extracomment>
        <translation>{a}比 {b}</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n ruby(s) each.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{names}同為 %n 顆紅寶石，共同獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} brings family home: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}把家族成員從{place}帶回家</translation>
    </message>
    <message>
        <source>{name} buys an extension: room for {n}</source>
        <extracomment>log. {n}: 3 to 5</extracomment>
        <translation>{name}買擴充板塊，每種可裝 {n} 個</translation>
    </message>
    <message>
        <source>{name} calls an assistant back: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}從{place}召回助手</translation>
    </message>
    <message>
        <source>{name} catches {other}'s family: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}在{place}逮捕{other}的家族成員</translation>
    </message>
    <message>
        <source>{name} collects a neutral assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}收走中立色助手</translation>
    </message>
    <message>
        <source>{name} collects the assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}召回這裡的助手</translation>
    </message>
    <message>
        <source>{name} discards {card}</source>
        <extracomment>log. {card}: a card's name in quotes</extracomment>
        <translation>{name}棄{card}</translation>
    </message>
    <message>
        <source>{name} does not pay and stops</source>
        <extracomment>log</extracomment>
        <translation>{name}不付錢，停在這裡</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <extracomment>log. {card}: a card's name in quotes, or "a card"</extracomment>
        <translation>{name}抽到{card}</translation>
    </message>
    <message>
        <source>{name} gets the fifth assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}得到第 5 位助手</translation>
    </message>
    <message>
        <source>{name} gets {goods}</source>
        <extracomment>log. {goods}: "2 fabric and 1 spice", or "nothing"</extracomment>
        <translation>{name}獲得{goods}</translation>
    </message>
    <message>
        <source>{name} gets {goods}; no room for {lost}</source>
        <extracomment>log. {goods}, {lost}: "2 fabric and 1 spice"</extracomment>
        <translation>{name}獲得{goods}，裝不下{lost}</translation>
    </message>
    <message>
        <source>{name} gets {lira}</source>
        <extracomment>log. {lira}: "5 Lira"</extracomment>
        <translation>{name}獲得 {lira}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n ruby(s): the last round</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name}有 %n 顆紅寶石，這是最後一輪</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no room for the {good}</source>
        <extracomment>log. {good}: "fabric"</extracomment>
        <translation>{name}裝不下{good}</translation>
    </message>
    <message>
        <source>{name} has played {card}</source>
        <extracomment>log. {card}: a card's name in quotes</extracomment>
        <translation>{name}打出了{card}</translation>
    </message>
    <message>
        <source>{name} leaves a neutral assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}留下中立色助手</translation>
    </message>
    <message>
        <source>{name} leaves an assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}留下 1 位助手</translation>
    </message>
    <message>
        <source>{name} moves: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}走到{place}</translation>
    </message>
    <message>
        <source>{name} names {number}</source>
        <extracomment>log. {number}: 3 to 12</extracomment>
        <translation>{name}喊 {number}</translation>
    </message>
    <message>
        <source>{name} pays a neutral merchant {lira}</source>
        <translation>{name}付給中立商人 {lira}</translation>
    </message>
    <message>
        <source>{name} pays {goods}</source>
        <extracomment>log. {goods}: "2 fabric and 1 spice"</extracomment>
        <translation>{name}付{goods}</translation>
    </message>
    <message>
        <source>{name} pays {lira}</source>
        <extracomment>log. {lira}: "2 Lira"</extracomment>
        <translation>{name}付 {lira}</translation>
    </message>
    <message>
        <source>{name} pays {other} {lira}</source>
        <extracomment>log. {lira}: "2 Lira"</extracomment>
        <translation>{name}付給{other} {lira}</translation>
    </message>
    <message>
        <source>{name} rerolls {a} + {b} = {n}</source>
        <extracomment>log. {a}, {b}: the dice; {n}: their total</extracomment>
        <translation>{name}重擲：{a}＋{b}＝{n}</translation>
    </message>
    <message>
        <source>{name} rolls {a} + {b} = {n}</source>
        <extracomment>log. {a}, {b}: the dice; {n}: their total</extracomment>
        <translation>{name}擲骰：{a}＋{b}＝{n}</translation>
    </message>
    <message>
        <source>{name} sells {goods} for {lira}</source>
        <extracomment>log. {goods}: "2 fabric and 1 spice"; {lira}: "9 Lira"</extracomment>
        <translation>{name}賣{goods}，得 {lira}</translation>
    </message>
    <message>
        <source>{name} sends family out: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}派家族成員去{place}</translation>
    </message>
    <message>
        <source>{name} skips the action: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}跳過{place}的行動</translation>
    </message>
    <message>
        <source>{name} stays: {place}</source>
        <extracomment>log. {place}: "Tea House"</extracomment>
        <translation>{name}留在{place}</translation>
    </message>
    <message>
        <source>{name} stops without an assistant</source>
        <extracomment>log</extracomment>
        <translation>{name}不用助手，停在這裡</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a ruby ({place}), now %n</source>
        <extracomment>log. {place}: "Tea House"; the count is all rubies of the player now</extracomment>
        <translation>
            <numerusform>{name}在{place}拿到紅寶石，共 %n 顆</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the {colour} tile</source>
        <extracomment>log. {colour}: "red"</extracomment>
        <translation>{name}拿{colour}清真寺板塊</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discards</source>
        <extracomment>log. {card}: a card's name in quotes</extracomment>
        <translation>{name}從棄牌堆拿{card}</translation>
    </message>
    <message>
        <source>{name} turns a die: {a} + {b} = {n}</source>
        <extracomment>log. {a}, {b}: the dice; {n}: their total</extracomment>
        <translation>{name}轉骰子：{a}＋{b}＝{n}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n ruby(s), ahead of {other} by {tie}.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name}以 %n 顆紅寶石獲勝，和{other}平手後比{tie}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n ruby(s); {other} has {n}.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name}以 %n 顆紅寶石獲勝，{other}有 {n} 顆。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <extracomment>log</extracomment>
        <translation>輪到{name}</translation>
    </message>
    <message>
        <source>{n} brings no jewelry</source>
        <extracomment>log. {n}: the total of the dice</extracomment>
        <translation>總和 {n}，沒有珠寶</translation>
    </message>
    <message>
        <source>{place} now wants {goods}</source>
        <extracomment>log, by rule. {place}: "Large Market"; {goods}: "2 fabric and 3 jewelry"</extracomment>
        <translation>{place}現在要{goods}</translation>
    </message>
</context>
<context>
    <name>IstanbulMoves</name>
    <message>
        <source>Assistants</source>
        <extracomment>head in the moves list</extracomment>
        <translation>助手</translation>
    </message>
    <message>
        <source>At this place</source>
        <extracomment>head in the moves list</extracomment>
        <translation>這裡的行動</translation>
    </message>
    <message>
        <source>Buy a ruby</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>買 1 顆紅寶石</translation>
    </message>
    <message>
        <source>Buy a ruby for {lira}</source>
        <extracomment>{lira}: "14 Lira"</extracomment>
        <translation>花 {lira}買 1 顆紅寶石</translation>
    </message>
    <message>
        <source>Buy an extension for {lira}</source>
        <extracomment>{lira}: "7 Lira"</extracomment>
        <translation>花 {lira}買擴充板塊</translation>
    </message>
    <message>
        <source>Call assistants back</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>召回助手</translation>
    </message>
    <message>
        <source>Call back from {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>從{place}召回</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <extracomment>head in the moves list</extracomment>
        <translation>卡與板塊</translation>
    </message>
    <message>
        <source>Catch {name}'s family member for a card</source>
        <translation>逮捕{name}的家族成員，抽 1 張卡</translation>
    </message>
    <message>
        <source>Catch {name}'s family member for {lira}</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>逮捕{name}的家族成員，拿 {lira}</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>head in the moves list</extracomment>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Collect the assistant</source>
        <extracomment>answer of the chooser: the disc that lies here goes under the stack</extracomment>
        <translation>收走助手</translation>
    </message>
    <message>
        <source>Collect the neutral assistant here</source>
        <translation>收走這裡的中立色助手</translation>
    </message>
    <message>
        <source>Collect your assistant here</source>
        <translation>召回這裡的助手</translation>
    </message>
    <message>
        <source>Deliver the order for a ruby</source>
        <translation>交貨換 1 顆紅寶石</translation>
    </message>
    <message>
        <source>Deliver the order, as any good {goods}</source>
        <extracomment>{goods}: for the spaces that take any good, "1 fabric"</extracomment>
        <translation>交貨，任意貨品用{goods}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <extracomment>{card}: a card's name in quotes</extracomment>
        <translation>棄{card}</translation>
    </message>
    <message>
        <source>Draw from the face-down pile</source>
        <translation>從抽牌堆抽 1 張</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Fill up at a warehouse</source>
        <translation>在倉庫補滿</translation>
    </message>
    <message>
        <source>Fill up {good}</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>補滿{good}</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>a button and an entry: nothing more here</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Give the smuggler {good}</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>給走私者 1 個{good}</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>head in the moves list</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Governor: draw a card, pay {lira} or a card</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>官員：抽 1 張，付 {lira}或 1 張卡</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>骰子不動</translation>
    </message>
    <message>
        <source>Keep the {lira}</source>
        <extracomment>an entry of the moves list {lira}: "2 Lira"</extracomment>
        <translation>留著 {lira}</translation>
    </message>
    <message>
        <source>Leave an assistant</source>
        <extracomment>answer of the chooser: one of one's own discs stays here</extracomment>
        <translation>留下 1 位助手</translation>
    </message>
    <message>
        <source>Leave an assistant here</source>
        <translation>留下 1 位助手</translation>
    </message>
    <message>
        <source>Leave the neutral assistant here</source>
        <translation>留下中立色助手</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>head in the moves list</extracomment>
        <translation>移動到</translation>
    </message>
    <message>
        <source>Name {number} and roll</source>
        <extracomment>{number}: 3 to 12, named before the roll</extracomment>
        <translation>喊 {number} 再擲骰</translation>
    </message>
    <message>
        <source>Neutral</source>
        <extracomment>answer of the chooser: a neutral assistant</extracomment>
        <translation>中立色的</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>answer of the chooser: no card</extracomment>
        <translation>不用卡</translation>
    </message>
    <message>
        <source>One {good} more for {lira}</source>
        <extracomment>by the green mosque tile. {good}: "fabric" {lira}: "2 Lira"</extracomment>
        <translation>付 {lira}多拿 1 個{good}</translation>
    </message>
    <message>
        <source>Pay every merchant here {lira}</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>付給這裡每位商人 {lira}</translation>
    </message>
    <message>
        <source>Pay the governor or the smuggler</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>付給官員或走私者</translation>
    </message>
    <message>
        <source>Pay the governor {lira}</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>付給官員 {lira}</translation>
    </message>
    <message>
        <source>Pay the smuggler {lira}</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>付給走私者 {lira}</translation>
    </message>
    <message>
        <source>Play “Call an assistant back”: {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>打出「召回 1 位助手」：{place}</translation>
    </message>
    <message>
        <source>Play “Dealer twice”</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>打出「珠寶商×2」</translation>
    </message>
    <message>
        <source>Play “Family member home” for a card</source>
        <translation>打出「家人回警局」，抽 1 張卡</translation>
    </message>
    <message>
        <source>Play “Family member home” for {lira}</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>打出「家人回警局」，拿 {lira}</translation>
    </message>
    <message>
        <source>Play “One good of any kind”: {good}</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>打出「任選 1 個貨品」：{good}</translation>
    </message>
    <message>
        <source>Play “Palace twice”</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>打出「皇宮×2」</translation>
    </message>
    <message>
        <source>Play “Palace twice”, as any good {goods}</source>
        <extracomment>{goods}: for the spaces that take any good, "1 fabric"</extracomment>
        <translation>打出「皇宮×2」，任意貨品用{goods}</translation>
    </message>
    <message>
        <source>Play “Post Office twice”</source>
        <translation>打出「郵局×2」</translation>
    </message>
    <message>
        <source>Play “Stay”: {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>打出「原地不動」：{place}</translation>
    </message>
    <message>
        <source>Play “Take 5 Lira”</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>打出「獲得 5 元」</translation>
    </message>
    <message>
        <source>Play “Walk 3 or 4”: {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>打出「走 3 或 4 格」：{place}</translation>
    </message>
    <message>
        <source>Roll both dice again</source>
        <translation>兩顆都重擲</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>answer of the chooser: a seat by its number</extracomment>
        <translation>第 {n} 位</translation>
    </message>
    <message>
        <source>Sell</source>
        <extracomment>head in the moves list</extracomment>
        <translation>賣</translation>
    </message>
    <message>
        <source>Sell any goods by card: {goods}</source>
        <translation>用卡賣任意貨品：{goods}</translation>
    </message>
    <message>
        <source>Sell {goods}</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>賣{goods}</translation>
    </message>
    <message>
        <source>Send to</source>
        <extracomment>head in the moves list</extracomment>
        <translation>派到</translation>
    </message>
    <message>
        <source>Skip the action</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>跳過這裡的行動</translation>
    </message>
    <message>
        <source>Smuggler: take {good}</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>走私者：拿 1 個{good}</translation>
    </message>
    <message>
        <source>Stop here: no action, nobody met</source>
        <translation>停在這裡：不行動，也不遇人</translation>
    </message>
    <message>
        <source>Take the mail</source>
        <extracomment>an entry of the moves list</extracomment>
        <translation>收郵件</translation>
    </message>
    <message>
        <source>Take the top of the discard pile</source>
        <translation>拿棄牌堆最上面那張</translation>
    </message>
    <message>
        <source>Take the {colour} mosque tile</source>
        <extracomment>{colour}: "red"</extracomment>
        <translation>拿{colour}清真寺板塊</translation>
    </message>
    <message>
        <source>Take two cards, then discard one</source>
        <translation>拿 2 張卡，再棄 1 張</translation>
    </message>
    <message>
        <source>Take {card} from the discard pile</source>
        <extracomment>{card}: the open card, a name in quotes</extracomment>
        <translation>從棄牌堆拿{card}</translation>
    </message>
    <message>
        <source>Take {good} and roll for jewelry</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>拿 1 個{good}，再擲骰拿珠寶</translation>
    </message>
    <message>
        <source>The first</source>
        <extracomment>answer of the chooser: a die</extracomment>
        <translation>第一顆</translation>
    </message>
    <message>
        <source>The second</source>
        <extracomment>answer of the chooser: a die</extracomment>
        <translation>第二顆</translation>
    </message>
    <message>
        <source>Turn the first die to 4</source>
        <translation>第一顆轉成 4</translation>
    </message>
    <message>
        <source>Turn the second die to 4</source>
        <translation>第二顆轉成 4</translation>
    </message>
    <message>
        <source>What as any good?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>任意貨品用什麼？</translation>
    </message>
    <message>
        <source>What do you do here?</source>
        <extracomment>question of the chooser: leave an assistant here, or collect a neutral one</extracomment>
        <translation>在這裡做什麼？</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪一張卡？</translation>
    </message>
    <message>
        <source>Which die?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪一顆骰子？</translation>
    </message>
    <message>
        <source>Which good?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪一種貨品？</translation>
    </message>
    <message>
        <source>Which goods?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪些貨品？</translation>
    </message>
    <message>
        <source>Which number?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>喊幾點？</translation>
    </message>
    <message>
        <source>Which place?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪個地方？</translation>
    </message>
    <message>
        <source>Which reward?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>哪一種獎賞？</translation>
    </message>
    <message>
        <source>Who is here</source>
        <extracomment>head in the moves list</extracomment>
        <translation>這裡的人</translation>
    </message>
    <message>
        <source>Whose assistant?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>誰的助手？</translation>
    </message>
    <message>
        <source>Whose family member?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>誰的家族成員？</translation>
    </message>
    <message>
        <source>With or without a card?</source>
        <extracomment>question of the chooser</extracomment>
        <translation>要用卡嗎？</translation>
    </message>
    <message>
        <source>Yellow tile: call back from {place}, {lira}</source>
        <extracomment>{place}: "Tea House (9)" {lira}: "2 Lira"</extracomment>
        <translation>黃色板塊：付 {lira}從{place}召回</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>answer of the chooser: an assistant of one's own colour</extracomment>
        <translation>自己的</translation>
    </message>
    <message>
        <source>{place}</source>
        <comment>a place to move to</comment>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{place}</source>
        <comment>a place to send the family member to</comment>
        <translation>{place}</translation>
    </message>
</context>
<context>
    <name>IstanbulNames</name>
    <message numerus="yes">
        <source>%n Lira</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n 位助手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n 張卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabric</source>
        <comment>amount</comment>
        <translation>
            <numerusform>布料 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit</source>
        <comment>amount</comment>
        <translation>
            <numerusform>水果 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of any kind</source>
        <comment>amount</comment>
        <translation>
            <numerusform>任意貨品 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewelry</source>
        <comment>amount</comment>
        <translation>
            <numerusform>珠寶 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruby(s)</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>%n 顆紅寶石</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>amount</comment>
        <translation>
            <numerusform>香料 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Black Market</source>
        <comment>place</comment>
        <translation>黑市</translation>
    </message>
    <message>
        <source>Call an assistant back</source>
        <comment>card</comment>
        <translation>召回 1 位助手</translation>
    </message>
    <message>
        <source>Caravansary</source>
        <comment>place</comment>
        <translation>商隊旅館</translation>
    </message>
    <message>
        <source>Dealer twice</source>
        <comment>card</comment>
        <translation>珠寶商×2</translation>
    </message>
    <message>
        <source>Fabric Warehouse</source>
        <comment>place</comment>
        <translation>布料倉庫</translation>
    </message>
    <message>
        <source>Family member home</source>
        <comment>card</comment>
        <translation>家人回警局</translation>
    </message>
    <message>
        <source>Fountain</source>
        <comment>place</comment>
        <translation>水泉</translation>
    </message>
    <message>
        <source>Fruit Warehouse</source>
        <comment>place</comment>
        <translation>水果倉庫</translation>
    </message>
    <message>
        <source>Gemstone Dealer</source>
        <comment>place</comment>
        <translation>珠寶商行</translation>
    </message>
    <message>
        <source>Great Mosque</source>
        <comment>place</comment>
        <translation>大清真寺</translation>
    </message>
    <message>
        <source>Istanbul</source>
        <extracomment>the game's title</extracomment>
        <translation>伊斯坦堡</translation>
    </message>
    <message>
        <source>Large Market</source>
        <comment>place</comment>
        <translation>大市場</translation>
    </message>
    <message>
        <source>One good of any kind</source>
        <comment>card</comment>
        <translation>任選 1 個貨品</translation>
    </message>
    <message>
        <source>Palace twice</source>
        <comment>card</comment>
        <translation>皇宮×2</translation>
    </message>
    <message>
        <source>Police Station</source>
        <comment>place</comment>
        <translation>警察局</translation>
    </message>
    <message>
        <source>Post Office</source>
        <comment>place</comment>
        <translation>郵局</translation>
    </message>
    <message>
        <source>Post Office twice</source>
        <comment>card</comment>
        <translation>郵局×2</translation>
    </message>
    <message>
        <source>Small Market</source>
        <comment>place</comment>
        <translation>小市場</translation>
    </message>
    <message>
        <source>Small Market, any goods</source>
        <comment>card</comment>
        <translation>小市場任意貨</translation>
    </message>
    <message>
        <source>Small Mosque</source>
        <comment>place</comment>
        <translation>小清真寺</translation>
    </message>
    <message>
        <source>Spice Warehouse</source>
        <comment>place</comment>
        <translation>香料倉庫</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>card</comment>
        <translation>原地不動</translation>
    </message>
    <message>
        <source>Sultan's Palace</source>
        <comment>place</comment>
        <translation>蘇丹皇宮</translation>
    </message>
    <message>
        <source>Take 5 Lira</source>
        <comment>card</comment>
        <translation>獲得 5 元</translation>
    </message>
    <message>
        <source>Tea House</source>
        <comment>place</comment>
        <translation>茶館</translation>
    </message>
    <message>
        <source>Wainwright</source>
        <comment>place</comment>
        <extracomment>the sixteen places follow; each is a name</extracomment>
        <translation>製車行</translation>
    </message>
    <message>
        <source>Walk 3 or 4</source>
        <comment>card</comment>
        <translation>走 3 或 4 格</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>one hidden card</comment>
        <extracomment>a card whose face one may not see</extracomment>
        <translation>一張卡</translation>
    </message>
    <message>
        <source>a neutral assistant</source>
        <comment>one disc</comment>
        <translation>中立色助手</translation>
    </message>
    <message>
        <source>an assistant</source>
        <comment>one disc</comment>
        <translation>助手</translation>
    </message>
    <message>
        <source>before the assistant step</source>
        <comment>when a card is played</comment>
        <translation>做助手的步驟以前</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>mosque tile</comment>
        <translation>藍色</translation>
    </message>
    <message>
        <source>fabric</source>
        <comment>good</comment>
        <translation>布料</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>good</comment>
        <translation>水果</translation>
    </message>
    <message>
        <source>green</source>
        <comment>mosque tile</comment>
        <translation>綠色</translation>
    </message>
    <message>
        <source>hidden card</source>
        <comment>card</comment>
        <translation>蓋著的卡</translation>
    </message>
    <message>
        <source>in your own turn, between two steps</source>
        <comment>when a card is played</comment>
        <translation>自己的回合、兩個步驟之間</translation>
    </message>
    <message>
        <source>in your own turn, between two steps or when something is to be paid</source>
        <comment>when a card is played</comment>
        <translation>自己的回合、兩個步驟之間或要付錢的時候</translation>
    </message>
    <message>
        <source>instead of a normal walk</source>
        <comment>when a card is played</comment>
        <translation>移動的時候，取代一般的走法</translation>
    </message>
    <message>
        <source>jewelry</source>
        <comment>good</comment>
        <translation>珠寶</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>amount</comment>
        <extracomment>instead of an empty list of goods</extracomment>
        <translation>0 個貨品</translation>
    </message>
    <message>
        <source>red</source>
        <comment>mosque tile</comment>
        <translation>紅色</translation>
    </message>
    <message>
        <source>right after a delivery</source>
        <comment>when a card is played</comment>
        <translation>交完貨的當下</translation>
    </message>
    <message>
        <source>right after buying a ruby</source>
        <comment>when a card is played</comment>
        <translation>買完紅寶石的當下</translation>
    </message>
    <message>
        <source>right after the mail</source>
        <comment>when a card is played</comment>
        <translation>收完郵件的當下</translation>
    </message>
    <message>
        <source>spice</source>
        <comment>good</comment>
        <translation>香料</translation>
    </message>
    <message>
        <source>while selling at the Small Market</source>
        <comment>when a card is played</comment>
        <translation>在小市場賣貨品的時候</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>mosque tile</comment>
        <translation>黃色</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <extracomment>the last two of a list</extracomment>
        <translation>{list}、{last}</translation>
    </message>
    <message>
        <source>{place} ({no})</source>
        <extracomment>a place with its number</extracomment>
        <translation>{place}（{no}）</translation>
    </message>
    <message>
        <source>“{card}”</source>
        <extracomment>a card's name in quotes</extracomment>
        <translation>「{card}」</translation>
    </message>
</context>
<context>
    <name>IstanbulPieces</name>
    <message numerus="yes">
        <source>%n extension(s) left</source>
        <translation>
            <numerusform>擴充板塊剩 %n 塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Black Market: {good}</source>
        <extracomment>a free good of the Black Market. {good}: "fabric"</extracomment>
        <translation>黑市：{good}</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>a button</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button</comment>
        <extracomment>a button: nothing more here</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <extracomment>a button: the dice stand</extracomment>
        <translation>骰子不動</translation>
    </message>
    <message>
        <source>Keep {lira}</source>
        <extracomment>a button: the green mosque tile is not used. {lira}: "2 Lira"</extracomment>
        <translation>留著 {lira}</translation>
    </message>
    <message>
        <source>Pay {lira}</source>
        <extracomment>a button. {lira}: "4 Lira"</extracomment>
        <translation>付 {lira}</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>a button: roll both dice again</extracomment>
        <translation>重擲</translation>
    </message>
    <message>
        <source>Sell</source>
        <comment>button</comment>
        <extracomment>a button: sell the marked goods</extracomment>
        <translation>賣出</translation>
    </message>
    <message>
        <source>Sell what is marked ({n})</source>
        <extracomment>a button. {n}: how many pictures of goods or spaces of tracks are marked</extracomment>
        <translation>賣出選好的（{n}）</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <extracomment>a button: leave the action of the place out</extracomment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>a button: no assistant or no fee, so the turn stops</extracomment>
        <translation>停在這裡</translation>
    </message>
    <message>
        <source>Tea House: name {n}</source>
        <extracomment>a number that may be named at the Tea House</extracomment>
        <translation>茶館：喊 {n}</translation>
    </message>
    <message>
        <source>a die showing {n}</source>
        <extracomment>{n}: the face of a die</extracomment>
        <translation>骰子，點數 {n}</translation>
    </message>
    <message>
        <source>a neutral assistant, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>中立色助手，{place}</translation>
    </message>
    <message>
        <source>a neutral merchant, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>中立商人，{place}</translation>
    </message>
    <message>
        <source>discard pile, empty</source>
        <extracomment>no card lies there</extracomment>
        <translation>棄牌堆，空的</translation>
    </message>
    <message>
        <source>discard pile: {card} on top</source>
        <extracomment>{card}: the open card's name</extracomment>
        <translation>棄牌堆：最上面是{card}</translation>
    </message>
    <message>
        <source>draw pile, {cards}</source>
        <extracomment>{cards}: "15 cards"</extracomment>
        <translation>抽牌堆，{cards}</translation>
    </message>
    <message>
        <source>mosque tiles: {colours}</source>
        <extracomment>{colours}: "red and green"</extracomment>
        <translation>清真寺板塊：{colours}</translation>
    </message>
    <message>
        <source>no mosque tiles</source>
        <extracomment>read aloud by a screen reader</extracomment>
        <translation>沒有清真寺板塊</translation>
    </message>
    <message>
        <source>the bazaar</source>
        <extracomment>the sixteen places together</extracomment>
        <translation>市集</translation>
    </message>
    <message>
        <source>the dice</source>
        <extracomment>where dice are rolled</extracomment>
        <translation>骰子</translation>
    </message>
    <message>
        <source>the dice: {a} and {b}</source>
        <extracomment>{a}, {b}: the dice</extracomment>
        <translation>骰子：{a}、{b}</translation>
    </message>
    <message>
        <source>the governor, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>官員，{place}</translation>
    </message>
    <message>
        <source>the mail: {mail}</source>
        <extracomment>{mail}: "1 spice, 1 fruit and 2 Lira"</extracomment>
        <translation>郵件：{mail}</translation>
    </message>
    <message>
        <source>the smuggler, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>走私者，{place}</translation>
    </message>
    <message>
        <source>your extensions</source>
        <extracomment>extensions on the wheelbarrow</extracomment>
        <translation>你的擴充板塊</translation>
    </message>
    <message>
        <source>your hand: {cards}</source>
        <extracomment>{cards}: "3 cards"</extracomment>
        <translation>你的手牌：{cards}</translation>
    </message>
    <message>
        <source>your purse: {lira}</source>
        <extracomment>{lira}: "12 Lira"</extracomment>
        <translation>你的錢：{lira}</translation>
    </message>
    <message>
        <source>your rubies: {rubies}</source>
        <extracomment>{rubies}: "3 rubies"</extracomment>
        <translation>你的紅寶石：{rubies}</translation>
    </message>
    <message>
        <source>your wheelbarrow: room for {n} of each</source>
        <extracomment>{n}: how many of each good fit</extracomment>
        <translation>你的手推車：每種可裝 {n} 個</translation>
    </message>
    <message>
        <source>{card}, card {n} of your hand</source>
        <extracomment>a card in the hand. {card}: its name; {n}: its position from the left</extracomment>
        <translation>{card}，手牌第 {n} 張</translation>
    </message>
    <message>
        <source>{colour} mosque tile: hold {goods}, pay one</source>
        <extracomment>{colour}: "red"; {goods}: "2 fabric"</extracomment>
        <translation>{colour}清真寺板塊：持有{goods}，付 1 個</translation>
    </message>
    <message>
        <source>{colour} mosque tiles: none left</source>
        <extracomment>{colour}: "red"</extracomment>
        <translation>{colour}清真寺板塊：拿完了</translation>
    </message>
    <message>
        <source>{goods} of {n}, your wheelbarrow</source>
        <extracomment>a track of the wheelbarrow. {goods}: "2 fabric"; {n}: how many fit</extracomment>
        <translation>{goods}，最多 {n} 個，你的手推車</translation>
    </message>
    <message>
        <source>{name}'s assistant, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>{name}的助手，{place}</translation>
    </message>
    <message>
        <source>{name}'s family member, {place}</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>{name}的家族成員，{place}</translation>
    </message>
    <message>
        <source>{name}'s merchant with {held}, {place}</source>
        <extracomment>{held}: "3 assistants"; {place}: "Tea House (9)"</extracomment>
        <translation>{name}的商人帶著 {held}，{place}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <extracomment>{what}: "3 rubies", "12 Lira", "red and green mosque tiles"</extracomment>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>{place} wants {goods}</source>
        <extracomment>{place}: "Large Market (10)"; {goods}: "2 fabric and 3 jewelry"</extracomment>
        <translation>{place}要{goods}</translation>
    </message>
    <message>
        <source>{place}: a ruby for {goods}</source>
        <extracomment>{place}: "Sultan's Palace (13)"; {goods}: "1 fabric and 2 jewelry"</extracomment>
        <translation>{place}：1 顆紅寶石換{goods}</translation>
    </message>
    <message>
        <source>{place}: a ruby for {lira}</source>
        <extracomment>{place}: "Gemstone Dealer (16)"; {lira}: "14 Lira"</extracomment>
        <translation>{place}：1 顆紅寶石 {lira}</translation>
    </message>
    <message>
        <source>{rubies} left, {place}</source>
        <extracomment>{rubies}: "3 rubies"; {place}: "Tea House (9)"</extracomment>
        <translation>剩 {rubies}，{place}</translation>
    </message>
</context>
<context>
    <name>IstanbulPrompts</name>
    <message>
        <source>Buy a ruby for {lira}, or skip</source>
        <extracomment>prompt at the Gemstone Dealer. {lira}: "14 Lira"</extracomment>
        <translation>花 {lira}買紅寶石，或跳過</translation>
    </message>
    <message>
        <source>Buy an extension for {lira}, or skip</source>
        <extracomment>prompt at the Wainwright. {lira}: "7 Lira"</extracomment>
        <translation>花 {lira}買擴充板塊，或跳過</translation>
    </message>
    <message>
        <source>Call assistants back, or skip</source>
        <translation>召回助手，或跳過</translation>
    </message>
    <message>
        <source>Call assistants back, then finish</source>
        <translation>召回助手，好了按完成</translation>
    </message>
    <message>
        <source>Catch the family member here</source>
        <translation>逮捕這裡的家族成員</translation>
    </message>
    <message>
        <source>Collect your assistant, or stop here</source>
        <translation>召回這裡的助手，或停在這裡</translation>
    </message>
    <message>
        <source>Deliver the order for a ruby, or skip</source>
        <translation>交貨換紅寶石，或跳過</translation>
    </message>
    <message>
        <source>Discard one card of your hand</source>
        <translation>從手牌棄 1 張</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>what is asked at the end of a turn</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Fill up your {good}, or skip</source>
        <extracomment>prompt at a warehouse. {good}: "fabric"</extracomment>
        <translation>補滿{good}，或跳過</translation>
    </message>
    <message>
        <source>Keep the dice, turn one to 4, or reroll</source>
        <translation>留著、轉一顆成 4，或重擲</translation>
    </message>
    <message>
        <source>Leave an assistant, or stop here</source>
        <translation>留下 1 位助手，或停在這裡</translation>
    </message>
    <message>
        <source>Meet governor and smuggler, or end your turn</source>
        <translation>找官員、走私者，或結束回合</translation>
    </message>
    <message>
        <source>Meet the governor, or end your turn</source>
        <translation>找官員，或結束回合</translation>
    </message>
    <message>
        <source>Meet the smuggler, or end your turn</source>
        <translation>找走私者，或結束回合</translation>
    </message>
    <message>
        <source>Move your merchant one or two places</source>
        <translation>移動商人 1 或 2 格</translation>
    </message>
    <message>
        <source>Name a number and roll, or skip</source>
        <translation>喊一個數字再擲骰，或跳過</translation>
    </message>
    <message>
        <source>No ruby is left here: skip</source>
        <translation>這裡沒有紅寶石了：跳過</translation>
    </message>
    <message>
        <source>Nobody can work here: stop here</source>
        <translation>這裡沒人能做事：停在這裡</translation>
    </message>
    <message>
        <source>One more good for {lira}, or not</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>付 {lira}多拿 1 個貨品，或不用</translation>
    </message>
    <message>
        <source>Pay the governor {lira} or a card</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>付給官員 {lira}或 1 張卡</translation>
    </message>
    <message>
        <source>Pay the merchants {lira}, or stop here</source>
        <extracomment>prompt. {lira}: "4 Lira"</extracomment>
        <translation>付商人 {lira}，或停在這裡</translation>
    </message>
    <message>
        <source>Pay the smuggler {lira} or a good</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>給走私者 {lira}或 1 個貨品</translation>
    </message>
    <message>
        <source>Play Lira and goods cards, then finish</source>
        <translation>打出錢和貨品卡，好了按完成</translation>
    </message>
    <message>
        <source>Play a card, or end your turn</source>
        <translation>打出卡，或結束回合</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>where the match stands</extracomment>
        <translation>第 {n} 輪</translation>
    </message>
    <message>
        <source>Round {n} · the last</source>
        <translation>第 {n} 輪‧最後一輪</translation>
    </message>
    <message>
        <source>Sell up to five goods, or skip</source>
        <translation>賣 1～5 個貨品，或跳過</translation>
    </message>
    <message>
        <source>Send your family member out, or skip</source>
        <translation>派出家族成員，或跳過</translation>
    </message>
    <message numerus="yes">
        <source>Take %n more card(s)</source>
        <translation>
            <numerusform>再拿 %n 張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a good and roll, or skip</source>
        <translation>選 1 個貨品再擲骰，或跳過</translation>
    </message>
    <message>
        <source>Take a mosque tile, or skip</source>
        <translation>拿清真寺板塊，或跳過</translation>
    </message>
    <message>
        <source>Take the mail, or skip</source>
        <translation>收郵件，或跳過</translation>
    </message>
    <message>
        <source>Take two cards, discard one, or skip</source>
        <translation>拿 2 張卡、棄 1 張，或跳過</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Your turn was cut short: end it</source>
        <translation>回合提早結束了</translation>
    </message>
    <message>
        <source>{name} is asked to pay the merchants</source>
        <translation>{name}要不要付給商人</translation>
    </message>
    <message>
        <source>{name} is at the {place}</source>
        <extracomment>{place}: "Tea House"</extracomment>
        <translation>{name}在{place}</translation>
    </message>
    <message>
        <source>{name} is calling assistants back</source>
        <translation>{name}正在召回助手</translation>
    </message>
    <message>
        <source>{name} is choosing a place</source>
        <translation>{name}正在選地點</translation>
    </message>
    <message>
        <source>{name} is choosing cards</source>
        <translation>{name}正在選卡</translation>
    </message>
    <message>
        <source>{name} is ending the turn</source>
        <translation>{name}正要結束回合</translation>
    </message>
    <message>
        <source>{name} is paying the governor</source>
        <translation>{name}正在付給官員</translation>
    </message>
    <message>
        <source>{name} is paying the smuggler</source>
        <translation>{name}正在付給走私者</translation>
    </message>
    <message>
        <source>{name} is placing an assistant</source>
        <translation>{name}正在安排助手</translation>
    </message>
    <message>
        <source>{name} is weighing the dice</source>
        <translation>{name}正在看骰子</translation>
    </message>
    <message>
        <source>{name} may play leftover cards</source>
        <translation>{name}可以打出剩下的卡</translation>
    </message>
    <message>
        <source>{name} may take one more good</source>
        <translation>{name}可以多拿 1 個貨品</translation>
    </message>
    <message>
        <source>{name} meets who is here</source>
        <translation>{name}正在跟這裡的人打交道</translation>
    </message>
</context>
<context>
    <name>IstanbulRefusals</name>
    <message numerus="yes">
        <source>%n extension(s) fit.</source>
        <translation>
            <numerusform>最多裝 %n 塊。</numerusform>
        </translation>
    </message>
    <message>
        <source>A family member is caught where your merchant meets it, not at the Police Station.</source>
        <translation>商人遇到對手的家族成員才逮捕，在警察局不算。</translation>
    </message>
    <message>
        <source>A market buys up to five goods a visit.</source>
        <translation>一次造訪最多賣 5 個。</translation>
    </message>
    <message>
        <source>A merchant walks one or two.</source>
        <translation>商人一次走 1 或 2 格。</translation>
    </message>
    <message>
        <source>A neutral assistant does not answer.</source>
        <translation>叫不回中立色助手。</translation>
    </message>
    <message>
        <source>A place acts once a turn; a “twice” card allows a second time.</source>
        <translation>同一個地方一回合一次，「×2」卡才能再做。</translation>
    </message>
    <message>
        <source>A table does not add up: {field}.</source>
        <extracomment>{field}: the name of a table and its field in an owner's file</extracomment>
        <translation>這張表對不起來：{field}。</translation>
    </message>
    <message>
        <source>A turn has the action of the place you stand on.</source>
        <translation>一個回合只做所在地方的行動。</translation>
    </message>
    <message>
        <source>After it come only those you meet here, then the turn ends.</source>
        <translation>接下來只剩這裡遇到的人，然後回合結束。</translation>
    </message>
    <message>
        <source>All 26 are in hands.</source>
        <translation>26 張都在玩家手上。</translation>
    </message>
    <message>
        <source>All assistants are with you.</source>
        <translation>助手都在身邊。</translation>
    </message>
    <message>
        <source>All merchants meet there freely.</source>
        <translation>商人在水泉相遇免費。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <extracomment>a refusal, why: the family member cannot be sent to the Police Station itself</extracomment>
        <translation>請選別的地方。</translation>
    </message>
    <message>
        <source>Collect it; a place holds one assistant per player.</source>
        <translation>改成召回；每位玩家在一個地方只能有 1 位。</translation>
    </message>
    <message>
        <source>Draw and discard come before anything else.</source>
        <translation>抽完、棄完才能做別的。</translation>
    </message>
    <message>
        <source>Draw from the face-down pile instead.</source>
        <translation>改從抽牌堆抽。</translation>
    </message>
    <message>
        <source>Each good sold uses up one picture on the tile.</source>
        <translation>每賣 1 個要對應板塊上的 1 個圖案。</translation>
    </message>
    <message>
        <source>Each of them serves once a turn.</source>
        <translation>每位每回合一次。</translation>
    </message>
    <message numerus="yes">
        <source>Each step goes up, down, left or right: that would be %n step(s).</source>
        <translation>
            <numerusform>每一步只能往上下左右，那裡要走 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every merchant here is paid, or none.</source>
        <translation>要付就得每一位都付。</translation>
    </message>
    <message>
        <source>Every turn ends on another place, unless the card “Stay” is played.</source>
        <translation>每回合都要換地方，除非打出「原地不動」。</translation>
    </message>
    <message>
        <source>Exactly what the open spaces show is delivered.</source>
        <translation>露出來的格子要幾個，就交幾個。</translation>
    </message>
    <message>
        <source>Family members meet nobody.</source>
        <translation>家族成員不會遇到任何人。</translation>
    </message>
    <message>
        <source>Finish what is open, then use the tile.</source>
        <translation>先把手上的事做完。</translation>
    </message>
    <message>
        <source>First comes this: {asked}.</source>
        <extracomment>{asked}: the prompt, "Leave an assistant, or stop here"</extracomment>
        <translation>要先做這件事：{asked}。</translation>
    </message>
    <message>
        <source>First finish the cards.</source>
        <translation>先把卡處理完。</translation>
    </message>
    <message>
        <source>From afar only your own colour is called back; walk there to collect it.</source>
        <translation>遠距離只能召回自己顏色的，要收它得走過去。</translation>
    </message>
    <message>
        <source>Governor and smuggler deal with merchants only.</source>
        <translation>官員和走私者只跟商人往來。</translation>
    </message>
    <message>
        <source>Governor and smuggler serve where they stand.</source>
        <translation>要到官員或走私者所在的地方。</translation>
    </message>
    <message>
        <source>Here you only call them back.</source>
        <translation>這裡只召回。</translation>
    </message>
    <message>
        <source>It can be collected only where somebody left it.</source>
        <translation>要有人留下，才收得到。</translation>
    </message>
    <message>
        <source>It changes rolls at the Tea House and the Black Market only.</source>
        <translation>紅色板塊只在茶館和黑市有用。</translation>
    </message>
    <message>
        <source>It needs an assistant to leave or collect, and the Fountain takes none.</source>
        <translation>這張卡要派出或召回助手，水泉不用助手。</translation>
    </message>
    <message numerus="yes">
        <source>It replaces the normal one or two places; this one is %n away.</source>
        <translation>
            <numerusform>它取代一般的 1 或 2 格，那裡離這裡 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>It was used this turn.</source>
        <translation>這回合用過了。</translation>
    </message>
    <message>
        <source>Its ability comes with the tile.</source>
        <translation>有板塊才有它的能力。</translation>
    </message>
    <message>
        <source>Jewelry is not free here.</source>
        <translation>珠寶不能直接選。</translation>
    </message>
    <message>
        <source>Name a number from 3 to 12.</source>
        <translation>只能喊 3 到 12。</translation>
    </message>
    <message>
        <source>Neutral assistants need a free colour.</source>
        <translation>中立色助手要空出一色。</translation>
    </message>
    <message>
        <source>No assistant of yours is there.</source>
        <translation>那裡沒有你的助手。</translation>
    </message>
    <message>
        <source>No assistant or no fee: no action, nobody met.</source>
        <translation>沒有助手或沒付錢，就沒有行動，也遇不到人。</translation>
    </message>
    <message>
        <source>No bonus card is left.</source>
        <translation>獎勵卡沒有了。</translation>
    </message>
    <message>
        <source>No neutral assistant is here.</source>
        <translation>這裡沒有中立色助手。</translation>
    </message>
    <message>
        <source>No room for more {good}.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>{good}裝不下了。</translation>
    </message>
    <message>
        <source>No ruby is left here.</source>
        <translation>這裡沒有紅寶石了。</translation>
    </message>
    <message>
        <source>Nobody is paid at the Fountain.</source>
        <translation>在水泉不用付錢。</translation>
    </message>
    <message>
        <source>Nobody walks diagonally.</source>
        <extracomment>a refusal: what is wrong, or why</extracomment>
        <translation>不能斜著走。</translation>
    </message>
    <message>
        <source>Not at the Large Market.</source>
        <translation>大市場不能用。</translation>
    </message>
    <message>
        <source>Not at this moment.</source>
        <translation>現在不能用。</translation>
    </message>
    <message>
        <source>Not from the discard pile.</source>
        <translation>不能拿棄牌。</translation>
    </message>
    <message>
        <source>Not here but at {place}.</source>
        <extracomment>{place}: where the governor or the smuggler is, "Tea House (9)"</extracomment>
        <translation>人在{place}。</translation>
    </message>
    <message>
        <source>Nothing is chosen to sell.</source>
        <translation>還沒選要賣的貨品。</translation>
    </message>
    <message>
        <source>Nothing to repeat yet.</source>
        <translation>還沒有可以重複的行動。</translation>
    </message>
    <message>
        <source>Once per visit only.</source>
        <translation>一次造訪只能做一次。</translation>
    </message>
    <message>
        <source>One mosque tile of each colour.</source>
        <translation>每色清真寺板塊限 1 塊。</translation>
    </message>
    <message>
        <source>One of yours is already here.</source>
        <translation>這裡已經有你的助手。</translation>
    </message>
    <message>
        <source>Only cards of your own hand can be played or put away.</source>
        <translation>只能打出或棄掉自己手上的卡。</translation>
    </message>
    <message>
        <source>Only from the Police Station can the family member be sent.</source>
        <translation>要先回到警察局才能派出。</translation>
    </message>
    <message>
        <source>Only goods on your wheelbarrow count, and that is {goods}.</source>
        <translation>只能用手推車上的貨品，現在是{goods}。</translation>
    </message>
    <message>
        <source>Only money and goods cards now.</source>
        <translation>現在只能換錢或貨品。</translation>
    </message>
    <message>
        <source>Only rivals' family members are caught.</source>
        <translation>只逮捕對手的家族成員。</translation>
    </message>
    <message>
        <source>Only the Caravansary gives open cards.</source>
        <translation>只有商隊旅館可以。</translation>
    </message>
    <message>
        <source>Only your own colour answers your call.</source>
        <translation>只能召回自己顏色的。</translation>
    </message>
    <message>
        <source>Pay {lira} to each, then the place is yours.</source>
        <extracomment>{lira}: "2 Lira"</extracomment>
        <translation>每位 {lira}，付完才能行動。</translation>
    </message>
    <message>
        <source>Red and green lie in the Small Mosque, blue and yellow in the Great Mosque.</source>
        <translation>紅、綠在小清真寺，藍、黃在大清真寺。</translation>
    </message>
    <message numerus="yes">
        <source>Seat {starter} was chosen to start, but %n player(s) sit down.</source>
        <translation>
            <numerusform>選了第 {starter} 位先開始，但只有 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone here must be caught.</source>
        <translation>這裡還有人要逮捕。</translation>
    </message>
    <message>
        <source>That card does not fit now.</source>
        <translation>現在不能打這張。</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>手上沒有這張卡。</translation>
    </message>
    <message numerus="yes">
        <source>That is %n place(s) away.</source>
        <translation>
            <numerusform>離這裡 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>現在還不行。</translation>
    </message>
    <message>
        <source>That is your own family.</source>
        <translation>那是自己的家人。</translation>
    </message>
    <message>
        <source>That tile lies elsewhere.</source>
        <translation>那塊不在這裡。</translation>
    </message>
    <message>
        <source>The Fountain calls back only those you left behind.</source>
        <translation>留在外面的，水泉才叫得回來。</translation>
    </message>
    <message>
        <source>The Fountain needs no assistant.</source>
        <translation>水泉不用派助手。</translation>
    </message>
    <message>
        <source>The Sultan takes all of it or nothing.</source>
        <translation>要交就一次交齊。</translation>
    </message>
    <message>
        <source>The Tea House hears no other numbers.</source>
        <translation>這是茶館的規定。</translation>
    </message>
    <message>
        <source>The action was left out.</source>
        <translation>這裡的行動跳過了。</translation>
    </message>
    <message>
        <source>The card shows the sign of the Small Market.</source>
        <translation>卡片上畫的是小市場。</translation>
    </message>
    <message>
        <source>The card waits until this action is over.</source>
        <translation>等這個行動做完再打。</translation>
    </message>
    <message>
        <source>The demand tile changes only after a sale.</source>
        <translation>賣了才會換需求板塊。</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>棄牌堆沒有卡。</translation>
    </message>
    <message>
        <source>The family member is at home.</source>
        <translation>家族成員已經在家。</translation>
    </message>
    <message>
        <source>The family member is busy.</source>
        <translation>家族成員正在辦事。</translation>
    </message>
    <message>
        <source>The free good is fabric, spice or fruit; jewelry comes from the dice.</source>
        <translation>免費的是布料、香料或水果，珠寶看骰子。</translation>
    </message>
    <message>
        <source>The market wants no {good}.</source>
        <extracomment>{good}: "fabric"</extracomment>
        <translation>這裡不收{good}。</translation>
    </message>
    <message>
        <source>The market wants {goods} only.</source>
        <extracomment>{goods}: "2 fabric"</extracomment>
        <translation>這裡只收{goods}。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>對局已經結束。</translation>
    </message>
    <message>
        <source>The merchant cannot stay.</source>
        <translation>不能留在原地。</translation>
    </message>
    <message>
        <source>The merchant stands where it is with this card.</source>
        <translation>用這張卡，商人就留在現在的地方。</translation>
    </message>
    <message>
        <source>The merchants here come first.</source>
        <translation>要先付給這裡的商人。</translation>
    </message>
    <message>
        <source>The order asks for less.</source>
        <translation>交太多了。</translation>
    </message>
    <message>
        <source>The order lacks {missing}.</source>
        <extracomment>{missing}: "1 fabric and 2 jewelry"</extracomment>
        <translation>這批貨還缺{missing}。</translation>
    </message>
    <message>
        <source>The pieces do not add up ({field}).</source>
        <extracomment>{field}: technical, in English</extracomment>
        <translation>配件數量不對（{field}）。</translation>
    </message>
    <message>
        <source>The price is due at once, nothing is lent.</source>
        <translation>要當場付清，不能欠帳。</translation>
    </message>
    <message>
        <source>The red tile does not work here.</source>
        <translation>這次擲骰不能用。</translation>
    </message>
    <message>
        <source>The red tile turns one of them.</source>
        <translation>紅色板塊只轉其中一顆。</translation>
    </message>
    <message>
        <source>The round was finished, and all have had equally many turns.</source>
        <translation>這一輪走完了，每個人的回合數一樣多。</translation>
    </message>
    <message>
        <source>The rounds are played; these two kinds still count.</source>
        <translation>每一輪都走完了，只剩這兩種卡有用。</translation>
    </message>
    <message>
        <source>The starting seat is empty.</source>
        <translation>起始玩家的座位沒有人。</translation>
    </message>
    <message>
        <source>The turn ended before that.</source>
        <translation>回合已經結束。</translation>
    </message>
    <message>
        <source>The yellow tile works once a turn.</source>
        <translation>黃色板塊每回合一次。</translation>
    </message>
    <message>
        <source>There are two dice only.</source>
        <translation>只有兩顆骰子。</translation>
    </message>
    <message>
        <source>There is nobody to bring back.</source>
        <translation>沒有人要帶回。</translation>
    </message>
    <message>
        <source>There is nobody to catch.</source>
        <translation>沒有人可以逮捕。</translation>
    </message>
    <message>
        <source>There is one tile fewer for every visitor.</source>
        <translation>每來一位就少一塊。</translation>
    </message>
    <message>
        <source>They are away: {place}.</source>
        <extracomment>{place}: "Tea House (9)"</extracomment>
        <translation>家族成員在{place}。</translation>
    </message>
    <message>
        <source>They are here already.</source>
        <translation>人就在這裡。</translation>
    </message>
    <message>
        <source>This card follows right after the action it doubles.</source>
        <translation>這張卡要緊接在那個行動之後。</translation>
    </message>
    <message>
        <source>This card walks 3 or 4.</source>
        <translation>這張卡要走 3 或 4 格。</translation>
    </message>
    <message>
        <source>This die shows 4 already.</source>
        <translation>這顆已經是 4 了。</translation>
    </message>
    <message>
        <source>This position cannot be.</source>
        <translation>沒有這樣的盤面。</translation>
    </message>
    <message>
        <source>This stack is used up.</source>
        <translation>這一疊拿完了。</translation>
    </message>
    <message>
        <source>Too many for one sale.</source>
        <translation>一次賣太多了。</translation>
    </message>
    <message>
        <source>Try another of the five places.</source>
        <translation>試試另外幾個地方。</translation>
    </message>
    <message>
        <source>Turn the other one, or roll both again.</source>
        <translation>改轉另一顆，或兩顆重擲。</translation>
    </message>
    <message>
        <source>Used once this turn.</source>
        <translation>這回合用過了。</translation>
    </message>
    <message>
        <source>Wanted is {reason}.</source>
        <extracomment>{reason}: technical, in English</extracomment>
        <translation>需要的是：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>With them up to %n player(s) sit down.</source>
        <translation>
            <numerusform>用這個變體，最多 %n 位玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>Without one, and none of yours here, nobody can work: the turn ends.</source>
        <translation>這裡也沒有你的助手，沒人做事，回合結束。</translation>
    </message>
    <message>
        <source>You act at another place: {place}.</source>
        <extracomment>{place}: where one stands, "Tea House (9)"</extracomment>
        <translation>你在{place}行動。</translation>
    </message>
    <message>
        <source>You choose the reward, not whether.</source>
        <translation>獎賞可以選，逮捕不能省。</translation>
    </message>
    <message>
        <source>You do not have that many.</source>
        <translation>貨品不夠。</translation>
    </message>
    <message>
        <source>You do not own the {colour} tile.</source>
        <extracomment>{colour}: "yellow"</extracomment>
        <translation>你沒有{colour}板塊。</translation>
    </message>
    <message>
        <source>You have no assistant to leave.</source>
        <translation>沒有助手可派。</translation>
    </message>
    <message>
        <source>You own this colour already.</source>
        <translation>這個顏色你有了。</translation>
    </message>
    <message>
        <source>You pay only one, but must own as many as the tile shows.</source>
        <translation>只付 1 個，但要有板塊上的數量。</translation>
    </message>
    <message numerus="yes">
        <source>Your wheelbarrow holds %n of each.</source>
        <translation>
            <numerusform>手推車每種最多 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your wheelbarrow is complete.</source>
        <translation>手推車已經擴充到底。</translation>
    </message>
    <message>
        <source>{card} is played {when}.</source>
        <extracomment>{card}: a card's name in quotes; {when}: "right after the mail"</extracomment>
        <translation>{card}要在{when}打出。</translation>
    </message>
    <message>
        <source>{goods} needed, you hold {have}.</source>
        <extracomment>{goods}: "3 fabric"; {have}: 2</extracomment>
        <translation>要有{goods}，你有 {have} 個。</translation>
    </message>
    <message>
        <source>{need} Lira are due, you have {have}.</source>
        <translation>要付 {need} 元，你有 {have} 元。</translation>
    </message>
    <message>
        <source>{need} Lira needed, you have {have}.</source>
        <translation>需要 {need} 元，你有 {have} 元。</translation>
    </message>
    <message>
        <source>“Stay” does not work here.</source>
        <translation>「原地不動」不能在水泉用。</translation>
    </message>
    <message>
        <source>“Stay” means to stay.</source>
        <translation>「原地不動」就是不移動。</translation>
    </message>
</context>
<context>
    <name>IstanbulWords</name>
    <message>
        <source>Another bazaar each time, the Fountain inside</source>
        <translation>每局都不同，水泉在中間</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>a layout: random, but fair</extracomment>
        <translation>隨機（均衡）</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <extracomment>an option: how the sixteen places lie</extracomment>
        <translation>市集</translation>
    </message>
    <message>
        <source>By lot</source>
        <extracomment>who begins</extracomment>
        <translation>抽籤</translation>
    </message>
    <message>
        <source>By number, the warehouses in one row</source>
        <translation>照編號排，倉庫排成一列</translation>
    </message>
    <message>
        <source>Each stack holds one that anybody may collect; for up to four players</source>
        <translation>每支商隊有 1 位，誰都能收；最多四位玩家</translation>
    </message>
    <message>
        <source>How the sixteen places lie</source>
        <translation>十六個地方怎麼排</translation>
    </message>
    <message>
        <source>Hurry through the bazaar, gather rubies before the others</source>
        <translation>穿梭市集，搶先收集紅寶石</translation>
    </message>
    <message>
        <source>In order</source>
        <extracomment>a layout</extracomment>
        <translation>群聚</translation>
    </message>
    <message>
        <source>Long paths</source>
        <extracomment>a layout</extracomment>
        <translation>長程</translation>
    </message>
    <message>
        <source>Neutral assistants</source>
        <extracomment>an option</extracomment>
        <translation>中立色助手</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a layout</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Random, with the first steps near the Fountain</source>
        <translation>隨機，但開局要用的地方離水泉近</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>who begins</extracomment>
        <translation>第 {n} 位</translation>
    </message>
    <message>
        <source>Short paths</source>
        <extracomment>a layout</extracomment>
        <translation>捷徑</translation>
    </message>
    <message>
        <source>Starting player</source>
        <extracomment>an option</extracomment>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>The seed decides</source>
        <extracomment>the starting player follows from the seed</extracomment>
        <translation>由亂數種子決定</translation>
    </message>
    <message>
        <source>Useful places lie close together; good for a first match</source>
        <translation>常用的地方靠得近，適合第一次玩</translation>
    </message>
    <message>
        <source>What belongs together lies far apart; plan ahead</source>
        <translation>相關的地方離得遠，要多規劃</translation>
    </message>
    <message>
        <source>Who begins; the others start with more Lira</source>
        <translation>誰先開始；順位愈後面的錢愈多</translation>
    </message>
</context>
<context>
    <name>LearnerPill</name>
    <message>
        <source>Another name…</source>
        <extracomment>menu</extracomment>
        <translation>其他名字…</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <comment>button</comment>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Begin everything anew?</source>
        <extracomment>question: all that was learned, of every game</extracomment>
        <translation>全部重新開始嗎？</translation>
    </message>
    <message>
        <source>Begin everything anew…</source>
        <extracomment>menu: what the learner has learned of all games is forgotten</extracomment>
        <translation>全部重新開始…</translation>
    </message>
    <message>
        <source>Begin {game} anew?</source>
        <extracomment>question; {game} is a title</extracomment>
        <translation>{game}重新開始嗎？</translation>
    </message>
    <message>
        <source>Begin {game} anew…</source>
        <extracomment>menu: what the learner has learned of a game is forgotten; {game} is a title</extracomment>
        <translation>{game}重新開始…</translation>
    </message>
    <message>
        <source>Keep what is learned</source>
        <comment>button</comment>
        <translation>保留學習進度</translation>
    </message>
    <message>
        <source>Learner: {name}</source>
        <extracomment>read out; {name} is the learner's</extracomment>
        <translation>學習者：{name}</translation>
    </message>
    <message>
        <source>Lessons and quiz are kept under this name, on this computer only.</source>
        <translation>課程和測驗的進度會記在這個名字下，只存在這台電腦。</translation>
    </message>
    <message>
        <source>Lessons, quiz and coach of {name} start from nothing. Others keep theirs; matches stay.</source>
        <extracomment>{name} is the learner's</extracomment>
        <translation>{name}的課程、測驗和教練都會從頭開始。其他人的進度和對局紀錄都會保留。</translation>
    </message>
    <message>
        <source>Lessons, quiz and coach start from nothing. Others keep theirs; matches stay.</source>
        <translation>課程、測驗和教練都會從頭開始。其他人的進度和對局紀錄都會保留。</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <comment>button</comment>
        <translation>不是，先不管</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Something was learned here before anybody gave a name. It can count for {name}.</source>
        <translation>這裡有還沒記名的學習進度，可以算在{name}名下。</translation>
    </message>
    <message>
        <source>That is me</source>
        <comment>button</comment>
        <translation>就是我</translation>
    </message>
    <message>
        <source>Was that you, {name}?</source>
        <extracomment>title of a question; {name} is a person's</extracomment>
        <translation>{name}，那是你嗎？</translation>
    </message>
    <message>
        <source>Who is learning?</source>
        <extracomment>button: nobody has said yet who the learner is
----------
title of a card with a field for a name</extracomment>
        <translation>誰在學？</translation>
    </message>
    <message>
        <source>Yes, that was me</source>
        <comment>button</comment>
        <translation>是我</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>in an empty field</extracomment>
        <translation>你的名字</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Answer the coach’s question</source>
        <extracomment>over the table, while the coach's card asks a question</extracomment>
        <translation>回答教練的問題</translation>
    </message>
    <message>
        <source>Ching</source>
        <comment>player</comment>
        <extracomment>a player in lessons, a girl</extracomment>
        <translation>小晴</translation>
    </message>
    <message>
        <source>Dai</source>
        <comment>player</comment>
        <extracomment>a player in lessons, a boy</extracomment>
        <translation>阿岱</translation>
    </message>
    <message>
        <source>Grandpa</source>
        <comment>player</comment>
        <extracomment>a player in lessons</extracomment>
        <translation>阿公</translation>
    </message>
    <message>
        <source>Learner</source>
        <comment>player</comment>
        <extracomment>the learner in a lesson</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>No: {choice}.</source>
        <extracomment>after a wrong answer; {choice} is the right one</extracomment>
        <translation>不是，答案是{choice}。</translation>
    </message>
    <message>
        <source>Take your time. “Show me” does it for you.</source>
        <translation>慢慢來。按「示範」就會做給你看。</translation>
    </message>
    <message>
        <source>This lesson is over.</source>
        <translation>這一課結束了。</translation>
    </message>
    <message>
        <source>Touch what is lit</source>
        <extracomment>over the table, while the lit things are to be touched</extracomment>
        <translation>點選亮起來的東西</translation>
    </message>
    <message>
        <source>Yes, {choice}.</source>
        <extracomment>after a right answer; {choice} is that answer</extracomment>
        <translation>對，{choice}。</translation>
    </message>
    <message>
        <source>You may, but this lesson is about something else.</source>
        <translation>可以這樣做，但這一課要練別的。</translation>
    </message>
    <message>
        <source>{title} · step {n} of {of}</source>
        <extracomment>over a lesson's words; {title} is the lesson's</extracomment>
        <translation>{title}‧第 {n} 步，共 {of} 步</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Learn {game}</source>
        <extracomment>title; {game} is a game's</extracomment>
        <translation>學{game}</translation>
    </message>
</context>
<context>
    <name>LessonsPanel</name>
    <message>
        <source>Each takes about two minutes; take them in any order.</source>
        <translation>一課大約兩分鐘，想先學哪一課都可以。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>heading of the list of lessons</extracomment>
        <translation>課程</translation>
    </message>
    <message>
        <source>begun</source>
        <comment>lesson</comment>
        <extracomment>how far a lesson is</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>learned</source>
        <comment>lesson</comment>
        <extracomment>how far a lesson is</extracomment>
        <translation>學會了</translation>
    </message>
    <message>
        <source>new</source>
        <comment>lesson</comment>
        <extracomment>how far a lesson is</extracomment>
        <translation>未開始</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Everyone</source>
        <comment>log filter</comment>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>log</comment>
        <translation>對局紀錄</translation>
    </message>
    <message>
        <source>Whose lines</source>
        <comment>log filter</comment>
        <translation>看誰的紀錄</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>After step {n} of {of}</source>
        <comment>looking back</comment>
        <translation>第 {n} 步之後，共 {of} 步</translation>
    </message>
    <message>
        <source>Back to now</source>
        <comment>looking back</comment>
        <translation>回到現在</translation>
    </message>
    <message>
        <source>Back to your own view</source>
        <comment>looking</comment>
        <extracomment>button: end looking through another's eyes</extracomment>
        <translation>回到自己的視角</translation>
    </message>
    <message>
        <source>Branch off here</source>
        <comment>looking back</comment>
        <translation>從這裡另開一局</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <comment>looking back</comment>
        <translation>對局的時刻</translation>
    </message>
    <message>
        <source>The match has gone on to step {n}</source>
        <comment>looking back</comment>
        <translation>對局已進行到第 {n} 步</translation>
    </message>
    <message>
        <source>What {name} sees: you can only look</source>
        <comment>looking</comment>
        <extracomment>{name}: a player; open hands</extracomment>
        <translation>{name}看到的桌面，只能看，不能動</translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>how long a match took</extracomment>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>差 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>how long a match was</extracomment>
        <translation>
            <numerusform>%n 輪</numerusform>
        </translation>
    </message>
    <message>
        <source>A rematch keeps seats and options; chance says who begins.</source>
        <translation>再來一局：座位與選項不變，起始玩家重新抽。</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button</extracomment>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: see the match from its beginning</extracomment>
        <translation>回看</translation>
    </message>
    <message>
        <source>Points by round</source>
        <extracomment>heading over the plot</extracomment>
        <translation>每一輪的分數</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>button: the same seats and options once more</extracomment>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>tab</comment>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Sources</source>
        <extracomment>tab: where the points came from</extracomment>
        <translation>來源</translation>
    </message>
    <message>
        <source>The table at the end</source>
        <translation>結束時的桌面</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>last row of the table of points</extracomment>
        <translation>總分</translation>
    </message>
    <message>
        <source>Where each point came from</source>
        <translation>每一分從哪裡來</translation>
    </message>
    <message>
        <source>learning match, not in the history</source>
        <translation>學習局，不列入紀錄</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>how long a match took</extracomment>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>how long a match was</extracomment>
        <translation>
            <numerusform>%n 輪</numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: see a finished match from its beginning</extracomment>
        <translation>回看</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>button: the same seats and options once more</extracomment>
        <translation>再來一局</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Nothing to decide here right now.</source>
        <comment>moves list</comment>
        <translation>現在沒有要決定的事。</translation>
    </message>
    <message>
        <source>Search what you can do…</source>
        <comment>moves list</comment>
        <translation>搜尋可行的選擇…</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <comment>moves list</comment>
        <translation>可行的選擇</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>how many seats bots have</extracomment>
        <translation>
            <numerusform>電腦 %n 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>how many seats persons have</extracomment>
        <translation>
            <numerusform>真人 %n 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>大約 %n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>All is chosen for you: just start</source>
        <translation>都選好了，直接開始也可以</translation>
    </message>
    <message>
        <source>Enter does the same</source>
        <translation>按 Enter 也可以</translation>
    </message>
    <message>
        <source>New match</source>
        <comment>page title</comment>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin the match</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>{game}: new match</source>
        <extracomment>page title; {game} is a game's</extracomment>
        <translation>{game}：新對局</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <extracomment>what is wrong, and why</extracomment>
        <translation>{what}。{why}</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <comment>a notice</comment>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Another</source>
        <extracomment>button: draw another seed</extracomment>
        <translation>換一個</translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>the program's own tables of numbers</extracomment>
        <translation>內建</translation>
    </message>
    <message>
        <source>Learning match</source>
        <extracomment>a switch of a new match</extracomment>
        <translation>學習局</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>button that folds away what was unfolded</extracomment>
        <translation>收起</translation>
    </message>
    <message>
        <source>More: seed {seed}</source>
        <extracomment>button that unfolds; {seed} is "4821-0417"</extracomment>
        <translation>更多：亂數種子 {seed}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>which numbers a match is played with: the program's or an owner's own</extracomment>
        <translation>數值</translation>
    </message>
    <message>
        <source>Only if all agree: anybody may look at the table through another's eyes</source>
        <extracomment>under the switch "Open hands"</extracomment>
        <translation>大家都同意才開：誰都可以看別人看到的桌面</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>a switch of a new match that is for learning: everybody may see everybody's cards</extracomment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>the number from which all chance of a match comes</extracomment>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>The program's own tables, or those of your box</source>
        <translation>程式內建的表格，或自己遊戲盒的數值</translation>
    </message>
    <message>
        <source>The same number deals the same cards and dice, so you can compare with friends</source>
        <translation>同一個數字，牌序與骰子就相同，可以和朋友比同一局</translation>
    </message>
    <message>
        <source>Undo without limit; it does not count in the history</source>
        <translation>可以一直復原；不列入紀錄</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <comment>the round button of every page</comment>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PagodaBoard</name>
    <message>
        <source>A fourth column</source>
        <extracomment>what the lantern does</extracomment>
        <translation>可蓋第 4 根</translation>
    </message>
    <message>
        <source>A pair for a column</source>
        <translation>兩張同色當塔柱</translation>
    </message>
    <message>
        <source>A pair for a tile</source>
        <translation>兩張同色當塔瓦</translation>
    </message>
    <message>
        <source>Buddha</source>
        <extracomment>an ability of the architect</extracomment>
        <translation>佛像</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>Label under a pagoda for which no tile is left</extracomment>
        <translation>不能再蓋</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>Heading over the columns of the supply</extracomment>
        <translation>塔柱</translation>
    </message>
    <message>
        <source>Columns: {n} of {most}</source>
        <extracomment>In the strip. {n}: columns built in this turn, {most}: as many as are allowed</extracomment>
        <translation>塔柱 {n}／{most} 根</translation>
    </message>
    <message>
        <source>Dragon</source>
        <extracomment>an ability of the architect</extracomment>
        <translation>飛龍</translation>
    </message>
    <message>
        <source>Empty site</source>
        <extracomment>Label under a foundation with nothing on it</extracomment>
        <translation>空地基</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>an ability of the architect</extracomment>
        <translation>扇子</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>Label under a pagoda with its roof</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Floor {n}</source>
        <extracomment>Label under a pagoda: the floor being built. {n}: 2</extracomment>
        <translation>第 {n} 層</translation>
    </message>
    <message>
        <source>Hand up to four</source>
        <translation>手牌補到 4 張</translation>
    </message>
    <message>
        <source>Hand, only you see it</source>
        <extracomment>Label over one's own hidden cards</extracomment>
        <translation>手牌，只有你看得到</translation>
    </message>
    <message>
        <source>Lantern</source>
        <extracomment>an ability of the architect</extracomment>
        <translation>燈籠</translation>
    </message>
    <message>
        <source>Needs a tile</source>
        <extracomment>Label under a pagoda whose floor has its four columns and waits for a tile</extracomment>
        <translation>等塔瓦</translation>
    </message>
    <message>
        <source>Needs its roof</source>
        <extracomment>Label under a pagoda whose top floor has its four columns</extracomment>
        <translation>等塔頂</translation>
    </message>
    <message>
        <source>Open cards</source>
        <extracomment>Label over one's own five open cards</extracomment>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Rice bowl</source>
        <extracomment>an ability of the architect</extracomment>
        <translation>飯碗</translation>
    </message>
    <message>
        <source>Swap cards first</source>
        <extracomment>what the dragon does</extracomment>
        <translation>回合開始換牌</translation>
    </message>
    <message>
        <source>This turn</source>
        <extracomment>Label of the strip that counts the columns built in this turn</extracomment>
        <translation>本回合</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <extracomment>Heading over the 5 x 5 table of the tiles that are left</extracomment>
        <translation>剩下的塔瓦</translation>
    </message>
</context>
<context>
    <name>PagodaHints</name>
    <message numerus="yes">
        <source>%n more card(s) in the hand for the next turn.</source>
        <translation>
            <numerusform>下一回合手上多 %n 張卡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>立刻得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this turn, and about {reply} for your opponent's reply.</source>
        <translation>
            <numerusform>這回合得 %n 分，對手接著大約得 {reply} 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roof and its spire: %n point(s) in this turn.</source>
        <translation>
            <numerusform>蓋上塔頂和塔尖，這回合共得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Building more now would help your opponent more than you.</source>
        <translation>再蓋下去，對手得到的好處比你多。</translation>
    </message>
    <message numerus="yes">
        <source>More points are possible, but this leaves about %n point(s) for the reply.</source>
        <translation>
            <numerusform>還能拿更多分，但這樣對手接著大約只得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better is left in this turn.</source>
        <translation>這回合沒有更好的選擇了。</translation>
    </message>
    <message>
        <source>Nothing can be built with these cards.</source>
        <translation>這些卡什麼都蓋不了。</translation>
    </message>
    <message>
        <source>One column of any colour is better than what your cards allow.</source>
        <translation>蓋一根任選顏色的塔柱，比你的卡能做的更好。</translation>
    </message>
    <message>
        <source>The cards that are left are worth keeping.</source>
        <translation>剩下的卡值得留著。</translation>
    </message>
    <message>
        <source>The tile helps you more than your opponent.</source>
        <translation>這塊塔瓦對你比對對手有利。</translation>
    </message>
    <message numerus="yes">
        <source>Then you build {colour} columns on the new floor: %n point(s) in this turn.</source>
        <translation>
            <numerusform>接著在新的一層蓋{colour}塔柱，這回合共得 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards fit little; new ones promise more.</source>
        <translation>這些卡派不上用場，換新的比較有希望。</translation>
    </message>
    <message>
        <source>You will miss a {colour} card least.</source>
        <translation>{colour}卡最用不到。</translation>
    </message>
    <message>
        <source>Your opponent shows no {colour} card for the new floor.</source>
        <translation>對手的明牌沒有{colour}，接不上新的一層。</translation>
    </message>
</context>
<context>
    <name>PagodaLog</name>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <comment>under a name</comment>
        <translation>
            <numerusform>手牌 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a source of points</extracomment>
        <translation>塔柱</translation>
    </message>
    <message>
        <source>Floor {floor}</source>
        <extracomment>a source of points: columns on a floor</extracomment>
        <translation>第 {floor} 層</translation>
    </message>
    <message>
        <source>Last turn: {name}</source>
        <extracomment>a log line</extracomment>
        <translation>最後一回合：{name}</translation>
    </message>
    <message>
        <source>Nothing more can be built: the match is over</source>
        <translation>再也沒有能蓋的地方，遊戲結束</translation>
    </message>
    <message>
        <source>Pagoda {site} stays unfinished: no {colour} tiles are left</source>
        <translation>{colour}塔瓦用完，第 {site} 座停工</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>the whole score</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Spires</source>
        <extracomment>a source of points</extracomment>
        <translation>塔尖</translation>
    </message>
    <message>
        <source>The draw pile is empty: the discard pile is shuffled</source>
        <translation>抽牌堆用完，棄牌堆重新洗牌</translation>
    </message>
    <message>
        <source>The round with the third pagoda is over</source>
        <translation>第三座寶塔完成的這一輪結束</translation>
    </message>
    <message>
        <source>Tiles and roofs</source>
        <extracomment>a source of points</extracomment>
        <translation>塔瓦和塔頂</translation>
    </message>
    <message>
        <source>Too many blocked discards in a row: the match is over</source>
        <translation>受阻棄牌連續太多次，遊戲結束</translation>
    </message>
    <message>
        <source>{colour} column on pagoda {site}, round {round}</source>
        <comment>a row of the score</comment>
        <translation>第 {round} 輪：第 {site} 座{colour}塔柱</translation>
    </message>
    <message>
        <source>{colour} roof on pagoda {site}, round {round}</source>
        <comment>a row of the score</comment>
        <translation>第 {round} 輪：第 {site} 座{colour}塔頂</translation>
    </message>
    <message>
        <source>{colour} spire on pagoda {site}, round {round}</source>
        <comment>a row of the score</comment>
        <translation>第 {round} 輪：第 {site} 座{colour}塔尖</translation>
    </message>
    <message>
        <source>{colour} tile on floor {floor} of pagoda {site}, round {round}</source>
        <comment>a row of the score</comment>
        <translation>第 {round} 輪：第 {site} 座第 {floor} 層{colour}塔瓦</translation>
    </message>
    <message>
        <source>{hand} · {abilities}</source>
        <extracomment>facts under a name; {abilities}: fan and lantern</extracomment>
        <translation>{hand}‧{abilities}</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <extracomment>a log line</extracomment>
        <translation>{name}先開始</translation>
    </message>
    <message>
        <source>{name} built a {colour} column on pagoda {site}, floor {floor}: {points}</source>
        <extracomment>a log line; {points}: +3 points</extracomment>
        <translation>{name}在第 {site} 座第 {floor} 層蓋{colour}塔柱：{points}</translation>
    </message>
    <message>
        <source>{name} can build nothing and discards four cards</source>
        <translation>{name}什麼都蓋不了，棄 4 張</translation>
    </message>
    <message>
        <source>{name} discarded a {colour} card</source>
        <translation>{name}棄 1 張{colour}卡</translation>
    </message>
    <message numerus="yes">
        <source>{name} ended the turn with %n point(s)</source>
        <translation>
            <numerusform>{name}結束回合，共得 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} finished pagoda {site} with its spire: {points}</source>
        <extracomment>a log line; {points}: +5 points</extracomment>
        <translation>{name}立塔尖，第 {site} 座完成：{points}</translation>
    </message>
    <message>
        <source>{name} gained the {ability}</source>
        <extracomment>a log line; {ability}: rice bowl</extracomment>
        <translation>{name}得到{ability}</translation>
    </message>
    <message>
        <source>{name} laid a {colour} tile with {spots} spots on pagoda {site}: {points}</source>
        <extracomment>a log line; {points}: +1 point</extracomment>
        <translation>{name}在第 {site} 座鋪{colour}塔瓦（{spots}格）：{points}</translation>
    </message>
    <message>
        <source>{name} roofed pagoda {site}: {points}</source>
        <extracomment>a log line; {points}: +1 point</extracomment>
        <translation>{name}蓋第 {site} 座的塔頂：{points}</translation>
    </message>
    <message>
        <source>{name} took the alternative turn</source>
        <translation>{name}選擇替代階段</translation>
    </message>
    <message>
        <source>{name} used the {ability}</source>
        <extracomment>a log line; {ability}: rice bowl</extracomment>
        <translation>{name}使用{ability}</translation>
    </message>
    <message>
        <source>{one} and {two} share the win, {points} each.</source>
        <translation>{one}和{two}同為 {points} 分，共同獲勝。</translation>
    </message>
    <message numerus="yes">
        <source>{one} wins with %n point(s); {two} has {other}.</source>
        <translation>
            <numerusform>{one}以 %n 分獲勝，{two} {other} 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaMoves</name>
    <message>
        <source>A column of which colour?</source>
        <translation>要蓋哪種顏色的塔柱？</translation>
    </message>
    <message>
        <source>Alternative turn</source>
        <extracomment>a button: begins the alternative turn</extracomment>
        <translation>替代階段</translation>
    </message>
    <message>
        <source>Alternative turn: four cards for one column</source>
        <translation>替代階段：棄 4 張，蓋 1 根塔柱</translation>
    </message>
    <message>
        <source>Blocked: discard four cards and build nothing</source>
        <translation>受阻：棄 4 張，什麼都不蓋</translation>
    </message>
    <message>
        <source>Build a column</source>
        <extracomment>an answer: what to do with the card</extracomment>
        <translation>蓋塔柱</translation>
    </message>
    <message>
        <source>Build more, or end your turn</source>
        <translation>繼續建造，或結束回合</translation>
    </message>
    <message>
        <source>Build on</source>
        <extracomment>a button under a warning: go on building</extracomment>
        <translation>繼續蓋</translation>
    </message>
    <message>
        <source>Build one column of any colour</source>
        <translation>蓋 1 根任選顏色的塔柱</translation>
    </message>
    <message>
        <source>Build one to three columns</source>
        <translation>蓋 1～3 根塔柱</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>a head in the moves list</extracomment>
        <translation>塔柱</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>head of a list</comment>
        <extracomment>a head in the moves list</extracomment>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a button</comment>
        <extracomment>a button: throw away the marked card</extracomment>
        <translation>棄牌</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>再棄 %n 張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard four</source>
        <extracomment>a button of a player who can build nothing</extracomment>
        <translation>棄 4 張</translation>
    </message>
    <message>
        <source>Discard more, or draw new cards</source>
        <translation>繼續棄牌，或補牌</translation>
    </message>
    <message>
        <source>Discard the card</source>
        <extracomment>an answer: what to do with the card</extracomment>
        <translation>棄這張卡</translation>
    </message>
    <message>
        <source>Discard the cards that you want to replace</source>
        <translation>棄掉想換的卡</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <extracomment>{card}: open red card</extracomment>
        <translation>棄{card}</translation>
    </message>
    <message>
        <source>Dragon: replace cards before you build</source>
        <translation>飛龍：建造前先換卡</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <extracomment>a button: the dragon draws</extracomment>
        <translation>補牌</translation>
    </message>
    <message>
        <source>Draw new cards with the dragon</source>
        <translation>用飛龍補牌</translation>
    </message>
    <message>
        <source>End anyway</source>
        <extracomment>a button under a warning: end the turn all the same</extracomment>
        <translation>照樣結束</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>a sentence of the moves list
----------
an answer: how to end the turn</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End the turn with the fan: a hand of four</source>
        <translation>用扇子結束回合：手牌補到 4 張</translation>
    </message>
    <message>
        <source>End turn</source>
        <extracomment>a button, at most 12 characters</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End with fan</source>
        <extracomment>a button: end the turn and draw up to four hand cards</extracomment>
        <translation>用扇子結束</translation>
    </message>
    <message>
        <source>End your turn</source>
        <extracomment>a prompt</extracomment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>End your turn, with the fan or without</source>
        <translation>結束回合，可以用扇子</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <extracomment>an answer: what to do with the card</extracomment>
        <translation>鋪塔瓦</translation>
    </message>
    <message>
        <source>Lay another tile, or end your turn</source>
        <translation>再鋪塔瓦，或結束回合</translation>
    </message>
    <message>
        <source>Lay tiles, or end your turn</source>
        <translation>鋪塔瓦，或結束回合</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>an answer</comment>
        <translation>不付卡</translation>
    </message>
    <message>
        <source>No column is possible: lay a tile</source>
        <translation>蓋不了塔柱：鋪一塊塔瓦</translation>
    </message>
    <message>
        <source>Nothing can be built: discard four cards</source>
        <translation>什麼都蓋不了：棄 4 張卡</translation>
    </message>
    <message>
        <source>Now build at least one column</source>
        <translation>接著至少蓋 1 根塔柱</translation>
    </message>
    <message>
        <source>On which pagoda?</source>
        <extracomment>a question: on which of the six sites</extracomment>
        <translation>在哪一座？</translation>
    </message>
    <message>
        <source>Roof and spire</source>
        <extracomment>a head in the moves list
----------
an answer: what to do with the card</extracomment>
        <translation>塔頂和塔尖</translation>
    </message>
    <message>
        <source>Round {n} · {finished} of {all} pagodas</source>
        <translation>第 {n} 輪‧寶塔 {finished}／{all}</translation>
    </message>
    <message>
        <source>Round {n}, the last · {finished} of {all} pagodas</source>
        <translation>第 {n} 輪，最後一輪‧寶塔 {finished}／{all}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <extracomment>a prompt when the match is over</extracomment>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>The spire in which colour?</source>
        <extracomment>a question: which of the tiles that fit, turned over as a roof; it fixes the colour of the spire</extracomment>
        <translation>哪一色的塔尖？</translation>
    </message>
    <message>
        <source>The turn</source>
        <extracomment>a head in the moves list: dragon, alternative turn, end of the turn</extracomment>
        <translation>回合</translation>
    </message>
    <message numerus="yes">
        <source>This ends the match, and you are %n point(s) behind.</source>
        <translation>
            <numerusform>遊戲就此結束，而你落後 %n 分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <extracomment>a head in the moves list</extracomment>
        <translation>塔瓦</translation>
    </message>
    <message>
        <source>Use the Buddha</source>
        <extracomment>a button: pays with two marked cards</extracomment>
        <translation>用佛像</translation>
    </message>
    <message>
        <source>Use the bowl</source>
        <extracomment>a button: pays with two marked cards</extracomment>
        <translation>用飯碗</translation>
    </message>
    <message>
        <source>Use the dragon</source>
        <extracomment>a button</extracomment>
        <translation>用飛龍</translation>
    </message>
    <message>
        <source>Use the dragon first, or build</source>
        <translation>先用飛龍，或開始建造</translation>
    </message>
    <message>
        <source>Use the fan</source>
        <extracomment>an answer: how to end the turn</extracomment>
        <translation>用扇子</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>要做什麼？</translation>
    </message>
    <message>
        <source>Which card pays for the column?</source>
        <translation>用哪張卡付塔柱？</translation>
    </message>
    <message>
        <source>Which card pays for the tile?</source>
        <translation>用哪張卡付塔瓦？</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>a question: which card to discard</extracomment>
        <translation>哪一張？</translation>
    </message>
    <message>
        <source>Which cards pay for the spire?</source>
        <translation>用哪些卡付塔尖？</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <extracomment>a question: which of the tiles that fit</extracomment>
        <translation>哪一塊塔瓦？</translation>
    </message>
    <message>
        <source>build a {colour} column</source>
        <comment>after “Undo:”</comment>
        <translation>蓋{colour}塔柱</translation>
    </message>
    <message>
        <source>declare a blocked turn</source>
        <comment>after “Undo:”</comment>
        <translation>受阻棄牌</translation>
    </message>
    <message>
        <source>discard a {colour} card</source>
        <comment>after “Undo:”</comment>
        <translation>棄{colour}卡</translation>
    </message>
    <message>
        <source>draw new cards</source>
        <comment>after “Undo:”</comment>
        <translation>補牌</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>after “Undo:”</comment>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>lay a {colour} tile</source>
        <comment>after “Undo:”</comment>
        <translation>鋪{colour}塔瓦</translation>
    </message>
    <message>
        <source>pagoda {site}, floor {floor}</source>
        <comment>an answer</comment>
        <translation>第 {site} 座第 {floor} 層</translation>
    </message>
    <message>
        <source>roof pagoda {site}</source>
        <comment>after “Undo:”</comment>
        <translation>蓋第 {site} 座塔頂</translation>
    </message>
    <message>
        <source>take the alternative turn</source>
        <comment>after “Undo:”</comment>
        <translation>替代階段</translation>
    </message>
    <message>
        <source>use the dragon</source>
        <comment>after “Undo:”</comment>
        <translation>用飛龍</translation>
    </message>
    <message>
        <source>use the fan</source>
        <comment>after “Undo:”</comment>
        <translation>用扇子</translation>
    </message>
    <message>
        <source>{cards}, with the Buddha</source>
        <comment>an answer</comment>
        <translation>{cards}，用佛像</translation>
    </message>
    <message>
        <source>{cards}, with the rice bowl</source>
        <comment>an answer</comment>
        <translation>{cards}，用飯碗</translation>
    </message>
    <message>
        <source>{colour} column on pagoda {site}, floor {floor}</source>
        <translation>第 {site} 座第 {floor} 層：{colour}塔柱</translation>
    </message>
    <message>
        <source>{colour} column on pagoda {site}, floor {floor}, for {cards}</source>
        <translation>第 {site} 座第 {floor} 層：{colour}塔柱，付 {cards}</translation>
    </message>
    <message>
        <source>{colour} roof on pagoda {site} for {cards}; {spots} spire for {more}</source>
        <translation>第 {site} 座{colour}塔頂，付 {cards}；{spots}塔尖，付 {more}</translation>
    </message>
    <message>
        <source>{colour} tile with {spots} spots on pagoda {site}, for {cards}</source>
        <translation>第 {site} 座：{colour}塔瓦（{spots}格），付 {cards}</translation>
    </message>
    <message>
        <source>{name} is about to end the turn</source>
        <translation>{name}準備結束回合</translation>
    </message>
    <message>
        <source>{name} is building</source>
        <extracomment>{name} builds on in a turn that has begun</extracomment>
        <translation>{name}正在建造</translation>
    </message>
    <message>
        <source>{name} is choosing what to build</source>
        <translation>{name}正在想要蓋什麼</translation>
    </message>
    <message>
        <source>{name} is discarding cards</source>
        <translation>{name}正在棄牌</translation>
    </message>
    <message numerus="yes">
        <source>{spots} spire, %n more card(s)</source>
        <comment>an answer</comment>
        <extracomment>an answer: the roof's tile by its spire, and how many cards the spire takes besides that of the roof</extracomment>
        <translation>
            <numerusform>{spots}塔尖，再付 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>{spots} spots for the next floor</source>
        <comment>an answer</comment>
        <translation>下一層蓋{spots}</translation>
    </message>
</context>
<context>
    <name>PagodaNames</name>
    <message numerus="yes">
        <source>%n open {colour} card(s)</source>
        <extracomment>{colour}: red</extracomment>
        <translation>
            <numerusform>%n 張{colour}明牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {colour} card(s) in the hand</source>
        <extracomment>{colour}: red</extracomment>
        <translation>
            <numerusform>%n 張{colour}手牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>points that a build makes: +3</extracomment>
        <translation>
            <numerusform>+%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Buddha</source>
        <extracomment>the blue ability</extracomment>
        <translation>佛像</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>a colour of cards, columns and tiles; stands before a noun</extracomment>
        <translation>藍色</translation>
    </message>
    <message>
        <source>dragon</source>
        <extracomment>the yellow ability</extracomment>
        <translation>飛龍</translation>
    </message>
    <message>
        <source>fan</source>
        <extracomment>the purple ability</extracomment>
        <translation>扇子</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a colour of cards, columns and tiles; stands before a noun</extracomment>
        <translation>綠色</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>a card's face</comment>
        <extracomment>instead of a colour: a card that lies face down</extracomment>
        <translation>蓋著的</translation>
    </message>
    <message>
        <source>lantern</source>
        <extracomment>the red ability</extracomment>
        <translation>燈籠</translation>
    </message>
    <message>
        <source>open {colour} card</source>
        <extracomment>{colour}: red</extracomment>
        <translation>{colour}明牌</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>a colour of cards, columns and tiles; stands before a noun</extracomment>
        <translation>紫色</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>a colour of cards, columns and tiles; stands before a noun</extracomment>
        <translation>紅色</translation>
    </message>
    <message>
        <source>rice bowl</source>
        <extracomment>the green ability</extracomment>
        <translation>飯碗</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>a colour of cards, columns and tiles; stands before a noun</extracomment>
        <translation>黃色</translation>
    </message>
    <message>
        <source>{colour} card in the hand</source>
        <extracomment>{colour}: red</extracomment>
        <translation>{colour}手牌</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>a list of two things</extracomment>
        <translation>{first}和{second}</translation>
    </message>
    <message>
        <source>{some} and {more}</source>
        <comment>cards</comment>
        <extracomment>{some}: "2 open red cards, 1 open blue card"; {more}: "1 blue card in the hand", a number comes first</extracomment>
        <translation>{some}和 {more}</translation>
    </message>
    <message>
        <source>{some}, {more}</source>
        <extracomment>a list of three or more: {some} already holds all but the last two</extracomment>
        <translation>{some}、{more}</translation>
    </message>
</context>
<context>
    <name>PagodaPieces</name>
    <message>
        <source>architect board of {name}</source>
        <extracomment>a place</extracomment>
        <translation>{name}的建築圖板</translation>
    </message>
    <message>
        <source>columns in the supply</source>
        <extracomment>a place</extracomment>
        <translation>供應區的塔柱</translation>
    </message>
    <message>
        <source>discard pile</source>
        <extracomment>a place</extracomment>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>draw pile</source>
        <extracomment>a place</extracomment>
        <translation>抽牌堆</translation>
    </message>
    <message>
        <source>hand of {name}</source>
        <extracomment>a place</extracomment>
        <translation>{name}的手牌</translation>
    </message>
    <message>
        <source>hidden card</source>
        <extracomment>an accessible name: a card face down, or an empty pile</extracomment>
        <translation>蓋著的卡</translation>
    </message>
    <message>
        <source>laps of {name}</source>
        <extracomment>a place: beside the score track</extracomment>
        <translation>{name}的整圈標記</translation>
    </message>
    <message>
        <source>marker</source>
        <extracomment>an accessible name: a cube that marks the uses of an ability</extracomment>
        <translation>方塊標記</translation>
    </message>
    <message>
        <source>marker of the starting player</source>
        <extracomment>an accessible name: the marker that lies before the starting player</extracomment>
        <translation>起始玩家標記</translation>
    </message>
    <message>
        <source>open cards of {name}</source>
        <extracomment>a place</extracomment>
        <translation>{name}的明牌</translation>
    </message>
    <message>
        <source>pagoda {site}, closed: no tile of its colour is left</source>
        <translation>第 {site} 座，停工：沒有這個顏色的塔瓦了</translation>
    </message>
    <message>
        <source>pagoda {site}, finished</source>
        <extracomment>a place</extracomment>
        <translation>第 {site} 座，完成</translation>
    </message>
    <message>
        <source>pagoda {site}, floor {floor} full, waits for a {colour} tile</source>
        <translation>第 {site} 座，第 {floor} 層蓋滿，等{colour}塔瓦</translation>
    </message>
    <message>
        <source>pagoda {site}, floor {floor}, {colour}, {n} of 4 columns</source>
        <translation>第 {site} 座，第 {floor} 層，{colour}，塔柱 {n}／4</translation>
    </message>
    <message>
        <source>paid for pagoda {site}</source>
        <extracomment>a place: cards that lie under a pagoda</extracomment>
        <translation>第 {site} 座付出的卡</translation>
    </message>
    <message>
        <source>score marker</source>
        <extracomment>an accessible name: the marker on the score track</extracomment>
        <translation>分數標記</translation>
    </message>
    <message>
        <source>score track</source>
        <extracomment>a place</extracomment>
        <translation>計分條</translation>
    </message>
    <message>
        <source>score track, {name} on {n}</source>
        <extracomment>a place; {n}: a cell of the score track</extracomment>
        <translation>計分條，{name}在 {n}</translation>
    </message>
    <message>
        <source>site {site}, empty</source>
        <extracomment>a place</extracomment>
        <translation>{site} 號地基，空地</translation>
    </message>
    <message>
        <source>table</source>
        <extracomment>a place</extracomment>
        <translation>遊戲桌</translation>
    </message>
    <message>
        <source>tiles that are left</source>
        <extracomment>a place</extracomment>
        <translation>剩下的塔瓦</translation>
    </message>
    <message>
        <source>token for {points} points</source>
        <extracomment>an accessible name: the token of a full lap on the score track; {points}: 50</extracomment>
        <translation>{points} 分標記</translation>
    </message>
    <message>
        <source>{ability} of {name}, uses left: {n}</source>
        <extracomment>a cell of the architect board; {ability}: fan, {n}: 2</extracomment>
        <translation>{name}的{ability}，可用 {n} 次</translation>
    </message>
    <message>
        <source>{colour} card</source>
        <extracomment>an accessible name</extracomment>
        <translation>{colour}卡</translation>
    </message>
    <message>
        <source>{colour} column</source>
        <extracomment>an accessible name</extracomment>
        <translation>{colour}塔柱</translation>
    </message>
    <message>
        <source>{colour} column of the spire</source>
        <extracomment>an accessible name: one of the two columns of a spire</extracomment>
        <translation>{colour}塔尖</translation>
    </message>
    <message>
        <source>{colour} roof with a {spots} spot</source>
        <extracomment>an accessible name</extracomment>
        <translation>{colour}塔頂，{spots}格</translation>
    </message>
    <message>
        <source>{colour} tile with {spots} spots</source>
        <extracomment>an accessible name</extracomment>
        <translation>{colour}塔瓦，{spots}格</translation>
    </message>
    <message>
        <source>{name}'s side of the table</source>
        <extracomment>a place: the side of the table where somebody sits</extracomment>
        <translation>{name}這邊</translation>
    </message>
    <message>
        <source>{piece}, {n} in all</source>
        <extracomment>a heap of pieces; {piece}: red column, {n}: 22</extracomment>
        <translation>{piece}，共 {n} 個</translation>
    </message>
    <message>
        <source>{piece}, {place}</source>
        <extracomment>a piece and where it lies</extracomment>
        <translation>{piece}，{place}</translation>
    </message>
</context>
<context>
    <name>PagodaRefusals</name>
    <message numerus="yes">
        <source>%n card(s) are in your hand</source>
        <translation>
            <numerusform>手牌已經有 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are built already</source>
        <translation>
            <numerusform>已經蓋了 %n 根</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) still missing here</source>
        <translation>
            <numerusform>這一層還差 %n 根塔柱</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to discard first</source>
        <translation>
            <numerusform>還要先棄 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) belong there.</source>
        <translation>
            <numerusform>這裡要有 %n 個值。</numerusform>
        </translation>
    </message>
    <message>
        <source>A blocked player who can pay for a tile lays it.</source>
        <translation>受阻時，付得起塔瓦就要鋪塔瓦。</translation>
    </message>
    <message>
        <source>A card pays only for its own colour.</source>
        <translation>一張卡只能付自己的顏色。</translation>
    </message>
    <message>
        <source>A column can be built</source>
        <translation>還蓋得了塔柱</translation>
    </message>
    <message>
        <source>A floor has four corners; a tile of its colour comes first.</source>
        <translation>一層只有四個角，要先鋪同色的塔瓦。</translation>
    </message>
    <message>
        <source>A floor of a colour without tiles stays as it is to the end.</source>
        <translation>塔瓦用完的顏色，那一層就停在這裡。</translation>
    </message>
    <message>
        <source>A spire counts as one column; the lantern allows a fourth.</source>
        <translation>塔尖算 1 根塔柱，有燈籠才能蓋第 4 根。</translation>
    </message>
    <message>
        <source>A spire has two columns; a pair with the rice bowl replaces either.</source>
        <translation>塔尖有 2 根塔柱，每根都可用飯碗加一對卡代替。</translation>
    </message>
    <message>
        <source>A tile can be paid</source>
        <translation>還付得起塔瓦</translation>
    </message>
    <message>
        <source>A tile has the colour of the columns below, also when the Buddha pays.</source>
        <translation>塔瓦要和下面的塔柱同色，用佛像付也一樣。</translation>
    </message>
    <message>
        <source>A tile or roof rests on all four columns of a floor.</source>
        <translation>塔瓦和塔頂要放在 4 根塔柱上。</translation>
    </message>
    <message>
        <source>After its one column the turn ends.</source>
        <translation>替代階段蓋完 1 根塔柱就結束。</translation>
    </message>
    <message>
        <source>After the four discards the turn ends.</source>
        <translation>棄完 4 張，這回合就結束。</translation>
    </message>
    <message>
        <source>After this tile your cards could not build the column that every turn needs.</source>
        <translation>鋪了這塊，剩下的卡就蓋不出每回合必須的塔柱。</translation>
    </message>
    <message>
        <source>All four columns of a floor have one colour.</source>
        <translation>同一層的四根塔柱要同色。</translation>
    </message>
    <message>
        <source>An alternative turn is possible</source>
        <translation>還可以用替代階段</translation>
    </message>
    <message>
        <source>Cards are not discarded now</source>
        <translation>現在不能棄牌</translation>
    </message>
    <message>
        <source>Cards pay from your open cards or your hand, each one once.</source>
        <translation>只能付自己的明牌或手牌，一張付一次。</translation>
    </message>
    <message>
        <source>Cards, uses and points of a player have their limits.</source>
        <translation>玩家的卡、能力次數和分數都有上限。</translation>
    </message>
    <message>
        <source>Columns are red, yellow, blue, green or purple.</source>
        <translation>塔柱只有紅、黃、藍、綠、紫五色。</translation>
    </message>
    <message>
        <source>Each ability works once a turn, even after a tile renews it.</source>
        <translation>每種能力每回合只能用 1 次，補滿了也一樣。</translation>
    </message>
    <message>
        <source>Each of the 25 tiles lies in the supply or on one pagoda.</source>
        <translation>25 塊塔瓦不是在供應區，就是在某座寶塔上。</translation>
    </message>
    <message>
        <source>Each pair of tile colour and spots exists once.</source>
        <translation>每種瓦色和格色的組合只有一塊。</translation>
    </message>
    <message>
        <source>Each tile colour has a tile with spots of each colour.</source>
        <translation>每種瓦色搭配每種格色各一塊。</translation>
    </message>
    <message>
        <source>Every turn needs at least one column or spire.</source>
        <translation>每回合至少要蓋 1 根塔柱或塔尖。</translation>
    </message>
    <message>
        <source>Floors, colours and columns do not go together.</source>
        <translation>層數、顏色和塔柱對不起來。</translation>
    </message>
    <message>
        <source>Four cards are discarded already</source>
        <translation>已經棄了 4 張</translation>
    </message>
    <message>
        <source>Four cards buy a column as long as a space is free.</source>
        <translation>只要還有空的塔柱格，就能用 4 張卡換 1 根。</translation>
    </message>
    <message>
        <source>Four columns stand there already</source>
        <translation>這一層已經有 4 根</translation>
    </message>
    <message>
        <source>Four discarded cards build one column of any colour.</source>
        <translation>棄了 4 張卡，就要蓋 1 根任選顏色的塔柱。</translation>
    </message>
    <message>
        <source>Here only a roof fits</source>
        <translation>這裡只能蓋塔頂</translation>
    </message>
    <message>
        <source>It builds one column and nothing else.</source>
        <translation>替代階段只蓋 1 根塔柱。</translation>
    </message>
    <message>
        <source>It changes only the refill at the end of your turn.</source>
        <translation>扇子只影響回合結束時的補牌。</translation>
    </message>
    <message>
        <source>It is exactly four, neither more nor fewer.</source>
        <translation>剛好 4 張，不多不少。</translation>
    </message>
    <message>
        <source>It may be {least} to {most}.</source>
        <translation>可以是 {least}～{most}。</translation>
    </message>
    <message>
        <source>Its one column is never a spire.</source>
        <translation>替代階段的塔柱不能當塔尖。</translation>
    </message>
    <message>
        <source>Lay a {colour} tile: it sets the marker to two uses.</source>
        <translation>鋪一塊{colour}塔瓦，就能再用 2 次。</translation>
    </message>
    <message>
        <source>No abilities in the simple mode</source>
        <translation>簡單模式沒有能力</translation>
    </message>
    <message>
        <source>No card is discarded yet</source>
        <translation>還沒有棄牌</translation>
    </message>
    <message>
        <source>No column could follow</source>
        <translation>之後會蓋不了塔柱</translation>
    </message>
    <message>
        <source>No column is built yet</source>
        <translation>還沒蓋塔柱</translation>
    </message>
    <message>
        <source>No space for a column</source>
        <translation>沒有空的塔柱格</translation>
    </message>
    <message>
        <source>No {colour} tiles are left</source>
        <translation>{colour}塔瓦用完了</translation>
    </message>
    <message>
        <source>Not in the alternative turn</source>
        <translation>替代階段不能用</translation>
    </message>
    <message>
        <source>Not the right number of cards</source>
        <translation>卡的張數不對</translation>
    </message>
    <message>
        <source>Nothing is added to a pagoda that has its spire.</source>
        <translation>有塔尖的寶塔不能再加任何東西。</translation>
    </message>
    <message>
        <source>One card pays for one column or tile; a pair needs the bowl or the Buddha.</source>
        <translation>1 張卡付 1 根塔柱或 1 塊塔瓦，付一對要用飯碗或佛像。</translation>
    </message>
    <message>
        <source>Only a player who can build nothing discards four cards.</source>
        <translation>什麼都蓋不了的玩家才棄 4 張卡。</translation>
    </message>
    <message>
        <source>Only floor {top} gets a roof and a spire.</source>
        <translation>只有第 {top} 層蓋塔頂和塔尖。</translation>
    </message>
    <message>
        <source>Only the dragon before it and the fan after it may be used.</source>
        <translation>只能在之前用飛龍、之後用扇子。</translation>
    </message>
    <message>
        <source>Only the dragon, the alternative turn or a blocked turn discards cards.</source>
        <translation>飛龍、替代階段或受阻時才棄牌。</translation>
    </message>
    <message>
        <source>Pagoda {site} cannot stand like this</source>
        <translation>第 {site} 座不可能這樣</translation>
    </message>
    <message>
        <source>Pagoda {site} is finished</source>
        <translation>第 {site} 座已經完成</translation>
    </message>
    <message>
        <source>Piles and players hold every card of each colour once.</source>
        <translation>牌堆和玩家手上的卡合起來要剛好齊全。</translation>
    </message>
    <message>
        <source>Roof and spire are built together or not at all.</source>
        <translation>塔頂和塔尖要一起蓋。</translation>
    </message>
    <message>
        <source>Seat {n} cannot be like this</source>
        <translation>第 {n} 位不可能這樣</translation>
    </message>
    <message>
        <source>Supply and pagodas hold all of them together.</source>
        <translation>供應區和寶塔上的塔柱合起來要剛好齊全。</translation>
    </message>
    <message>
        <source>That is no table of this game</source>
        <translation>這不是這款遊戲的盤面</translation>
    </message>
    <message>
        <source>That takes a {need} card</source>
        <translation>這裡要付{need}卡</translation>
    </message>
    <message>
        <source>That tile is already built in</source>
        <translation>這塊塔瓦已經用掉</translation>
    </message>
    <message>
        <source>The alternative turn builds no roof</source>
        <translation>替代階段不能蓋塔頂</translation>
    </message>
    <message>
        <source>The alternative turn builds no tile</source>
        <translation>替代階段不能鋪塔瓦</translation>
    </message>
    <message>
        <source>The alternative turn builds one column, and every floor is full.</source>
        <translation>替代階段要蓋 1 根塔柱，但每一層都滿了。</translation>
    </message>
    <message>
        <source>The alternative turn costs exactly four cards.</source>
        <translation>替代階段要剛好棄 4 張卡。</translation>
    </message>
    <message>
        <source>The alternative turn is over</source>
        <translation>替代階段結束了</translation>
    </message>
    <message>
        <source>The alternative turn replaces a whole normal turn.</source>
        <translation>替代階段取代整個正常階段。</translation>
    </message>
    <message>
        <source>The blocked turn is over</source>
        <translation>受阻的回合結束了</translation>
    </message>
    <message>
        <source>The board has six sites.</source>
        <translation>遊戲圖板有六個地基。</translation>
    </message>
    <message>
        <source>The cards do not add up</source>
        <translation>卡的數量不對</translation>
    </message>
    <message>
        <source>The column is still to come</source>
        <translation>還沒蓋塔柱</translation>
    </message>
    <message>
        <source>The columns do not add up</source>
        <translation>塔柱的數量不對</translation>
    </message>
    <message>
        <source>The columns here are {need}</source>
        <translation>這裡的塔柱是{need}</translation>
    </message>
    <message>
        <source>The dragon comes before everything else</source>
        <translation>飛龍要最先用</translation>
    </message>
    <message>
        <source>The dragon replaces one card at least.</source>
        <translation>飛龍至少要換 1 張卡。</translation>
    </message>
    <message>
        <source>The fan comes at the end</source>
        <translation>扇子在回合結束時用</translation>
    </message>
    <message>
        <source>The fan fills the hand up to four; there is nothing to draw.</source>
        <translation>扇子只把手牌補到 4 張，沒有卡可抽。</translation>
    </message>
    <message>
        <source>The four discarded cards pay for it; take any colour from the supply.</source>
        <translation>棄掉的 4 張已經付清，直接從供應區拿塔柱。</translation>
    </message>
    <message>
        <source>The lantern makes the limit four, once a turn; five is never possible.</source>
        <translation>燈籠把上限變成 4 根，每回合 1 次，不可能蓋第 5 根。</translation>
    </message>
    <message>
        <source>The roof needs its spire</source>
        <translation>塔頂要有塔尖</translation>
    </message>
    <message>
        <source>The simple mode is played without architect boards.</source>
        <translation>簡單模式不用建築圖板。</translation>
    </message>
    <message>
        <source>The spire takes two {colour} cards</source>
        <translation>塔尖要 2 張{colour}卡</translation>
    </message>
    <message>
        <source>The spots here are {need}</source>
        <translation>這裡的塔柱格是{need}</translation>
    </message>
    <message>
        <source>The tile below fixes the colour of the whole floor.</source>
        <translation>下面的塔瓦決定整層的顏色。</translation>
    </message>
    <message>
        <source>The tile on floor {top} is the roof, with its spire.</source>
        <translation>第 {top} 層的塔瓦一定是塔頂，連同塔尖。</translation>
    </message>
    <message>
        <source>The tiles do not add up</source>
        <translation>塔瓦的數量不對</translation>
    </message>
    <message>
        <source>The {ability} has no uses left</source>
        <translation>{ability}沒有次數了</translation>
    </message>
    <message>
        <source>The {ability} was used this turn</source>
        <translation>{ability}這回合用過了</translation>
    </message>
    <message>
        <source>There is no such colour</source>
        <translation>沒有這種顏色</translation>
    </message>
    <message>
        <source>There is no such site</source>
        <translation>沒有這個地基</translation>
    </message>
    <message>
        <source>These two cards differ</source>
        <translation>這兩張卡不同色</translation>
    </message>
    <message>
        <source>This column is already paid</source>
        <translation>這根塔柱已經付過</translation>
    </message>
    <message>
        <source>This floor is {need}</source>
        <translation>這一層是{need}</translation>
    </message>
    <message>
        <source>Three columns a turn; the lantern allows a fourth.</source>
        <translation>一回合最多 3 根，有燈籠才能蓋第 4 根。</translation>
    </message>
    <message>
        <source>Too low for a roof</source>
        <translation>這裡還不能蓋塔頂</translation>
    </message>
    <message>
        <source>Two players, six sites and an open decision belong to it.</source>
        <translation>要有兩位玩家、六個地基和待決定的事。</translation>
    </message>
    <message>
        <source>Use it at the start of a turn, before you build or discard.</source>
        <translation>回合一開始、建造或棄牌之前才能用。</translation>
    </message>
    <message>
        <source>With the {ability}, two cards of one colour count as any colour.</source>
        <translation>用{ability}時，兩張同色卡可以當任何顏色。</translation>
    </message>
    <message>
        <source>You do not hold those cards</source>
        <translation>沒有這些卡</translation>
    </message>
    <message>
        <source>You have built already</source>
        <translation>已經蓋過了</translation>
    </message>
    <message>
        <source>{field} has the wrong length</source>
        <translation>{field} 的個數不對</translation>
    </message>
    <message>
        <source>{field} is not every pair once</source>
        <translation>{field} 不是每種組合各一</translation>
    </message>
    <message>
        <source>{field} is out of range</source>
        <translation>{field} 超出範圍</translation>
    </message>
</context>
<context>
    <name>PagodaWords</name>
    <message>
        <source>By lot</source>
        <extracomment>a choice of the option "Starting player"</extracomment>
        <translation>抽籤決定</translation>
    </message>
    <message>
        <source>Drawn when the match begins</source>
        <translation>對局開始時隨機決定</translation>
    </message>
    <message>
        <source>First seat</source>
        <extracomment>a choice of the option "Starting player"</extracomment>
        <translation>第 1 位</translation>
    </message>
    <message>
        <source>No abilities: for the first match</source>
        <translation>不用能力，適合第一局</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <extracomment>the game's title</extracomment>
        <translation>塔雲軒</translation>
    </message>
    <message>
        <source>Pagodas of three floors; a spire counts less</source>
        <translation>寶塔只蓋三層，塔尖分數較低</translation>
    </message>
    <message>
        <source>Quick mode</source>
        <extracomment>an option</extracomment>
        <translation>快速模式</translation>
    </message>
    <message>
        <source>Second seat</source>
        <extracomment>a choice of the option "Starting player"</extracomment>
        <translation>第 2 位</translation>
    </message>
    <message>
        <source>Simple mode</source>
        <extracomment>an option</extracomment>
        <translation>簡單模式</translation>
    </message>
    <message>
        <source>Starting player</source>
        <extracomment>an option</extracomment>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>Two builders, six pagodas, one careful eye on the other's cards</source>
        <translation>兩位建築師，六座寶塔，還要盯著對方的牌</translation>
    </message>
    <message>
        <source>Who takes the first turn and keeps the marker</source>
        <translation>誰先開始，並保管起始玩家標記</translation>
    </message>
</context>
<context>
    <name>PanelsMenu</name>
    <message>
        <source>All panels back in place</source>
        <comment>panels menu</comment>
        <extracomment>in the menu of the panels beside the table (players, moves, log, rule)</extracomment>
        <translation>所有面板回到原位</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Figures of each person will be here after the first finished match.</source>
        <translation>玩完第一局，每個人的數字就會出現在這裡。</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>control: whose figures are shown</extracomment>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Look through the eyes of {name}</source>
        <extracomment>button: see the table as this player sees it</extracomment>
        <translation>看{name}看到的桌面</translation>
    </message>
    <message>
        <source>Where the points of {name} came from</source>
        <translation>{name} 的分數明細</translation>
    </message>
    <message>
        <source>{name}, {n} points. {note}</source>
        <translation>{name}，{n} 分。{note}</translation>
    </message>
</context>
<context>
    <name>QuizCard</name>
    <message>
        <source>Back</source>
        <extracomment>button of a quiz: the question before</extracomment>
        <translation>上一題</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button of a quiz: the next question</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <extracomment>tooltip of a button; {key} is a key of the keyboard</extracomment>
        <translation>按鍵 {key}</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>big button of a quiz: the answer to "may Mei do this?"</extracomment>
        <translation>不行</translation>
    </message>
    <message>
        <source>Show me the rule</source>
        <extracomment>button of a quiz: opens the rules beside the table</extracomment>
        <translation>看這條規則</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button of a quiz: leave this question out</extracomment>
        <translation>略過</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>big button of a quiz: the answer to "may Mei do this?"</extracomment>
        <translation>可以</translation>
    </message>
</context>
<context>
    <name>QuizPage</name>
    <message>
        <source>In fact, no.</source>
        <extracomment>the learner's answer was wrong, said kindly: it is not allowed</extracomment>
        <translation>其實不行。</translation>
    </message>
    <message>
        <source>In fact, yes.</source>
        <extracomment>the learner's answer was wrong, said kindly: it is allowed</extracomment>
        <translation>其實可以。</translation>
    </message>
    <message>
        <source>May this be done?</source>
        <extracomment>over the table, when a question of the quiz is open and the game itself asks for nothing</extracomment>
        <translation>這樣可以嗎？</translation>
    </message>
    <message>
        <source>Mei</source>
        <comment>player</comment>
        <extracomment>the player whose moves a quiz asks about</extracomment>
        <translation>小美</translation>
    </message>
    <message>
        <source>Quiz</source>
        <extracomment>beside the game's title, over the table</extracomment>
        <translation>測驗</translation>
    </message>
    <message>
        <source>Quiz · once more</source>
        <extracomment>over a question of the quiz that was missed before and is asked again</extracomment>
        <translation>測驗‧再問一次</translation>
    </message>
    <message>
        <source>Quiz · question {n} of {of}</source>
        <extracomment>over a question of the quiz; numbers</extracomment>
        <translation>測驗‧第 {n} 題，共 {of} 題</translation>
    </message>
    <message>
        <source>Right: no.</source>
        <extracomment>the learner's answer was right: it is not allowed</extracomment>
        <translation>答對了，不行。</translation>
    </message>
    <message>
        <source>Right: yes.</source>
        <extracomment>the learner's answer was right: it is allowed</extracomment>
        <translation>答對了，可以。</translation>
    </message>
    <message>
        <source>{where} · comes back later</source>
        <extracomment>after {where} ("Quiz · question 3 of 12"), when the answer was wrong</extracomment>
        <translation>{where}‧等一下會再問一次</translation>
    </message>
</context>
<context>
    <name>QuizResult</name>
    <message>
        <source>All {all} known at once</source>
        <extracomment>title: all questions ({all}) were answered right at the first try</extracomment>
        <translation>{all} 題全都第一次就答對</translation>
    </message>
    <message>
        <source>Few people know these at the first try. What surprised you is easily remembered now.</source>
        <translation>這幾題很少人第一次就知道。想錯過一次，反而最記得住。</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <extracomment>button; {title} is a lesson's</extracomment>
        <translation>課程：{title}</translation>
    </message>
    <message>
        <source>No. {why}</source>
        <extracomment>a short answer with its reason; {why} is a whole sentence</extracomment>
        <translation>不行。{why}</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>button: the quiz anew</extracomment>
        <translation>再來一次</translation>
    </message>
    <message>
        <source>Play a match</source>
        <extracomment>button</extracomment>
        <translation>玩一局</translation>
    </message>
    <message>
        <source>Show me the rule</source>
        <translation>看這條規則</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <extracomment>button: leaves the quiz</extracomment>
        <translation>回到課程</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <extracomment>heading over questions that were missed</extracomment>
        <translation>值得再看一次</translation>
    </message>
    <message>
        <source>Yes. {why}</source>
        <extracomment>a short answer with its reason; {why} is a whole sentence</extracomment>
        <translation>可以。{why}</translation>
    </message>
    <message>
        <source>You know the rules. Time for a match?</source>
        <translation>規則你都懂了，來玩一局吧？</translation>
    </message>
    <message>
        <source>{n} of {all} known at once</source>
        <extracomment>title: {n} of {all} questions were answered right at the first try</extracomment>
        <translation>{all} 題裡有 {n} 題第一次就答對</translation>
    </message>
</context>
<context>
    <name>QuizRow</name>
    <message>
        <source>Quiz: may Mei do this?</source>
        <extracomment>in the list of lessons</extracomment>
        <translation>測驗：小美可以這樣做嗎？</translation>
    </message>
    <message>
        <source>best: {n} of {all} known at once</source>
        <extracomment>beside the quiz: its best result</extracomment>
        <translation>最佳：{all} 題第一次就答對 {n} 題</translation>
    </message>
    <message>
        <source>goes on with question {n}</source>
        <extracomment>beside the quiz: it was left; numbers</extracomment>
        <translation>從第 {n} 題繼續</translation>
    </message>
    <message>
        <source>positions that surprise; yes or no</source>
        <extracomment>beside the quiz: nobody has taken it yet</extracomment>
        <translation>讓人意外的局面，只答可以或不行</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>Show me the rule</source>
        <comment>rule panel</comment>
        <translation>看這條規則</translation>
    </message>
    <message>
        <source>The rule of the moment</source>
        <comment>rule panel</comment>
        <translation>現在的規則</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>All of them, with search</source>
        <translation>整本規則，可以搜尋</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>title; {game} is a game's</extracomment>
        <translation>{game}的規則</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>how often the searched words were found</extracomment>
        <translation>
            <numerusform>%n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the piece</source>
        <extracomment>button: from the rules back to the refused piece</extracomment>
        <translation>回到那個配件</translation>
    </message>
    <message>
        <source>Close the note</source>
        <extracomment>button of a note</extracomment>
        <translation>關閉便條</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <extracomment>button of the reader</extracomment>
        <translation>關閉規則</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>list of chapters</extracomment>
        <translation>目次</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>在規則裡搜尋</translation>
    </message>
    <message>
        <source>Hits</source>
        <extracomment>list of hits</extracomment>
        <translation>找到的地方</translation>
    </message>
    <message>
        <source>I own the box: set the number</source>
        <translation>我有遊戲盒：填入原版數值</translation>
    </message>
    <message>
        <source>In this match the number of your own edition holds.</source>
        <translation>這一局用的是你自己的數值。</translation>
    </message>
    <message>
        <source>Our own value</source>
        <extracomment>head of a note: a value we reconstructed</extracomment>
        <translation>推定值</translation>
    </message>
    <message>
        <source>Pencilled in</source>
        <extracomment>key to the pencil mark</extracomment>
        <translation>鉛筆記號</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>title; {game} is a game's</extracomment>
        <translation>{game}的規則</translation>
    </message>
    <message>
        <source>The hit before</source>
        <extracomment>button, read out</extracomment>
        <translation>上一處</translation>
    </message>
    <message>
        <source>The next hit</source>
        <extracomment>button, read out</extracomment>
        <translation>下一處</translation>
    </message>
    <message>
        <source>The printed number is not known to us; this one was fitted so that the game works as described.</source>
        <translation>原版數值待查；這個數值是照遊戲描述推定的。</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>beside the search field</extracomment>
        <translation>找不到</translation>
    </message>
    <message>
        <source>numbers that are in no source we found</source>
        <translation>找到的資料裡都沒有的數值</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <extracomment>which hit of how many</extracomment>
        <translation>第 {n} 處，共 {all} 處</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Begins</source>
        <extracomment>on a seat: who begins</extracomment>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>Bot</source>
        <extracomment>who plays a seat: the computer</extracomment>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Colour of seat {n}: {colour}</source>
        <translation>第 {n} 位的代表色：{colour}</translation>
    </message>
    <message>
        <source>Level of seat {n}</source>
        <translation>第 {n} 位的程度</translation>
    </message>
    <message>
        <source>Move seat {n} up or down</source>
        <translation>把第 {n} 位往上或往下移</translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <translation>第 {n} 位的名字</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who plays a seat</extracomment>
        <translation>真人</translation>
    </message>
    <message>
        <source>Remove seat {n}</source>
        <extracomment>button, read out</extracomment>
        <translation>移除第 {n} 位</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>a player without a name yet</extracomment>
        <translation>第 {n} 位</translation>
    </message>
    <message>
        <source>Who plays seat {n}</source>
        <translation>第 {n} 位由誰來玩</translation>
    </message>
    <message>
        <source>takes turns at this computer</source>
        <translation>在這台電腦前輪流玩</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Add a seat</source>
        <extracomment>button of a new match</extracomment>
        <translation>加一個座位</translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <extracomment>on a button that cannot be pressed</extracomment>
        <translation>滿座了</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>who begins: chance says</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>For {n} players; turns go from top to bottom, drag to change the order</source>
        <translation>{n} 人；由上往下輪流，拖曳可以換順序</translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <extracomment>a player without a name yet</extracomment>
        <translation>第 {n} 位</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>heading: the seats of a match</extracomment>
        <translation>座位</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <extracomment>before a choice of the starting player</extracomment>
        <translation>誰先開始？</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About, credits</source>
        <extracomment>section: about the program</extracomment>
        <translation>關於、致謝</translation>
    </message>
    <message>
        <source>All colours</source>
        <extracomment>eyes that see all colours</extracomment>
        <translation>所有顏色</translation>
    </message>
    <message>
        <source>All words, not the pieces</source>
        <translation>所有文字，不含配件</translation>
    </message>
    <message>
        <source>Back to how it was</source>
        <extracomment>button: all settings as they were at first</extracomment>
        <translation>還原成預設</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <extracomment>setting: the pause between two moves of bots</extracomment>
        <translation>電腦速度</translation>
    </message>
    <message>
        <source>Changes while you play</source>
        <translation>玩到一半也能換</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>theme</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>section: opens the folder with all data</extracomment>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Deutan</source>
        <extracomment>eyes without the green cone</extracomment>
        <translation>綠色弱</translation>
    </message>
    <message>
        <source>Everything shows at once, nothing needs a restart</source>
        <translation>馬上看得到，不必重開</translation>
    </message>
    <message>
        <source>Fades instead of flights; nothing shakes or breathes</source>
        <translation>用淡入淡出代替飛行；不搖晃，不閃動</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>speed of bots</extracomment>
        <translation>快</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>what a key does</extracomment>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does</extracomment>
        <translation>提示</translation>
    </message>
    <message>
        <source>How it looks now</source>
        <translation>現在的樣子</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>speed of bots</extracomment>
        <translation>立即</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>section: the keyboard</extracomment>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading</comment>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>setting</extracomment>
        <translation>語言</translation>
    </message>
    <message>
        <source>Language and looks</source>
        <extracomment>heading</extracomment>
        <translation>語言與外觀</translation>
    </message>
    <message>
        <source>Language, looks</source>
        <extracomment>section: language, theme, size of text</extracomment>
        <translation>語言、外觀</translation>
    </message>
    <message>
        <source>Larger symbols</source>
        <extracomment>setting</extracomment>
        <translation>放大符號</translation>
    </message>
    <message>
        <source>Let go of a piece; one page back</source>
        <translation>放下配件；回上一頁</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>theme</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>speed of bots</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Oak by day, walnut by night</source>
        <translation>白天是橡木，夜裡是胡桃木</translation>
    </message>
    <message>
        <source>On cubes, discs, cards, and in the text</source>
        <translation>方塊、圓片、卡牌和文字裡</translation>
    </message>
    <message>
        <source>One or two places, not across a corner.</source>
        <comment>sample of a refusal</comment>
        <translation>一次走 1 或 2 格，不能斜走。</translation>
    </message>
    <message>
        <source>Only the preview changes: look whether the pieces stay apart, and turn on larger symbols if not.</source>
        <translation>只有預覽會變：看看配件分不分得出來，分不出來就打開放大符號。</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>section: speed of bots, motion</extracomment>
        <translation>節奏</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading</comment>
        <translation>節奏</translation>
    </message>
    <message>
        <source>Protan</source>
        <extracomment>eyes without the red cone</extracomment>
        <translation>紅色弱</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>setting</extracomment>
        <translation>減少動態效果</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <extracomment>section: numbers of the games' tables, to be replaced by an owner's own</extracomment>
        <translation>規則的數值</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>what a key does</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>Seen with</source>
        <extracomment>whose eyes the preview is seen with</extracomment>
        <translation>色覺模擬</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>page title</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>speed of bots</extracomment>
        <translation>慢</translation>
    </message>
    <message>
        <source>System</source>
        <comment>language</comment>
        <extracomment>follow the system's language</extracomment>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Take a piece, place it, press a button</source>
        <translation>拿起配件、放下、按按鈕</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>setting</extracomment>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>The pause between their moves</source>
        <translation>兩步之間停多久</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>setting: light or dark</extracomment>
        <translation>外觀</translation>
    </message>
    <message>
        <source>To the next piece that can act; arrows among places</source>
        <translation>跳到下一個能動的配件；方向鍵選地方</translation>
    </message>
    <message>
        <source>Too far for one move</source>
        <comment>sample of a refusal</comment>
        <translation>一次走不了這麼遠</translation>
    </message>
    <message>
        <source>Tritan</source>
        <extracomment>eyes without the blue cone</extracomment>
        <translation>藍色弱</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does</extracomment>
        <translation>復原</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>All learned · {quiz}</source>
        <extracomment>under a box: all lessons are learned; {quiz} is "quiz: 10 of 12"</extracomment>
        <translation>全部學會‧{quiz}</translation>
    </message>
    <message>
        <source>All lessons learned</source>
        <extracomment>under a box</extracomment>
        <translation>全部學會了</translation>
    </message>
    <message>
        <source>Best: {n}, {name}</source>
        <extracomment>under a box: {n} is the highest total, {name} whose it is</extracomment>
        <translation>最高 {n} 分，{name}</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>button under a box, short</extracomment>
        <translation>學玩法</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>under a narrow box: the game has not been learned</extracomment>
        <translation>沒學過</translation>
    </message>
    <message>
        <source>Not in this version</source>
        <extracomment>under a box whose game is not there, small</extracomment>
        <translation>這個版本還沒有</translation>
    </message>
    <message>
        <source>Not learned yet: begin here</source>
        <translation>還沒學過，從這裡開始</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <extracomment>under a box</extracomment>
        <translation>還沒玩過</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button under a box, short</extracomment>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button under a box, short</extracomment>
        <translation>規則</translation>
    </message>
    <message>
        <source>{game}: {way}</source>
        <extracomment>button, read out: "Pagoda: Play"</extracomment>
        <translation>{game}：{way}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>under a box: how long; {n} is "30–45"</extracomment>
        <translation>{n} 分</translation>
    </message>
    <message>
        <source>{n} of {all} lessons learned</source>
        <translation>已學會 {n}／{all} 課</translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>under a box: for how many; {n} is "2–4"</extracomment>
        <translation>{n} 人</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message numerus="yes">
        <source>%n move(s) can be opened; the damaged file is kept beside it.</source>
        <translation>
            <numerusform>前 %n 步可以開啟；損壞的檔案會留在旁邊。</numerusform>
        </translation>
    </message>
    <message>
        <source>All right</source>
        <comment>button that closes a message</comment>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Five Games, One Table</source>
        <comment>the program's name</comment>
        <translation>一桌五遊</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Open the good part</source>
        <comment>button</comment>
        <translation>開啟可用的部分</translation>
    </message>
    <message>
        <source>Open the save before</source>
        <comment>button</comment>
        <translation>開啟前一次存檔</translation>
    </message>
    <message>
        <source>Saving works again</source>
        <extracomment>head of a slip, after a full disk has room again</extracomment>
        <translation>又可以存檔了</translation>
    </message>
    <message>
        <source>Show folder</source>
        <comment>button</comment>
        <translation>顯示資料夾</translation>
    </message>
    <message>
        <source>The match is on the disk.</source>
        <translation>對局已經存到磁碟。</translation>
    </message>
    <message>
        <source>“{file}” is damaged</source>
        <extracomment>{file} is a file's name</extracomment>
        <translation>「{file}」損壞了</translation>
    </message>
</context>
<context>
    <name>SizeSlider</name>
    <message>
        <source>{n} %</source>
        <comment>a size</comment>
        <translation>{n}％</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Hide this panel</source>
        <comment>dock</comment>
        <translation>隱藏這個面板</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock</comment>
        <translation>對局紀錄</translation>
    </message>
    <message>
        <source>Paste it into a message or a report.</source>
        <translation>可以貼到訊息或問題報告裡。</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>dock</comment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Position copied</source>
        <extracomment>head of a bubble; the second is under it</extracomment>
        <translation>已複製盤面代碼</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>accessible</comment>
        <translation>遊戲桌</translation>
    </message>
    <message>
        <source>The rule now</source>
        <comment>dock</comment>
        <translation>現在的規則</translation>
    </message>
    <message>
        <source>What you can do</source>
        <comment>dock</comment>
        <translation>可行的選擇</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Fit the table</source>
        <comment>top bar</comment>
        <translation>符合視窗</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>top bar</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>top bar</comment>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Panels</source>
        <comment>top bar</comment>
        <translation>面板</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>top bar</comment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>top bar</comment>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>top bar</comment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>top bar</comment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <comment>top bar</comment>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <comment>top bar</comment>
        <translation>縮小</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <extracomment>button that closes a sheet</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The reasons are those of a hint; “you” is whoever moved.</source>
        <extracomment>under the head of the sheet with the bots' moves and reasons</extracomment>
        <translation>理由和提示說的一樣；「你」是指走這一步的人。</translation>
    </message>
    <message>
        <source>Why they moved so</source>
        <extracomment>head of the sheet with the bots' moves and reasons</extracomment>
        <translation>對手為什麼這樣走</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>All right</source>
        <comment>button</comment>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>button</comment>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button that was pressed</comment>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <comment>button</comment>
        <translation>複製報告</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button</comment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button</comment>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Matches are as they were after the last move.</source>
        <translation>對局都停在最後一步之後的樣子。</translation>
    </message>
    <message>
        <source>No report could be written; you can copy it from here.</source>
        <translation>報告沒能寫進檔案，可以從這裡複製。</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Saved matches are not touched.</source>
        <translation>存好的對局都沒有動到。</translation>
    </message>
    <message>
        <source>Show folder</source>
        <comment>button</comment>
        <translation>顯示資料夾</translation>
    </message>
    <message>
        <source>Something went wrong in this window</source>
        <translation>這個視窗發生問題</translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time</source>
        <translation>上次程式意外結束</translation>
    </message>
    <message>
        <source>The program was ended while a match was open</source>
        <translation>上次關閉程式時，對局還沒收好</translation>
    </message>
    <message>
        <source>The report below says where it happened. It holds no names and is sent nowhere.</source>
        <translation>下面的報告記下了出錯的地方；裡面沒有名字，也不會傳出去。</translation>
    </message>
    <message>
        <source>Your match is saved and still here.</source>
        <translation>你的對局已存好，還在這裡。</translation>
    </message>
    <message>
        <source>{game} stands as it was after the last move.</source>
        <extracomment>{game} is a game's title</extracomment>
        <translation>{game}停在最後一步之後的樣子。</translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source> · </source>
        <extracomment>between facts</extracomment>
        <translation>‧</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>Qt's pattern for a date of this year: d day, M month as a number, MMMM as a name</extracomment>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>Qt's pattern for a date with its year</extracomment>
        <translation>yyyy/M/d</translation>
    </message>
    <message>
        <source>dddd</source>
        <extracomment>Qt's pattern for the name of a weekday: dddd is long, ddd short</extracomment>
        <translation>ddd</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>a day</extracomment>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>a day</extracomment>
        <translation>昨天</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <extracomment>"yesterday, 21:14"</extracomment>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <extracomment>a range of numbers</extracomment>
        <translation>{least}～{most}</translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>A code begins with “OT1.” and is one line without spaces.</source>
        <translation>代碼以「OT1.」開頭，是沒有空格的一行字。</translation>
    </message>
    <message>
        <source>A move in the file is damaged</source>
        <translation>檔案裡有一步損壞了</translation>
    </message>
    <message>
        <source>A move in the file is not allowed</source>
        <translation>檔案裡有一步不合規則</translation>
    </message>
    <message>
        <source>A name has at most {limit} characters.</source>
        <translation>名字最多 {limit} 個字。</translation>
    </message>
    <message>
        <source>A newer version saved this</source>
        <translation>這是較新版本存的檔</translation>
    </message>
    <message>
        <source>A newer version wrote “{file}”</source>
        <translation>「{file}」是較新版本寫的</translation>
    </message>
    <message>
        <source>A part is missing or was changed; copy the whole line again.</source>
        <translation>少了一段，或被改過；請重新複製整行。</translation>
    </message>
    <message>
        <source>A rule was corrected since this save</source>
        <translation>存檔之後修正過規則</translation>
    </message>
    <message>
        <source>A secret was shown since then</source>
        <translation>之後有祕密翻開過</translation>
    </message>
    <message>
        <source>An edition has at most {limit} characters.</source>
        <translation>數值檔最多 {limit} 個字元。</translation>
    </message>
    <message>
        <source>Another window plays this match</source>
        <translation>另一個視窗正在玩這一局</translation>
    </message>
    <message>
        <source>Bots named: {n}. Seats: {seats}.</source>
        <translation>電腦 {n} 位，座位 {seats} 個。</translation>
    </message>
    <message>
        <source>Chance has spoken since then</source>
        <translation>之後擲過骰或抽過牌</translation>
    </message>
    <message>
        <source>Close it there, or play on there.</source>
        <translation>請到那邊關掉，或在那邊玩下去。</translation>
    </message>
    <message>
        <source>Each seat needs a colour of its own.</source>
        <translation>每個座位要有自己的代表色。</translation>
    </message>
    <message>
        <source>Everyone at the table needs a name.</source>
        <translation>桌上每個人都要有名字。</translation>
    </message>
    <message>
        <source>Everything before it can be opened.</source>
        <translation>在那之前的都能開啟。</translation>
    </message>
    <message>
        <source>Everything up to there can be opened.</source>
        <translation>到那裡為止都能開啟。</translation>
    </message>
    <message>
        <source>Field “{field}” does not fit</source>
        <translation>欄位「{field}」不符</translation>
    </message>
    <message>
        <source>Game “{game}” is not here</source>
        <translation>這裡沒有「{game}」這款遊戲</translation>
    </message>
    <message>
        <source>It needs version {app} of the program or later.</source>
        <translation>需要 {app} 以後的版本。</translation>
    </message>
    <message>
        <source>It takes one of these: {known}.</source>
        <translation>可以用的有：{known}。</translation>
    </message>
    <message>
        <source>It was kept as “{aside}”, and a fresh one was begun.</source>
        <translation>已另存為「{aside}」，並重新開始一份。</translation>
    </message>
    <message>
        <source>It was played with an own edition that no longer fits the game.</source>
        <translation>這一局用的是自己的數值檔，現在已不符合這款遊戲。</translation>
    </message>
    <message>
        <source>Its line “game” should say “{game}”.</source>
        <translation>檔案裡的 game 應該是「{game}」。</translation>
    </message>
    <message>
        <source>Its numbers are part of the rules and stay as they are.</source>
        <translation>這款遊戲的數值屬於規則，不能替換。</translation>
    </message>
    <message>
        <source>Matches lie in {folder}. Name another folder with ONE_TABLE_HOME.</source>
        <extracomment>{folder} is a path</extracomment>
        <translation>{folder} 裡有對局。請用 ONE_TABLE_HOME 指定別的資料夾。</translation>
    </message>
    <message>
        <source>Moves and final position differ</source>
        <translation>步數與最後盤面不合</translation>
    </message>
    <message>
        <source>Name of seat {seat} too long</source>
        <translation>第 {seat} 位的名字太長</translation>
    </message>
    <message>
        <source>Names must differ, or nobody knows whose turn it is.</source>
        <translation>名字要不同，才知道輪到誰。</translation>
    </message>
    <message>
        <source>No bot is called “{bot}”</source>
        <translation>沒有叫「{bot}」的電腦玩家</translation>
    </message>
    <message>
        <source>No font with Chinese characters</source>
        <translation>找不到中文字型</translation>
    </message>
    <message>
        <source>No game is called “{game}”</source>
        <translation>沒有叫「{game}」的遊戲</translation>
    </message>
    <message>
        <source>No match is that long, so it was not read.</source>
        <translation>沒有那麼長的對局，所以沒有讀取。</translation>
    </message>
    <message>
        <source>No match lies in {folder}. Run “one-table selftest begin” first.</source>
        <extracomment>{folder} is a path</extracomment>
        <translation>{folder} 裡沒有對局。請先執行 one-table selftest begin。</translation>
    </message>
    <message>
        <source>No option is called “{option}”</source>
        <translation>沒有叫「{option}」的選項</translation>
    </message>
    <message>
        <source>No person has moved yet.</source>
        <translation>還沒有真人走過。</translation>
    </message>
    <message>
        <source>No table is called “{table}”</source>
        <translation>沒有叫「{table}」的表格</translation>
    </message>
    <message>
        <source>Not one bot for each seat</source>
        <translation>電腦與座位數不合</translation>
    </message>
    <message>
        <source>Not this number of seats</source>
        <translation>座位數不對</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>沒辦法存檔</translation>
    </message>
    <message>
        <source>Nothing more can be saved in {folder}; free some space, and saving goes on by itself.</source>
        <translation>{folder} 存不下了；清出空間後，會自動繼續存檔。</translation>
    </message>
    <message>
        <source>Pick one of the six colours.</source>
        <translation>請從六種顏色選一種。</translation>
    </message>
    <message>
        <source>Reading it gave: {reason}.</source>
        <translation>讀到的問題：{reason}。</translation>
    </message>
    <message>
        <source>Reading stopped here: {reason}.</source>
        <translation>讀到這裡停下：{reason}。</translation>
    </message>
    <message>
        <source>Redo brings back what was undone last.</source>
        <translation>重做會把剛復原的拿回來。</translation>
    </message>
    <message>
        <source>Saved matches of this program end in “.table”.</source>
        <translation>這個程式的對局檔名以「.table」結尾。</translation>
    </message>
    <message>
        <source>Seat {seat} has no known colour</source>
        <translation>第 {seat} 位的顏色不對</translation>
    </message>
    <message>
        <source>Seat {seat} has no name</source>
        <translation>第 {seat} 位還沒有名字</translation>
    </message>
    <message>
        <source>Seat {seat} shares its colour</source>
        <translation>第 {seat} 位的顏色重複</translation>
    </message>
    <message>
        <source>Seats and options cannot be read from it: {reason}.</source>
        <translation>讀不出座位和選項：{reason}。</translation>
    </message>
    <message>
        <source>Seeds run from 0 to {limit}; at least one match is played.</source>
        <translation>亂數種子從 0 到 {limit}，至少要玩一局。</translation>
    </message>
    <message>
        <source>Something else has to be decided first.</source>
        <translation>要先決定別的事。</translation>
    </message>
    <message>
        <source>Something has been rolled or drawn; that cannot be taken back.</source>
        <translation>骰子擲了或牌抽了，不能復原。</translation>
    </message>
    <message>
        <source>That comes at another time</source>
        <translation>現在還不是時候</translation>
    </message>
    <message>
        <source>That is no position code</source>
        <translation>這不是盤面代碼</translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>a fault without a better sentence</extracomment>
        <translation>這樣不行</translation>
    </message>
    <message>
        <source>That position cannot happen</source>
        <translation>不可能有這種盤面</translation>
    </message>
    <message>
        <source>The check says: {reason}.</source>
        <translation>檢查結果：{reason}。</translation>
    </message>
    <message>
        <source>The command was not understood</source>
        <translation>看不懂這個指令</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation>檔案缺了結尾</translation>
    </message>
    <message>
        <source>The file is far too large</source>
        <translation>檔案太大了</translation>
    </message>
    <message>
        <source>The file is for another game</source>
        <translation>這是別款遊戲的檔案</translation>
    </message>
    <message>
        <source>The file is no saved match</source>
        <translation>這不是對局檔</translation>
    </message>
    <message>
        <source>The file is no valid TOML</source>
        <translation>這不是正確的 TOML 檔</translation>
    </message>
    <message>
        <source>The file's first line is damaged</source>
        <translation>檔案的第一行損壞了</translation>
    </message>
    <message>
        <source>The folder {folder} may not be written. You can play, but nothing is kept after closing.</source>
        <translation>資料夾 {folder} 不能寫入。還是可以玩，但關閉後不會留下任何資料。</translation>
    </message>
    <message>
        <source>The match stands as before and is saved. Try again, or undo. Details: {reason}.</source>
        <extracomment>a fault of the program during a computer player's move; {reason} is technical</extracomment>
        <translation>對局還是原來的樣子，也存好了。可以再試一次，或復原。詳情：{reason}。</translation>
    </message>
    <message>
        <source>The match's own numbers are damaged</source>
        <translation>這一局的數值損壞了</translation>
    </message>
    <message>
        <source>The move of {name} failed</source>
        <extracomment>{name} is a computer player</extracomment>
        <translation>{name}的這一步沒有成功</translation>
    </message>
    <message>
        <source>The moves can be opened; the last may be wrong.</source>
        <translation>這些步可以開啟，最後一步可能不對。</translation>
    </message>
    <message>
        <source>The pieces do not add up: {code}.</source>
        <translation>配件數量不合：{code}。</translation>
    </message>
    <message>
        <source>The position can be opened, without the moves before it.</source>
        <translation>盤面可以開啟，但沒有之前的步。</translation>
    </message>
    <message>
        <source>The position code is damaged</source>
        <translation>盤面代碼損壞了</translation>
    </message>
    <message>
        <source>The program gave this reason: {code}.</source>
        <translation>程式給的原因：{code}。</translation>
    </message>
    <message>
        <source>The program's own fonts are missing; install it again to read Chinese.</source>
        <translation>程式附的字型不見了；重新安裝才看得到中文。</translation>
    </message>
    <message>
        <source>The seed is no number</source>
        <translation>亂數種子不是數字</translation>
    </message>
    <message>
        <source>The seed is out of range</source>
        <translation>亂數種子超出範圍</translation>
    </message>
    <message>
        <source>The self-test begins in an empty data folder only</source>
        <translation>自我測試只在空的資料夾開始</translation>
    </message>
    <message>
        <source>The self-test has nothing to resume</source>
        <translation>自我測試沒有可以接著玩的對局</translation>
    </message>
    <message>
        <source>The system says: {reason}.</source>
        <translation>系統的說明：{reason}。</translation>
    </message>
    <message>
        <source>There are: {known}.</source>
        <extracomment>{known} is a list of ids</extracomment>
        <translation>有這些：{known}。</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>沒有可以重做的</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>沒有可以復原的</translation>
    </message>
    <message>
        <source>This game has no tables</source>
        <translation>這款遊戲沒有數值表</translation>
    </message>
    <message>
        <source>This game has: {known}.</source>
        <translation>這款遊戲有：{known}。</translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, and {n} are seated.</source>
        <translation>這款遊戲要 {least} 到 {most} 人，現在坐了 {n} 人。</translation>
    </message>
    <message>
        <source>This game knows: {known}.</source>
        <translation>這款遊戲有：{known}。</translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation>這一局已經結束</translation>
    </message>
    <message>
        <source>This version of the program does not have it.</source>
        <translation>這個版本的程式沒有這款遊戲。</translation>
    </message>
    <message>
        <source>Two players named {name}</source>
        <translation>有兩位都叫{name}</translation>
    </message>
    <message>
        <source>Use digits only, up to {limit}; hyphens are left out.</source>
        <translation>只能用數字，最大 {limit}；連字號不算。</translation>
    </message>
    <message>
        <source>What somebody has seen cannot be taken back.</source>
        <translation>看過的不能當沒看過。</translation>
    </message>
    <message>
        <source>Write width and height in pixels, like 1600x1000.</source>
        <translation>請寫寬和高的像素，例如 1600x1000。</translation>
    </message>
    <message>
        <source>You can look back at it, or start another.</source>
        <translation>可以回看，或再開一局。</translation>
    </message>
    <message>
        <source>{what} (line {line})</source>
        <extracomment>what is wrong in a file</extracomment>
        <translation>{what}（第 {line} 行）</translation>
    </message>
    <message>
        <source>“{file}” cannot be read</source>
        <translation>「{file}」讀不出來</translation>
    </message>
    <message>
        <source>“{file}” could not be used</source>
        <translation>「{file}」沒辦法使用</translation>
    </message>
    <message>
        <source>“{file}” is damaged</source>
        <extracomment>{file} is a file's name</extracomment>
        <translation>「{file}」損壞了</translation>
    </message>
    <message>
        <source>“{size}” is no size</source>
        <translation>「{size}」不是尺寸</translation>
    </message>
    <message>
        <source>“{value}” does not fit option “{option}”</source>
        <translation>選項「{option}」不能是「{value}」</translation>
    </message>
</context>
<context>
    <name>learned</name>
    <message>
        <source>matches played: {n}</source>
        <extracomment>how far a person is with a game: finished matches</extracomment>
        <translation>玩過 {n} 局</translation>
    </message>
    <message>
        <source>quiz: {n} of {all}</source>
        <extracomment>how far a person is with a game: the quiz, at its best</extracomment>
        <translation>測驗答對 {n}／{all}</translation>
    </message>
    <message>
        <source>{n} of {all} lessons learned</source>
        <extracomment>how far a person is with a game: lessons</extracomment>
        <translation>已學會 {n}／{all} 課</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Basil</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>羅勒</translation>
    </message>
    <message>
        <source>Clover</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>苜蓿</translation>
    </message>
    <message>
        <source>Juniper</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>松子</translation>
    </message>
    <message>
        <source>Maple</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>楓葉</translation>
    </message>
    <message>
        <source>Olive</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>橄欖</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>a player's name until one is typed; {n} is 1 to 6</extracomment>
        <translation>玩家 {n}</translation>
    </message>
    <message>
        <source>Saffron</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation>石榴</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Black, cross</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>黑色，十字</translation>
    </message>
    <message>
        <source>Blue, diamond</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>藍色，菱形</translation>
    </message>
    <message>
        <source>Bot, {level}</source>
        <extracomment>who plays a seat; {level} is "easy"</extracomment>
        <translation>電腦，{level}</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>a level of computer player</extracomment>
        <translation>輕鬆</translation>
    </message>
    <message>
        <source>Green, square</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>綠色，方形</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>a level of computer player</extracomment>
        <translation>高手</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a level of computer player</extracomment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who plays a seat</extracomment>
        <translation>真人</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of computer player: plays anything</extracomment>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Red, disc</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>紅色，圓形</translation>
    </message>
    <message>
        <source>White, star</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>白色，星形</translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation>黃色，三角形</translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>Burano</source>
        <extracomment>a game's title</extracomment>
        <translation>彩色島</translation>
    </message>
    <message>
        <source>Catan Dice Game</source>
        <extracomment>a game's title</extracomment>
        <translation>卡坦島骰子版</translation>
    </message>
    <message>
        <source>Fresco</source>
        <extracomment>a game's title</extracomment>
        <translation>壁畫大師</translation>
    </message>
    <message>
        <source>Istanbul</source>
        <extracomment>a game's title</extracomment>
        <translation>伊斯坦堡</translation>
    </message>
    <message>
        <source>Pagoda</source>
        <extracomment>a game's title</extracomment>
        <translation>塔雲軒</translation>
    </message>
</context>
</TS>
