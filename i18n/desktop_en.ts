<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BestRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at a match</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoChoosing</name>
    <message numerus="yes">
        <source>%n to the {ship}</source>
        <comment>button</comment>
        <extracomment>button; %n cards are marked. {ship}: "“Pairs” ship"</extracomment>
        <translation>
            <numerusform>%n to the {ship}</numerusform>
            <numerusform>%n to the {ship}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoForesight</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>colours of arrows and dock houses that agree</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoHints</name>
    <message numerus="yes">
        <source>A returned cube is %n point(s), more in a guild.</source>
        <translation>
            <numerusform>A returned cube is %n point, more in a guild.</numerusform>
            <numerusform>A returned cube is %n points, more in a guild.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set can be sold here for %n point(s).</source>
        <translation>
            <numerusform>A set can be sold here for %n point.</numerusform>
            <numerusform>A set can be sold here for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No open card is worth as much as %n privilege.</source>
        <translation>
            <numerusform>No open card is worth as much as %n privilege.</numerusform>
            <numerusform>No open card is worth as much as %n privileges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The roof end has this colour: +%n privilege.</source>
        <translation>
            <numerusform>The roof end has this colour: +%n privilege.</numerusform>
            <numerusform>The roof end has this colour: +%n privileges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This roof brings %n point(s) and a reward.</source>
        <translation>
            <numerusform>This roof brings %n point and a reward.</numerusform>
            <numerusform>This roof brings %n points and a reward.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This set brings %n point(s); better ones are not in sight.</source>
        <translation>
            <numerusform>This set brings %n point; better ones are not in sight.</numerusform>
            <numerusform>This set brings %n points; better ones are not in sight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{island} gives %n card(s), and men there count at the scoring.</source>
        <extracomment>{island}: "Murano"; %n: cards that are caught</extracomment>
        <translation>
            <numerusform>{island} gives %n card, and men there count at the scoring.</numerusform>
            <numerusform>{island} gives %n cards, and men there count at the scoring.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoLog</name>
    <message numerus="yes">
        <source>%n card(s) to the {ship}, {season}</source>
        <extracomment>row. {ship}: "“Pairs” ship"; {season}: "Summer"; %n: cards sold</extracomment>
        <translation>
            <numerusform>%n card to the {ship}, {season}</numerusform>
            <numerusform>%n cards to the {ship}, {season}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s), with privilege</source>
        <extracomment>row: privilege counts as coins</extracomment>
        <translation>
            <numerusform>%n coin, with privilege</numerusform>
            <numerusform>%n coins, with privilege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish</source>
        <comment>under a player's name</comment>
        <extracomment>under a player's name</extracomment>
        <translation>
            <numerusform>%n fish card</numerusform>
            <numerusform>%n fish cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish card(s) in hand</source>
        <extracomment>row</extracomment>
        <translation>
            <numerusform>%n fish card in hand</numerusform>
            <numerusform>%n fish cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n privilege</source>
        <comment>under a player's name</comment>
        <extracomment>under a player's name</extracomment>
        <translation>
            <numerusform>%n privilege</numerusform>
            <numerusform>%n privileges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guild of %n, {season}</source>
        <extracomment>row. %n: women; {season}: "Summer"</extracomment>
        <translation>
            <numerusform>guild of %n, {season}</numerusform>
            <numerusform>guild of %n, {season}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{island}, {season}, shared by %n</source>
        <extracomment>row. {island}: "Murano"; {season}: "Summer"; %n players share the points</extracomment>
        <translation>
            <numerusform>{island}, {season}, shared by %n</numerusform>
            <numerusform>{island}, {season}, shared by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n point(s) each.</source>
        <extracomment>result. {names}: "Mei and Grandpa"</extracomment>
        <translation>
            <numerusform>{names} share the win, %n point each.</numerusform>
            <numerusform>{names} share the win, %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} received %n cube(s)</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name} received %n cube</numerusform>
            <numerusform>{name} received %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sailed to {island}: %n match(es)</source>
        <extracomment>log. {island}: "Murano"; %n: matching colours</extracomment>
        <translation>
            <numerusform>{name} sailed to {island}: %n match</numerusform>
            <numerusform>{name} sailed to {island}: %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} sent %n man(s) to {island}</source>
        <comment>plural: men</comment>
        <extracomment>log. {island}: "Murano"</extracomment>
        <translation>
            <numerusform>{name} sent %n man to {island}</numerusform>
            <numerusform>{name} sent %n men to {island}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} turns %n privilege into coins</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name} turns %n privilege into coins</numerusform>
            <numerusform>{name} turns %n privileges into coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins at {points} all by %n coin(s).</source>
        <extracomment>result of a tie. %n: the winner's coins; {points}: of both players</extracomment>
        <translation>
            <numerusform>{name} wins at {points} all by %n coin.</numerusform>
            <numerusform>{name} wins at {points} all by %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins at {points} all by %n ready cube(s).</source>
        <extracomment>result of a tie. %n: the winner's cubes in the ready area; {points}: of both players</extracomment>
        <translation>
            <numerusform>{name} wins at {points} all by %n ready cube.</numerusform>
            <numerusform>{name} wins at {points} all by %n ready cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s); {other} has {points}.</source>
        <extracomment>result. %n: the winner's points; {points}: the second's</extracomment>
        <translation>
            <numerusform>{name} wins with %n point; {other} has {points}.</numerusform>
            <numerusform>{name} wins with %n points; {other} has {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}'s guild of %n: {points}</source>
        <extracomment>log. %n: women; {points}: "+6 points"</extracomment>
        <translation>
            <numerusform>{name}'s guild of %n: {points}</numerusform>
            <numerusform>{name}'s guild of %n: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n coin(s) are {points}</source>
        <extracomment>log. {points}: "+3 points"</extracomment>
        <translation>
            <numerusform>{name}: %n coin is {points}</numerusform>
            <numerusform>{name}: %n coins are {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n fish card(s) in hand are {points}</source>
        <extracomment>log. {points}: "+3 points"</extracomment>
        <translation>
            <numerusform>{name}: %n fish card in hand is {points}</numerusform>
            <numerusform>{name}: %n fish cards in hand are {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n move(s), {coins}</source>
        <extracomment>log. {coins}: "−4 coins"</extracomment>
        <translation>
            <numerusform>{name}: %n move, {coins}</numerusform>
            <numerusform>{name}: %n moves, {coins}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoMoves</name>
    <message numerus="yes">
        <source>Take a roof with {symbol}, %n left</source>
        <extracomment>{symbol}: "anchor"</extracomment>
        <translation>
            <numerusform>Take a roof with {symbol}, %n left</numerusform>
            <numerusform>Take a roof with {symbol}, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoNames</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <extracomment>an amount</extracomment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>an amount</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n coin(s)</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n coin</numerusform>
            <numerusform>+%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n privilege</source>
        <extracomment>a gain</extracomment>
        <translation>
            <numerusform>+%n privilege</numerusform>
            <numerusform>+%n privileges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n coin</numerusform>
            <numerusform>−%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n privilege</source>
        <extracomment>a loss</extracomment>
        <translation>
            <numerusform>−%n privilege</numerusform>
            <numerusform>−%n privileges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoPieces</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <comment>a marker on its track</comment>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n privilege</source>
        <comment>a marker on its track</comment>
        <translation>
            <numerusform>%n privilege</numerusform>
            <numerusform>%n privileges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pile of fish cards, %n left</source>
        <translation>
            <numerusform>pile of fish cards, %n left</numerusform>
            <numerusform>pile of fish cards, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n floor(s)</source>
        <extracomment>{place}: "row 5, column 5"; %n: houses on it</extracomment>
        <translation>
            <numerusform>{place}: %n floor</numerusform>
            <numerusform>{place}: %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoPrompts</name>
    <message numerus="yes">
        <source>A colour ran out: take %n other(s)</source>
        <translation>
            <numerusform>A colour ran out: take %n other</numerusform>
            <numerusform>A colour ran out: take %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build your tower: %n cube(s) to go</source>
        <translation>
            <numerusform>Build your tower: %n cube to go</numerusform>
            <numerusform>Build your tower: %n cubes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n roof(s) of different symbols</source>
        <translation>
            <numerusform>Take %n roof</numerusform>
            <numerusform>Take %n roofs of different symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a fish card: %n to go</source>
        <translation>
            <numerusform>Take a fish card: %n to go</numerusform>
            <numerusform>Take a fish card: %n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuranoRefusals</name>
    <message numerus="yes">
        <source>%n card(s) short of a set.</source>
        <translation>
            <numerusform>%n card short of a set.</numerusform>
            <numerusform>%n cards short of a set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) short for this move.</source>
        <translation>
            <numerusform>%n coin short for this move.</numerusform>
            <numerusform>%n coins short for this move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) below are missing.</source>
        <translation>
            <numerusform>%n cube below is missing.</numerusform>
            <numerusform>%n cubes below are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) rest on this one.</source>
        <translation>
            <numerusform>%n cube rests on this one.</numerusform>
            <numerusform>%n cubes rest on this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) still go on the tower.</source>
        <translation>
            <numerusform>%n cube still goes on the tower.</numerusform>
            <numerusform>%n cubes still go on the tower.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n end(s) would rest on nothing.</source>
        <translation>
            <numerusform>%n end would rest on nothing.</numerusform>
            <numerusform>Both ends would rest on nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) for roofs are empty.</source>
        <translation>
            <numerusform>%n space for roofs is empty.</numerusform>
            <numerusform>%n spaces for roofs are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) lie between these houses.</source>
        <translation>
            <numerusform>%n space lies between these houses.</numerusform>
            <numerusform>%n spaces lie between these houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n route(s) away.</source>
        <translation>
            <numerusform>That is %n route away.</numerusform>
            <numerusform>That is %n routes away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceHints</name>
    <message numerus="yes">
        <source>%n point(s) now with {thing}.</source>
        <extracomment>{thing}: "settlement 5"; %n: the points it brings</extracomment>
        <translation>
            <numerusform>%n point now with {thing}.</numerusform>
            <numerusform>%n points now with {thing}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brings the {title}: %n point(s).</source>
        <extracomment>{title}: "Longest Road"; %n: the points it brings</extracomment>
        <translation>
            <numerusform>This brings the {title}: %n point.</numerusform>
            <numerusform>This brings the {title}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceLog</name>
    <message numerus="yes">
        <source>%n empty turn(s)</source>
        <translation>
            <numerusform>%n empty turn</numerusform>
            <numerusform>%n empty turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest Army: %n knight(s)</source>
        <translation>
            <numerusform>Largest Army: %n knight</numerusform>
            <numerusform>Largest Army: %n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest Road: %n segment(s)</source>
        <translation>
            <numerusform>Longest Road: %n segment</numerusform>
            <numerusform>Longest Road: %n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n point(s) each.</source>
        <extracomment>result. {names}: "Mei and Grandpa"</extracomment>
        <translation>
            <numerusform>{names} share the win, %n point each.</numerusform>
            <numerusform>{names} share the win, %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} rerolled %n die(s): {faces}</source>
        <extracomment>log. {faces}: all dice after it, "2 ore, wool and gold"</extracomment>
        <translation>
            <numerusform>{name} rerolled %n die: {faces}</numerusform>
            <numerusform>{name} rerolled %n dice: {faces}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s); {other} has {points}.</source>
        <extracomment>result. {points}: the points of {other}, who came second</extracomment>
        <translation>
            <numerusform>{name} wins with %n point; {other} has {points}.</numerusform>
            <numerusform>{name} wins with %n points; {other} has {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points in %n turn(s).</source>
        <translation>
            <numerusform>{points} points in %n turn.</numerusform>
            <numerusform>{points} points in %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceMoves</name>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>a preview: what this would bring</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep what you like and reroll: %n throw(s) left</source>
        <translation>
            <numerusform>Keep what you like and reroll: %n throw left</numerusform>
            <numerusform>Keep what you like and reroll: %n throws left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {faces}; reroll %n die(s)</source>
        <extracomment>{faces}: "2 ore and wool"</extracomment>
        <translation>
            <numerusform>Keep {faces}; reroll %n die</numerusform>
            <numerusform>Keep {faces}; reroll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll all %n dice</source>
        <translation>
            <numerusform>Reroll the die</numerusform>
            <numerusform>Reroll all %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll: %n kept</source>
        <extracomment>button: throw the others again</extracomment>
        <translation>
            <numerusform>Reroll: %n kept</numerusform>
            <numerusform>Reroll: %n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll all %n dice</source>
        <translation>
            <numerusform>Roll the die</numerusform>
            <numerusform>Roll all %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceNames</name>
    <message numerus="yes">
        <source>%n brick</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n brick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n castle(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>%n castle</numerusform>
            <numerusform>%n castles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <comment>plural: cities</comment>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>an amount of dice that one may not see</comment>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumber</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n lumber</numerusform>
            <numerusform>%n lumber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n ore</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <extracomment>how many have been built</extracomment>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceRefusals</name>
    <message numerus="yes">
        <source>Only %n throw(s) a turn.</source>
        <translation>
            <numerusform>Only %n throw a turn.</numerusform>
            <numerusform>Only %n throws a turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatanDiceWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>a choice of an option</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresPicture</name>
    <message numerus="yes">
        <source>Mostly with {name}: %n time(s)</source>
        <translation>
            <numerusform>Mostly with {name}: once</numerusform>
            <numerusform>Mostly with {name}: %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoChoices</name>
    <message numerus="yes">
        <source>%n blend(s) at most</source>
        <comment>foresight while planning</comment>
        <translation>
            <numerusform>%n blend at most</numerusform>
            <numerusform>%n blends at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) left</source>
        <comment>foresight</comment>
        <translation>
            <numerusform>%n thaler left</numerusform>
            <numerusform>%n thalers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) can be paid now</source>
        <comment>foresight while planning</comment>
        <translation>
            <numerusform>%n tile can be paid now</numerusform>
            <numerusform>%n tiles can be paid now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) for {cost}; you have {money}</source>
        <extracomment>foresight while planning. {cost}: "6 thalers", {money}: "12 thalers"</extracomment>
        <translation>
            <numerusform>%n tile for {cost}; you have {money}</numerusform>
            <numerusform>%n tiles for {cost}; you have {money}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still restore a tile: %n assistant(s) would do nothing.</source>
        <translation>
            <numerusform>You can still restore a tile: %n assistant would do nothing.</numerusform>
            <numerusform>You can still restore a tile: %n assistants would do nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mood {mood}, %n assistant(s)</source>
        <extracomment>foresight of an hour. {mood}: "+2"</extracomment>
        <translation>
            <numerusform>mood {mood}, %n assistant</numerusform>
            <numerusform>mood {mood}, %n assistants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoHints</name>
    <message numerus="yes">
        <source>%n point(s) for paints that no tile needs better.</source>
        <translation>
            <numerusform>%n point for paints that no tile needs better.</numerusform>
            <numerusform>%n points for paints that no tile needs better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), and a thaler each round from now on.</source>
        <translation>
            <numerusform>%n point, and a thaler each round from now on.</numerusform>
            <numerusform>%n points, and a thaler each round from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {bonus} of them from the bishop.</source>
        <translation>
            <numerusform>%n point, {bonus} of it from the bishop.</numerusform>
            <numerusform>%n points, {bonus} of them from the bishop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are worth more than these portraits.</source>
        <translation>
            <numerusform>%n thaler is worth more than these portraits.</numerusform>
            <numerusform>%n thalers are worth more than these portraits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forwards is %n point(s) more.</source>
        <translation>
            <numerusform>Forwards is %n point more.</numerusform>
            <numerusform>Forwards is %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day I can see has %n assistant(s) in the {column}.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation>
            <numerusform>The best day I can see has %n assistant in the {column}.</numerusform>
            <numerusform>The best day I can see has %n assistants in the {column}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoLog</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>under a player's name</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) left: the last round</source>
        <comment>log</comment>
        <translation>
            <numerusform>Only %n tile left: the next round is the last</numerusform>
            <numerusform>Only %n tiles left: the next round is the last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} fulfilled a {request}: %n point(s)</source>
        <extracomment>log. {request}: "orange request"</extracomment>
        <translation>
            <numerusform>{name} fulfilled a {request}: %n point</numerusform>
            <numerusform>{name} fulfilled a {request}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n point(s)</source>
        <extracomment>log. %n: points of the tile</extracomment>
        <translation>
            <numerusform>{name} restored a tile: %n point</numerusform>
            <numerusform>{name} restored a tile: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n points ({points} + {bonus})</source>
        <extracomment>log. %n: all points, {points}: of the tile, {bonus}: of the bishop</extracomment>
        <translation>
            <numerusform>{name} restored a tile: %n point ({points} + {bonus})</numerusform>
            <numerusform>{name} restored a tile: %n points ({points} + {bonus})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored the altar: %n point(s)</source>
        <extracomment>log</extracomment>
        <translation>
            <numerusform>{name} restored the altar: %n point</numerusform>
            <numerusform>{name} restored the altar: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the portrait “{card}”: %n point(s)</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation>
            <numerusform>{name} took the portrait “{card}”: %n point</numerusform>
            <numerusform>{name} took the portrait “{card}”: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoMoves</name>
    <message numerus="yes">
        <source>+%n blend(s) for each assistant in the workshop</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>+%n blend for each assistant in the workshop</numerusform>
            <numerusform>+%n blends for each assistant in the workshop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n mood for each assistant in the theatre</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>+%n mood for each assistant in the theatre</numerusform>
            <numerusform>+%n mood for each assistant in the theatre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) for each assistant in the studio</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>+%n thaler for each assistant in the studio</numerusform>
            <numerusform>+%n thalers for each assistant in the studio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) of income a round</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>+%n thaler of income a round</numerusform>
            <numerusform>+%n thalers of income a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each market tile −%n thaler(s)</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>each market tile −%n thaler</numerusform>
            <numerusform>each market tile −%n thalers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every bonus of the bishop +%n</source>
        <comment>a lasting portrait</comment>
        <translation>
            <numerusform>every bonus of the bishop +%n</numerusform>
            <numerusform>every bonus of the bishop +%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoNames</name>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n blue</numerusform>
            <numerusform>%n blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n brown</numerusform>
            <numerusform>%n brown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n orange</numerusform>
            <numerusform>%n orange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n pink</numerusform>
            <numerusform>%n pink</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n purple</numerusform>
            <numerusform>%n purple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n red</numerusform>
            <numerusform>%n red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <comment>an amount of money</comment>
        <translation>
            <numerusform>%n thaler</numerusform>
            <numerusform>%n thalers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <comment>an amount of paint</comment>
        <translation>
            <numerusform>%n yellow</numerusform>
            <numerusform>%n yellow</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoPrompts</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>on the ceiling</comment>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n tile(s) for the request</source>
        <comment>prompt</comment>
        <translation>
            <numerusform>Give %n more tile for the request</numerusform>
            <numerusform>Give %n more tiles for the request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more assistant(s)</source>
        <comment>prompt</comment>
        <translation>
            <numerusform>Place %n more assistant</numerusform>
            <numerusform>Place %n more assistants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoRefusals</name>
    <message numerus="yes">
        <source>%n assistant(s) still to place.</source>
        <translation>
            <numerusform>%n assistant still to place.</numerusform>
            <numerusform>%n assistants still to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column of the action board has %n space(s).</source>
        <translation>
            <numerusform>A column of the action board has %n space.</numerusform>
            <numerusform>A column of the action board has %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request takes %n different tiles.</source>
        <translation>
            <numerusform>A request takes %n tile.</numerusform>
            <numerusform>A request takes %n different tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n assistant(s) carry a tile.</source>
        <translation>
            <numerusform>Your %n assistant carries a tile already.</numerusform>
            <numerusform>All %n assistants carry a tile already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An assistant in the workshop blends %n time(s).</source>
        <translation>
            <numerusform>An assistant in the workshop blends %n time.</numerusform>
            <numerusform>An assistant in the workshop blends %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leonardo wants a tile of %n point(s).</source>
        <translation>
            <numerusform>Leonardo wants a tile of %n point.</numerusform>
            <numerusform>Leonardo wants a tile of %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a choice of an option</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es) were read anew from their files.</source>
        <translation>
            <numerusform>%n match was read anew from its file.</numerusform>
            <numerusform>%n matches were read anew from their files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>open matches</comment>
        <extracomment>button: other matches that are not over</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulForesight</name>
    <message numerus="yes">
        <source>+%n ruby(s)</source>
        <comment>preview; plural: rubies</comment>
        <extracomment>a preview: rubies gained</extracomment>
        <translation>
            <numerusform>+%n ruby</numerusform>
            <numerusform>+%n rubies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulHints</name>
    <message numerus="yes">
        <source>%n assistant(s) come back; without them nobody can work.</source>
        <translation>
            <numerusform>An assistant comes back; without one nobody can work.</numerusform>
            <numerusform>%n assistants come back; without them nobody can work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) bring {lira} at once.</source>
        <extracomment>{lira}: "9 Lira"</extracomment>
        <translation>
            <numerusform>One good brings {lira} at once.</numerusform>
            <numerusform>%n goods bring {lira} at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulLog</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win, %n ruby(s) each.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{names} share the win, %n ruby each.</numerusform>
            <numerusform>{names} share the win, %n rubies each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n ruby(s): the last round</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name} has %n ruby: the last round</numerusform>
            <numerusform>{name} has %n rubies: the last round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes a ruby ({place}), now %n</source>
        <extracomment>log. {place}: "Tea House"; the count is all rubies of the player now</extracomment>
        <translation>
            <numerusform>{name} takes a ruby ({place}), now %n</numerusform>
            <numerusform>{name} takes a ruby ({place}), now %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n ruby(s), ahead of {other} by {tie}.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name} wins with %n ruby, ahead of {other} by {tie}.</numerusform>
            <numerusform>{name} wins with %n rubies, ahead of {other} by {tie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n ruby(s); {other} has {n}.</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>{name} wins with %n ruby; {other} has {n}.</numerusform>
            <numerusform>{name} wins with %n rubies; {other} has {n}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulNames</name>
    <message numerus="yes">
        <source>%n Lira</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n Lira</numerusform>
            <numerusform>%n Lira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assistant(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n assistant</numerusform>
            <numerusform>%n assistants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabric</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n fabric</numerusform>
            <numerusform>%n fabric</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n fruit</numerusform>
            <numerusform>%n fruit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of any kind</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n good of any kind</numerusform>
            <numerusform>%n goods of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewelry</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n jewelry</numerusform>
            <numerusform>%n jewelry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruby(s)</source>
        <comment>plural: rubies</comment>
        <translation>
            <numerusform>%n ruby</numerusform>
            <numerusform>%n rubies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spice</source>
        <comment>amount</comment>
        <translation>
            <numerusform>%n spice</numerusform>
            <numerusform>%n spice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulPieces</name>
    <message numerus="yes">
        <source>%n extension(s) left</source>
        <translation>
            <numerusform>%n extension left</numerusform>
            <numerusform>%n extensions left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulPrompts</name>
    <message numerus="yes">
        <source>Take %n more card(s)</source>
        <translation>
            <numerusform>Take %n more card</numerusform>
            <numerusform>Take %n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IstanbulRefusals</name>
    <message numerus="yes">
        <source>%n extension(s) fit.</source>
        <translation>
            <numerusform>%n extension fits.</numerusform>
            <numerusform>%n extensions fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each step goes up, down, left or right: that would be %n step(s).</source>
        <translation>
            <numerusform>Each step goes up, down, left or right: that would be %n step.</numerusform>
            <numerusform>Each step goes up, down, left or right: that would be %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It replaces the normal one or two places; this one is %n away.</source>
        <translation>
            <numerusform>It replaces the normal one or two places; this one is %n away.</numerusform>
            <numerusform>It replaces the normal one or two places; this one is %n away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat {starter} was chosen to start, but %n player(s) sit down.</source>
        <translation>
            <numerusform>Seat {starter} was chosen to start, but %n player sits down.</numerusform>
            <numerusform>Seat {starter} was chosen to start, but %n players sit down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n place(s) away.</source>
        <translation>
            <numerusform>That is %n place away.</numerusform>
            <numerusform>That is %n places away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With them up to %n player(s) sit down.</source>
        <translation>
            <numerusform>With them up to %n player sits down.</numerusform>
            <numerusform>With them up to %n players sit down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wheelbarrow holds %n of each.</source>
        <translation>
            <numerusform>Your wheelbarrow holds %n of each.</numerusform>
            <numerusform>Your wheelbarrow holds %n of each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchEndPage</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>how long a match took</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>how long a match was</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>how long a match took</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <extracomment>how long a match was</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>how many seats bots have</extracomment>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>how many seats persons have</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n persons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaHints</name>
    <message numerus="yes">
        <source>%n more card(s) in the hand for the next turn.</source>
        <translation>
            <numerusform>One more card in the hand for the next turn.</numerusform>
            <numerusform>%n more cards in the hand for the next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n point at once.</numerusform>
            <numerusform>%n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in this turn, and about {reply} for your opponent's reply.</source>
        <translation>
            <numerusform>%n point in this turn, and about {reply} for your opponent's reply.</numerusform>
            <numerusform>%n points in this turn, and about {reply} for your opponent's reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A roof and its spire: %n point(s) in this turn.</source>
        <translation>
            <numerusform>A roof and its spire: %n point in this turn.</numerusform>
            <numerusform>A roof and its spire: %n points in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More points are possible, but this leaves about %n point(s) for the reply.</source>
        <translation>
            <numerusform>More points are possible, but this leaves about %n point for the reply.</numerusform>
            <numerusform>More points are possible, but this leaves about %n points for the reply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you build {colour} columns on the new floor: %n point(s) in this turn.</source>
        <translation>
            <numerusform>Then you build {colour} columns on the new floor: %n point in this turn.</numerusform>
            <numerusform>Then you build {colour} columns on the new floor: %n points in this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaLog</name>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <comment>under a name</comment>
        <translation>
            <numerusform>%n card in the hand</numerusform>
            <numerusform>%n cards in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} ended the turn with %n point(s)</source>
        <translation>
            <numerusform>{name} ended the turn with %n point</numerusform>
            <numerusform>{name} ended the turn with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{one} wins with %n point(s); {two} has {other}.</source>
        <translation>
            <numerusform>{one} wins with %n point; {two} has {other}.</numerusform>
            <numerusform>{one} wins with %n points; {two} has {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaMoves</name>
    <message numerus="yes">
        <source>Discard %n more card(s)</source>
        <translation>
            <numerusform>Discard one more card</numerusform>
            <numerusform>Discard %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This ends the match, and you are %n point(s) behind.</source>
        <translation>
            <numerusform>This ends the match, and you are %n point behind.</numerusform>
            <numerusform>This ends the match, and you are %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{spots} spire, %n more card(s)</source>
        <comment>an answer</comment>
        <extracomment>an answer: the roof's tile by its spire, and how many cards the spire takes besides that of the roof</extracomment>
        <translation>
            <numerusform>{spots} spire, one more card</numerusform>
            <numerusform>{spots} spire, %n more cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaNames</name>
    <message numerus="yes">
        <source>%n open {colour} card(s)</source>
        <extracomment>{colour}: red</extracomment>
        <translation>
            <numerusform>%n open {colour} card</numerusform>
            <numerusform>%n open {colour} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {colour} card(s) in the hand</source>
        <extracomment>{colour}: red</extracomment>
        <translation>
            <numerusform>%n {colour} card in the hand</numerusform>
            <numerusform>%n {colour} cards in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>points that a build makes: +3</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagodaRefusals</name>
    <message numerus="yes">
        <source>%n card(s) are in your hand</source>
        <translation>
            <numerusform>%n card is in your hand</numerusform>
            <numerusform>%n cards are in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) are built already</source>
        <translation>
            <numerusform>%n column is built already</numerusform>
            <numerusform>%n columns are built already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) still missing here</source>
        <translation>
            <numerusform>One column is still missing here</numerusform>
            <numerusform>%n columns are still missing here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to discard first</source>
        <translation>
            <numerusform>One more card to discard first</numerusform>
            <numerusform>%n more cards to discard first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) belong there.</source>
        <translation>
            <numerusform>%n value belongs there.</numerusform>
            <numerusform>%n values belong there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <extracomment>how often the searched words were found</extracomment>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message numerus="yes">
        <source>%n move(s) can be opened; the damaged file is kept beside it.</source>
        <translation>
            <numerusform>%n move can be opened; the damaged file is kept beside it.</numerusform>
            <numerusform>%n moves can be opened; the damaged file is kept beside it.</numerusform>
        </translation>
    </message>
</context>
</TS>
