import type { Pair, Phrases, Style } from './part.ts';

const sake = (category: string, tw: string, en: string, native: string, abv: readonly [number, number], tastes: readonly Pair[], methods: readonly Pair[], tags: readonly string[] = [], volumes: readonly number[] = [720, 720, 1800, 300]): Style & { native: string } => ({
  category, name: [tw, en], native, abv, volumes, tastes, methods, tags,
});
const brew: Pair[] = [
  ['以生酛製作酒母，酸度清楚而不尖。', 'The starter is kimoto, with acidity that is clear but not sharp.'],
  ['麴由三人輪班手工翻動，歷時五十小時。', 'Three people turn the koji by hand in shifts for fifty hours.'],
  ['低溫發酵三十二天，再以槽搾緩慢壓濾。', 'After thirty-two cool days it is pressed slowly in a wooden box press.'],
  ['只做一次火入，其餘時間以攝氏零下五度保存。', 'Pasteurised once, it is otherwise kept at five below zero.'],
  ['裝瓶前不經炭濾，保留米的顏色與味道。', 'No charcoal touches it before bottling, so colour and taste of rice remain.'],
  ['取中汲部分入瓶，每槽僅數百瓶。', 'Only the middle of the pressing is bottled, a few hundred bottles a tank.'],
  ['使用藏內自有酵母，已傳承四代杜氏。', 'The yeast is the brewery’s own and has passed through four master brewers.'],
  ['洗米以十公斤為單位計秒浸水。', 'Rice is washed in ten-kilo lots and soaked by the second.'],
  ['夏天過後才出貨，讓味道在槽中合為一體。', 'It leaves the brewery only after summer, when the taste has come together in tank.'],
];
const shochuWays: Pair[] = [
  ['黑麴製麴，常壓蒸餾一次。', 'Black koji and a single distillation at ordinary pressure.'],
  ['以陶甕進行一次與二次發酵，再入甕熟成三年。', 'Both ferments take place in clay jars, and three years of ageing follow.'],
  ['減壓蒸餾，酒質輕盈。', 'Distilled under low pressure, it is light.'],
  ['原料採收後三日內投料，氣味鮮明。', 'The raw material goes in within three days of harvest and smells of it.'],
];
const plumWays: Pair[] = [
  ['整顆果實以清酒浸漬八個月。', 'Whole fruit steeps in sake for eight months.'],
  ['果實依熟度分三批投入，酸甜因此分明。', 'Fruit goes in at three stages of ripeness, so sweet and sour stay distinct.'],
  ['未加香料與色素，果肉沉澱屬自然現象。', 'With no flavouring or colour, a little pulp settles naturally.'],
];
const koreaWays: Pair[] = [
  ['以傳統手工麴釀造，釀造間以松木隔熱。', 'Brewed with hand-made nuruk starter in a room lined with pine.'],
  ['三次投料，發酵一個月後粗濾裝瓶。', 'Three additions of rice and a month of fermentation come before a coarse straining.'],
  ['以糯米與小麥麴釀造，冷藏運送。', 'Glutinous rice and wheat nuruk make it, and it travels cold.'],
];
const rice: Pair[] = [['哈密瓜、白桃與米飯甜香', 'melon, white peach and steamed rice'], ['梨、白花與一絲茴香', 'pear, white flowers and a thread of aniseed'], ['青蘋果、麻糬與清水般的尾韻', 'green apple, rice cake and a watery-clean finish'], ['香蕉、優格與稻草', 'banana, yoghurt and straw'], ['栗子、菇類與溫潤米味', 'chestnut, mushroom and warm rice'], ['洋梨、荔枝與上新粉', 'pear, lychee and rice flour']];

