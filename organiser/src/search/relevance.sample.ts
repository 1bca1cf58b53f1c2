/** What a visitor types, and what has to be among the first five of the list: a record, or records of one area or country only. */
export type Expectation = {
  list: 'Exhibitors' | 'Products';
  lang: 'tw' | 'en';
  typed: string;
  why: string;
  expected: { id: string } | { area: string } | { country: string; area: string };
};

const rows = (
  list: Expectation['list'],
  lang: Expectation['lang'],
  ...table: [typed: string, expected: string, why: string][]
): Expectation[] => table.map(([typed, expected, why]) => ({ list, lang, typed, why, expected: read(expected) }));

function read(expected: string): Expectation['expected'] {
  if (/^\d+$/u.test(expected)) return { id: expected };
  const [area = '', country] = expected.split(' ');
  return country === undefined ? { area } : { area, country };
}

export const expectations: Expectation[] = [
  ...rows(
    'Exhibitors',
    'tw',
    ['奧拉奇谷蒸餾所', '1001', 'the whole name'],
    ['奧拉奇谷', '1001', 'the beginning of a name'],
    ['奧拉其谷', '1001', 'a wrong character'],
    ['奧拉谷', '1001', 'a missing character'],
    ['奧拉拉奇谷', '1001', 'a character too many'],
    ['奧拉谷奇', '1001', 'two characters swapped'],
    ['奥拉奇谷蒸馏所', '1001', 'Simplified for Traditional'],
    ['Glen Orrachy', '1001', 'the English name on the Chinese site'],
    ['glen orachy', '1001', 'a missing letter'],
    ['GLENORRACHY', '1001', 'capitals, no space'],
    ['Ｇｌｅｎ　Ｏｒｒａｃｈｙ', '1001', 'full width'],
    ['德拉艾馬榭香檳', '1016', 'the whole name'],
    ['delahaye marchais', '1016', 'a hyphen that was not typed'],
    ['筑後かささぎ酒造', '1081', 'the Japanese name'],
    ['筑後鵲', '1081', 'the beginning of a name'],
    ['日向高千麦', '1091', 'the Japanese form of a character'],
    ['永川精選酒藏', '1156', 'the whole name'],
    ['永川精选酒蔵', '1156', 'characters of three countries in one name'],
    ['信義梅雨', '1221', 'the beginning of a name'],
    ['北岭雪水啤酒', '1251', 'Simplified for Traditional'],
    ['오름감귤', '1096', 'the Korean name'],
    ['Μελτέμι', '1236', 'the Greek name with its accent'],
    ['黑潮琉球', '1306', 'the beginning of a name'],
    ['清酒', 'sake', 'a word of two characters'],
    ['啤酒', 'beer', 'a word of two characters'],
    ['酒清', 'sake', 'two characters swapped'],
    ['日本威士忌', 'spirits JP', 'two words in one'],
    ['臺灣啤酒', 'beer TW', 'two words in one, 臺'],
    ['台灣啤酒', 'beer TW', 'two words in one, 台'],
    ['台湾啤酒', 'beer TW', 'two words in one, Simplified'],
  ),
  ...rows(
    'Exhibitors',
    'en',
    ['Chateau Sainte Olivade', '1281', 'no accents, no hyphen'],
    ['Château Sainte-Olivade', '1281', 'the whole name'],
    ['sainte olivad', '1281', 'a missing letter'],
    ['聖奧利瓦堡', '1281', 'the Chinese name on the English site'],
    ['圣奥利瓦堡', '1281', 'the Chinese name in Simplified'],
    ['Doña Tierra', '1036', 'with its accent'],
    ['dona tierra', '1036', 'without'],
    ['Lossgarten', '1136', 'without its umlaut'],
    ['Loessgarten', '1136', 'the umlaut as two letters'],
    ['harbor nine', '1121', 'American spelling'],
    ['blackthron quay', '1286', 'two letters swapped'],
    ['arches anvil', '1336', 'a sign that was not typed'],
    ['arches & anvil brewing', '1336', 'the whole name with its sign'],
    ['Naniwa Backstret', '1061', 'a missing letter'],
    ['Miyamizu Gombei', '1271', 'another spelling of a Japanese name'],
    ['whalebone', '1031', 'one word of the name'],
    ['falkenlay', '1206', 'a wrong letter'],
    ['japanese sake', 'sake JP', 'what and from where'],
    ['craft beer taiwan', 'beer TW', 'what and from where'],
    ['whiskey', 'spirits', 'the Irish spelling'],
    ['wines from italy', 'wine IT', 'a plural and a word that says nothing'],
  ),
  ...rows(
    'Products',
    'tw',
    ['未過濾皮爾森', '20991', 'a part of the name'],
    ['金公雞皮爾森', '20991', 'two parts of a name as one'],
    ['蘭陽雨影琴酒', '20136', 'maker and kind as one'],
    ['桂花香艾酒', '20406', 'in another order'],
    ['SGOD-810', '20001', 'the model'],
    ['sgod810', '20001', 'the model without its hyphen'],
    ['鹤井纯米酒', '20541', 'Simplified, and a wrong character'],
    ['鶴井純米酒', '20541', 'a character that looks alike'],
    ['出羽燦々', 'sake', 'as it is written in Japan'],
    ['鳳梨龍眼蜜', '21216', 'what it is made of'],
    ['大吟釀', 'sake', 'a kind'],
    ['紅酒', 'wine', 'a kind, by its short name'],
  ),
  ...rows(
    'Products',
    'en',
    ['unfiltered pilsner', '20991', 'a part of the name'],
    ['unfiltred pilsener', '20991', 'two errors'],
    ['Gewurztraminer Sonnrain', '21936', 'no umlaut, in another order'],
    ['albarino bretema', '22296', 'no accents'],
    ['zinfandel iron gate', '21981', 'in another order'],
    ['Torrebianca Primitvo', '22026', 'a missing letter'],
    ['jinxuan tea', '21081', 'what it is made of'],
    ['dewa sansan', 'sake', 'two words for one'],
    ['XO brandy', 'spirits', 'a short word'],
  ),
];
