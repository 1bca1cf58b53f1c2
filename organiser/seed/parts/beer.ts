import type { Pair, Phrases, Style } from './part.ts';

const beer = (category: string, tw: string, en: string, abv: readonly [number, number], tastes: readonly Pair[], methods: readonly Pair[], tags: readonly string[] = []): Style => ({
  category, name: [tw, en], abv, volumes: [330, 330, 330, 500, 750], tastes, methods, tags,
});
const cold: Pair[] = [
  ['主發酵後在零度低溫窖藏六週。', 'Six weeks of lagering at freezing point follow the main fermentation.'],
  ['採二次煮出糖化，麥味因此更紮實。', 'A double decoction gives the malt its grip.'],
  ['以自然碳酸化取代強制充氣。', 'Natural carbonation takes the place of forced gas.'],
  ['水質經調整，接近軟水產區的礦物比例。', 'The water is adjusted towards that of soft-water towns.'],
];
const hoppy: Pair[] = [
  ['兩次冷泡酒花，總量每公升十二公克。', 'Two dry-hop additions come to twelve grams a litre.'],
  ['燕麥占麥芽的兩成，質地偏厚。', 'Oats make up a fifth of the grist and thicken the texture.'],
  ['酒花在煮沸結束後才投入，苦味收斂。', 'Hops go in after the boil, so bitterness stays low.'],
  ['裝罐後全程冷藏，罐底印有投料日。', 'It stays cold after canning, and the hop date is on the base.'],
];
const dark: Pair[] = [
  ['使用七種烘焙麥芽，煮沸三小時。', 'Seven roast malts and a three-hour boil go into it.'],
  ['在烈酒桶中陳放九個月後混合兩批。', 'Nine months in spirit barrels, then two batches are blended.'],
  ['以氮氣充填，泡沫細緻。', 'Nitrogen makes a fine head.'],
];
const wheaty: Pair[] = [
  ['小麥占六成，酵母與酒液一同入瓶。', 'Wheat makes sixty per cent, and the yeast goes into the bottle.'],
  ['先以乳酸菌酸化，再投入酒花與果實。', 'Lactic souring comes before hops and fruit.'],
  ['果泥在發酵第五天加入，不再煮沸。', 'Fruit is added on the fifth day of fermentation and never boiled.'],
];
const abbey: Pair[] = [
  ['瓶中二次發酵，出廠前在溫室靜置三週。', 'It referments in bottle and rests three weeks in a warm room before leaving.'],
  ['以深色冰糖提高酒體，酵母負責香料感。', 'Dark candy sugar builds it while the yeast brings spice.'],
  ['在大木桶裡陳年一年，再與新酒混合。', 'A year in foeders is blended with young beer.'],
];
const wild: Pair[] = [
  ['麥汁在淺盤冷卻一夜，由空氣中的酵母接種。', 'Wort cools overnight in an open tray and is seeded by the air.'],
  ['一年、兩年、三年桶混合後瓶中發酵。', 'One-, two- and three-year barrels are blended and referment in bottle.'],
];
const apple: Pair[] = [
  ['以苦甜品種為主，發酵十個月不加糖。', 'Bittersweet varieties ferment ten months with no sugar added.'],
  ['採收後讓果實靜置三週再榨汁。', 'Apples rest three weeks after harvest before pressing.'],
];

