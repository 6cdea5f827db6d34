"""Make the bundled fonts: `uv run --no-project --with fonttools --with brotli python packaging/fonts.py`.

Run it again when texts have grown and tests/look/test_fonts.py misses a character; the diff is the new .ttf files. Takes a
minute. Needs npm once, for these packages, all under the SIL Open Font Licence:

- Nunito Sans and Fraunces (Latin, whole), for text and titles;
- Noto Sans TC Regular and Bold, cut down to Big5 level 1, characters of names, and every character in our texts;
- Table Kai TC, for titles: cut from LXGW WenKai TC Bold, with as much of Big5 level 1 as fits into 2.5 MB. "LXGW"
  and its Chinese name are reserved, hence the other name.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "assets/fonts"
WORK = ROOT / "build/fonts"
PACKAGES = {
    "@fontsource/fraunces": "5.3.0",
    "@fontsource/nunito-sans": "5.3.0",
    "@expo-google-fonts/noto-sans-tc": "0.4.3",
    "lxgw-wenkai-tc-webfont": "1.2.0",
}
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black"}
LATIN = (("fraunces", "Fraunces", (600, 700, 900)), ("nunito-sans", "Nunito Sans", (400, 600, 700, 800)))
LICENCES = {
    "Fraunces-OFL.txt": "@fontsource/fraunces/LICENSE",
    "NunitoSans-OFL.txt": "@fontsource/nunito-sans/LICENSE",
    "NotoSansTC-OFL.txt": "@expo-google-fonts/noto-sans-tc/LICENSE_FONT",
    "TableKaiTC-OFL.txt": "lxgw-wenkai-tc-webfont/OFL.txt",
}
TEXTS = ("i18n/*.ts", "desktop/**/*.md", "desktop/**/*.toml", "desktop/**/*.py")
SIGNS = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "–—…‘’“”•→←↑↓×÷−★☆●○■□▲△◆◇✚✓①②③④⑤⑥⑦⑧⑨"
# What people here are called and call themselves: family names, given names, relatives, nicknames. Level 2 of Big5 is too
# large to bundle, so the text face too has only these of it.
NAMES = (
    "陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾彭游詹胡施沈余盧梁趙顏柯翁魏孫戴范方宋鄧杜傅侯曹薛丁卓阮馬董溫唐藍石蔣古紀姚連馮歐"
    "程湯田康姜汪白鄒尤巫鐘黎涂龔嚴韓袁金童陸夏柳凃邵錢伍倪于譚駱熊任甘秦顧毛章史萬官俞雷粘華池塗柴房牛盛裴司徒端木諸葛上官歐陽包常易武樊路安鄔殷畢郝孔崔"
    "志明俊建家淑芬惠美玲雅婷怡君欣宗翰冠廷品子晴梅蘭竹菊春秋冬花月雪雲風雨山川海天地光國民忠孝仁愛信義和平福祿壽喜樂順利財寶銀玉珠翠麗秀英素貞秋珍珊瑩"
    "雄強勇力武文學富貴榮昌發達成功祥瑞吉慶豐年進財旺添丁德正直良心慧敏靜柔純真芳香蓮荷桃李杏桂榕杉楊葉茶米豆糖蜜果莓橘柚檸檬瓜椰棗栗芋薯"
    "阿公嬤爺奶爸媽哥姐姊弟妹叔伯姑姨舅表堂孫姪甥婆寶貝老師同學長隊友朋客小大中胖瘦高矮乖甜笑開心快樂夢想希望自由勇敢可愛貓狗兔熊虎龍鳳馬羊猴雞鴨鵝豬牛鼠蛇"
    "鹿象獅豹狼狐狸鯨魚蝦蟹龜鳥燕鷹鶴蝶蜂蟻星辰曜日月水木火土一二三四五六七八九十百千萬東西南北紅橙黃綠藍靛紫黑白灰金銅鐵錫電腦機器人高手"
    "喆堃峯璟瑄妤婕瑀睿霈旻昀昕暐煒燁珈珮琬瑋璇甯翊芷莛蓁諺鈺鋐頡驊麒苡彣妘姵娸媗媞嫺恩恆愷慈懿晞晟曄曦朵柔梣楷榆沂沛泓洛浩淇渝湘漾潔澄"
    "瀞炘焄煊熙玟玥珊珞珣琇琳琮瑤瑪璿甄畇皓盈瞳筠綺綾羿翎翰聿芃芊苓茹荃莉菀菲萱葳蓓蔓蕙薰蘭裕詩語誼誠謙豪辰迦采釩鈴鈞銘銓鋒錡鍾鎧鑫閎陞隆雯霏靖靚"
    "韋韻頤頎馥騏驥鵬黛齊龢仟仕佑佳侑俐倢倩偉傑儒允兆冠凱勛勳卉叡咏咨喬嘉囿圻垚埕堯塏壎奕妍妙妡妮姍姝姸娜娟婷媛嫣孜孟宇宏宜宥宸容寧寬尉尹屹岑岳峻"
    "崇崴嵐巧希庭弘彥彬彤徹恬悅惟戎承挺捷揚斌於旂昇昌明易星映昱晁晉晨晴智暄暉曜杰松林柏栩桐桓梓楓槿櫻歆毅沅沐沁沄泰洋洧洺浚涵淯淳渟湞溱溫滋漢潁潔"
)
LARGEST_KAI = 2_500_000  # bytes


def big5_level_1() -> str:
    """The 5,401 characters of daily use, and Big5's punctuation."""
    chars = []
    for lead in range(0xA1, 0xC7):
        for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            try:
                chars.append(bytes([lead, trail]).decode("big5"))
            except UnicodeDecodeError:
                continue
    return "".join(chars)


