import type { Pair, Phrases, Style } from './part.ts';

const red: Pair[] = [
  [
    '全串與去梗的果實各半發酵，再以舊橡木桶陳放十四個月。',
    'Half whole bunches and half destemmed fruit ferment together, followed by fourteen months in used oak.',
  ],
  [
    '浸皮二十天，每日只淋汁一次，單寧因此細而不硬。',
    'Twenty days on the skins with a single daily pump-over keep the tannins fine.',
  ],
  [
    '在水泥槽內以野生酵母發酵，裝瓶前不過濾。',
    'It ferments with native yeast in concrete and is bottled unfiltered.',
  ],
  [
    '各地塊分開釀造，隔年春天才試飲調配。',
    'Each parcel is made apart and blended only after tasting the following spring.',
  ],
  [
    '三成新桶、七成三年舊桶，木味只在尾韻出現。',
    'Thirty per cent new barrels and seventy per cent third-fill leave oak only on the finish.',
  ],
  [
    '採收後先在冷藏間靜置一夜，隔天才人工揀選。',
    'The fruit rests overnight in a cold room before it is sorted by hand.',
  ],
  [
    '以籃式榨汁機輕壓，自流汁與壓榨汁分開培養。',
    'A basket press works gently, and free-run and pressed wine are raised separately.',
  ],
  ['在五百公升大桶裡培養一年，期間不換桶。', 'A year in 500-litre casks passes without racking.'],
];
const white: Pair[] = [
  [
    '整串壓榨後低溫發酵，再與細酒泥同槽六個月。',
    'Whole bunches are pressed, fermented cool and left on fine lees for six months.',
  ],
  [
    '凌晨採收，果實在太陽升起之前就送進壓榨機。',
    'Picking happens before dawn so that the fruit reaches the press before the sun is up.',
  ],
  [
    '一半在不鏽鋼槽、一半在蛋形水泥槽，兼顧張力與圓潤。',
    'Half steel, half concrete egg: one gives tension, the other roundness.',
  ],
  [
    '僅做部分乳酸發酵，保留採收時的酸度。',
    'Only part of it goes through malolactic fermentation, so the acidity of harvest stays.',
  ],
  [
    '在舊桶中發酵，冬天每週攪桶一次。',
    'Fermentation is in old barrels, with the lees stirred once a week through winter.',
  ],
  ['破皮後浸皮八小時，香氣更直接。', 'Eight hours of skin contact make the aroma more direct.'],
  ['野生酵母慢慢走了三個月才完成發酵。', 'Native yeast took three unhurried months to finish.'],
];
const rose: Pair[] = [
  [
    '直接壓榨，果汁與果皮只接觸四小時。',
    'It is pressed directly, with four hours of skin contact.',
  ],
  [
    '低溫發酵十八天，全程避免接觸空氣。',
    'Eighteen days of cool fermentation keep air away throughout.',
  ],
  ['取自紅酒槽的放血法，顏色略深。', 'Bled from the red-wine vats, it shows a deeper colour.'],
  [
    '三個地塊分批採收，混釀時著重酸度。',
    'Three parcels are picked in turn and blended for acidity.',
  ],
];
const sparkling: Pair[] = [
  [
    '瓶中二次發酵，酒泥陳年三十個月後除渣。',
    'A second fermentation in bottle is followed by thirty months on the lees before disgorging.',
  ],
  [
    '基酒含兩成保留酒，使每年的風格一致。',
    'Twenty per cent reserve wine keeps the house style steady from year to year.',
  ],
  ['補糖量每公升四公克，屬於 Extra Brut。', 'Dosage is four grams a litre, within Extra Brut.'],
  [
    '基酒在舊桶裡過冬，裝瓶後再於酒窖靜置兩年。',
    'The base wine winters in old barrels, and the bottles rest two years in the cellar.',
  ],
  [
    '全程手工轉瓶，除渣日期印在背標。',
    'Bottles are riddled by hand and the disgorging date is on the back label.',
  ],
];
const late: Pair[] = [
  [
    '果實在藤上風乾，分四次人工採收。',
    'The fruit dries on the vine and is picked by hand in four passes.',
  ],
  [
    '榨汁緩慢，一整夜只得到數十公升。',
    'Pressing is slow; a whole night yields a few dozen litres.',
  ],
  [
    '發酵到酸甜平衡時，以降溫讓它停下來。',
    'Cooling stops the fermentation when sweetness and acidity balance.',
  ],
];
const sweet: Pair[] = [
  [
    '發酵途中加入葡萄烈酒，保留天然糖分。',
    'Grape spirit stops the fermentation and keeps natural sugar.',
  ],
  [
    '在小木桶裡氧化陳年六年，每年補桶一次。',
    'Six oxidative years in small casks pass with one topping-up a year.',
  ],
  ['以索雷拉系統混合多個年份後裝瓶。', 'A solera blends many years before bottling.'],
];
const fruit: Pair[] = [
  [
    '果實於產季清洗去核後低溫發酵，不添加香料。',
    'The fruit is washed and stoned in season, then fermented cool without added flavouring.',
  ],
  [
    '整果浸漬三個月，再靜置澄清。',
    'Whole fruit macerates for three months before the liquid is left to clear.',
  ],
  [
    '與產地農會契作，每批標示果園與採收日。',
    'Growers work under contract with the local farmers’ association, and each batch names orchard and picking date.',
  ],
  [
    '發酵後留一點自然的甜與酸，不再調整。',
    'A little natural sweetness and acidity is left after fermentation, with no adjustment.',
  ],
];
const amber: Pair[] = [
  [
    '葡萄連皮帶梗在地下陶甕中發酵六個月。',
    'Juice, skins and stems spend six months together in buried clay vessels.',
  ],
  [
    '陶甕開封後直接裝瓶，沒有幫浦也沒有過濾。',
    'It goes straight from the opened vessel to the bottle, with no pump and no filter.',
  ],
];
const bottle = [750, 750, 750, 375, 1500];
const grape = (
  category: string,
  tw: string,
  en: string,
  methods: readonly Pair[],
  tastes: readonly Pair[],
  tags: readonly string[] = [],
): Style => ({
  category,
  name: [tw, en],
  methods,
  tastes,
  tags,
  volumes: category === 'fruit-wine' || category === 'sweet-fortified' ? [500, 375, 750] : bottle,
  abv:
    category === 'sweet-fortified'
      ? en === 'Late Harvest'
        ? [9.5, 12.5]
        : [17, 20]
      : category === 'fruit-wine'
        ? [8, 14]
        : category === 'red-wine'
          ? [12.5, 14.5]
          : [11, 13.5],
});

