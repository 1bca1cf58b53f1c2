import type { Pair, Phrases, Style } from './part.ts';

const spirit = (
  category: string,
  tw: string,
  en: string,
  abv: readonly [number, number],
  tastes: readonly Pair[],
  methods: readonly Pair[],
  tags: readonly string[] = [],
): Style => ({
  category,
  name: [tw, en],
  abv,
  volumes: [700, 700, 700, 500, 350],
  tastes,
  methods,
  tags,
});

const malt: Pair[] = [
  [
    '發酵時間拉長到九十六小時，酯香在蒸餾前就已成形。',
    'Fermentation runs to ninety-six hours, so the esters are there before distillation.',
  ],
  [
    '蒸餾器頸部細長，取酒心的範圍抓得很窄。',
    'The still has a long, narrow neck and the cut is tight.',
  ],
  [
    '酒液分置首次與二次裝填的橡木桶，再混合換桶。',
    'The spirit is split between first- and second-fill oak, then married.',
  ],
  [
    '桶子存放在鋪土的老式倉庫，溫差小、蒸散慢。',
    'Casks lie in an earth-floored warehouse where temperatures move little.',
  ],
  ['未經冷凝過濾，也不添加焦糖色。', 'It is neither chill-filtered nor coloured.'],
  ['大麥以地板發麥，再用少量泥炭烘乾。', 'Barley is floor-malted and dried over a little peat.'],
  [
    '兩次蒸餾之間靜置三天，讓銅壺恢復活性。',
    'Three days of rest between distillations let the copper recover.',
  ],
];
const grain: Pair[] = [
  [
    '玉米占七成，其餘為裸麥與麥芽，採酸醪發酵。',
    'Seventy per cent corn, the rest rye and malt, fermented with sour mash.',
  ],
  [
    '新橡木桶以四級烙燒，存放於倉庫上層。',
    'New oak is charred to level four and stored on the upper floors.',
  ],
  [
    '每批混合不超過二十桶，桶號印在頸標。',
    'No batch holds more than twenty barrels, and the numbers are on the neck tag.',
  ],
];
const botanical: Pair[] = [
  [
    '草本分兩籃蒸氣萃取，最後才放入柑橘皮。',
    'Botanicals are vapour-infused in two baskets, with citrus peel added last.',
  ],
  [
    '杜松子先浸泡一夜，其餘材料分開蒸餾再調和。',
    'Juniper steeps overnight; the other botanicals are distilled apart and blended.',
  ],
  [
    '真空低溫蒸餾保留花材的新鮮氣味。',
    'Vacuum distillation at low temperature keeps the flowers fresh.',
  ],
  [
    '每批只用一座三百公升銅壺，從投料到裝瓶約三週。',
    'Each batch uses one 300-litre copper pot and takes about three weeks from charge to bottle.',
  ],
];
const brandy: Pair[] = [
  ['以銅壺蒸餾兩次，酒腳一併入鍋。', 'It is distilled twice in copper pots, lees included.'],
  [
    '先在新桶停留八個月，再移入老桶長年培養。',
    'Eight months in new wood are followed by long years in old casks.',
  ],
  [
    '以泉水分四年逐步降度，不急著裝瓶。',
    'Spring water brings it down over four years, with no hurry to bottle.',
  ],
  [
    '不同地塊與年份各自入桶，最後由調配師決定比例。',
    'Plots and years age apart until the blender decides.',
  ],
];
const cane: Pair[] = [
  [
    '以壺式蒸餾為主，發酵時保留部分舊糖蜜。',
    'Mostly pot-distilled, with some old molasses kept in the ferment.',
  ],
  [
    '甘蔗採收後二十四小時內榨汁入槽。',
    'Cane is pressed and in the vat within twenty-four hours of cutting.',
  ],
  [
    '先於波本桶陳放，再以紅酒桶收尾四個月。',
    'Bourbon wood comes first, then four months in red-wine casks.',
  ],
];
const agave: Pair[] = [
  [
    '龍舌蘭心在石窯裡烘烤三天，再以石磨碾碎。',
    'Agave hearts roast for three days in stone ovens and are crushed by a stone wheel.',
  ],
  [
    '生長八年以上的龍舌蘭，全程不使用擴散萃取。',
    'The agave grew eight years or more, and no diffuser is used.',
  ],
  ['以野生酵母在松木槽中發酵六天。', 'Native yeast ferments for six days in pine vats.'],
  [
    '裝瓶時以當地泉水降度，批次與產量都印在瓶身。',
    'Local spring water brings it to strength, and batch and bottle count are printed.',
  ],
];
const jiu: Pair[] = [
  [
    '高粱蒸熟後拌入小麥麴，固態發酵兩週。',
    'Steamed sorghum is mixed with wheat starter and ferments solid for two weeks.',
  ],
  [
    '只取蒸餾中段的酒心，再入陶甕靜置。',
    'Only the heart of the distillation goes into clay jars to rest.',
  ],
  [
    '陶甕存放於坑道，溫度全年在攝氏十八度上下。',
    'The jars stand in a tunnel at around eighteen degrees all year.',
  ],
  [
    '麴塊由師傅腳踩成形，風乾四十天才使用。',
    'The starter bricks are trodden by foot and air-dried for forty days.',
  ],
];
const liqueur: Pair[] = [
  [
    '果皮與香草冷泡四週，再以少量蔗糖調整。',
    'Peel and herbs steep cold for four weeks, with a little cane sugar at the end.',
  ],
  ['不用人工色素，顏色會隨時間變深。', 'It has no artificial colour and darkens with time.'],
  [
    '基酒來自自家蒸餾，苦味材料分三次投入。',
    'The base is distilled in-house and the bitter roots go in at three stages.',
  ],
];
const neutral: Pair[] = [
  [
    '單一農場的穀物經柱式蒸餾，再以樺木炭過濾。',
    'Grain from one farm passes a column still and birch charcoal.',
  ],
  [
    '蒸餾後靜置六週才加水，質地更柔順。',
    'Six weeks of rest before water is added make the texture softer.',
  ],
];

