<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BestRow</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>at a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
    <name>FrescoHints</name>
    <message numerus="yes">
        <source>%n point(s) for paints that no tile needs better.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), and a thaler each round from now on.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), {bonus} of them from the bishop.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s) are worth more than these portraits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forwards is %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best day I can see has %n assistant(s) in the {column}.</source>
        <extracomment>{column}: "market"</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoLog</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>under a player's name</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n tile(s) left: the last round</source>
        <comment>log</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} fulfilled a {request}: %n point(s)</source>
        <extracomment>log. {request}: "orange request"</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n point(s)</source>
        <extracomment>log. %n: points of the tile</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored a tile: %n points ({points} + {bonus})</source>
        <extracomment>log. %n: all points, {points}: of the tile, {bonus}: of the bishop</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} restored the altar: %n point(s)</source>
        <extracomment>log</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the portrait “{card}”: %n point(s)</source>
        <extracomment>log. {card}: a portrait's name</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoMoves</name>
    <message numerus="yes">
        <source>%n thaler(s) left</source>
        <comment>foresight</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>on the ceiling</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n blend(s) for each assistant in the workshop</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n mood for each assistant in the theatre</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) for each assistant in the studio</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n thaler(s) of income a round</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n tile(s) for the request</source>
        <comment>prompt</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n more assistant(s)</source>
        <comment>prompt</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still restore a tile: %n assistant(s) would do nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each market tile −%n thaler(s)</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every bonus of the bishop +%n</source>
        <comment>a lasting portrait</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoNames</name>
    <message numerus="yes">
        <source>%n blue</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>an amount</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thaler(s)</source>
        <comment>an amount of money</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow</source>
        <comment>an amount of paint</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoRefusals</name>
    <message numerus="yes">
        <source>%n assistant(s) still to place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column of the action board has %n space(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A request takes %n different tiles.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n assistant(s) carry a tile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An assistant in the workshop blends %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leonardo wants a tile of %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrescoWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a choice of an option</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message numerus="yes">
        <source>%n move(s) can be opened; the damaged file is kept beside it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