export const wineStyles = {
  pinot: grape('red-wine', '黑皮諾', 'Pinot Noir', red, [
    ['紅櫻桃、紫羅蘭與濕潤落葉', 'red cherry, violet and damp leaves'],
    ['野草莓、白胡椒與玫瑰乾', 'wild strawberry, white pepper and dried rose'],
  ]),
  cabernet: grape('red-wine', '卡本內蘇維濃', 'Cabernet Sauvignon', red, [
    ['黑醋栗、雪松與鉛筆芯', 'blackcurrant, cedar and graphite'],
    ['黑莓、月桂葉與可可', 'blackberry, bay leaf and cocoa'],
  ]),
  merlot: grape('red-wine', '梅洛', 'Merlot', red, [
    ['李子、甘草與溫暖的泥土', 'plum, liquorice and warm earth'],
    ['黑櫻桃、紫羅蘭與松露', 'black cherry, violet and truffle'],
  ]),
  syrah: grape('red-wine', '希哈', 'Syrah', red, [
    ['黑橄欖、煙燻培根與黑胡椒', 'black olive, smoked bacon and black pepper'],
    ['藍莓、甘草與碎石', 'blueberry, liquorice and crushed stone'],
  ]),
  grenache: grape(
    'red-wine',
    '格那希',
    'Grenache',
    red,
    [
      ['覆盆子、橙皮與普羅旺斯香草', 'raspberry, orange peel and dried herbs'],
      ['紅莓果醬、白胡椒與迷迭香', 'red-berry jam, white pepper and rosemary'],
    ],
    ['old-vines'],
  ),
  gamay: grape('red-wine', '加美', 'Gamay', red, [
    ['紅醋栗、牡丹與花崗岩般的礦感', 'redcurrant, peony and a granite edge'],
    ['覆盆子、紫羅蘭與一點胡椒', 'raspberry, violet and a touch of pepper'],
  ]),
  nebbiolo: grape('red-wine', '內比奧羅', 'Nebbiolo', red, [
    ['玫瑰、柏油與酸櫻桃', 'rose, tar and sour cherry'],
    ['乾燥橙皮、茴香與紅茶', 'dried orange peel, fennel and black tea'],
  ]),
  barbera: grape('red-wine', '巴貝拉', 'Barbera', red, [
    ['黑櫻桃、桑葚與鮮明的酸度', 'black cherry, mulberry and lively acidity'],
  ]),
  sangiovese: grape('red-wine', '山吉歐維榭', 'Sangiovese', red, [
    ['酸櫻桃、番茄葉與皮革', 'sour cherry, tomato leaf and leather'],
    ['紅李、菸草與百里香', 'red plum, tobacco and thyme'],
  ]),
  corvina: grape('red-wine', '科維納混釀', 'Corvina Blend', red, [
    ['櫻桃酒、杏仁與肉桂', 'cherry, almond and cinnamon'],
  ]),
  nerello: grape(
    'red-wine',
    '馬斯卡雷塞',
    'Nerello Mascalese',
    red,
    [['紅石榴、血橙與火山灰', 'pomegranate, blood orange and volcanic ash']],
    ['volcanic-soil'],
  ),
  primitivo: grape('red-wine', '普米蒂沃', 'Primitivo', red, [
    ['黑李、無花果與地中海灌木', 'black plum, fig and Mediterranean scrub'],
  ]),
  aglianico: grape(
    'red-wine',
    '艾格尼科',
    'Aglianico',
    red,
    [['黑櫻桃、菸草與鐵質感', 'black cherry, tobacco and iron']],
    ['volcanic-soil'],
  ),
  tempranillo: grape('red-wine', '田帕尼優', 'Tempranillo', red, [
    ['紅李、香草與乾燥菸葉', 'red plum, vanilla and dried tobacco'],
    ['桑葚、雪松與甜香料', 'mulberry, cedar and sweet spice'],
  ]),
  carinena: grape(
    'red-wine',
    '卡利濃老藤',
    'Old-vine Carignan',
    red,
    [['黑莓、板岩與百里香', 'blackberry, slate and thyme']],
    ['old-vines'],
  ),
  touriga: grape('red-wine', '國產杜麗佳', 'Touriga Nacional', red, [
    ['紫羅蘭、佛手柑與黑莓', 'violet, bergamot and blackberry'],
    ['桑葚、岩玫瑰與可可', 'mulberry, rock rose and cocoa'],
  ]),
  blaufrankisch: grape('red-wine', '藍佛朗克', 'Blaufränkisch', red, [
    ['黑櫻桃、白胡椒與板岩', 'black cherry, white pepper and slate'],
  ]),
  zinfandel: grape('red-wine', '金芬黛', 'Zinfandel', red, [
    ['黑莓派、黑胡椒與尤加利', 'blackberry pie, black pepper and eucalyptus'],
  ]),
  malbec: grape(
    'red-wine',
    '馬爾貝克',
    'Malbec',
    red,
    [
      ['紫羅蘭、黑李與石墨', 'violet, black plum and graphite'],
      ['桑葚、可可與高地香草', 'mulberry, cocoa and mountain herbs'],
    ],
    ['high-altitude'],
  ),
  carmenere: grape('red-wine', '卡門內爾', 'Carmenère', red, [
    ['烤紅椒、黑莓與咖啡', 'roast pepper, blackberry and coffee'],
  ]),
  pinotage: grape('red-wine', '皮諾塔吉', 'Pinotage', red, [
    ['桑葚、煙燻與可可豆', 'mulberry, smoke and cocoa nib'],
  ]),
  saperavi: grape('red-wine', '沙佩拉維', 'Saperavi', red, [
    ['黑醋栗、石榴與鐵觀音般的焙火香', 'blackcurrant, pomegranate and a roasted-tea note'],
  ]),
  agiorgitiko: grape('red-wine', '阿吉提可', 'Agiorgitiko', red, [
    ['紅櫻桃、肉荳蔻與玫瑰', 'red cherry, nutmeg and rose'],
  ]),
  kadarka: grape('red-wine', '牛血混釀', 'Bikavér Blend', red, [
    ['酸櫻桃、紅椒粉與丁香', 'sour cherry, paprika and clove'],
  ]),
  marselan: grape(
    'red-wine',
    '馬瑟蘭',
    'Marselan',
    red,
    [['藍莓、枸杞葉與甘草', 'blueberry, goji leaf and liquorice']],
    ['high-altitude'],
  ),
  muscatBailey: grape('red-wine', '貝利 A 麝香', 'Muscat Bailey A', red, [
    ['草莓糖、紅豆與櫻花', 'strawberry, red bean and cherry blossom'],
  ]),
  blackqueen: grape(
    'red-wine',
    '黑后',
    'Black Queen',
    red,
    [
      ['桑葚、酸梅與黑糖', 'mulberry, salted plum and dark sugar'],
      ['洛神、紅李與可可', 'roselle, red plum and cocoa'],
    ],
    ['local-fruit'],
  ),
  chardonnay: grape('white-wine', '夏多內', 'Chardonnay', white, [
    ['黃檸檬、榛果與濕石頭', 'lemon, hazelnut and wet stone'],
    ['白桃、奶油與燧石', 'white peach, butter and flint'],
  ]),
  sauvignon: grape('white-wine', '白蘇維濃', 'Sauvignon Blanc', white, [
    ['葡萄柚、接骨木花與青草', 'grapefruit, elderflower and cut grass'],
    ['百香果、番茄葉與海鹽', 'passion fruit, tomato leaf and sea salt'],
  ]),
  chenin: grape('white-wine', '白梢楠', 'Chenin Blanc', white, [
    ['榲桲、蜂蠟與洋甘菊', 'quince, beeswax and chamomile'],
    ['黃蘋果、薑與濕羊毛', 'yellow apple, ginger and lanolin'],
  ]),
  riesling: grape('white-wine', '麗絲玲', 'Riesling', white, [
    ['青檸、板岩與白桃', 'lime, slate and white peach'],
    ['杏桃、金橘與礦石', 'apricot, kumquat and mineral'],
  ]),
  gewurz: grape('white-wine', '格烏茲塔明那', 'Gewürztraminer', white, [
    ['荔枝、玫瑰與薑', 'lychee, rose and ginger'],
  ]),
  pinotgris: grape('white-wine', '灰皮諾', 'Pinot Gris', white, [
    ['洋梨、杏仁與蜂蜜', 'pear, almond and honey'],
  ]),
  arneis: grape('white-wine', '阿內斯', 'Arneis', white, [
    ['梨、洋甘菊與杏仁', 'pear, chamomile and almond'],
  ]),
  friulano: grape('white-wine', '弗留利諾', 'Friulano', white, [
    ['青杏仁、黃蘋果與野花', 'green almond, yellow apple and wild flowers'],
  ]),
  fiano: grape(
    'white-wine',
    '菲亞諾',
    'Fiano',
    white,
    [['榛果、龍蒿與橘子', 'hazelnut, tarragon and mandarin']],
    ['volcanic-soil'],
  ),
  albarino: grape(
    'white-wine',
    '阿爾巴利諾',
    'Albariño',
    white,
    [['青蘋果、海風與白桃', 'green apple, sea spray and white peach']],
    ['coastal'],
  ),
  verdejo: grape('white-wine', '維爾德荷', 'Verdejo', white, [
    ['茴香、青檸與乾草', 'fennel, lime and hay'],
  ]),
  alvarinho: grape('white-wine', '阿瓦里諾', 'Alvarinho', white, [
    ['柚子皮、忍冬與碎石', 'pomelo peel, honeysuckle and crushed stone'],
  ]),
  gruner: grape('white-wine', '綠維特利納', 'Grüner Veltliner', white, [
    ['白胡椒、青蘋果與扁豆', 'white pepper, green apple and lentil'],
  ]),
  semillon: grape('white-wine', '榭密雍', 'Semillon', white, [
    ['檸檬凝乳、蜜蠟與烤土司', 'lemon curd, wax and toast'],
  ]),
  torrontes: grape(
    'white-wine',
    '多隆帝斯',
    'Torrontés',
    white,
    [['茉莉、柳橙花與葡萄', 'jasmine, orange blossom and grape']],
    ['high-altitude'],
  ),
  assyrtiko: grape(
    'white-wine',
    '阿希爾提可',
    'Assyrtiko',
    white,
    [['檸檬、海鹽與火山煙燻', 'lemon, sea salt and volcanic smoke']],
    ['volcanic-soil'],
  ),
  furmint: grape(
    'white-wine',
    '弗明',
    'Furmint',
    white,
    [['榲桲、梨與煙燻礦石', 'quince, pear and smoky mineral']],
    ['volcanic-soil'],
  ),
  koshu: grape('white-wine', '甲州', 'Koshu', white, [
    ['日本柚、白桃與一絲澀感', 'yuzu, white peach and a trace of grip'],
  ]),
  goldenmuscat: grape(
    'white-wine',
    '金香',
    'Golden Muscat',
    white,
    [
      ['荔枝、龍眼花蜜與青檸', 'lychee, longan honey and lime'],
      ['白葡萄、桂花與文旦', 'white grape, osmanthus and pomelo'],
    ],
    ['local-fruit'],
  ),
  qvevri: grape(
    'amber-wine',
    '陶甕琥珀酒',
    'Amber Qvevri Wine',
    amber,
    [
      ['杏桃乾、核桃與紅茶', 'dried apricot, walnut and black tea'],
      ['柿餅、蜂蠟與橙皮', 'dried persimmon, beeswax and orange peel'],
    ],
    ['natural'],
  ),
  rose: grape('rose-wine', '粉紅酒', 'Rosé', rose, [
    ['白桃、西瓜與柑橘皮', 'white peach, watermelon and citrus peel'],
    ['紅醋栗、玫瑰與海鹽', 'redcurrant, rose and sea salt'],
  ]),
  brut: grape(
    'sparkling-wine',
    '傳統法氣泡酒',
    'Traditional Method Brut',
    sparkling,
    [
      ['青蘋果、奶油麵包與白堊', 'green apple, brioche and chalk'],
      ['檸檬皮、榛果與海風', 'lemon peel, hazelnut and sea air'],
    ],
    ['traditional-method'],
  ),
  rosebrut: grape(
    'sparkling-wine',
    '粉紅氣泡酒',
    'Sparkling Rosé',
    sparkling,
    [['紅醋栗、血橙與麵包皮', 'redcurrant, blood orange and crust']],
    ['traditional-method'],
  ),
  port: grape('sweet-fortified', '波特酒', 'Port', sweet, [
    ['黑莓果醬、可可與丁香', 'blackberry jam, cocoa and clove'],
    ['核桃、無花果與焦糖', 'walnut, fig and caramel'],
  ]),
  sherry: grape('sweet-fortified', '雪莉酒', 'Sherry', sweet, [
    ['青杏仁、海鹽與麵團', 'green almond, sea salt and dough'],
    ['烤核桃、橙皮與太妃', 'roast walnut, orange peel and toffee'],
  ]),
  madeira: grape('sweet-fortified', '馬德拉酒', 'Madeira', sweet, [
    ['焦糖、萊姆與煙燻木', 'caramel, lime and smoked wood'],
  ]),
  late: grape('sweet-fortified', '晚摘甜酒', 'Late Harvest', late, [
    ['杏桃、蜂蜜與番紅花', 'apricot, honey and saffron'],
    ['金橘、榲桲與薑糖', 'kumquat, quince and candied ginger'],
  ]),
  plumwine: grape(
    'fruit-wine',
    '青梅酒',
    'Green Plum Wine',
    fruit,
    [['青梅、紫蘇與蜂蜜', 'green plum, shiso and honey']],
    ['local-fruit'],
  ),
  lycheewine: grape(
    'fruit-wine',
    '玉荷包荔枝酒',
    'Yuhebao Lychee Wine',
    fruit,
    [['荔枝、玫瑰與白葡萄', 'lychee, rose and white grape']],
    ['local-fruit'],
  ),
  jujubewine: grape(
    'fruit-wine',
    '洛神花酒',
    'Roselle Wine',
    fruit,
    [['洛神、蔓越莓與肉桂', 'roselle, cranberry and cinnamon']],
    ['local-fruit'],
  ),
  mulberrywine: grape(
    'fruit-wine',
    '桑葚酒',
    'Mulberry Wine',
    fruit,
    [['桑葚、紫羅蘭與酸梅', 'mulberry, violet and sour plum']],
    ['local-fruit'],
  ),
} satisfies Record<string, Style>;
export type WineStyle = keyof typeof wineStyles;