export const spiritStyles = {
  speysideMalt: spirit(
    'whisky',
    '單一麥芽威士忌',
    'Single Malt Whisky',
    [40, 48],
    [
      ['蘋果、蜂蜜與麥芽餅乾', 'apple, honey and malt biscuit'],
      ['洋梨、香草與烤堅果', 'pear, vanilla and roast nuts'],
      ['杏桃乾、肉桂與橡木', 'dried apricot, cinnamon and oak'],
    ],
    malt,
    ['single-malt'],
  ),
  peated: spirit(
    'whisky',
    '泥炭單一麥芽威士忌',
    'Peated Single Malt',
    [46, 58],
    [
      ['海藻、煙燻與檸檬皮', 'seaweed, smoke and lemon peel'],
      ['營火、鹽漬與甘草', 'bonfire, brine and liquorice'],
    ],
    malt,
    ['single-malt', 'cask-strength'],
  ),
  blended: spirit(
    'whisky',
    '調和威士忌',
    'Blended Whisky',
    [40, 43],
    [
      ['太妃糖、穀物與柑橘', 'toffee, grain and citrus'],
      ['蜂蜜、香草與淡淡木質', 'honey, vanilla and light wood'],
    ],
    malt,
  ),
  asianMalt: spirit(
    'whisky',
    '單一麥芽威士忌',
    'Single Malt Whisky',
    [46, 57],
    [
      ['芒果乾、椰子與可可', 'dried mango, coconut and cocoa'],
      ['檀香、蜜漬柚皮與白胡椒', 'sandalwood, candied pomelo and white pepper'],
      ['熱帶水果、太妃與檜木', 'tropical fruit, toffee and cypress'],
    ],
    malt,
    ['single-malt', 'small-batch'],
  ),
  bourbon: spirit(
    'whisky',
    '波本威士忌',
    'Bourbon',
    [45, 54],
    [
      ['焦糖、烤玉米與丁香', 'caramel, roast corn and clove'],
      ['櫻桃、皮革與香草莢', 'cherry, leather and vanilla pod'],
    ],
    grain,
  ),
  rye: spirit(
    'whisky',
    '裸麥威士忌',
    'Rye Whisky',
    [43, 52],
    [
      ['黑胡椒、薄荷與焦糖', 'black pepper, mint and caramel'],
      ['裸麥麵包、丁香與橙皮', 'rye bread, clove and orange peel'],
    ],
    grain,
  ),
  potstill: spirit(
    'whisky',
    '單一壺式蒸餾威士忌',
    'Single Pot Still Whiskey',
    [43, 47],
    [
      ['青蘋果、丁香與奶油', 'green apple, clove and cream'],
      ['蜂蜜、薑餅與熟梨', 'honey, gingerbread and ripe pear'],
    ],
    malt,
  ),
  gin: spirit(
    'gin',
    '倫敦式琴酒',
    'London Dry Gin',
    [42, 47],
    [
      ['杜松、檸檬皮與芫荽籽', 'juniper, lemon peel and coriander seed'],
      ['松針、白胡椒與佛手柑', 'pine needle, white pepper and bergamot'],
    ],
    botanical,
  ),
  localGin: spirit(
    'gin',
    '在地草本琴酒',
    'Local Botanical Gin',
    [41, 46],
    [
      ['杜松、馬告與柚子花', 'juniper, makauy pepper and pomelo flower'],
      ['土肉桂、烏龍茶與橘皮', 'cinnamon leaf, oolong and tangerine peel'],
    ],
    botanical,
    ['local-botanicals', 'small-batch'],
  ),
  navyGin: spirit(
    'gin',
    '海軍強度琴酒',
    'Navy Strength Gin',
    [57, 57.5],
    [['杜松、葡萄柚與海鹽', 'juniper, grapefruit and sea salt']],
    botanical,
    ['cask-strength'],
  ),
  cognac: spirit(
    'brandy',
    '干邑',
    'Cognac',
    [40, 43],
    [
      ['白葡萄花、杏桃與香草', 'vine flower, apricot and vanilla'],
      ['無花果、菸草與雪松', 'fig, tobacco and cedar'],
    ],
    brandy,
  ),
  armagnac: spirit(
    'brandy',
    '雅馬邑',
    'Armagnac',
    [42, 48],
    [['黑棗、可可與甘草', 'prune, cocoa and liquorice']],
    brandy,
  ),
  calvados: spirit(
    'brandy',
    '蘋果白蘭地',
    'Apple Brandy',
    [40, 43],
    [['烤蘋果、奶油與肉荳蔻', 'baked apple, butter and nutmeg']],
    brandy,
  ),
  grappa: spirit(
    'brandy',
    '渣釀白蘭地',
    'Grappa',
    [40, 45],
    [['白花、葡萄皮與杏仁', 'white flowers, grape skin and almond']],
    brandy,
  ),
  fruitBrandy: spirit(
    'brandy',
    '水果蒸餾酒',
    'Fruit Brandy',
    [40, 45],
    [
      ['李子、果核與蜂蜜', 'plum, stone and honey'],
      ['覆盆子、紫羅蘭與松脂', 'raspberry, violet and resin'],
    ],
    brandy,
  ),
  pisco: spirit(
    'brandy',
    '皮斯可',
    'Pisco',
    [40, 43],
    [['白葡萄、青草與茉莉', 'white grape, grass and jasmine']],
    brandy,
  ),
  brandyJerez: spirit(
    'brandy',
    '雪莉桶白蘭地',
    'Solera Brandy',
    [38, 42],
    [['葡萄乾、核桃與焦糖', 'raisin, walnut and caramel']],
    brandy,
    ['sherry-cask'],
  ),
  rum: spirit(
    'rum',
    '陳年蘭姆酒',
    'Aged Rum',
    [40, 50],
    [
      ['黑糖、熟香蕉與丁香', 'dark sugar, ripe banana and clove'],
      ['鳳梨、太妃與皮革', 'pineapple, toffee and leather'],
    ],
    cane,
  ),
  agricole: spirit(
    'rum',
    '蔗汁蘭姆酒',
    'Cane Juice Rum',
    [45, 54],
    [
      ['青甘蔗、萊姆與海風', 'green cane, lime and sea breeze'],
      ['草香、白胡椒與香蕉皮', 'grass, white pepper and banana peel'],
    ],
    cane,
    ['single-vineyard'],
  ),
  tequila: spirit(
    'agave',
    '純龍舌蘭',
    'Pure Agave Tequila',
    [38, 42],
    [
      ['烤龍舌蘭、白胡椒與柑橘', 'roast agave, white pepper and citrus'],
      ['香草、奶油糖與烤鳳梨', 'vanilla, butterscotch and roast pineapple'],
    ],
    agave,
  ),
  mezcal: spirit(
    'agave',
    '梅斯卡爾',
    'Mezcal',
    [45, 50],
    [
      ['木煙、青椒與礦石', 'wood smoke, green pepper and mineral'],
      ['皮革、萊姆與濕土', 'leather, lime and wet earth'],
    ],
    agave,
    ['small-batch'],
  ),
  kaoliang: spirit(
    'kaoliang-baijiu',
    '高粱酒',
    'Kaoliang',
    [45, 58],
    [
      ['熟梨、穀物與杏仁', 'ripe pear, grain and almond'],
      ['鳳梨、花香與乾草', 'pineapple, blossom and hay'],
    ],
    jiu,
  ),
  agedKaoliang: spirit(
    'kaoliang-baijiu',
    '陳年高粱酒',
    'Aged Kaoliang',
    [48, 56],
    [['陳皮、核果與陶土', 'aged tangerine peel, stone fruit and clay']],
    jiu,
    ['limited'],
  ),
  baijiu: spirit(
    'kaoliang-baijiu',
    '醬香白酒',
    'Sauce-aroma Baijiu',
    [50, 53],
    [['醬香、烘烤麥芽與乾果', 'savoury roast malt and dried fruit']],
    jiu,
  ),
  vermouth: spirit(
    'liqueur',
    '香艾酒',
    'Vermouth',
    [16, 18],
    [['苦艾、柳橙與香草', 'wormwood, orange and vanilla']],
    liqueur,
  ),
  bitter: spirit(
    'liqueur',
    '草本苦酒',
    'Herbal Bitter',
    [21, 30],
    [['龍膽、苦橙與大黃', 'gentian, bitter orange and rhubarb']],
    liqueur,
  ),
  fruitLiqueur: spirit(
    'liqueur',
    '果香利口酒',
    'Fruit Liqueur',
    [18, 28],
    [
      ['桂花、蜂蜜與柑橘', 'osmanthus, honey and citrus'],
      ['洛神、覆盆子與玫瑰', 'roselle, raspberry and rose'],
      ['咖啡、可可與焦糖', 'coffee, cocoa and caramel'],
    ],
    liqueur,
    ['local-fruit'],
  ),
  teaLiqueur: spirit(
    'liqueur',
    '茶利口酒',
    'Tea Liqueur',
    [20, 26],
    [['烏龍、龍眼蜜與烤堅果', 'oolong, longan honey and roast nuts']],
    liqueur,
    ['tea'],
  ),
  vodka: spirit(
    'vodka',
    '伏特加',
    'Vodka',
    [40, 42],
    [
      ['裸麥、白胡椒與奶油', 'rye, white pepper and cream'],
      ['馬鈴薯皮、榛果與礦石', 'potato skin, hazelnut and mineral'],
    ],
    neutral,
  ),
  aquavit: spirit(
    'vodka',
    '葛縷子蒸餾酒',
    'Aquavit',
    [40, 45],
    [['葛縷子、蒔蘿與柳橙', 'caraway, dill and orange']],
    neutral,
  ),
  genever: spirit(
    'gin',
    '荷式琴酒',
    'Genever',
    [38, 42],
    [
      ['麥芽、杜松與肉荳蔻', 'malt, juniper and nutmeg'],
      ['裸麥麵包、茴香與蜂蜜', 'rye bread, aniseed and honey'],
    ],
    botanical,
  ),
} satisfies Record<string, Style>;
export type SpiritStyle = keyof typeof spiritStyles;