def texts() -> str:
    """Every character that the program may show: translations, rules, lessons, and what stands in the sources."""
    files = {file for pattern in TEXTS for file in ROOT.glob(pattern)}
    found = {ch for file in files for ch in file.read_text(encoding="utf-8")}
    return "".join(sorted(ch for ch in found if ch.isprintable()))


def fetch() -> Path:
    """The npm packages, fetched once into build/fonts."""
    WORK.mkdir(parents=True, exist_ok=True)
    wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]
    subprocess.run(["npm", "install", *quiet, "--prefix", str(WORK), *wanted], check=True)
    return WORK / "node_modules"


def rename(font: TTFont, family: str, weight: int) -> None:
    """Give a font one family name for all its weights, so that Qt finds them together."""
    style = STYLES[weight]
    plain = weight in (400, 700)
    names = font["name"]
    names.names = [n for n in names.names if n.nameID not in (1, 2, 4, 6, 16, 17, 21, 22)]
    for name_id, value in (
        (1, family if plain else f"{family} {style}"),
        (2, style if plain else "Regular"),
        (4, f"{family} {style}"),
        (6, f"{family}-{style}".replace(" ", "")),
        (16, family),
        (17, style),
    ):
        names.setName(value, name_id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight


def cut(source: Path, target: Path, characters: str) -> None:
    """Write only these characters of a font. No hinting: the program asks for none."""
    options = subset.Options(
        layout_features=["kern", "liga", "locl", "vert", "ccmp"], hinting=False, notdef_outline=True, name_IDs=["*"]
    )
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=characters)
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def whole_kai(modules: Path) -> Path:
    """The web font comes in some hundred slices; this joins them again."""
    target = WORK / "kai.ttf"
    if target.exists():
        return target
    slices = []
    for i, part in enumerate(
        sorted((modules / "lxgw-wenkai-tc-webfont/files").glob("lxgwwenkaitc-bold-subset-*.woff2"))
    ):
        font = TTFont(part, recalcTimestamp=False)
        font.flavor = None
        for table in ("GSUB", "GPOS", "GDEF", "vhea", "vmtx", "VORG", "DSIG"):
            if table in font:
                del font[table]
        slices.append(WORK / f"kai-{i}.ttf")
        font.save(slices[-1])
    whole = Merger().merge([str(s) for s in slices])
    rename(whole, "Table Kai TC", 700)
    whole.recalcTimestamp = False
    whole.save(target)
    return target


def cut_kai(source: Path, target: Path, ours: str) -> None:
    """The title face: what we use, and of Big5 level 1 (which is ordered by strokes: the plainest are the most common) as
    many as LARGEST_KAI allows."""
    level_1, part = big5_level_1(), 1.0
    cut(source, target, ours + level_1)
    while target.stat().st_size > LARGEST_KAI and part > 0:
        part = max(0.0, part * LARGEST_KAI / target.stat().st_size - 0.02)
        cut(source, target, ours + level_1[: int(len(level_1) * part)])
    print(f"{part:.0%} of Big5 level 1 in the title face")


def main(also: list[Path]) -> None:
    """`also`: text files whose characters are wanted too, before they have found their way into the program."""
    modules = fetch()
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.ttf"):
        old.unlink()
    for package, family, weights in LATIN:
        for weight in weights:
            file = modules / "@fontsource" / package / "files" / f"{package}-latin-{weight}-normal.woff2"
            font = TTFont(file, recalcTimestamp=False)  # a second run changes nothing
            font.flavor = None
            rename(font, family, weight)
            font.save(OUT / f"{family.replace(' ', '')}-{STYLES[weight]}.ttf")
    ours = SIGNS + NAMES + texts() + "".join(file.read_text(encoding="utf-8") for file in also)
    everyday = ours + big5_level_1()
    noto = modules / "@expo-google-fonts/noto-sans-tc"
    cut(noto / "400Regular/NotoSansTC_400Regular.ttf", OUT / "NotoSansTC-Regular.ttf", everyday)
    cut(noto / "700Bold/NotoSansTC_700Bold.ttf", OUT / "NotoSansTC-Bold.ttf", everyday)
    cut_kai(whole_kai(modules), OUT / "TableKaiTC-Bold.ttf", ours)
    for name, source in LICENCES.items():
        shutil.copyfile(modules / source, OUT / name)
    licence = OUT / "TableKaiTC-OFL.txt"  # the package's text lacks the notice that the licence asks for
    notice = TTFont(OUT / "TableKaiTC-Bold.ttf")["name"].getDebugName(0)
    made = "Table Kai TC is cut down from LXGW WenKai TC Bold and renamed, as the licence asks."
    licence.write_text(f"{notice}\n{made}\n\n{licence.read_text(encoding='utf-8')}", encoding="utf-8")
    for file in sorted(OUT.iterdir()):
        print(f"{file.stat().st_size:>10,}  {file.name}")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
