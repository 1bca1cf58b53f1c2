import { foldSearchText } from '../../store/search-text.ts';

/** Rows of synonymous trade terms. A search for one term matches its whole row. */
export const rows: readonly (readonly string[])[] = [
  ['whisky', 'whiskey', '威士忌'],
  ['红酒', '红葡萄酒'],
  ['白酒', '白葡萄酒'],
  ['粉红酒', '玫瑰红酒', '粉红葡萄酒'],
  ['气泡酒', '起泡酒', '气泡葡萄酒'],
  ['sparkling', 'bubbly', 'fizz'],
  ['sake', '清酒', '日本酒', 'nihonshu'],
  ['啤酒', '麦酒'],
  ['琴酒', '金酒', '杜松子酒'],
  ['兰姆', '朗姆', '兰姆酒', '朗姆酒'],
  ['伏特加', 'vodka'],
  ['白兰地', 'brandy'],
  ['干邑', 'cognac'],
  ['龙舌兰', '龙舌兰酒', 'tequila'],
  ['梅斯卡尔', 'mezcal'],
  ['高粱', '高梁', '金门高粱', '金门高梁', 'kaoliang', 'sorghum'],
  ['烧酎', '烧酒', 'shochu'],
  ['泡盛', 'awamori'],
  ['梅酒', 'umeshu', 'plum wine'],
  ['苹果酒', 'cider'],
  ['司陶特', '黑啤酒', 'stout'],
  ['拉格', 'lager'],
  ['艾尔', 'ale'],
  ['利口酒', '力娇酒', 'liqueur'],
  ['橘酒', '橙酒', '琥珀酒', '陶瓮酒', '橘葡萄酒', 'orange wine', 'amber wine', 'skin contact'],
  // Each country of the fair has its adjective; a test holds this against the country facet.
  ['japan', 'japanese'],
  ['france', 'french'],
  ['italy', 'italian'],
  ['spain', 'spanish'],
  ['germany', 'german'],
  ['portugal', 'portuguese'],
  ['austria', 'austrian'],
  ['australia', 'australian', 'aussie'],
  ['chile', 'chilean'],
  ['argentina', 'argentinian', 'argentine'],
  [
    'united kingdom',
    'uk',
    'britain',
    'british',
    'scotland',
    'scottish',
    'england',
    'english',
    'wales',
    '英国',
    '苏格兰',
    '英格兰',
  ],
  ['united states', 'usa', 'american'],
  ['ireland', 'irish'],
  ['netherlands', 'dutch', 'holland'],
  ['new zealand', 'kiwi', '纽西兰', '新西兰'],
  ['义大利', '意大利'],
  ['winery', 'vineyard', 'wine', '酒庄'],
  ['泥炭', '泥煤', 'peated', 'peaty', 'peat'],
  // Grapes by the names of other countries.
  ['丽丝玲', '雷司令'],
  ['卡本内苏维浓', '赤霞珠'],
  ['白苏维浓', '长相思'],
  ['夏多内', '霞多丽'],
  ['梅洛', '美乐'],
  ['syrah', 'shiraz', '希哈', '西拉'],
  ['pinot gris', 'pinot grigio'],
  ['grenache', 'garnacha', '格那希', '歌海娜'],
  ['田帕尼优', '丹魄'],
  ['马尔贝克', '马贝克'],
  ['south korea', 'korea', 'korean'],
  ['taiwan', 'taiwanese'],
  ['mexico', 'mexican'],
  ['belgium', 'belgian'],
  ['greece', 'greek'],
  ['hungary', 'hungarian'],
  ['georgia', 'georgian'],
  ['south africa', 'south african'],
  ['china', 'chinese'],
  ['czechia', 'czech', 'czech republic'],
  ['canada', 'canadian'],
  ['thailand', 'thai'],
  ['vietnam', 'vietnamese'],
  ['poland', 'polish'],
  ['denmark', 'danish'],
  ['sweden', 'swedish'],
  ['peru', 'peruvian'],
  ['jamaica', 'jamaican'],
  ['hong kong', 'hongkong', 'hk'],
  ['singapore', 'singaporean'],
  [
    '无酒精与低酒精',
    '低酒精',
    '无酒精',
    '零酒精',
    '无醇',
    'low alcohol',
    'low-alcohol',
    'no alcohol',
    'non alcoholic',
    'non-alcoholic',
    'alcohol free',
    'alcohol-free',
    'no and low alcohol',
    'no and low',
    'zero alcohol',
    'dealcoholised',
  ],
  ['自然派', '自然酒', 'natural wine'],
  ['lift', 'elevator', '电梯'],
  ['nursing room', 'nursing', 'breastfeeding', '集乳室', '哺乳', '育婴室', '喂奶'],
  ['power', 'electricity', '水电', '用电', '电力'],
  ['late fee', 'late charge', '滞纳金', '逾期费用'],
  ['craft', 'brewing', 'brewery', 'microbrewery', '精酿'],
];
const meanings = new Map<string, readonly string[]>();
for (const row of rows.map((words) => words.map(foldSearchText)))
  for (const word of row) meanings.set(word, row);

/** The synonyms of this word, without the word itself. */
export function synonymsOf(word: string): readonly string[] {
  return (meanings.get(word) ?? []).filter((other) => other !== word);
}

export function hasSynonyms(phrase: string): boolean {
  return meanings.has(phrase);
}

/** All terms in Latin letters, as candidates for corrections of typing errors. */
export const lettersOfTrade: readonly string[] = [...meanings.keys()].filter((word) =>
  /^[a-z]+$/u.test(word),
);

/** Characters that are easily confused when typed, handwritten or copied. */
const lookAlikes = new Map([
  ['洒', '酒'],
  ['己', '忌'],
  ['梁', '粱'],
  ['青', '清'],
]);
export function asMeant(run: string): string {
  return [...run].map((character) => lookAlikes.get(character) ?? character).join('');
}