export const regionSpirits: Record<string, readonly SpiritStyle[]> = {
  cognac: ['cognac', 'fruitLiqueur'],
  armagnac: ['armagnac'],
  calvados: ['calvados', 'fruitLiqueur'],
  brittany: ['rye', 'gin', 'speysideMalt'],
  'veneto-grappa': ['grappa', 'fruitLiqueur'],
  'piedmont-vermouth': ['vermouth', 'bitter'],
  liguria: ['gin', 'bitter'],
  'catalonia-gin': ['gin', 'vermouth'],
  'jerez-brandy': ['brandyJerez'],
  'black-forest': ['fruitBrandy', 'gin', 'speysideMalt'],
  kentucky: ['bourbon', 'rye'],
  tennessee: ['bourbon'],
  portland: ['gin', 'vodka', 'rye'],
  tasmania: ['speysideMalt', 'peated'],
  'melbourne-gin': ['gin', 'navyGin', 'bitter'],
  elqui: ['pisco'],
  speyside: ['speysideMalt', 'speysideMalt', 'blended'],
  highland: ['speysideMalt', 'blended'],
  islay: ['peated'],
  island: ['peated', 'speysideMalt', 'gin'],
  lowland: ['speysideMalt', 'blended'],
  london: ['gin', 'navyGin', 'vermouth'],
  cork: ['potstill', 'gin'],
  dublin: ['potstill', 'blended'],
  'west-ireland': ['potstill', 'peated'],
  guizhou: ['baijiu'],
  'moravia-spirits': ['fruitBrandy'],
  schiedam: ['genever', 'fruitLiqueur'],
  jalisco: ['tequila'],
  oaxaca: ['mezcal'],
  alberta: ['rye', 'vodka'],
  isan: ['agricole', 'rum'],
  mazovia: ['vodka', 'rye'],
  ica: ['pisco'],
  jamaica: ['rum'],
  dalarna: ['aquavit', 'speysideMalt', 'vodka'],
  hokkaido: ['asianMalt', 'peated', 'gin'],
  'nagano-whisky': ['asianMalt', 'blended'],
  'yamanashi-whisky': ['asianMalt', 'blended'],
  'kagoshima-whisky': ['asianMalt', 'peated'],
  'kyoto-gin': ['localGin', 'gin'],
  'shizuoka-whisky': ['asianMalt', 'blended'],
  kinmen: ['kaoliang', 'agedKaoliang'],
  'yilan-whisky': ['asianMalt', 'localGin', 'blended'],
  'nantou-whisky': ['asianMalt', 'fruitLiqueur'],
  'taipei-gin': ['localGin', 'navyGin', 'teaLiqueur'],
  'tainan-rum': ['rum', 'agricole'],
  'pingtung-rum': ['agricole', 'rum'],
  'chiayi-spirits': ['teaLiqueur', 'localGin', 'asianMalt'],
  'taitung-spirits': ['fruitLiqueur', 'localGin', 'agricole'],
  matsu: ['agedKaoliang', 'kaoliang'],
};

