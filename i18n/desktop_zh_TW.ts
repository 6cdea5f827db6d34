<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>BestRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotRow</name>
    <message>
        <source>Try it</source>
        <extracomment>button: play against this level</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} won of {played}</source>
        <translation type="unfinished"></translation>
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
        <translation>{thing}還缺{missing}，擲到的機率是 {percent}％。</translation>
    </message>
    <message>
        <source>Nothing here helps: six new dice give {thing} with {percent} %.</source>
        <extracomment>{thing}: "city 12"; {percent}: 22</extracomment>
        <translation>手上的都用不到；全部重擲，湊成{thing}的機率是 {percent}％。</translation>
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
        <source>Governor</source>
        <extracomment>rank of a solo match</extracomment>
        <translation>總督</translation>
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
            <numerusform>重擲（留 %n 顆）</numerusform>
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
        <translation>道路 {a}～{b}</translation>
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
        <source>Knights are stationed from the lowest number up.</source>
        <translation>騎士照數字由小到大派駐。</translation>
    </message>
    <message>
        <source>Missing: {missing}.</source>
        <extracomment>what is wrong. {missing}: "ore and 2 grain"</extracomment>
        <translation>還缺{missing}。</translation>
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
        <source>Station {knights} first; the joker then works in the same turn.</source>
        <extracomment>{knights}: "knight 3", or the two knights of a desert</extracomment>
        <translation>先派駐{knights}，同一回合就能替換。</translation>
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
    <name>FrescoHints</name>
    <message numerus="yes">
        <source>%n point(s) for paints that no tile needs better.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), and a thaler each round from now on.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {bonus} of them from the bishop.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are worth more than these portraits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every assistant has something to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Forwards is %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Leonardo takes an hour that your rival would like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo wins nothing, so the space matters little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else here is worth its price now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here helps you, and others would like {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the stalls is worth its price now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One choice among several that are equally good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step brings the bishop to the tile that you can restore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best day I can see has %n assistant(s) in the {column}.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The ceiling needs {paint}, and it is worth more than its parts.</source>
        <extracomment>{paint}: "purple"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns that matter have enough assistants already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {request} brings more than the income of its tiles.</source>
        <extracomment>{request}: "orange request"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then nobody else takes this portrait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then nobody else takes this request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These paints are worth more as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These paints are worth more tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This portrait brings more than the money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has the fewest blots, so others stay for better requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can use {paints} soon.</source>
        <extracomment>{paints}: "red and blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need this stall least of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will miss this tile least, and the bishop comes to a good place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your next tiles need {paint} most.</source>
        <extracomment>{paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own assistant comes next and may take the better one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hour} suits your plans best: mood {mood}, {price} a tile.</source>
        <extracomment>{hour}: "9:00", {mood}: "+1", {price}: "1 thaler"</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoLog</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>under a player's name</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All screens up: the plans lie open</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Altar</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop's requests</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresco tiles</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <extracomment>a row of the breakdown: what money came to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tiles lie on the stalls</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) left: the last round</source>
        <comment>log</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>a row of the breakdown: all points</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portraits</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>log, the head of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}, the last</source>
        <extracomment>log, the head of a round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken spaces</source>
        <extracomment>a row of the breakdown: points won or lost on the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last two portraits: the last round</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit is reached: the last round</source>
        <extracomment>log; a limit of rounds was chosen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue moves up: {name} is first</source>
        <extracomment>log; the queue before the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The restoration is over</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space was taken: {name} stands on {at} ({by})</source>
        <extracomment>log. {at}: a space of the score track, {by}: "+1"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two new portraits lie open</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the Bishop's Confidant</source>
        <extracomment>a row of the breakdown; a portrait's name is "Bishop's Confidant"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mood {mood}</source>
        <extracomment>under a player's name. {mood}: "+2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the tile</source>
        <extracomment>a row of the breakdown: what is printed on a fresco tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space {space} was taken, round {round}</source>
        <extracomment>a row of the breakdown. {space}: of the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bishop is near</source>
        <extracomment>a row of the breakdown</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile of {paints}, round {round}</source>
        <extracomment>a row of the breakdown. {paints}: "red and yellow"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up at {hour}</source>
        <extracomment>under a player's name. {hour}: "6:00"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the win, {points} each.</source>
        <extracomment>{names}: "Mei and Grandpa"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} blended {first} and {second} into {made}</source>
        <extracomment>log. all three: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bought {paints} for {price}</source>
        <extracomment>log. {paints}: "red and blue", {price}: "2 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} closed {stall}</source>
        <extracomment>log. {stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} fulfilled a {request}: %n point(s)</source>
        <extracomment>log. {request}: "orange request"</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets up at {hour}</source>
        <extracomment>log. {hour}: "6:00"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets {paint} for a request</source>
        <extracomment>log. {paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets {thalers} and {paints} as income</source>
        <extracomment>log. {thalers}: "5 thalers", {paints}: "orange"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets {thalers} as income</source>
        <extracomment>log. {thalers}: "5 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has done enough in the {column}</source>
        <extracomment>log. {column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has planned the day</source>
        <extracomment>log</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moved the bishop for {price}</source>
        <extracomment>log. {price}: "1 thaler"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} painted portraits for {thalers}</source>
        <extracomment>log. {thalers}: "6 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n point(s)</source>
        <extracomment>log. %n: points of the tile</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n points ({points} + {bonus})</source>
        <extracomment>log. %n: all points, {points}: of the tile, {bonus}: of the bishop</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored the altar: %n point(s)</source>
        <extracomment>log</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} saw a play: mood {mood}</source>
        <extracomment>log. {mood}: "+2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took no portrait</source>
        <extracomment>log; Leonardo in the studio</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the portrait “{card}”</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} took the portrait “{card}”: %n point(s)</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} turned {thalers} into {points}</source>
        <extracomment>log. {thalers}: "9 thalers", {points}: "4 points"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {points}; {other} has {others}.</source>
        <extracomment>{other}: who came second</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: an assistant to the {column}</source>
        <extracomment>log, read by this player only. {column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paints}, round {round}</source>
        <extracomment>a row of the breakdown. {paints}: "red, yellow and blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{request}, round {round}</source>
        <extracomment>a row of the breakdown. {request}: "orange request"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thalers} at the end</source>
        <extracomment>a row of the breakdown. {thalers}: "9 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoMoves</name>
    <message numerus="yes">
        <source>%n thaler(s) left</source>
        <comment>foresight</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>on the ceiling</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n blend(s) for each assistant in the workshop</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n mood for each assistant in the theatre</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) for each assistant in the studio</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) of income a round</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An assistant to the {column}</source>
        <extracomment>moves list. {column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backwards</source>
        <extracomment>button: land on the next free space behind</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop to {space} for {price}</source>
        <extracomment>moves list. {space}: "row 2, column 4", {price}: "1 thaler"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop's request</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend</source>
        <extracomment>head of a part of the moves list
----------
button: blend the marked paints</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend two paints, or leave</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend {first} and {second}</source>
        <extracomment>moves list; a try that is refused. both: "yellow"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend {first} and {second} into {made}</source>
        <extracomment>moves list. all three: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend, fulfil a request, or leave</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy at one stall, close one, or pass</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy more here, or close the stall</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {paint} out of the supply</source>
        <extracomment>moves list; a try that is refused. {paint}: "purple"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Leonardo's hour</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the hour to get up</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the paint that the request pays</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the request that Leonardo fulfils</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a stall</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a stall for Leonardo</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>button: close the stall all the same</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close stall</source>
        <extracomment>button: close the stall where you bought</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the stall behind you</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close {stall}</source>
        <extracomment>moves list. {stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm plan</source>
        <extracomment>button: the plan stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the plan, or undo</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forwards</source>
        <extracomment>button: land on the next free space before the pawn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfil the {request}</source>
        <extracomment>moves list. {request}: "orange request"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get up</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Give %n tile(s) for the request</source>
        <comment>prompt</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give {paints} to the altar</source>
        <extracomment>moves list. {paints}: "red, yellow and blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {tile}</source>
        <extracomment>moves list. {tile}: "a tile with blots of orange"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>head of a part of the moves list: stop here
----------
button: nothing more in this column
----------
button: leave the cathedral all the same</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the cathedral</source>
        <extracomment>moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the workshop</source>
        <extracomment>prompt
----------
moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo: {tile}, {space}</source>
        <extracomment>moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Leonardo to the tile he restores</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the bishop</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No portrait for Leonardo</source>
        <extracomment>moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint for money</source>
        <extracomment>button: paint a portrait for money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint for {thalers}</source>
        <extracomment>moves list. {thalers}: "3 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>button: buy nothing and close nothing</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass in the market</source>
        <extracomment>moves list; leave the market without buying</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %n more assistant(s)</source>
        <comment>prompt</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait “{card}”: {effect}</source>
        <extracomment>moves list. {card}: a portrait's name, {effect}: "6 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a tile</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a tile after the bishop's step</source>
        <extracomment>prompt; the bishop's step is paid for</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a tile or the altar, or leave</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore altar</source>
        <extracomment>button: give the marked paints to the altar</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the altar</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore {space}, where no tile is left</source>
        <extracomment>moves list; a try that is refused. {space}: "row 2, column 4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore {tile}, {space}</source>
        <extracomment>moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}</source>
        <extracomment>where the match stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}, the last</source>
        <extracomment>where the match stands</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track</source>
        <extracomment>head of a part of the moves list: where the pawn may land</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space taken: go forwards or backwards</source>
        <extracomment>prompt; the space on the score track is taken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand on {space} ({by})</source>
        <extracomment>moves list. {space}: a number on the score track, {by}: "+1"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>button: do not leave yet
