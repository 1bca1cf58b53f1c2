import type { FilmSceneName } from '../../src/pictures/film-scenes.ts';
import type { Pair } from './part.ts';

type Area = 'wine' | 'spirits' | 'sake' | 'beer';

/** A film: what it shows in its three shots of the same length, and what is said over each of them. */
export type Film = {
  name: string;
  at: string;
  category: 'fair' | 'craft' | 'tasting' | 'exhibitor' | 'history';
  area?: Area;
  /** The English name of the exhibitor whom it shows. */
  of?: string;
  year?: number;
  shots: readonly [Shot, Shot, Shot];
  title: Pair;
  summary: Pair;
  description: Pair;
  said: readonly [Pair, Pair, Pair];
};
type Shot = readonly [FilmSceneName, Area];

/** Seconds of a film, and of one of its shots. */
export const filmSeconds = 8;
export const shotSeconds = filmSeconds / 3;

export const films: readonly Film[] = [
  {
    name: 'welcome-2026',
    at: '2025-12-01T10:00',
    category: 'fair',
    shots: [
      ['dawn', 'wine'],
      ['hall', 'wine'],
      ['flight', 'beer'],
    ],
    title: ['四月，世貿一館見', 'See you in Hall 1 in April'],
    summary: [
      '八秒走完一個早晨：天亮、開門、四區上燈。',
      'A morning in eight seconds: dawn, doors, four areas light up.',
    ],
    description: [
      '展前第一支影片，從世貿一館外的日出開始，到四大展區依序亮起。片中的攤位排列與今年平面圖相同。',
      'The first film of the year begins with sunrise outside Hall 1 and ends with the four areas lit one by one. The booths stand as on this year’s plan.',
    ],
    said: [
      ['天亮前，世貿一館外。', 'Before sunrise, outside Hall 1.'],
      ['四個展區，一條一條街亮起來。', 'Four areas light up, street by street.'],
      ['第一組品飲杯就位。', 'The first tasting glasses are in place.'],
    ],
  },
  {
    name: 'find-a-booth',
    at: '2026-03-04T10:00',
    category: 'fair',
    shots: [
      ['hall', 'spirits'],
      ['hall', 'beer'],
      ['range', 'spirits'],
    ],
    title: ['三步找到攤位', 'Three steps to a booth'],
    summary: [
      '字母是展區，後面四碼像門牌。',
      'The letter is the area; the four digits work like a house number.',
    ],
    description: [
      '攤位號碼的字母代表展區：A 葡萄酒、B 烈酒、C 清酒、D 啤酒。前兩碼是街、後兩碼是門牌，單數朝北、雙數朝南。',
      'The letter of a booth names its area: A wine, B spirits, C sake, D beer. Two digits for the street, two for the house; odd numbers face north, even ones south.',
    ],
    said: [
      ['先看字母：它就是展區的顏色。', 'First the letter: it is the colour of the area.'],
      ['再走到那一條街。', 'Then walk to the street.'],
      ['單號朝北，雙號朝南。', 'Odd numbers face north, even ones south.'],
    ],
  },
  {
    name: 'first-visit',
    at: '2026-03-11T09:30',
    category: 'fair',
    shots: [
      ['dawn', 'sake'],
      ['notes', 'wine'],
      ['flight', 'wine'],
    ],
    title: ['第一次逛酒展，帶什麼？', 'What to bring to your first fair'],
    summary: ['識別證、筆記本、好走的鞋。', 'A badge, a notebook and shoes that you can walk in.'],
    description: [
      '給第一次參觀的業界朋友：先預先登錄、準備一本筆記、善用吐酒桶與飲水站，並預先安排回程交通。',
      'For newcomers from the trade: pre-register, bring a notebook, use spittoons and water stations, and arrange the way home beforehand.',
    ],
    said: [
      ['出門前，先安排好回程。', 'Before you leave, arrange the way home.'],
      ['把喜歡的記下來。', 'Write down what you like.'],
      [
        '每一杯都是小樣品，吐酒桶就在手邊。',
        'Every glass is a small sample, and the spittoon is at hand.',
      ],
    ],
  },
  {
    name: 'four-areas',
    at: '2026-03-18T10:00',
    category: 'fair',
    shots: [
      ['range', 'wine'],
      ['range', 'sake'],
      ['range', 'beer'],
    ],
    title: ['四大展區，四種瓶身', 'Four areas, four shapes of bottle'],
    summary: [
      '遠遠看瓶子，就知道自己走到哪一區。',
      'From the bottles alone you can tell where you are.',
    ],
    description: [
      '四大展區以瓶型作為導引圖樣：葡萄酒的斜肩、烈酒的方肩、清酒的一升瓶與啤酒的長頸瓶，出現在吊牌、平面圖與識別證上。',
      'Shapes of bottles guide the way through the four areas: on hanging signs, on the plan and on the badges.',
    ],
    said: [
      ['葡萄酒區在西側兩排。', 'Wine takes the two western columns.'],
      ['清酒區在東側中段。', 'Sake is in the middle of the east side.'],
      ['啤酒區靠近南側入口。', 'Beer is close to the southern doors.'],
    ],
  },
  {
    name: 'open-the-doors',
    at: '2026-04-01T09:00',
    category: 'fair',
    shots: [
      ['dawn', 'beer'],
      ['hall', 'sake'],
      ['pouring', 'sake'],
    ],
    title: ['布展倒數：還有十六天', 'Sixteen days to go'],
    summary: ['從空館到開門的那一天。', 'From an empty hall to the day it opens.'],
    description: [
      '布展分三天進場，先鋪地線，再立攤位，最後是燈與酒。這支影片把三天縮成八秒。',
      'The hall is built in three days: floor markings, then stands, then light and bottles. This film makes them eight seconds.',
    ],
    said: [
      ['第一天：地線與電。', 'Day one: markings and power.'],
      ['第二天：攤位立起來。', 'Day two: the stands go up.'],
      ['第三天：最後一盞燈，第一支樣品。', 'Day three: the last lamp, the first sample.'],
    ],
  },
  {
    name: 'harvest',
    at: '2025-12-15T14:00',
    category: 'craft',
    area: 'wine',
    shots: [
      ['making', 'wine'],
      ['notes', 'wine'],
      ['pouring', 'wine'],
    ],
    title: ['一排葡萄藤的一年', 'A year of one row of vines'],
    summary: ['修枝、開花、轉色、採收。', 'Pruning, flowering, colouring, harvest.'],
    description: [
      '同一排葡萄藤，同一個角度。釀酒人最常記錄的不是葡萄，而是天氣。',
      'One row, one point of view. What a grower writes down most is not the grapes but the weather.',
    ],
    said: [
      ['同一個角度，看一整年。', 'One point of view, all year.'],
      ['天氣寫得比葡萄多。', 'More about the weather than about grapes.'],
      ['採收之後，才輪到酒窖。', 'Only after the harvest is it the cellar’s turn.'],
    ],
  },
  {
    name: 'copper',
    at: '2025-12-22T11:00',
    category: 'craft',
    area: 'spirits',
    shots: [
      ['making', 'spirits'],
      ['range', 'spirits'],
      ['pouring', 'spirits'],
    ],
    title: ['銅壺為什麼是這個形狀', 'Why a pot still has this shape'],
    summary: ['壺身決定速度，頸子決定重量。', 'The pot decides the speed, the neck the weight.'],
    description: [
      '矮胖的壺留下厚重的酒體，細長的頸讓較輕的蒸氣先走。影片以兩座不同高度的銅壺比較。',
      'A short, wide still keeps a heavy spirit; a long neck lets the lighter vapour go first. Two stills of different height are compared.',
    ],
    said: [
      ['兩座壺，兩種高度。', 'Two stills, two heights.'],
      ['頸子越長，酒體越輕。', 'The longer the neck, the lighter the spirit.'],
      ['最後取的，只有中段。', 'Only the middle of the run is kept.'],
    ],
  },
  {
    name: 'koji',
    at: '2026-01-05T10:00',
    category: 'craft',
    area: 'sake',
    shots: [
      ['making', 'sake'],
      ['notes', 'sake'],
      ['pouring', 'sake'],
    ],
    title: ['下雪的早晨，蒸米', 'Steaming rice on a snowy morning'],
    summary: ['清酒的一天從清晨四點開始。', 'A day of sake begins at four in the morning.'],
    description: [
      '雪國的酒藏在最冷的月份釀酒。蒸好的米要在幾分鐘內降溫、送進麴室，每一步都有時間表。',
      'In the snow country sake is made in the coldest months. Steamed rice has to cool and reach the koji room within minutes, each step by the clock.',
    ],
    said: [
      ['清晨四點，雪還在下。', 'Four in the morning; it is still snowing.'],
      ['溫度，每十五分鐘記一次。', 'The temperature is noted every quarter of an hour.'],
      ['六十天後，才倒出第一杯樣品。', 'Sixty days later the first sample is poured.'],
    ],
  },
  {
    name: 'mash',
    at: '2026-01-12T15:00',
    category: 'craft',
    area: 'beer',
    shots: [
      ['making', 'beer'],
      ['pouring', 'beer'],
      ['flight', 'beer'],
    ],
    title: ['糖化槽的九十分鐘', 'Ninety minutes in the mash'],
    summary: ['麥芽、水、溫度，三件事。', 'Malt, water, temperature.'],
    description: [
      '六十二度與七十二度，差十度就是兩種酒體。釀酒師用一支溫度計管理整個上午。',
      'Sixty-two degrees or seventy-two: ten degrees make two kinds of body. One thermometer rules the morning.',
    ],
    said: [
      ['溫度先到六十二度。', 'First to sixty-two degrees.'],
      ['泡沫說明蛋白質還在。', 'The head shows what proteins are left.'],
      ['同一鍋麥汁，五種焙度。', 'One wort, five roasts.'],
    ],
  },
  {
    name: 'cooperage',
    at: '2026-01-26T10:00',
    category: 'craft',
    area: 'spirits',
    shots: [
      ['making', 'spirits'],
      ['notes', 'spirits'],
      ['range', 'spirits'],
    ],
    title: ['木桶不用一滴膠', 'Not a drop of glue'],
    summary: ['靠的是水、火與三十二片桶板。', 'Water, fire and thirty-two staves.'],
    description: [
      '桶板先烤後彎，靠木頭吸水膨脹來密合。製桶師用鎚子的聲音判斷鬆緊。',
      'Staves are heated and bent, and close because wood swells in water. A cooper hears by the hammer whether a hoop sits.',
    ],
    said: [
      ['火讓木頭彎。', 'Fire bends the wood.'],
      ['三十二片，一片都不能差。', 'Thirty-two staves, and none may be off.'],
      ['水讓它們密合。', 'Water closes them.'],
    ],
  },
  {
    name: 'amber',
    at: '2026-02-02T13:00',
    category: 'craft',
    area: 'wine',
    shots: [
      ['making', 'wine'],
      ['pouring', 'wine'],
      ['flight', 'wine'],
    ],
    title: ['琥珀色從哪裡來', 'Where amber comes from'],
    summary: ['白葡萄，帶皮放六個月。', 'White grapes, six months on their skins.'],
    description: [
      '把白葡萄像紅葡萄一樣釀，皮裡的顏色與單寧就會慢慢出來。影片以五杯不同浸皮時間的樣品作比較。',
      'Make white grapes as if they were red, and colour and tannin come out slowly. Five samples with different time on the skins are compared.',
    ],
    said: [
      ['白葡萄，連皮一起。', 'White grapes, skins and all.'],
      ['顏色來自時間。', 'The colour is time.'],
      ['一天、一週、一月、三月、六月。', 'A day, a week, a month, three, six.'],
    ],
  },
  {
    name: 'clear-glass',
    at: '2026-02-16T09:00',
    category: 'tasting',
    area: 'wine',
    shots: [
      ['flight', 'wine'],
      ['notes', 'wine'],
      ['pouring', 'wine'],
    ],
    title: ['品飲紀錄怎麼寫', 'How to keep tasting notes'],
    summary: [
      '顏色、香氣、口感、餘味，各一行。',
      'Colour, scent, palate, finish: a line for each.',
    ],
    description: [
      '不用形容詞也能寫紀錄：先寫看得見的，再寫聞得到的，最後才寫喜不喜歡。',
      'Notes need no adjectives: first what you see, then what you smell, and only then whether you like it.',
    ],
    said: [
      ['先看顏色，對著白紙。', 'First the colour, against white paper.'],
      ['一格一格寫。', 'Fill in one field after another.'],
      ['小小一口，就夠寫一頁。', 'A small sip is enough for a page.'],
    ],
  },
  {
    name: 'sake-temperature',
    at: '2026-02-18T14:00',
    category: 'tasting',
    area: 'sake',
    shots: [
      ['pouring', 'sake'],
      ['flight', 'sake'],
      ['notes', 'sake'],
    ],
    title: ['五度到五十度：同一支清酒', 'One sake from five degrees to fifty'],
    summary: [
      '溫度改變的不是味道，是順序。',
      'Temperature does not change the taste, but the order of it.',
    ],
    description: [
      '冷的時候先聞到香，溫的時候先感到米。影片示範專業品評時的五個溫度。',
      'Cold, the scent comes first; warm, the rice. The film shows five temperatures used by judges.',
    ],
    said: [
      ['雪冷，五度。', 'Snow-cold: five degrees.'],
      ['從冷到溫，五杯並排。', 'From cold to warm, five cups in a row.'],
      ['把差別寫下來。', 'Write down what changes.'],
    ],
  },
  {
    name: 'nosing',
    at: '2026-02-25T10:00',
    category: 'tasting',
    area: 'spirits',
    shots: [
      ['flight', 'spirits'],
      ['pouring', 'spirits'],
      ['notes', 'spirits'],
    ],
    title: ['烈酒先聞，隔一個手掌', 'Spirits: nose first, a hand away'],
    summary: ['距離對了，酒精就不刺。', 'At the right distance the alcohol does not sting.'],
    description: [
      '專業品評多半只聞不喝。影片示範杯子的距離、角度，以及加水的順序。',
      'Professional judges nose far more than they taste. The film shows distance, angle and when to add water.',
    ],
    said: [
      ['由淺到深排好。', 'Set them out from pale to dark.'],
      ['倒得少，聞得久。', 'Pour little and nose long.'],
      ['加兩滴水，再寫一次。', 'Two drops of water, then write again.'],
    ],
  },
  {
    name: 'foam',
    at: '2026-03-02T15:30',
    category: 'tasting',
    area: 'beer',
    shots: [
      ['pouring', 'beer'],
      ['flight', 'beer'],
      ['notes', 'beer'],
    ],
    title: ['泡沫是一份報告', 'The head is a report'],
    summary: ['看泡沫就知道杯子乾不乾淨。', 'A head tells whether the glass is clean.'],
    description: [
      '泡沫的細緻、高度與掛杯，透露氣壓、溫度與杯子的狀況。影片列出五個檢查點。',
      'Fineness, height and lacing speak of pressure, temperature and the glass. The film names five things to check.',
    ],
    said: [
      ['四十五度，再扶正。', 'Forty-five degrees, then upright.'],
      ['從金黃到近黑。', 'From gold to nearly black.'],
      ['五個檢查點，一杯一行。', 'Five points, one line a glass.'],
    ],
  },
  {
    name: 'cloudstill',
    at: '2026-02-10T11:00',
    category: 'exhibitor',
    area: 'spirits',
    of: 'Alishan Cloudstill',
    shots: [
      ['making', 'spirits'],
      ['dawn', 'spirits'],
      ['pouring', 'spirits'],
    ],
    title: ['雲釜蒸餾所：霧的時間表', 'Cloudstill: a timetable of fog'],
    summary: ['海拔一千四百公尺的一天。', 'A day at 1,400 metres.'],
    description: [
      '阿里山的霧幾點來，決定當天幾點開火。雲釜把這份時間表印在每一支酒的背標上。',
      'When the fog comes decides when the fire is lit. Cloudstill prints the timetable on the back of every bottle.',
    ],
    said: [
      ['霧來之前，先備料。', 'Before the fog, everything is made ready.'],
      ['中午，雲退到山腳。', 'At noon the clouds sink to the foot of the hill.'],
      ['今天的批號：薄霧。', 'Today’s batch: thin fog.'],
    ],
  },
  {
    name: 'three-fields',
    at: '2026-01-20T09:30',
    category: 'exhibitor',
    area: 'sake',
    of: 'Harima Inaho Jozo',
    shots: [
      ['making', 'sake'],
      ['flight', 'sake'],
      ['range', 'sake'],
    ],
    title: ['播磨稻穗：三塊田，三支酒', 'Harima Inaho: three fields, three sakes'],
    summary: ['同一天插秧，同一天收割。', 'Planted on one day, cut on one day.'],
    description: [
      '酒造帶來單一田區的三支純米大吟釀，攤位上不標名字，請專業人士先聞再猜。',
      'The brewery brings three junmai daiginjo of single fields, without a name on the booth: nose first, then guess.',
    ],
    said: [
      ['最冷的月份開始釀。', 'Brewing begins in the coldest month.'],
      ['三塊田，並排。', 'Three fields, side by side.'],
      ['名字寫在瓶底。', 'The name is under the bottle.'],
    ],
  },
  {
    name: 'eleven-brewers',
    at: '2026-01-30T16:00',
    category: 'exhibitor',
    area: 'beer',
    of: 'Sanxia Indigo Brewing',
    shots: [
      ['making', 'beer'],
      ['range', 'beer'],
      ['flight', 'beer'],
    ],
    title: ['三峽藍：十一個人的酒廠', 'Sanxia Indigo: a brewery of eleven'],
    summary: ['每個人一年有一批酒。', 'Everybody has one batch a year.'],
    description: [
      '三峽老街後面的小酒廠，十一位同事輪流當一天的釀酒師。影片記錄會計師傅的那一天。',
      'Behind the old street of Sanxia eleven colleagues take turns as brewer. The film follows the accountant’s day.',
    ],
    said: [
      ['今天的釀酒師是會計。', 'Today’s brewer is the accountant.'],
      ['酒標由輪值的人決定。', 'Whoever is on turn chooses the label.'],
      ['從淺到深，十一個人的脾氣。', 'From pale to dark, eleven tempers.'],
    ],
  },
  {
    name: 'slate-wall',
    at: '2026-02-20T10:00',
    category: 'exhibitor',
    area: 'wine',
    of: 'Celler Mas Roquissar',
    shots: [
      ['making', 'wine'],
      ['range', 'wine'],
      ['pouring', 'wine'],
    ],
    title: ['岩脊酒莊：四百公斤的石頭', 'Mas Roquissar: four hundred kilos of stone'],
    summary: ['板岩從普里奧拉出發。', 'The slate leaves Priorat.'],
    description: [
      '酒莊把黑色板岩裝箱運來臺北，砌成一面牆。影片記錄最後一塊石頭上車的早晨。',
      'The estate packs black slate for Taipei and builds a wall of it. The film shows the morning on which the last stone was loaded.',
    ],
    said: [
      ['葡萄根往下找水。', 'The roots go down for water.'],
      ['每一層坡，一支酒。', 'A wine for each terrace.'],
      ['石頭四月抵達臺北。', 'The stones reach Taipei in April.'],
    ],
  },
  {
    name: 'fair-2025',
    at: '2025-05-06T10:00',
    category: 'history',
    year: 2025,
    shots: [
      ['year', 'wine'],
      ['hall', 'wine'],
      ['flight', 'sake'],
    ],
    title: ['2025 酒展回顧', 'The fair of 2025'],
    summary: ['四月十八日至二十一日，四天。', 'Four days, from 18 to 21 April.'],
    description: [
      '2025 年的四天從一場春雨開始。這支回顧片依展區順序，走過當年的四條主街。',
      'The four days of 2025 began with spring rain. This review walks the main streets in the order of the areas.',
    ],
    said: [
      ['2025 年 4 月 18 日至 21 日。', '18 to 21 April 2025.'],
      ['四個展區同時開門。', 'Four areas opened together.'],
      ['最後一天的清酒教室。', 'The sake class of the last day.'],
    ],
  },
  {
    name: 'makers-2025',
    at: '2025-05-20T10:00',
    category: 'history',
    year: 2025,
    shots: [
      ['year', 'spirits'],
      ['making', 'spirits'],
      ['notes', 'spirits'],
    ],
    title: ['2025 製造者的一句話', 'One sentence from the makers of 2025'],
    summary: [
      '閉幕前一小時，我們問了同一個問題。',
      'An hour before the end we asked everybody the same question.',
    ],
    description: [
      '問題是：今年帶回去的是什麼？最多人的答案是一本寫滿的名片冊。',
      'What do you take home? Most answered: a full book of cards.',
    ],
    said: [
      ['閉幕前一小時。', 'An hour before the end.'],
      ['「一本寫滿的名片冊。」', '“A full book of cards.”'],
      ['明年見。', 'See you next year.'],
    ],
  },
  {
    name: 'fair-2024',
    at: '2024-05-14T10:00',
    category: 'history',
    year: 2024,
    shots: [
      ['year', 'sake'],
      ['dawn', 'sake'],
      ['range', 'wine'],
    ],
    title: ['2024 酒展回顧', 'The fair of 2024'],
    summary: ['清酒區第一次獨立成區。', 'Sake became an area of its own.'],
    description: [
      '這一年清酒從葡萄酒區搬出來，有了自己的一條街，也有了自己的燈。',
      'In this year sake moved out of the wine area and got a street of its own, and lights of its own.',
    ],
    said: [
      ['2024 年的第一個早晨。', 'The first morning of 2024.'],
      ['東側新開了一條街。', 'A new street opened on the east side.'],
      ['葡萄酒區也換了新的面貌。', 'The wine area had a new face as well.'],
    ],
  },
  {
    name: 'fair-2023',
    at: '2023-05-16T10:00',
    category: 'history',
    year: 2023,
    shots: [
      ['year', 'beer'],
      ['making', 'beer'],
      ['range', 'beer'],
    ],
    title: ['2023 酒展回顧', 'The fair of 2023'],
    summary: ['臺灣精釀在這一年站到入口。', 'Taiwanese craft beer moved to the entrance.'],
    description: [
      '入口第一排全部換成臺灣的小酒廠，許多人是第一次參展。',
      'The first row behind the doors went to small breweries from Taiwan, many of them for the first time.',
    ],
    said: [
      ['2023，春天。', 'Spring 2023.'],
      ['小酒廠站到第一排。', 'Small breweries in the first row.'],
      ['很多人，第一次參展。', 'For many it was the first fair.'],
    ],
  },
  {
    name: 'fair-2022',
    at: '2022-06-07T10:00',
    category: 'history',
    year: 2022,
    shots: [
      ['year', 'wine'],
      ['notes', 'wine'],
      ['hall', 'beer'],
    ],
    title: ['2022：重新開門的那一年', '2022: the year the doors opened again'],
    summary: ['寬一點的走道，慢一點的步調。', 'Wider aisles and a slower pace.'],
    description: [
      '停辦之後重新開門，走道加寬到三公尺半，這個寬度一直保留到今天。',
      'After a pause the fair came back with aisles of three and a half metres; they have kept that width ever since.',
    ],
    said: [
      ['2022，門又開了。', '2022: open again.'],
      ['每一場品飲都先報名。', 'Every tasting was by appointment.'],
      ['走道寬三公尺半，直到今天。', 'Aisles of three and a half metres, to this day.'],
    ],
  },
];