/** Casks, botanicals and bottlings that tell one bottle from the next. */
export const bottlings: Record<string, readonly Pair[]> = {
  whisky: [
    ['波本桶', 'Bourbon Cask'],
    ['歐洛羅索雪莉桶', 'Oloroso Cask'],
    ['PX 雪莉桶', 'PX Cask'],
    ['紅酒桶', 'Red Wine Cask'],
    ['水楢桶', 'Mizunara Cask'],
    ['波特桶', 'Port Pipe'],
    ['原桶強度', 'Cask Strength'],
    ['蘭姆桶', 'Rum Cask'],
    ['小批次', 'Small Batch'],
    ['首次裝填', 'First Fill'],
    ['12 年', '12 Years'],
    ['15 年', '15 Years'],
    ['18 年', '18 Years'],
    ['倉庫七號', 'Warehouse Seven'],
    ['冬季調和', 'Winter Marrying'],
  ],
  gin: [
    ['經典', 'Classic'],
    ['柑橘', 'Citrus'],
    ['煙燻茶', 'Smoked Tea'],
    ['海藻', 'Seaweed'],
    ['山椒', 'Sansho'],
    ['野花', 'Wildflower'],
    ['陳年桶', 'Barrel Rested'],
    ['夜間', 'After Dark'],
    ['第四鍋', 'Fourth Pot'],
    ['馬告', 'Makauy'],
  ],
  brandy: [
    ['VSOP', 'VSOP'],
    ['XO', 'XO'],
    ['單一地塊', 'Single Plot'],
    ['老年份', 'Old Vintage'],
    ['原桶', 'Natural Strength'],
    ['調配師之選', "Blender's Choice"],
    ['果園', 'Orchard'],
    ['家族桶', 'Family Cask'],
  ],
  rum: [
    ['8 年', '8 Years'],
    ['白色', 'White'],
    ['雙桶', 'Double Wood'],
    ['壺式', 'Pot Still'],
    ['坑道陳放', 'Tunnel Aged'],
    ['蔗田', 'Cane Field'],
    ['季風', 'Monsoon'],
  ],
  agave: [
    ['白', 'Blanco'],
    ['微陳', 'Reposado'],
    ['陳年', 'Añejo'],
    ['高地', 'Highland'],
    ['陶壺', 'Clay Pot'],
    ['野生', 'Wild'],
    ['單一村', 'Single Village'],
  ],
  'kaoliang-baijiu': [
    ['五八', 'No. 58'],
    ['陶甕 5 年', '5-Year Jar'],
    ['陶甕 10 年', '10-Year Jar'],
    ['坑道', 'Tunnel'],
    ['秋釀', 'Autumn Batch'],
    ['雙麴', 'Double Starter'],
    ['頭春', 'First Spring'],
  ],
  liqueur: [
    ['紅', 'Rosso'],
    ['白', 'Bianco'],
    ['苦橙', 'Bitter Orange'],
    ['桂花', 'Osmanthus'],
    ['老配方', 'Old Recipe'],
    ['莓果', 'Berry'],
    ['咖啡豆', 'Coffee Bean'],
  ],
  vodka: [
    ['單一農場', 'Single Farm'],
    ['冬麥', 'Winter Grain'],
    ['三重過濾', 'Triple Filtered'],
    ['湖水', 'Lake Water'],
    ['裸麥', 'Pure Rye'],
    ['石磨', 'Stone Milled'],
  ],
};