export const sakeStyles = {
  junmaiDaiginjo: sake('daiginjo', '純米大吟釀', 'Junmai Daiginjo', '純米大吟醸', [15, 16.5], rice, brew),
  daiginjo: sake('daiginjo', '大吟釀', 'Daiginjo', '大吟醸', [15, 17], rice, brew),
  junmaiGinjo: sake('ginjo', '純米吟釀', 'Junmai Ginjo', '純米吟醸', [15, 16], rice, brew),
  ginjo: sake('ginjo', '吟釀', 'Ginjo', '吟醸', [15, 16], rice, brew),
  tokubetsu: sake('junmai', '特別純米', 'Tokubetsu Junmai', '特別純米', [14.5, 16], rice, brew),
  junmai: sake('junmai', '純米酒', 'Junmai', '純米酒', [14, 16], rice, brew),
  kimoto: sake('junmai', '生酛純米', 'Kimoto Junmai', '生酛純米', [15, 16], [['栗子、菇類與乳酸', 'chestnut, mushroom and lactic freshness'], ['烤米、堅果與溫和酸味', 'toasted rice, nuts and gentle acidity']], brew, ['traditional-method']),
  nama: sake('nama-sparkling', '無濾過生原酒', 'Muroka Nama Genshu', '無濾過生原酒', [16, 18], [['鳳梨、哈密瓜與米糠', 'pineapple, melon and rice bran']], brew, ['seasonal']),
  sparkling: sake('nama-sparkling', '瓶內發酵氣泡清酒', 'Bottle-fermented Sparkling Sake', '瓶内二次発酵スパークリング', [11, 13], [['白葡萄、米花與檸檬', 'white grape, puffed rice and lemon']], brew, ['traditional-method'], [720, 360]),
  koshu: sake('junmai', '長期熟成古酒', 'Aged Koshu', '長期熟成古酒', [16, 18], [['焦糖、乾菇與蜜餞', 'caramel, dried mushroom and candied fruit']], brew, ['limited'], [500, 720]),
  imo: sake('shochu-awamori', '芋燒酎', 'Sweet Potato Shochu', '芋焼酎', [25, 37], [['烤甘藷、荔枝與焙茶', 'roast sweet potato, lychee and roasted tea']], shochuWays, [], [720, 900, 1800]),
  mugi: sake('shochu-awamori', '麥燒酎', 'Barley Shochu', '麦焼酎', [25, 40], [['烤麥、香草與白胡椒', 'roast barley, vanilla and white pepper']], shochuWays, [], [720, 900]),
  kokuto: sake('shochu-awamori', '黑糖燒酎', 'Brown Sugar Shochu', '黒糖焼酎', [25, 35], [['黑糖、熟香蕉與海風', 'brown sugar, ripe banana and sea breeze']], shochuWays, [], [720]),
  awamori: sake('shochu-awamori', '泡盛古酒', 'Aged Awamori', '泡盛古酒', [30, 43], [['香草、米餅與乾燥香菇', 'vanilla, rice cracker and dried mushroom']], shochuWays, [], [720, 600]),
  kome: sake('shochu-awamori', '米燒酎', 'Rice Shochu', '米焼酎', [25, 35], [['米花、洋梨與白花', 'puffed rice, pear and white flowers']], shochuWays, [], [720]),
  umeshu: sake('umeshu-fruit', '梅酒', 'Umeshu', '梅酒', [10, 14], [['青梅、杏仁與蜂蜜', 'green plum, almond and honey'], ['熟梅、紫蘇與陳皮', 'ripe plum, shiso and dried peel']], plumWays, [], [720, 500]),
  yuzushu: sake('umeshu-fruit', '柚子酒', 'Yuzushu', 'ゆず酒', [8, 11], [['柚皮、檸檬與米甜', 'yuzu peel, lemon and rice sweetness']], plumWays, [], [720, 500]),
  mikanshu: sake('umeshu-fruit', '蜜柑酒', 'Mikan Liqueur', 'みかん酒', [8, 11], [['蜜柑、橙花與米甜', 'mandarin, orange flower and rice sweetness']], plumWays, [], [720, 500]),
  makgeolli: sake('korean-rice-wine', '馬格利', 'Makgeolli', '막걸리', [6, 12], [['優格、米香與青葡萄', 'yoghurt, rice and green grape'], ['麻糬、梨與淡淡酸味', 'rice cake, pear and light sourness']], koreaWays, [], [750, 500]),
  yakju: sake('korean-rice-wine', '清釀藥酒', 'Yakju', '약주', [13, 17], [['花蜜、梨與杏仁', 'honey, pear and almond']], koreaWays, [], [500, 375]),
  soju: sake('korean-rice-wine', '傳統蒸餾燒酒', 'Distilled Soju', '증류식 소주', [22, 45], [['米香、松針與白花', 'rice, pine needle and white flowers']], koreaWays, [], [375, 500]),
  taiwanSake: sake('junmai', '臺灣純米酒', 'Taiwan Junmai', '', [14, 16], [['芋香、白蘭花與甘蔗', 'taro, magnolia and cane'], ['蓮霧、米香與薑花', 'wax apple, rice and ginger lily']], brew, ['local-rice']),
  taiwanGinjo: sake('ginjo', '臺灣純米吟釀', 'Taiwan Junmai Ginjo', '', [15, 16], [['香水梨、荔枝與米甜', 'Asian pear, lychee and rice sweetness']], brew, ['local-rice']),
  riceWine: sake('junmai', '紅麴米酒', 'Red Yeast Rice Wine', '', [12, 17], [['紅麴、桂圓與堅果', 'red yeast, dried longan and nuts']], [['紅麴與糯米封甕一百天，再以布袋自然滴濾。', 'Red yeast and glutinous rice are sealed in jars for a hundred days and drip through cloth bags.'], ['以圓糯米釀造，澄清後入陶甕靜置一年。', 'Round glutinous rice is brewed, cleared and left a year in clay.']], ['local-rice'], [500, 600]),
} satisfies Record<string, Style & { native: string }>;
export type SakeStyle = keyof typeof sakeStyles;