export const beerStyles = {
  pils: beer('lager', '皮爾森', 'Pilsner', [4.4, 5.2], [['麵包屑、花香與乾淨苦味', 'bread crumb, flowers and clean bitterness'], ['蜂蜜、青草與胡椒', 'honey, grass and pepper']], cold),
  helles: beer('lager', '慕尼黑淡啤酒', 'Helles', [4.8, 5.3], [['白麵包、乾草與穀物甜', 'white bread, hay and grain sweetness']], cold),
  dunkel: beer('lager', '深色拉格', 'Dunkel', [4.9, 5.6], [['烤吐司、焦糖與可可', 'toast, caramel and cocoa']], cold),
  bock: beer('lager', '勃克啤酒', 'Bock', [6.5, 7.5], [['麵包皮、太妃與無花果', 'crust, toffee and fig']], cold, ['seasonal']),
  kolsch: beer('lager', '科隆啤酒', 'Kölsch', [4.6, 5], [['青蘋果、白花與細緻麥味', 'green apple, white flowers and delicate malt']], cold),
  riceLager: beer('lager', '米拉格', 'Rice Lager', [4.2, 5], [['米香、檸檬皮與淡雅麥芽', 'rice, lemon peel and light malt'], ['爆米花、白花與青瓜', 'popcorn, white flowers and cucumber']], cold, ['local-rice']),
  ipa: beer('ipa-pale-ale', 'IPA', 'IPA', [6, 7], [['葡萄柚、松針與焦糖', 'grapefruit, pine and caramel'], ['柑橘皮、樹脂與麥芽', 'citrus peel, resin and malt']], hoppy),
  hazy: beer('ipa-pale-ale', '渾濁 IPA', 'Hazy IPA', [5.8, 7.2], [['芒果、百香果與燕麥奶', 'mango, passion fruit and oat milk'], ['芭樂、鳳梨與白桃', 'guava, pineapple and white peach']], hoppy, ['tropical-fruit']),
  pale: beer('ipa-pale-ale', '淡色艾爾', 'Pale Ale', [4.6, 5.4], [['柳橙、餅乾與淡淡松香', 'orange, biscuit and light pine']], hoppy),
  bitter: beer('ipa-pale-ale', '英式苦啤酒', 'Best Bitter', [3.8, 4.6], [['橘子果醬、餅乾與茶', 'marmalade, biscuit and tea']], hoppy),
  session: beer('ipa-pale-ale', '輕量 IPA', 'Session IPA', [3.8, 4.5], [['萊姆、荔枝與青草', 'lime, lychee and grass']], hoppy),
  stout: beer('stout-porter', '司陶特', 'Stout', [4.5, 6], [['黑咖啡、可可與烤麥', 'black coffee, cocoa and roast barley']], dark),
  imperial: beer('stout-porter', '帝國司陶特', 'Imperial Stout', [9, 12], [['黑巧克力、蜜棗與皮革', 'dark chocolate, date and leather'], ['黑糖、咖啡與橡木', 'dark sugar, coffee and oak']], dark, ['barrel-aged']),
  porter: beer('stout-porter', '波特啤酒', 'Porter', [5, 6.2], [['可可、核桃與太妃', 'cocoa, walnut and toffee']], dark),
  weizen: beer('wheat-sour', '小麥啤酒', 'Wheat Beer', [4.8, 5.6], [['香蕉、丁香與麵團', 'banana, clove and dough'], ['白桃、香草與麵包', 'white peach, vanilla and bread']], wheaty),
  witbier: beer('wheat-sour', '比利時白啤酒', 'Witbier', [4.5, 5.2], [['橙皮、芫荽籽與小麥', 'orange peel, coriander seed and wheat']], wheaty),
  gose: beer('wheat-sour', '鹽味酸啤酒', 'Gose', [4, 5], [['海鹽、萊姆與鳳梨', 'sea salt, lime and pineapple'], ['酸梅、芭樂與海鹽', 'sour plum, guava and sea salt']], wheaty),
  fruitSour: beer('wheat-sour', '水果酸啤酒', 'Fruited Sour', [4, 5.5], [['洛神、覆盆子與優格', 'roselle, raspberry and yoghurt'], ['土芒果、百香果與乳酸', 'native mango, passion fruit and lactic sourness']], wheaty, ['tropical-fruit']),
  dubbel: beer('belgian-ale', '雙倍修院啤酒', 'Dubbel', [6.5, 7.5], [['葡萄乾、焦糖與丁香', 'raisin, caramel and clove']], abbey),
  tripel: beer('belgian-ale', '三倍修院啤酒', 'Tripel', [8, 9.2], [['梨、白胡椒與蜂蜜', 'pear, white pepper and honey']], abbey),
  saison: beer('belgian-ale', '農莊艾爾', 'Saison', [5.5, 7], [['檸檬、胡椒與乾草', 'lemon, pepper and hay'], ['柚子、茴香與麥稈', 'pomelo, fennel and straw']], abbey),
  oudbruin: beer('belgian-ale', '法蘭德斯棕啤酒', 'Oud Bruin', [5.5, 7], [['酸櫻桃、葡萄醋與太妃', 'sour cherry, balsamic and toffee']], abbey),
  geuze: beer('wheat-sour', '自然發酵混釀', 'Geuze', [6, 7], [['青蘋果、乾草與檸檬皮', 'green apple, hay and lemon pith']], wild, ['spontaneous']),
  kriek: beer('wheat-sour', '櫻桃自然發酵啤酒', 'Kriek', [5, 6.5], [['酸櫻桃、杏仁與木頭', 'sour cherry, almond and wood']], wild, ['spontaneous']),
  teaBeer: beer('ipa-pale-ale', '茶啤酒', 'Tea Ale', [4.5, 5.8], [['鐵觀音、蜂蜜與柑橘', 'Tieguanyin tea, honey and citrus'], ['紅玉紅茶、肉桂與麥芽', 'Ruby black tea, cinnamon and malt']], hoppy, ['tea']),
  honeyAle: beer('belgian-ale', '龍眼蜜艾爾', 'Longan Honey Ale', [5, 7], [['龍眼蜜、丁香與麵包', 'longan honey, clove and bread']], abbey, ['local-fruit']),
  coffeeStout: beer('stout-porter', '咖啡司陶特', 'Coffee Stout', [5.5, 7], [['阿里山咖啡、可可與黑糖', 'Alishan coffee, cocoa and dark sugar']], dark, ['local-botanicals']),
  cider: beer('cider', '蘋果酒', 'Cider', [4.5, 7], [['青蘋果、蜂蠟與稻草', 'green apple, beeswax and straw'], ['烤蘋果、單寧與橙皮', 'baked apple, tannin and orange peel']], apple),
  perry: beer('cider', '梨酒', 'Perry', [4, 6.5], [['洋梨、接骨木花與石頭', 'pear, elderflower and stone']], apple),
} satisfies Record<string, Style>;
export type BeerStyle = keyof typeof beerStyles;