export const regionWines: Record<string, readonly WineStyle[]> = {
  burgundy: ['pinot', 'chardonnay', 'brut'],
  bordeaux: ['cabernet', 'merlot', 'sauvignon', 'semillon', 'late'],
  loire: ['chenin', 'sauvignon', 'rose', 'brut'],
  alsace: ['riesling', 'gewurz', 'pinotgris', 'brut', 'late'],
  rhone: ['syrah', 'grenache', 'rose'],
  champagne: ['brut', 'rosebrut', 'chardonnay'],
  languedoc: ['grenache', 'syrah', 'carinena', 'rose'],
  provence: ['rose', 'grenache', 'syrah'],
  beaujolais: ['gamay', 'chardonnay'],
  piedmont: ['nebbiolo', 'barbera', 'arneis'],
  tuscany: ['sangiovese', 'merlot', 'late'],
  veneto: ['corvina', 'brut', 'pinotgris'],
  sicily: ['nerello', 'rose', 'late'],
  'alto-adige': ['gewurz', 'pinotgris', 'pinot'],
  friuli: ['friulano', 'pinotgris', 'merlot'],
  puglia: ['primitivo', 'rose'],
  campania: ['aglianico', 'fiano'],
  rioja: ['tempranillo', 'grenache', 'rose'],
  priorat: ['carinena', 'grenache'],
  'rias-baixas': ['albarino', 'brut'],
  penedes: ['brut', 'rosebrut', 'chardonnay'],
  ribera: ['tempranillo', 'rose'],
  jerez: ['sherry'],
  rueda: ['verdejo', 'sauvignon'],
  mosel: ['riesling', 'pinotgris', 'late', 'brut'],
  rheingau: ['riesling', 'pinot'],
  pfalz: ['riesling', 'pinot', 'pinotgris'],
  baden: ['pinot', 'pinotgris'],
  douro: ['touriga', 'port', 'rose'],
  dao: ['touriga', 'brut'],
  alentejo: ['touriga', 'rose', 'syrah'],
  'vinho-verde': ['alvarinho', 'rose'],
  madeira: ['madeira'],
  wachau: ['gruner', 'riesling'],
  kamptal: ['gruner', 'riesling', 'brut'],
  burgenland: ['blaufrankisch', 'late'],
  styria: ['sauvignon', 'chardonnay'],
  napa: ['cabernet', 'merlot', 'chardonnay'],
  sonoma: ['zinfandel', 'pinot', 'chardonnay'],
  willamette: ['pinot', 'chardonnay', 'pinotgris'],
  columbia: ['syrah', 'cabernet', 'riesling'],
  barossa: ['syrah', 'grenache', 'semillon'],
  yarra: ['pinot', 'chardonnay', 'brut'],
  'margaret-river': ['cabernet', 'chardonnay', 'semillon'],
  clare: ['riesling', 'syrah'],
  mornington: ['pinot', 'chardonnay'],
  marlborough: ['sauvignon', 'pinot', 'pinotgris'],
  'central-otago': ['pinot', 'riesling'],
  'hawkes-bay': ['syrah', 'merlot', 'chardonnay'],
  maipo: ['cabernet', 'carmenere'],
  casablanca: ['sauvignon', 'chardonnay', 'pinot'],
  colchagua: ['carmenere', 'syrah'],
  mendoza: ['malbec', 'cabernet'],
  salta: ['torrontes', 'malbec'],
  patagonia: ['pinot', 'malbec'],
  stellenbosch: ['pinotage', 'cabernet', 'chenin'],
  swartland: ['chenin', 'syrah', 'grenache'],
  'walker-bay': ['pinot', 'chardonnay'],
  sussex: ['brut', 'rosebrut'],
  ningxia: ['marselan', 'cabernet'],
  yunnan: ['cabernet', 'chardonnay'],
  kakheti: ['qvevri', 'saperavi'],
  imereti: ['qvevri', 'saperavi'],
  tokaj: ['furmint', 'late'],
  eger: ['kadarka', 'furmint'],
  santorini: ['assyrtiko', 'late'],
  nemea: ['agiorgitiko', 'rose'],
  crete: ['assyrtiko', 'agiorgitiko'],
  niagara: ['riesling', 'late', 'chardonnay'],
  okanagan: ['pinotgris', 'merlot', 'riesling'],
  yamanashi: ['koshu', 'muscatBailey', 'brut'],
  'hokkaido-wine': ['pinot', 'riesling'],
  'nagano-wine': ['merlot', 'chardonnay', 'muscatBailey'],
  erlin: ['blackqueen', 'goldenmuscat', 'rose'],
  waipu: ['goldenmuscat', 'blackqueen', 'brut'],
  'taitung-fruit': ['jujubewine', 'plumwine', 'mulberrywine'],
  'miaoli-fruit': ['plumwine', 'mulberrywine', 'lycheewine'],
  shuili: ['blackqueen', 'plumwine', 'lycheewine'],
};