const kura: SakeStyle[] = ['junmaiDaiginjo', 'daiginjo', 'junmaiGinjo', 'ginjo', 'tokubetsu', 'junmai', 'kimoto', 'nama', 'sparkling', 'koshu', 'umeshu'];
const shochuKura: SakeStyle[] = ['imo', 'mugi', 'kome'];
export const regionSakes: Record<string, readonly SakeStyle[]> = {
  kagoshima: ['imo', 'kokuto', 'kome', 'mugi'], miyazaki: ['mugi', 'imo', 'kome'], oita: ['mugi', 'yuzushu', ...shochuKura], okinawa: ['awamori', 'kokuto'], wakayama: ['umeshu', 'yuzushu', 'mikanshu'], ehime: [...kura, 'mikanshu'], kochi: [...kura, 'yuzushu'],
  gyeonggi: ['makgeolli', 'yakju', 'soju'], jeolla: ['makgeolli', 'yakju'], andong: ['soju', 'yakju'], jeju: ['makgeolli', 'soju', 'yakju'],
  wufeng: ['taiwanSake', 'taiwanGinjo', 'sparkling', 'umeshu'], 'taitung-rice': ['taiwanSake', 'taiwanGinjo', 'nama'], 'yilan-rice': ['taiwanSake', 'taiwanGinjo', 'riceWine'], 'hualien-rice': ['riceWine', 'taiwanSake'], 'nantou-plum': ['umeshu', 'riceWine', 'taiwanSake'],
};
export const kuraStyles: readonly SakeStyle[] = kura;

/** Rice or fruit that the label names, by category; native is Japanese. */
export const labels: Record<string, readonly (readonly [tw: string, en: string, native: string])[]> = {
  rice: [['山田錦', 'Yamada Nishiki', '山田錦'], ['五百萬石', 'Gohyakumangoku', '五百万石'], ['美山錦', 'Miyama Nishiki', '美山錦'], ['雄町', 'Omachi', '雄町'], ['出羽燦燦', 'Dewasansan', '出羽燦々'], ['愛山', 'Aiyama', '愛山'], ['龜之尾', 'Kame no O', '亀の尾'], ['八反錦', 'Hattan Nishiki', '八反錦'], ['越淡麗', 'Koshi Tanrei', '越淡麗'], ['人心地', 'Hitogokochi', 'ひとごこち']],
  taiwanRice: [['益全香米', 'Yiquan Fragrant Rice', ''], ['臺中六十五號', 'Taichung No. 65', ''], ['高雄一三九號', 'Kaohsiung No. 139', ''], ['臺梗九號', 'Taikeng No. 9', ''], ['圓糯', 'Round Glutinous Rice', '']],
  shochu: [['白麴', 'White Koji', '白麹'], ['黑麴', 'Black Koji', '黒麹'], ['甕仕込', 'Clay Jar', '甕仕込み'], ['五年', 'Five Years', '五年貯蔵'], ['原酒', 'Undiluted', '原酒'], ['黃金', 'Golden', '黄金']],
  fruit: [['完熟', 'Fully Ripe', '完熟'], ['三年陳', 'Three Years', '三年熟成'], ['濁', 'Cloudy', 'にごり'], ['無糖', 'Unsweetened', '無糖'], ['原酒', 'Undiluted', '原酒']],
  korea: [['生酒', 'Fresh', '생'], ['松針', 'Pine Needle', '솔잎'], ['五年', 'Five Years', '5년'], ['三釀', 'Triple Brewed', '삼양주'], ['黑米', 'Black Rice', '흑미'], ['橘皮', 'Tangerine Peel', '귤피']],
};