const modern: BeerStyle[] = ['ipa', 'hazy', 'pale', 'session', 'stout', 'imperial', 'gose', 'fruitSour', 'pils', 'saison'];
const taiwan: BeerStyle[] = ['riceLager', 'hazy', 'pale', 'gose', 'fruitSour', 'teaBeer', 'honeyAle', 'coffeeStout', 'pils', 'saison', 'weizen', 'imperial'];
export const regionBeers: Record<string, readonly BeerStyle[]> = {
  bavaria: ['helles', 'dunkel', 'bock', 'weizen', 'pils'], franconia: ['dunkel', 'pils', 'bock'], cologne: ['kolsch', 'weizen'], berlin: ['gose', 'fruitSour', 'pils', 'hazy'], pilsen: ['pils', 'dunkel'], moravia: ['pils', 'dunkel', 'porter'], bohemia: ['pils', 'dunkel', 'bock'],
  flanders: ['dubbel', 'tripel', 'oudbruin', 'witbier'], antwerp: ['tripel', 'pale', 'dubbel'], pajottenland: ['geuze', 'kriek'], wallonia: ['saison', 'dubbel', 'tripel'], yorkshire: ['bitter', 'porter', 'stout', 'pale'], 'cork-beer': ['stout', 'porter', 'pale'],
  'alsace-beer': ['pils', 'witbier', 'saison', 'cider'], brittany: ['cider'], 'osaka-beer': ['pale', 'weizen', 'ipa', 'riceLager'], 'kyoto-beer': ['saison', 'teaBeer', 'witbier', 'pale'], 'hokkaido-beer': ['pils', 'dunkel', 'weizen', 'stout'], 'nagano-beer': ['pale', 'ipa', 'weizen', 'porter'],
};
export const modernStyles: readonly BeerStyle[] = modern;
export const taiwanStyles: readonly BeerStyle[] = taiwan;

/** What the label adds to the style. */
export const brews: Record<string, readonly Pair[]> = {
  TW: [['夜市', 'Night Market'], ['梅雨', 'Plum Rain'], ['鐵馬', 'Iron Horse'], ['港邊', 'Harbourside'], ['文旦', 'Pomelo'], ['土芒果', 'Native Mango'], ['紅心芭樂', 'Pink Guava'], ['桂花', 'Osmanthus'], ['黑糖', 'Dark Sugar'], ['九降風', 'Autumn Wind'], ['末班車', 'Last Train'], ['午後雷陣雨', 'Afternoon Thunder'], ['金萱', 'Jinxuan'], ['鳳梨', 'Pineapple'], ['稻埕', 'Rice Yard'], ['藍皮車', 'Blue Carriage'], ['騎樓', 'Arcade'], ['小滿', 'Grain Buds'], ['大寒', 'Great Cold'], ['金桔', 'Kumquat'], ['東北季風', 'Northeast Monsoon'], ['老街', 'Old Street']],
  other: [['老廠', 'Old Brewhouse'], ['春季', 'Spring'], ['冬藏', 'Winter Cellar'], ['收穫', 'Harvest'], ['守夜人', 'Night Porter'], ['燈塔', 'Lighthouse'], ['原窖', 'Original Cellar'], ['三號酒花', 'Hop No. 3'], ['鄉村', 'Country'], ['石橋', 'Stone Bridge'], ['雙倍冷泡', 'Double Dry-hopped'], ['未過濾', 'Unfiltered'], ['酒吧', 'Taproom'], ['櫻桃木', 'Cherrywood'], ['河岸', 'Riverside'], ['雨季', 'Rainy Season']],
};