export const spiritPhrases: Phrases = {
  openers: [
    [
      '{maker}位於{region}，這款{style}就在{land}旁完成蒸餾。',
      '{Maker} is in {region}; this {style} is distilled there, beside {land}.',
    ],
    [
      '水與氣候決定了這款{style}的性格：{maker}所在的{region}，有{land}。',
      'Water and climate shape this {style}: in {region} that means {land}.',
    ],
    [
      '這款{style}出自{region}，從糖化到裝瓶都在同一地點。',
      'From mash to bottle, this {style} stays in one place in {region}.',
    ],
    [
      '{maker}每年只蒸餾四個月，這款{style}屬於春季批次。',
      '{Maker} distils for only four months a year; this {style} belongs to the spring run.',
    ],
    [
      '由{region}一間十人的蒸餾所製作，酒心由師傅以嗅覺判斷。',
      'A distillery of ten people in {region} makes it, and the cut is judged by nose.',
    ],
    [
      '{style}在{region}有長久的傳統，{maker}保留了舊時的蒸餾器形狀。',
      '{Style} has a long tradition in {region}, and {maker} keeps the old shape of still.',
    ],
    [
      '{maker}的{style}以{region}農民供應的原料製成，批次小而穩定。',
      'Farmers in {region} supply the raw material for this {style} from {maker}, made in small, even batches.',
    ],
    [
      '從{region}的倉庫挑出的這一批，存放位置靠近{land}。',
      'This lot was chosen from a warehouse in {region}, close to {land}.',
    ],
    [
      '{maker}以這款{style}介紹{region}的風土。',
      '{Maker} uses this {style} to introduce {region}.',
    ],
    [
      '這是{maker}的核心酒款，風格與創立時相差不遠。',
      'It is the core bottling of {maker}, little changed since the start.',
    ],
  ],
  tastings: [
    ['香氣以{taste}為主，酒體乾淨。', 'The nose is led by {taste}; the body is clean.'],
    [
      '入口先是{taste}，接著轉為木質與香料。',
      'It begins with {taste} and turns to wood and spice.',
    ],
    ['加幾滴水後，{taste}更為清楚。', 'With a few drops of water, {taste} become clearer.'],
    ['空杯留香裡仍找得到{taste}。', 'The empty glass still holds {taste}.'],
    ['品飲筆記寫著{taste}，質地油潤。', 'The tasting note reads {taste}, with an oily texture.'],
    ['{taste}交織，尾韻帶一點乾燥感。', '{Taste} interweave, and the finish is slightly dry.'],
    [
      '風味描述為{taste}，適合與同產區酒款對照。',
      'Described as {taste}, it is useful beside others of its region.',
    ],
    [
      '前段輕快，中段的{taste}最為鮮明。',
      'Light at first, it is clearest in the middle, with {taste}.',
    ],
  ],
  closers: [
    ['調酒師常把它與{pair}搭配。', 'Bartenders often set it beside {pair}.'],
    [
      '搭配{pair}可看出烈酒與食物的另一種關係。',
      'With {pair} it shows another side of spirits at table.',
    ],
    ['蒸餾所建議以小杯搭配{pair}。', 'The distillery suggests a small measure with {pair}.'],
    ['展位將以{pair}示範餐搭。', 'The booth will show it with {pair}.'],
    ['與{pair}放在一起，彼此襯托。', 'It and {pair} bring out the best in each other.'],
  ],
  trade: [
    ['提供酒吧通路使用的大容量包裝。', 'A larger format is available for bars.'],
    [
      '裝瓶批號可於蒸餾所網站查得原料來源。',
      'The batch number leads to its raw materials on the distillery’s site.',
    ],
    [
      '展期每日可預約洽談年度供應與合作條件。',
      'Appointments about yearly supply and terms can be made on every show day.',
    ],
    [
      '外盒以再生紙漿壓製，可平放出貨。',
      'The outer box is pressed from recycled pulp and ships flat.',
    ],
    [
      '現場備有新酒與成品的對照樣品，供業者聞香。',
      'New make and finished spirit stand side by side for trade visitors to nose.',
    ],
    [
      '全系列已完成中文標示與檢驗文件。',
      'Chinese labels and test documents are complete for the whole range.',
    ],
    [
      '這一批共裝瓶八百瓶，分配給六個市場。',
      'Eight hundred bottles were filled, shared among six markets.',
    ],
    ['買主可索取桶單與年度配額表。', 'Buyers can ask for the cask list and the yearly allocation.'],
  ],
  pairings: {
    whisky: [
      ['煙燻鮭魚', 'smoked salmon'],
      ['烏魚子', 'mullet roe'],
      ['70% 黑巧克力', '70 per cent dark chocolate'],
      ['炭烤牛肋', 'charcoal-grilled short rib'],
      ['肉乾與堅果', 'jerky and nuts'],
      ['熟成切達乳酪', 'mature cheddar'],
    ],
    gin: [
      ['鹽漬小黃瓜', 'salted cucumber'],
      ['生魚片', 'sashimi'],
      ['醃漬橄欖', 'marinated olives'],
      ['檸檬塔', 'lemon tart'],
    ],
    brandy: [
      ['鴨肝', 'duck liver'],
      ['蘋果塔', 'apple tart'],
      ['蜜棗糕', 'date cake'],
      ['熟成乳酪', 'ripe cheese'],
    ],
    rum: [
      ['鳳梨蝦球', 'prawns with pineapple'],
      ['滷豬腳', 'braised pork knuckle'],
      ['黑糖糕', 'dark-sugar cake'],
      ['焦糖布丁', 'crème caramel'],
    ],
    agave: [
      ['酸漬海鮮', 'ceviche'],
      ['玉米餅', 'corn tortillas'],
      ['辣味烤雞', 'spiced roast chicken'],
    ],
    'kaoliang-baijiu': [
      ['佛跳牆', 'Buddha-jumps-over-the-wall soup'],
      ['滷牛腱', 'soy-braised beef shin'],
      ['花生與豆乾', 'peanuts and dried tofu'],
      ['酸菜白肉鍋', 'pork hot pot with pickled cabbage'],
      ['香腸與蒜苗', 'sausage with garlic shoots'],
    ],
    liqueur: [
      ['水果塔', 'fruit tart'],
      ['香草冰淇淋', 'vanilla ice cream'],
      ['杏仁豆腐', 'almond jelly'],
      ['綜合堅果', 'mixed nuts'],
    ],
    vodka: [
      ['醃鯡魚', 'pickled herring'],
      ['黑麥麵包與魚卵', 'rye bread with roe'],
      ['蒔蘿馬鈴薯', 'potatoes with dill'],
    ],
  },
};