export const sakePhrases: Phrases = {
  openers: [
    ['{maker}以{region}的{land}為根本，釀出這款{style}。', '{Maker} in {region} builds this {style} on {land}.'],
    ['這款{style}來自{region}，投料期集中在最冷的一、二月。', 'This {style} comes from {region}, brewed in the coldest weeks of January and February.'],
    ['{region}的{land}，讓這款{style}的口感偏向乾淨。', 'The clean line of this {style} from {region} is owed to {land}.'],
    ['{maker}與鄰近十二戶農家契作，這款{style}只用當季新米。', '{Maker} works under contract with twelve neighbouring farms; only the new season’s harvest goes into this {style}.'],
    ['{maker}的年輕杜氏接手後，首先重做的就是這款{style}。', 'When its young master brewer took over, {maker} reworked this {style} first.'],
    ['酒名取自{region}的地景，酒標由當地版畫工坊刻印。', 'Its name is taken from the landscape of {region}, and the label was cut by a local print studio.'],
    ['{style}是{maker}最早輸出的品項，來自{region}。', 'From {region}, this {style} was the first that {maker} exported.'],
    ['{maker}位於{region}，釀造用水取自廠內的井。', '{Maker} is in {region} and draws its water from a well on site.'],
    ['出自{region}的小藏，這款{style}每季只開兩槽。', 'A small brewery in {region} fills only two tanks a season with this {style}.'],
    ['{region}講究與海鮮同桌，這款{style}也依此設計。', 'In {region} drink is made for the table, and this {style} follows that thought.'],
  ],
  tastings: [
    ['香氣有{taste}，入口柔順。', 'The nose has {taste}; the palate is soft.'],
    ['微溫時{taste}更明顯，冷飲則顯得俐落。', 'Slightly warm it shows {taste}; chilled it is crisp.'],
    ['{taste}清楚，收尾偏乾。', '{Taste} are clear, with a dry close.'],
    ['主調為{taste}，旨味在中段出現。', 'The main notes are {taste}, with umami in the middle.'],
    ['第一口是{taste}，之後只留下水的感覺。', 'First come {taste}, then only a sense of water.'],
    ['可辨識的風味有{taste}。', 'Among the flavours are {taste}.'],
    ['開瓶隔日，{taste}會再圓一些。', 'A day after opening, {taste} grow rounder.'],
  ],
  closers: [
    ['適合與{pair}同桌。', 'It belongs on the table with {pair}.'],
    ['藏元推薦以{pair}搭配。', 'The brewery recommends {pair}.'],
    ['以平口杯搭配{pair}，旨味更集中。', 'In a flat cup with {pair}, the umami comes together.'],
    ['料理人可試試{pair}。', 'Cooks may try {pair}.'],
    ['品飲教室的示範搭配是{pair}。', 'The tasting room will show it with {pair}.'],
  ],
  trade: [
    ['全程冷藏運送，臺灣到港後可分裝出貨。', 'It travels cold all the way and can be split on arrival in Taiwan.'],
    ['藏元同行參展，可現場討論餐廳專用標籤。', 'The brewers are at the show and can discuss labels for restaurants.'],
    ['酒標背面列出酵母、日本酒度與酸度。', 'Yeast, sake meter value and acidity are printed on the back.'],
    ['目前供應臺北與高雄，徵求中部合作夥伴。', 'It is sold in Taipei and Kaohsiung, and a partner in central Taiwan is sought.'],
    ['另有三百毫升小瓶，方便餐廳單點。', 'A 300 ml bottle serves restaurants by the glass.'],
    ['展位備有精米樣本，可比較不同的磨米程度。', 'Samples of polished rice at the booth show the different degrees of milling.'],
    ['本批於二〇二五酒造年度釀成。', 'This lot was brewed in the 2025 brewing year.'],
    ['瓶身可回收，附近酒鋪設有空瓶回收點。', 'Bottles are returnable, and nearby shops take them back.'],
  ],
  pairings: {
    default: [['鹽烤白帶魚', 'salt-grilled beltfish'], ['昆布漬真鯛', 'kelp-cured sea bream'], ['高湯蛋捲', 'rolled omelette'], ['湯豆腐', 'simmered tofu'], ['烏魚子與白蘿蔔', 'mullet roe with radish'], ['竹筍冷盤', 'chilled bamboo shoots'], ['味噌漬鱈魚', 'miso-marinated cod'], ['蛤蜊酒蒸', 'steamed clams'], ['關東煮', 'oden'], ['鹽麴雞腿', 'chicken with salted koji']],
    'shochu-awamori': [['黑豬角煮', 'braised pork belly'], ['炸薩摩魚餅', 'fried fish cakes'], ['山苦瓜炒蛋', 'bitter gourd with egg'], ['鹽烤秋刀魚', 'salt-grilled saury']],
    'umeshu-fruit': [['炸豆腐', 'fried tofu'], ['羊羹', 'red-bean jelly'], ['優格與水果', 'yoghurt with fruit'], ['糖醋排骨', 'sweet-and-sour ribs']],
    'korean-rice-wine': [['海鮮煎餅', 'seafood pancake'], ['辣炒年糕', 'spicy rice cakes'], ['泡菜豆腐', 'kimchi with tofu'], ['生拌牛肉', 'seasoned beef tartare']],
  },
};