export const beerPhrases: Phrases = {
  openers: [
    ['{maker}的{style}在{region}釀造，酒廠就位於{land}。', 'This {style} from {maker} is brewed in {region}, where the brewery looks out on {land}.'],
    ['來自{region}的{style}，配方經過十一次試釀才定案。', 'This {style} from {region} took eleven trial brews before the recipe stood.'],
    ['{maker}以{region}的水釀這款{style}，批號標示在罐底。', '{Maker} brews this {style} with the water of {region} and prints the batch on the base.'],
    ['{region}的{land}孕育了{maker}，也影響這款{style}的性格。', '{Maker} grew up in {region} among {land}, and this {style} shows it.'],
    ['這款{style}是{maker}的常備款，一年四季都有生產。', 'This {style} is on all year at {maker}.'],
    ['{maker}與同在{region}的農家合作，這款{style}使用當地穀物。', '{Maker} works with a farm in {region}, whose grain goes into this {style}.'],
    ['酒標上的插畫描繪{region}，裡面是一款{style}。', 'The label of this {style} is a drawing of {region}.'],
    ['{maker}把{style}釀得比傳統版本更乾爽，靈感來自{region}。', '{Maker} brews this {style} drier than tradition has it, with {region} in mind.'],
    ['這款{style}最初只在{region}的酒頭供應，去年才裝罐。', 'This {style} was poured only in {region} until it was canned last year.'],
    ['{maker}團隊五個人，這款{style}由釀酒師與酒吧同仁共同設計。', 'Five people run {maker}; brewer and bar staff designed this {style} together.'],
  ],
  tastings: [
    ['風味有{taste}，收口乾淨。', 'It tastes of {taste} and ends clean.'],
    ['倒入杯中先聞到{taste}。', 'In the glass {taste} come first.'],
    ['{taste}層次分明，苦味溫和。', '{Taste} stand in layers, with mild bitterness.'],
    ['以{taste}構成骨架，氣泡中等。', 'Its frame is {taste}, with medium carbonation.'],
    ['溫度稍高時，{taste}會更明顯。', 'A little warmer, it shows more of {taste}.'],
    ['{taste}都不過分，適合與食物並列。', '{Taste} stay in proportion, which suits the table.'],
    ['香氣取向是{taste}。', 'Its aroma leans towards {taste}.'],
  ],
  closers: [
    ['搭配{pair}，麥味與鹹香彼此呼應。', 'With {pair}, malt and salt answer each other.'],
    ['餐廳常以{pair}配它。', 'Restaurants often pair it with {pair}.'],
    ['展位的餐搭示範是{pair}。', 'The booth pairs it with {pair}.'],
    ['可與{pair}一起上桌。', 'It can share the table with {pair}.'],
    ['{pair}能襯出它的特色。', 'Try it beside {pair} to see its character.'],
  ],
  trade: [
    ['提供二十公升不鏽鋼桶與三百三十毫升罐裝。', 'It comes in 20-litre kegs and 330 ml cans.'],
    ['全程冷鏈配送，建議低溫存放。', 'It moves in a cold chain and should be kept cool.'],
    ['酒款介紹卡附上酵母編號與糖度紀錄。', 'The card beside it gives yeast strain and gravity readings.'],
    ['酒廠接受聯名與代工洽談。', 'The brewery is open to collaborations and contract brewing.'],
    ['酒譜與原料清單公開於展位。', 'Recipe and ingredient list are open at the booth.'],
    ['可依通路需求調整裝填日期。', 'Packaging dates can be set to suit the channel.'],
    ['使用回收鋁比例達七成的罐身。', 'The can is made of seventy per cent recycled aluminium.'],
    ['酒頭租借與清洗服務由原廠合作夥伴負責。', 'Tap hire and line cleaning are handled by a partner of the brewery.'],
  ],
  pairings: {
    default: [['鹽酥雞', 'popcorn chicken'], ['烤香腸與生蒜', 'grilled sausage with raw garlic'], ['蚵仔煎', 'oyster omelette'], ['烤魷魚', 'grilled squid'], ['德國豬腳', 'roast pork knuckle'], ['炸豆腐與泡菜', 'fried tofu with pickles'], ['披薩', 'pizza'], ['麻辣鴨血', 'spicy duck-blood tofu'], ['烤雞翅', 'roast chicken wings'], ['牛肉漢堡', 'beef burgers'], ['鹹派', 'quiche'], ['海鮮燒烤', 'grilled seafood']],
    'stout-porter': [['生蠔', 'oysters'], ['布朗尼', 'brownies'], ['燉牛肉', 'beef stew'], ['麻糬與花生粉', 'rice cakes in peanut powder']],
    'wheat-sour': [['白香腸與芥末', 'white sausage with mustard'], ['涼拌海蜇皮', 'chilled jellyfish'], ['起司蛋糕', 'cheesecake'], ['越式春捲', 'fresh spring rolls']],
    cider: [['烤豬肋排', 'roast pork ribs'], ['卡門貝爾乳酪', 'camembert'], ['馬鈴薯煎餅', 'potato pancakes']],
  },
};
