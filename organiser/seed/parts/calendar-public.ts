import type { Sketch } from './calendar.ts';

/** 19 and 20 April: trade and adult public. */
export const calendarPublic: readonly Sketch[] = [
  {
    when: '19 10:00-10:30',
    topic: 1,
    place: 'stage',
    title: ['公眾日開場：如何走這座展館', 'Public day: how to walk the hall'],
    summary: [
      '十五分鐘看懂分區、編號與導覽路線。',
      'Areas, booth numbers and routes in fifteen minutes.',
    ],
    body: [
      [
        '志工團隊說明攤位編號的規則：字母代表展區，前兩碼是街，後兩碼是門牌。',
        'Volunteers explain the numbers: the letter is the area, the first two digits the street, the last two the door.',
      ],
      [
        '入場者須年滿十八歲並出示證件。開車前來的觀眾可在服務臺索取代駕資訊。',
        'Visitors must be 18 or over and show identification. Those who came by car can ask the service desk for designated drivers.',
      ],
    ],
  },
  {
    when: '19 11:00-12:00',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 32,
    free: true,
    title: ['臺灣葡萄酒的十個地名', 'Ten place names of Taiwanese wine'],
    summary: [
      '從二林到外埔，認識金香與黑后。',
      'From Erlin to Waipu with Golden Muscat and Black Queen.',
    ],
    who: ['釀酒師 謝宛霖', 'Hsieh Wan-lin, winemaker'],
    body: [
      [
        '臺灣的葡萄一年兩收，採收期落在颱風季前後。講者談品種如何適應，以及酒農如何決定採收日。',
        'Grapes in Taiwan are picked twice a year around the typhoon season. The speaker tells how varieties adapt and how growers choose the day.',
      ],
      [
        '五款酒搭配三種在地食物，說明酸度與油脂的關係。',
        'Five wines and three local dishes explain acidity and fat.',
      ],
    ],
  },
  {
    when: '19 11:00-12:00',
    topic: 6,
    place: 'roomB',
    area: 'sake',
    seats: 24,
    free: true,
    title: ['麴的入門課：摸得到的米', 'An introduction to koji: rice you can touch'],
    summary: [
      '親手揉開米麴，理解清酒的第一步。',
      'Break up koji by hand and learn the first step.',
    ],
    who: ['釀造師 江柏岑', 'Chiang Po-tsen, brewer'],
    body: [
      [
        '課堂提供剛出麴室的米麴，學員比較外硬內軟的觸感與栗子般的香氣。',
        'Fresh koji from the room lets students feel the hard outside and soft core and smell its chestnut note.',
      ],
      [
        '課程後半介紹無酒精的甘酒與料理用途。',
        'The second half turns to amazake without alcohol and to cooking.',
      ],
    ],
  },
  {
    when: '19 13:00-14:00',
    topic: 3,
    place: 'forum',
    area: 'beer',
    seats: 100,
    title: ['精釀十年：從十家到百家', 'Ten years of craft beer: from ten to a hundred'],
    summary: [
      '三位創業者回看設備、冷鏈與酒稅的變化。',
      'Three founders look back on equipment, cold chain and tax.',
    ],
    who: ['主持 莊季儒', 'Moderated by Chuang Chi-ju'],
    body: [
      [
        '早年最缺的是冷藏車，現在最缺的是技師。三位創業者各帶一樣舊物說明當時的克難做法。',
        'Refrigerated trucks were scarce then, technicians are scarce now. Each founder brings an old object and its story.',
      ],
      [
        '最後討論下一個十年可能的地方原料。',
        'The talk ends with local ingredients for the next decade.',
      ],
    ],
  },
  {
    when: '19 13:00-16:00',
    topic: 4,
    place: 'meeting',
    seats: 40,
    free: true,
    title: ['買主媒合第三場：臺灣製造者', 'Buyers’ meetings III: makers of Taiwan'],
    summary: ['外國買主與臺灣酒廠的一對一洽談。', 'Foreign buyers meet Taiwanese producers.'],
    body: [
      [
        '來自日本、新加坡、澳洲與德國的買主，針對水果酒、威士忌與精釀進行洽談。',
        'Buyers from Japan, Singapore, Australia and Germany look at fruit wine, whisky and craft beer.',
      ],
      [
        '出口文件與樣品寄送由貿易顧問現場協助。',
        'Trade advisers help with export papers and samples.',
      ],
    ],
  },
  {
    when: '19 13:30-14:30',
    topic: 2,
    place: 'roomA',
    area: 'spirits',
    seats: 32,
    free: true,
    title: [
      '琴酒與島嶼植物：馬告、土肉桂、柚花',
      'Gin and island plants: makauy, cinnamon leaf, pomelo flower',
    ],
    summary: ['先聞植物，再聞酒。', 'Smell the plants, then the spirit.'],
    who: ['植物學者 高若溪', 'Kao Jo-hsi, botanist'],
    body: [
      [
        '講者帶來十種植物標本，說明採集季節與保育規範，再與三家蒸餾所的琴酒對照。',
        'Ten specimens introduce season and conservation rules before three distilleries show their gin.',
      ],
      ['本場著重香氣辨識，請勿使用香水。', 'The session is about aroma; please wear no perfume.'],
    ],
  },
  {
    when: '19 14:30-15:30',
    topic: 2,
    place: 'roomB',
    area: 'sake',
    seats: 28,
    free: true,
    title: ['溫度散步：一款純米的五種溫度', 'A walk through temperature: one junmai five ways'],
    summary: [
      '從雪冷到熱燗，觀察香氣與旨味的轉折。',
      'From snow-cold to hot, watch aroma and umami turn.',
    ],
    who: ['燗酒師 長谷部澄', 'Hasebe Sumi, sake warmer'],
    body: [
      [
        '講者以錫壺分段加熱，每升十度停一次，讓參加者寫下感受。',
        'A tin pot is warmed in steps of ten degrees, with a pause for notes at each.',
      ],
      [
        '搭配高湯蛋捲與醃菜，說明溫度如何改變餐搭。',
        'Rolled omelette and pickles show how warmth changes a pairing.',
      ],
    ],
  },
  {
    when: '19 15:00-16:00',
    topic: 3,
    place: 'stage',
    title: ['看懂一張酒標：原料、產地、年份', 'Reading a label: ingredients, origin, year'],
    summary: [
      '以四個區的實物示範，人人都能提問。',
      'Real labels from four areas, with time for questions.',
    ],
    who: ['編輯 宋知遠', 'Sung Chih-yuan, editor'],
    body: [
      [
        '講者把標籤拆成三層：法規要求、製造者想說的、以及沒有說的。',
        'The speaker takes labels apart in three layers: what the law asks, what the maker wants to say and what is left out.',
      ],
      [
        '觀眾可帶標籤照片上台請講者解讀。',
        'Visitors may bring a photograph of a label to be read on stage.',
      ],
    ],
  },
  {
    when: '19 16:00-17:00',
    topic: 5,
    place: 'stage',
    area: 'beer',
    title: ['在地原料啤酒競賽：決選公布', 'Local Ingredients Beer Competition: the finalists'],
    summary: ['二十三款入圍，五款進入決選。', 'Twenty-three entries, five finalists.'],
    body: [
      [
        '競賽規則要求主要風味來自單一縣市的原料，並附農家名單。評審由釀酒師、廚師與農改場人員組成。',
        'The main flavour must come from ingredients of a single county, with the farms named. Brewers, cooks and agricultural researchers judge.',
      ],
      [
        '結果公布後，五位釀酒師將說明與農家合作的方式。',
        'Afterwards the five brewers tell how they work with their growers.',
      ],
    ],
  },
  {
    when: '19 16:00-17:00',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 32,
    free: true,
    title: ['陶甕裡的八千年：喬治亞琥珀酒', 'Eight thousand years in clay: amber wine of Georgia'],
    summary: ['浸皮白酒的質地、單寧與餐搭。', 'Texture, tannin and food with skin-contact wine.'],
    who: ['酒農 Nino Kapanadzeli', 'Nino Kapanadzeli, grower'],
    body: [
      [
        '講者說明陶甕如何埋、如何洗，以及家族如何在復活節前後開甕。',
        'How the vessels are buried and washed, and how families open them around Easter.',
      ],
      [
        '四款琥珀酒搭配核桃茄子，現場備有喬治亞語口譯。',
        'Four wines with aubergine and walnuts; Georgian is interpreted.',
      ],
    ],
  },
  {
    when: '19 16:30-17:30',
    topic: 6,
    place: 'roomB',
    area: 'spirits',
    seats: 24,
    free: true,
    title: ['無酒精調飲課：把草本留在杯裡', 'Mixing without alcohol: keep the herbs in the glass'],
    summary: [
      '為指定駕駛與不喝酒的客人設計一份飲品單。',
      'A list for designated drivers and guests who do not drink.',
    ],
    who: ['調酒師 賴星語', 'Lai Hsing-yu, bartender'],
    body: [
      [
        '以蒸餾水草本萃取、醋飲與茶為基底，示範三款層次完整的無酒精調飲。',
        'Herbal distillates, vinegar and tea are the base of three complete drinks without alcohol.',
      ],
      [
        '學員分組設計一款並說明如何放進餐廳飲品單。',
        'Groups design one of their own and place it on a restaurant list.',
      ],
    ],
  },
  {
    when: '20 10:30-11:30',
    topic: 3,
    place: 'forum',
    area: 'sake',
    seats: 80,
    title: ['臺灣米釀臺灣酒：農家、釀造者與碾米廠', 'Taiwanese rice for Taiwanese sake'],
    summary: [
      '從益全香米到圓糯，談品種與釀造。',
      'Varieties and brewing, from fragrant rice to glutinous.',
    ],
    who: ['農家代表 潘信誠', 'Pan Hsin-cheng, grower'],
    body: [
      [
        '食用米要好吃，釀造米要好溶。農家與釀造者談如何在同一片田裡取捨。',
        'Table rice should taste good, brewing rice should dissolve well. Grower and brewer discuss the choice in one field.',
      ],
      [
        '碾米廠示範不同磨米程度的碎米率。',
        'A miller shows how much breaks at each degree of polish.',
      ],
    ],
  },
  {
    when: '20 10:30-11:30',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 32,
    free: true,
    title: ['麗絲玲三河：摩塞爾、多瑙與克雷兒', 'Riesling on three rivers: Mosel, Danube, Clare'],
    summary: ['由干到甜，看懂酸與糖的平衡。', 'From dry to sweet: the balance of acid and sugar.'],
    who: ['侍酒師 周以荷', 'Chou Yi-ho, sommelier'],
    body: [
      [
        '同一品種在板岩、片麻岩與臺地上的表現不同，本場以六款酒排列。',
        'One variety on slate, gneiss and benches, shown in six wines.',
      ],
      [
        '講者另附一張臺式料理餐搭建議表。',
        'A sheet of pairings with Taiwanese dishes is included.',
      ],
    ],
  },
  {
    when: '20 11:00-12:00',
    topic: 6,
    place: 'roomB',
    area: 'beer',
    seats: 30,
    free: true,
    title: ['啤酒風味輪：氣味辨識練習', 'The beer flavour wheel: training the nose'],
    summary: ['十二種標準氣味，練習說出名字。', 'Twelve reference aromas and how to name them.'],
    who: ['感官講師 方予晴', 'Fang Yu-ching, sensory trainer'],
    body: [
      [
        '香蕉、丁香、奶油、紙板、青蘋果，課程從好聞的練到不好聞的，也談缺陷從哪裡來。',
        'Banana, clove, butter, cardboard, green apple: the class moves from pleasant to unpleasant and asks where faults come from.',
      ],
      ['每人一組聞香瓶，課後可帶走。', 'Each person keeps a set of aroma vials.'],
    ],
  },
  {
    when: '20 13:00-14:00',
    topic: 3,
    place: 'stage',
    title: ['餐搭不是配對題：三位主廚的想法', 'Pairing is not a matching test: three cooks speak'],
    summary: ['以鹹、酸、油、溫度四件事討論餐搭。', 'Salt, acid, fat and temperature.'],
    who: ['主廚 丁又慈、馮立言、吉岡修', 'Cooks Ting Yu-tzu, Feng Li-yen and Yoshioka Osamu'],
    body: [
      [
        '三位主廚各做一道小菜，請觀眾先不看酒標，說出想要什麼樣的飲品。',
        'Each cook prepares a small dish, and the audience says what it wants to drink before seeing a label.',
      ],
      [
        '討論也包含茶與果汁等無酒精選項。',
        'Tea, juice and other drinks without alcohol are part of the talk.',
      ],
    ],
  },
  {
    when: '20 13:00-15:00',
    topic: 4,
    place: 'meeting',
    seats: 40,
    free: true,
    title: ['展後跟進：合約與物流諮詢', 'After the fair: contracts and logistics'],
    summary: [
      '律師與報關行駐點，協助整理展中談成的條件。',
      'Lawyers and customs agents help to settle what was agreed.',
    ],
    body: [
      [
        '諮詢時段每組三十分鐘，請攜帶往來紀錄與初步條件。',
        'Each consultation lasts thirty minutes; bring correspondence and draft terms.',
      ],
      [
        '常見問題包括獨家範圍、最低訂量與退換責任。',
        'Common questions are exclusivity, minimum orders and returns.',
      ],
    ],
  },
  {
    when: '20 13:30-14:30',
    topic: 2,
    place: 'roomB',
    area: 'spirits',
    seats: 28,
    free: true,
    title: ['三種龍舌蘭，三種火', 'Three agaves, three fires'],
    summary: ['石窯、土窯與蒸氣，看烘烤如何改變香氣。', 'Stone oven, earth pit and steam.'],
    who: ['品牌大使 Ximena Arrieta', 'Ximena Arrieta, educator'],
    body: [
      [
        '講者以烤過與未烤的龍舌蘭片供聞香，再進入三款酒的比較。',
        'Roasted and raw agave are smelled first, then three spirits are compared.',
      ],
      [
        '最後談龍舌蘭的生長年限與永續採收。',
        'The end is about growing time and sustainable harvest.',
      ],
    ],
  },
  {
    when: '20 14:00-15:00',
    topic: 2,
    place: 'roomA',
    area: 'beer',
    seats: 32,
    free: true,
    title: [
      '帕約滕蘭的空氣：自然發酵三年記',
      'The air of Pajottenland: three years of spontaneous beer',
    ],
    summary: ['一年、兩年、三年桶與混合後的差別。', 'One, two and three years, and the blend.'],
    who: ['混釀師 Wout Declerq', 'Wout Declerq, blender'],
    body: [
      [
        '自然發酵沒有配方可言，混釀師靠的是每桶的紀錄與味覺記憶。',
        'There is hardly a recipe; the blender relies on records and memory.',
      ],
      [
        '本場以四個樣品還原混釀過程，讓參加者嘗試寫出自己的比例。',
        'Four samples retrace the blend, and participants write down their own.',
      ],
    ],
  },
  {
    when: '20 15:00-16:00',
    topic: 5,
    place: 'stage',
    title: ['觀眾票選：最清楚的攤位解說', 'Visitors’ vote: the clearest booth'],
    summary: ['票選的是說明，不是酒。', 'The vote is for explanation, not for drinks.'],
    body: [
      [
        '觀眾在導覽卡上圈選讓自己學到最多的攤位。三家得主分享他們如何準備解說。',
        'Visitors marked on their card the booth where they learned most. Three winners tell how they prepared.',
      ],
      [
        '導覽卡同時回收再製，作為明年邀請函的紙張。',
        'The cards are recycled into paper for next year’s invitations.',
      ],
    ],
  },
  {
    when: '20 16:00-16:40',
    topic: 1,
    place: 'stage',
    title: ['閉幕式與 2027 預告', 'Closing and a look at 2027'],
    summary: [
      '四天回顧、志工致謝與下一屆主題。',
      'Four days in review, thanks and next year’s theme.',
    ],
    body: [
      [
        '主辦單位公布初步參觀統計，並感謝口譯、洗杯與導覽志工。',
        'The organiser gives first visitor figures and thanks interpreters, glass washers and guides.',
      ],
      [
        '閉幕後請依動線離場，並使用大眾運輸或代駕服務。',
        'Please leave by the marked route and use public transport or a designated driver.',
      ],
    ],
  },
];