/** Names of vineyards and cuvées as they stand on the label, by language. */
export const cuvees: Record<string, readonly Pair[]> = {
  fr: [
    ['老石牆', 'Vieux Mur'],
    ['雲雀丘', 'Les Alouettes'],
    ['晨課', 'Matines'],
    ['白日石', 'Pierre de Jour'],
    ['小教堂', 'La Petite Chapelle'],
    ['狐徑', 'Sente du Renard'],
    ['第三代', 'Troisième Génération'],
    ['胡桃樹下', 'Sous le Noyer'],
    ['長畦', 'Les Longues Raies'],
    ['霧門', 'Porte des Brumes'],
    ['四風', 'Quatre Vents'],
    ['舊學校', 'La Vieille École'],
  ],
  it: [
    ['梟巢', 'Nido del Gufo'],
    ['祖父的椅子', 'La Sedia del Nonno'],
    ['石灰窯', 'Fornace'],
    ['月坡', 'Costa della Luna'],
    ['三棵柏', 'Tre Cipressi'],
    ['風車徑', 'Via del Mulino'],
    ['長午後', 'Pomeriggio Lungo'],
    ['乾井', 'Pozzo Secco'],
  ],
  es: [
    ['石屋', 'Casa de Piedra'],
    ['晨霧', 'Niebla'],
    ['牧人路', 'Cañada Real'],
    ['老鐘', 'Campana Vieja'],
    ['南面', 'Cara Sur'],
    ['燕子', 'Golondrina'],
    ['蒼鷹', 'Azor'],
    ['無花果樹', 'La Higuera'],
  ],
  de: [
    ['鐘塔', 'Glockenturm'],
    ['石階', 'Steinstiege'],
    ['雲雀', 'Lerchenschlag'],
    ['朝東', 'Ostblick'],
    ['老藤', 'Alte Reben'],
    ['渡船', 'Fährhaus'],
    ['榛樹籬', 'Haselhecke'],
  ],
  pt: [
    ['石灶', 'Forno de Pedra'],
    ['河彎', 'Volta do Rio'],
    ['舊階', 'Socalcos Velhos'],
    ['西風', 'Poente'],
    ['燈塔', 'Farol'],
  ],
  en: [
    ['東籬', 'East Fence'],
    ['長影', 'Long Shadow'],
    ['鐵門', 'Iron Gate'],
    ['第九畦', 'Row Nine'],
    ['靜水', 'Stillwater'],
    ['信件', 'The Letter'],
    ['老泵房', 'Pump House'],
    ['第一霜', 'First Frost'],
    ['風向', 'Windvane'],
    ['歸途', 'Homeward'],
  ],
  ja: [
    ['曙', 'Akebono'],
    ['雲居', 'Kumoi'],
    ['坂道', 'Sakamichi'],
    ['初雪', 'Hatsuyuki'],
    ['田野之風', 'Hatake no Kaze'],
  ],
  zh: [
    ['春耕', 'Spring Furrow'],
    ['夏至', 'Midsummer'],
    ['日曬', 'Sun-dried'],
    ['小溪', 'Little Creek'],
    ['廟埕', 'Temple Yard'],
    ['三合院', 'Courtyard'],
    ['大暑', 'Great Heat'],
    ['白鷺', 'Egret'],
  ],
  other: [
    ['老井', 'Old Well'],
    ['石橋', 'Stone Bridge'],
    ['北坡', 'North Slope'],
    ['家族', 'Family Reserve'],
    ['南窗', 'South Window'],
    ['守夜', 'Night Watch'],
  ],
};