----------
button: do not close it yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studio</source>
        <extracomment>head of a part of the moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a portrait for Leonardo, or none</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a portrait, or paint for money</source>
        <extracomment>prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take none</source>
        <extracomment>button: Leonardo takes no portrait</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {paint}</source>
        <extracomment>moves list. {paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day goes on</source>
        <extracomment>prompt, while nobody decides
----------
shown while nobody decides</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan stands</source>
        <extracomment>moves list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which hour?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which paint?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which portrait?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which request?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which space?</source>
        <extracomment>the chooser asks; a space of the ceiling or the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stall?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tile?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose pawn?</source>
        <extracomment>the chooser asks</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You can still restore a tile: %n assistant(s) would do nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You would buy nothing in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assistant to the {column}</source>
        <extracomment>what undo takes back. {column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blend paints</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy {paints}</source>
        <extracomment>what undo takes back. {paints}: "red and blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a request</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close {stall}</source>
        <extracomment>what undo takes back. {stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm the plan</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>each market tile −%n thaler(s)</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every bonus of the bishop +%n</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>get up</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a tile</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the bishop</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paint for money</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore a tile</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore the altar</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand on {space}</source>
        <extracomment>what undo takes back. {space}: a number on the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a portrait</source>
        <extracomment>what undo takes back</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {paint}</source>
        <extracomment>what undo takes back. {paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{each} for each of your tiles, {most} at most</source>
        <extracomment>what a portrait gives. {each}, {most}: "1 point", "6 points"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {hour}: mood {mood}, {price} a tile</source>
        <extracomment>moves list. {hour}: "6:00", {mood}: "−2", {price}: "3 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses Leonardo's hour</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a free space</source>
        <extracomment>who is doing what; a space on the score track is taken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a paint</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses an hour</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} decides for Leonardo</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the cathedral</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the market</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the studio</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the workshop</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plans behind the screen</source>
        <extracomment>who is doing what</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paints} at {stall} for {price}</source>
        <extracomment>moves list. {paints}: "red and blue", {stall}: "stall 2", {price}: "2 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <extracomment>foresight. {points}: "+4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoNames</name>
    <message>
        <source> · </source>
        <comment>between facts in a row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <comment>an amount of money</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abbess</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actress</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambassador</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apothecary</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop's Confidant</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardinal</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court Painter</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duchess</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dyer</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresco</source>
        <extracomment>the game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guild Master</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landlord</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo</source>
        <extracomment>the third master of a match for two</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market Warden</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobleman</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pigment Lord</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prince</source>
        <extracomment>a portrait card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile with blots of {paints}</source>
        <extracomment>the back of a fresco tile. {paints}: "orange and green"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile without blots</source>
        <extracomment>the back of a fresco tile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>a paint</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>a special paint, blended of orange and green</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cathedral</source>
        <extracomment>a station of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general request</source>
        <extracomment>a bishop's request that takes any tiles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>a paint, blended of yellow and blue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green request</source>
        <extracomment>a bishop's request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market</source>
        <extracomment>a station of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>an empty list of paints</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>a paint, blended of red and yellow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange request</source>
        <extracomment>a bishop's request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>a special paint, blended of purple and red</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>portrait {id}</source>
        <extracomment>a portrait card of an owner's own table, without a name. {id}: "PX1"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>a paint, blended of red and blue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple request</source>
        <extracomment>a bishop's request</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>a paint</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <extracomment>a space of the ceiling, both from 1 to 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second cathedral</source>
        <extracomment>the fifth station of the last round</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stall {n}</source>
        <extracomment>a stall of the market; {n}: 1 to 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>studio</source>
        <extracomment>a station of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {points}-point tile of {paints}</source>
        <extracomment>a fresco tile, as in "restore …". {points}: 3 to 24, {paints}: "red and yellow"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theatre</source>
        <extracomment>a station of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>a station of the day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>a paint</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>the end of a list; {first}: "red, yellow", {last}: "blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hour}:00</source>
        <extracomment>a time of day in the morning; {hour}: 5 to 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoPieces</name>
    <message>
        <source>Leonardo's pawn</source>
        <extracomment>accessible name: the pawn on the ceiling</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>altar</source>
        <extracomment>accessible name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bag</source>
        <extracomment>accessible name: the bag of the market</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <extracomment>accessible name: the white pawn on the ceiling</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ceiling, {space}</source>
        <extracomment>accessible name. {space}: "row 2, column 4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>accessible name: a card or piece that lies face down</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>helper</source>
        <extracomment>accessible name: the assistant whom a good mood brings</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hostel, {hour}</source>
        <extracomment>accessible name. {hour}: "6:00"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>market tile of {paints}</source>
        <extracomment>accessible name. {paints}: "red and blue"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open portraits</source>
        <extracomment>accessible name: cards on display</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile of portraits</source>
        <extracomment>accessible name: cards that lie face down</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score track, {n}</source>
        <extracomment>accessible name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>accessible name: what lies behind it is hidden</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start space {n}</source>
        <extracomment>accessible name: the queue before the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still asleep</source>
        <extracomment>accessible name: above the hostel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>studio</source>
        <extracomment>accessible name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supply</source>
        <extracomment>accessible name: paints for everybody</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thalers</source>
        <extracomment>accessible name: money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table</source>
        <extracomment>accessible name of any other place</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>accessible name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your paint box</source>
        <extracomment>accessible name: one's own paints</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your purse</source>
        <extracomment>accessible name: one's own money</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s assistant</source>
        <extracomment>accessible name of a small pawn. {name}: whose</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s crew</source>
        <extracomment>accessible name: assistants that are not placed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s fresco tiles</source>
        <extracomment>accessible name: restored tiles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s mood: {mood}</source>
        <extracomment>accessible name. {mood}: "+2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s pawn</source>
        <extracomment>accessible name of a large pawn. {name}: whose</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s plan, {column}</source>
        <extracomment>accessible name: on the action board. {column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s portraits</source>
        <extracomment>accessible name: portraits taken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s requests</source>
        <extracomment>accessible name: requests fulfilled</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paint} paint</source>
        <extracomment>accessible name of a paint cube. {paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}, {place}</source>
        <extracomment>accessible name. {piece}: "bishop", {place}: "ceiling, row 3, column 3"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: {n}</source>
        <extracomment>accessible name of a heap. {piece}: "red paint", {n}: how many</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoRefusals</name>
    <message numerus="yes">
        <source>%n assistant(s) still to place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A blot of the colour is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has a lasting effect with its amount, or gives something at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A column of the action board has %n space(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A general request pays a basic paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A helper comes only while the mood is in its two top spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A market tile is bought whole, with the paints that it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has impossible goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A request takes %n different tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A step leads to one of the eight spaces round the bishop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile costs the price of your own hour; a step of the bishop has its price too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n assistant(s) carry a tile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles of this stack have been taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your assistants are placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assistant either blends or fulfils a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>An assistant in the workshop blends %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Another pawn is woken first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic paints at the altar are three different colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that were taken are not replaced before the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns run from left to right, one player after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hour wakes one painter only; choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each name, recipe and blot may occur once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player fulfils one request a round; other assistants blend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player takes one card a round; other assistants paint for money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every blended and special paint is made in one way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile and card lies in one place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile for the {request} must show its colour on the back.</source>
        <extracomment>{request}: "orange request"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is placed; whoever is not needed can decline later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He goes up, down, left or right to a tile; only the bishop goes diagonally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the two bottom spaces of the mood one of your crew does not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is his duty in the cathedral; you choose where he goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is his duty in the market; you choose which open stall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on {n}, and the game needs it on {least} at least.</source>
        <extracomment>{n}, {least}: numbers of tiles</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the next free space, forwards or backwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be from {least} to {most}.</source>
        <extracomment>both are numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later hours are never dearer or worse; stacks fall from the top down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo must close a stall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo must fulfil a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo must restore a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonardo walks straight, one step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Leonardo wants a tile of %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Missing: {paints}.</source>
        <extracomment>{paints}: "purple" or "2 red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No assistant is free for a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blends are left today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request of this kind is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two pawns share a space; take the next free one before or behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two share a space, and points have their reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One assistant in the market carries one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One assistant stays at home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One portrait a round is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One request a round is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stall a round; it closes after you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step for each player and round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a space that still has its tile can be restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the tiles that lie there are for sale, each of them once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own fresco tiles fulfil your request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {back} or {forward} will do.</source>
        <extracomment>both are numbers on the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint is sold on market tiles only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paints, money, mood and plan have their limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple, pink and brown are never sold; they are blended in the workshop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red and yellow, yellow and blue, red and blue are the basic recipes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red, yellow and blue, or blended paints in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests come with the expansion Bishop's Request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody gets up at {hour} already.</source>
        <extracomment>{hour}: "6:00"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has been there, and its tiles are back in the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {space} is taken.</source>
        <extracomment>{space}: a number on the score track</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take red, yellow or blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not what is due now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That portrait is not on display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile belongs to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That tile is not on {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action board has five columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The altar takes exactly three paints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bishop takes one step only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hostel has five lines, from 5:00 to 9:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawns stand impossibly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces do not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue without points chooses first, then the lowest score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stall closes after you, so end by closing it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step belongs to a fresco tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {column} is full.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are as many stalls as painters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no such requests here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {n}, and there must be {wanted}.</source>
        <extracomment>{n}, {wanted}: numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is never more than one helper beside your own crew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such stall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {paint} in the market.</source>
        <extracomment>{paint}: "purple"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These players do not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are your own fresco tiles, each of them spent once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This moment cannot be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part of the ceiling is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today {stall} is closed.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to four play; with two Leonardo joins them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open does not fit what lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When his tiles fit a request, only the choice among them is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever pays for the bishop restores a tile of the ceiling right after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no tile beside him, he goes to one of the lowest value left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are shopping at {stall}.</source>
        <extracomment>{stall}: "stall 2"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have bought here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have moved the bishop this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no sixth assistant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must own every paint; only the altar takes one for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} with {second} makes nothing.</source>
        <extracomment>both: "yellow"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paint} counts only once here.</source>
        <comment>the altar</comment>
        <extracomment>{paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{price} needed, {money} in the purse.</source>
        <extracomment>both: "3 thalers"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: recipes are missing.</source>
        <extracomment>{field}: a place in a file of tables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: the effect is unclear.</source>
        <extracomment>{field}: a place in a file of tables</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: the number is wrong.</source>
        <extracomment>{field}: a place in a file of tables, "fresco.tiles"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: the order is wrong.</source>
        <extracomment>{field}: a place in a file of tables, "hours.price"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: too little {paint}.</source>
        <extracomment>{field}: a place in a file of tables; {paint}: "red"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: {value} cannot be.</source>
        <extracomment>{field}: a place in a file of tables, "fresco.tiles[3].points"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}”: {value} occurs twice.</source>
        <extracomment>{field}: a place in a file of tables; {value}: what occurs twice</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrescoWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a choice of an option</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bishop's Request</source>
        <extracomment>an expansion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the studio instead of money; nine rounds at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresco tiles become points and a lasting income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of rounds</source>
        <extracomment>an option</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <extracomment>a choice of the option "Limit of rounds"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a switch that is off</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a switch that is on</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink and brown, and seven tiles of great value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portraits</source>
        <extracomment>an expansion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise early, blend paints, restore a ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Blend Colours</source>
        <extracomment>an expansion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bishop comes to every tile that is restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bishop follows</source>
        <extracomment>an option</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round comes at the latest after so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when six tiles are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>All of them, with search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best results</source>
        <extracomment>heading</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots beaten</source>
        <extracomment>heading</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose seats and begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For everyone</source>
        <extracomment>how demanding a game is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who have played a few games</source>
        <extracomment>how demanding a game is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy</source>
        <extracomment>how demanding a game is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest matches</source>
        <extracomment>heading</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>button: lessons</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>how demanding a game is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>how demanding a game is</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches yet. The first one will be here when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has finished a match of this game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: a new match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short lessons on the table itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open matches</comment>
        <extracomment>button: other matches that are not over</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players' points</comment>
        <extracomment>between the points of several players</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved match is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>button: about the program</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays on this computer: no account, no network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Games, One Table</source>
        <comment>the program's name, large</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up {game}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>button: finished matches</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its saves are deleted. Nothing of it will be in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn them, then play them, at one computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <comment>button with a menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of it may still be good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>button: what can be chosen for the program</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one tonight?</source>
        <extracomment>over the boxes, an invitation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation type="unfinished"></translation>
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
        <source>Branch off here</source>
        <comment>looking back</comment>
        <translation>從這裡另開一局</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <comment>looking back</comment>
        <translation>對局的時刻</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: see a finished match from its beginning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>button: the same seats and options once more</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All is chosen for you: just start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <comment>page title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin the match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <extracomment>what is wrong, and why</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <comment>a notice</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Another</source>
        <extracomment>button: draw another seed</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in</source>
        <extracomment>the program's own tables of numbers</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>button that folds away what was unfolded</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <extracomment>which numbers a match is played with: the program's or an owner's own</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>the number from which all chance of a match comes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program's own tables, or those of your box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards and dice, so you can compare with friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo without limit; it does not count in the history</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <comment>the round button of every page</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
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
    <name>SeatRow</name>
    <message>
        <source>Begins</source>
        <extracomment>on a seat: who begins</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of seat {n}: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move seat {n} up or down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who plays a seat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes turns at this computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>Add a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seats are taken</source>
        <extracomment>on a button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>who begins: chance says</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {n} players; turns go from top to bottom, drag to change the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>heading: the seats of a match</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About, credits</source>
        <extracomment>section: about the program</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All colours</source>
        <extracomment>eyes that see all colours</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All words, not the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to how it was</source>
        <extracomment>button: all settings as they were at first</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot speed</source>
        <extracomment>setting: the pause between two moves of bots</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes while you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>theme</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>section: opens the folder with all data</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deutan</source>
        <extracomment>eyes without the green cone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything shows at once, nothing needs a restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fades instead of flights; nothing shakes or breathes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>speed of bots</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it looks now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>speed of bots</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>section: the keyboard</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and looks</source>
        <extracomment>heading</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, looks</source>
        <extracomment>section: language, theme, size of text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger symbols</source>
        <extracomment>setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of a piece; one page back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>theme</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>speed of bots</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oak by day, walnut by night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On cubes, discs, cards, and in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two places, not across a corner.</source>
        <comment>sample of a refusal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the preview changes: look whether the pieces stay apart, and turn on larger symbols if not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>section: speed of bots, motion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protan</source>
        <extracomment>eyes without the red cone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <extracomment>setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <extracomment>section: numbers of the games' tables, to be replaced by an owner's own</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen with</source>
        <extracomment>whose eyes the preview is seen with</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>page title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>speed of bots</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <comment>language</comment>
        <extracomment>follow the system's language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a piece, place it, press a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>setting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pause between their moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>setting: light or dark</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next piece that can act; arrows among places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too far for one move</source>
        <comment>sample of a refusal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tritan</source>
        <extracomment>eyes without the blue cone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>what a key does</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>All lessons learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: {n}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>button under a box, short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this version</source>
        <extracomment>under a box whose game is not there, small</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not learned yet: begin here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button under a box, short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button under a box, short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min</source>
        <extracomment>under a box: how long; {n} is "30–45"</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} lessons learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} players</source>
        <extracomment>under a box: for how many; {n} is "2–4"</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message numerus="yes">
        <source>%n move(s) can be opened; the damaged file is kept beside it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All right</source>
        <comment>button that closes a message</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Games, One Table</source>
        <comment>the program's name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the good part</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the save before</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizeSlider</name>
    <message>
        <source>{n} %</source>
        <comment>a size</comment>
        <translation type="unfinished"></translation>
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
        <source>Hurry</source>
        <comment>button</comment>
        <translation>快一點</translation>
    </message>
    <message>
        <source>It played on with a move at random. Details: {error}</source>
        <translation>這一步改為隨機進行。詳細內容：{error}</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>dock</comment>
        <translation>對局紀錄</translation>
    </message>
    <message>
        <source>Pass the computer on</source>
        <translation>請換人坐到電腦前</translation>
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
        <translation>已複製盤面代碼</translation>
    </message>
    <message>
        <source>Redo: {deed}</source>
        <translation>重做：{deed}</translation>
    </message>
    <message>
        <source>Show me the rule</source>
        <translation>看這條規則</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>accessible</comment>
        <translation>遊戲桌</translation>
    </message>
    <message>
        <source>The computer player stumbled</source>
        <translation>電腦玩家出了差錯</translation>
    </message>
    <message>
        <source>The rule now</source>
        <comment>dock</comment>
        <translation>現在的規則</translation>
    </message>
    <message>
        <source>Undo: {deed}</source>
        <translation>復原：{deed}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <comment>dock</comment>
        <translation>可行的選擇</translation>
    </message>
    <message>
        <source>{why} Also: {also}.</source>
        <translation>{why}另外：{also}。</translation>
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
    <name>crash</name>
    <message>
        <source>A report lies in the folder below; it holds no names and is sent nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches are as they were after the last move. A report lies in the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended unexpectedly last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your match is saved and still here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source> · </source>
        <extracomment>between facts</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>Qt's pattern for a date of this year: d day, M month as a number, MMMM as a name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>Qt's pattern for a date with its year</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dddd</source>
        <extracomment>Qt's pattern for the name of a weekday: dddd is long, ddd short</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>a day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>a day</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fault</name>
    <message>
        <source>A code begins with “OT1.” and is one line without spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move in the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move in the file is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most {limit} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version saved this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version wrote “{file}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part is missing or was changed; copy the whole line again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule was corrected since this save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret was shown since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An edition has at most {limit} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window plays this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots named: {n}. Seats: {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance has spoken since then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, or play on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each seat needs a colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone at the table needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything before it can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything up to there can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field “{field}” does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game “{game}” is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs version {app} of the program or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes one of these: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept as “{aside}”, and a fresh one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was played with an own edition that no longer fits the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line “game” should say “{game}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its numbers are part of the rules and stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and final position differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {seat} too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names must differ, or nobody knows whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bot is called “{bot}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No font with Chinese characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is called “{game}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is that long, so it was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No option is called “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No person has moved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is called “{table}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one bot for each seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not this number of seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more can be saved in {folder}; free some space, and saving goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick one of the six colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it gave: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading stopped here: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo brings back what was undone last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches of this program end in “.table”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no known colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} shares its colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats and options cannot be read from it: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds run from 0 to {limit}; at least one match is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else has to be decided first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has been rolled or drawn; that cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That comes at another time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no position code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible</source>
        <extracomment>a fault without a better sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That position cannot happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check says: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command was not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the file is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is far too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is for another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no saved match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no valid TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file's first line is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} may not be written. You can play, but nothing is kept after closing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match's own numbers are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves can be opened; the last may be wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces do not add up: {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position can be opened, without the moves before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position code is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program gave this reason: {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program's own fonts are missing; install it again to read Chinese.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is for {least} to {most} players, and {n} are seated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game knows: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of the program does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players named {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use digits only, up to {limit}; hyphens are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What somebody has seen cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look back at it, or start another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} (line {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” does not fit option “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Basil</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clover</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juniper</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maple</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Olive</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {n}</source>
        <extracomment>a player's name until one is typed; {n} is 1 to 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saffron</source>
        <extracomment>a computer player's name, a plant</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Black, cross</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue, diamond</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>a level of computer player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green, square</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>a level of computer player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>a level of computer player</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who plays a seat</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>a level of computer player: plays anything</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red, disc</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White, star</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow, triangle</source>
        <extracomment>a seat's colour and the symbol on its pieces</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shelf</name>
    <message>
        <source>Burano</source>
        <extracomment>a game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burano</source>
        <comment>subtitle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catan Dice Game</source>
        <extracomment>a game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catan Dice Game</source>
        <comment>subtitle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresco</source>
        <extracomment>a game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresco</source>
        <comment>subtitle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Istanbul</source>
        <extracomment>a game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Istanbul</source>
        <comment>subtitle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagoda</source>
        <extracomment>a game's title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagoda</source>
        <comment>subtitle</comment>
        <extracomment>the game's name in the other script, under its title</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