export const winePhrases: Phrases = {
  openers: [
    ['果實來自{region}，園區坐落在{land}上。', 'The fruit comes from {region}, grown on {land}.'],
    [
      '{maker}在{region}釀造這款{style}，每年只做一個批次。',
      '{Maker} makes this {style} in {region}, one lot a year.',
    ],
    [
      '這款{style}的風味要從{region}說起，那裡有{land}。',
      'The taste of this {style} from {region} begins with {land}.',
    ],
    [
      '園子不到三公頃，位於{region}，四周盡是{land}。',
      'The plot is under three hectares, in {region}, among {land}.',
    ],
    [
      '這款{style}出自{region}，採收全以人工進行。',
      'This {style} is from {region} and is picked entirely by hand.',
    ],
    [
      '{maker}在{region}有兩塊朝向相反的園地，這款只取較涼的一塊。',
      '{Maker} owns two facing plots in {region}; this wine uses only the cooler one.',
    ],
    [
      '從{region}出發的{style}，背後是{land}與一支六人的釀造團隊。',
      'Behind this {style} from {region} stand {land} and a team of six.',
    ],
    [
      '當年{region}春寒，收成比往年少，這款{style}的風味也更集中。',
      'A cold spring in {region} cut the crop, and this {style} is the more concentrated for it.',
    ],
    [
      '{maker}把這款{style}視為認識{region}的入口。',
      '{Maker} sees this {style} as the way into {region}.',
    ],
    [
      '園區種在{land}，是{region}常見而不張揚的地景。',
      'The plot lies on {land}, an ordinary and modest sight in {region}.',
    ],
    [
      '來自{region}的{style}，地塊名稱就印在酒標上。',
      'This {style} from {region} carries the name of its plot on the label.',
    ],
    [
      '{region}日夜溫差明顯，果實成熟得慢，這款{style}因而保有鮮明的輪廓。',
      'Cool nights in {region} ripen the fruit slowly and give this {style} a clear outline.',
    ],
  ],
  tastings: [
    ['聞起來有{taste}，口感俐落。', 'The nose shows {taste}; the palate is clean.'],
    ['{taste}依序出現，尾韻偏長。', '{Taste} come one after another, and the finish is long.'],
    ['以{taste}為主軸，酸度支撐到最後。', 'It is built around {taste}, with acidity to the end.'],
    [
      '剛開瓶較安靜，半小時後{taste}才慢慢展開。',
      'Quiet at first, it opens after half an hour into {taste}.',
    ],
    [
      '風味集中在{taste}，結構不大但清楚。',
      'The flavours centre on {taste}; the frame is small but clear.',
    ],
    [
      '入口可辨認出{taste}，中段帶一點鹹鮮。',
      'You can make out {taste}, with something savoury in the middle.',
    ],
    [
      '評審筆記提到{taste}，並註記質地細緻。',
      'The tasting sheet notes {taste} and a fine texture.',
    ],
    ['{taste}的輪廓鮮明，酒體中等。', '{Taste} stand out in a medium body.'],
  ],
  closers: [
    ['適合搭配{pair}。', 'It goes well with {pair}.'],
    ['餐廳可考慮與{pair}同列。', 'Restaurants may list it beside {pair}.'],
    ['在品飲會上，它會與{pair}一起呈現。', 'At the tasting it will be shown with {pair}.'],
    ['酒莊建議的搭配是{pair}。', 'The estate suggests {pair}.'],
    ['與{pair}放在一起，酸度與油脂剛好平衡。', 'Beside {pair}, acidity and richness balance.'],
    ['家常的{pair}就能襯出它的層次。', 'Something as homely as {pair} brings out its layers.'],
  ],
  trade: [
    ['本屆展出兩個年份，方便買主比較。', 'Two vintages are shown so that buyers can compare.'],
    [
      '酒莊也接受餐廳專屬批次的洽詢。',
      'The estate also answers inquiries about lots reserved for restaurants.',
    ],
    ['背標附土壤剖面圖與採收日期。', 'The back label carries a soil profile and the harvest date.'],
    ['瓶身較前一版減輕一百八十公克。', 'The bottle is 180 grams lighter than the previous one.'],
    [
      '封瓶使用可追溯批號的天然軟木塞。',
      'It is closed with natural cork that carries a traceable batch number.',
    ],
    [
      '技術文件與過敏原標示備有中英文版本。',
      'Technical sheets and allergen labels are ready in Chinese and English.',
    ],
    [
      '年產量約六千瓶，配額依地區分配。',
      'About six thousand bottles are made each year and allotted by region.',
    ],
    ['專業人士可於展位索取分析報告。', 'Trade visitors can ask for the analysis at the booth.'],
  ],
  pairings: {
    'red-wine': [
      ['烤鴨與蔥餅', 'roast duck and scallion pancakes'],
      ['紅燒牛腱', 'braised beef shank'],
      ['蕈菇燉飯', 'mushroom risotto'],
      ['炭烤羊排', 'charcoal-grilled lamb chops'],
      ['滷豆乾與滷牛筋', 'soy-braised tofu and tendon'],
      ['陳年硬質乳酪', 'aged hard cheese'],
      ['三杯杏鮑菇', 'three-cup king oyster mushrooms'],
      ['蜜汁叉燒', 'honey-glazed char siu'],
    ],
    'white-wine': [
      ['清蒸石斑', 'steamed grouper'],
      ['白斬雞與薑蓉', 'poached chicken with ginger'],
      ['生蠔與檸檬', 'oysters with lemon'],
      ['涼拌花枝', 'chilled cuttlefish salad'],
      ['山羊乳酪', 'goat’s cheese'],
      ['絲瓜蛤蜊', 'loofah with clams'],
      ['鹽烤香魚', 'salt-grilled sweetfish'],
      ['泰式青木瓜沙拉', 'green papaya salad'],
    ],
    'amber-wine': [
      ['烤核桃茄子', 'aubergine with walnuts'],
      ['燉羊肉', 'lamb stew'],
      ['藥膳雞湯', 'chicken broth with herbs'],
    ],
    'rose-wine': [
      ['鮪魚沙拉', 'tuna salad'],
      ['客家小炒', 'Hakka stir-fry'],
      ['西班牙番茄麵包', 'tomato bread'],
      ['炸花枝丸', 'fried cuttlefish balls'],
    ],
    'sparkling-wine': [
      ['炸蝦與胡椒鹽', 'fried prawns with pepper salt'],
      ['臭豆腐與泡菜', 'fried stinky tofu with pickles'],
      ['小籠包', 'soup dumplings'],
      ['鹹酥雞', 'salt-and-pepper chicken'],
    ],
    'sweet-fortified': [
      ['鳳梨酥', 'pineapple cake'],
      ['藍紋乳酪', 'blue cheese'],
      ['烤布蕾', 'crème brûlée'],
      ['黑巧克力與海鹽', 'dark chocolate with sea salt'],
    ],
    'fruit-wine': [
      ['烏梅番茄', 'tomatoes with smoked plum'],
      ['芋泥甜點', 'taro desserts'],
      ['冷筍沙拉', 'chilled bamboo shoots'],
      ['愛玉與檸檬', 'aiyu jelly with lemon'],
    ],
  },
};
