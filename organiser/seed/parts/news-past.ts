import type { Article } from './news.ts';

export const newsPast: readonly Article[] = [
  {
    at: '2024-11-05T10:00',
    category: 'fair',
    title: ['2025 年展覽以產區編排走道', 'In 2025 the aisles follow origin'],
    summary: ['第一次不再以公司規模分區。', 'For the first time size no longer decides.'],
    body: [
      '<p>主辦單位決定改變攤位編排：同一產區的製造者相鄰，不再以公司規模區分。買主將能在十分鐘內比較同一地區的三種做法。</p><p>這個決定也代表大型攤位不再集中於入口，小酒莊與老字號站在同一條街上。</p>',
      '<p>The organiser has changed the layout: makers of one region stand together, whatever their size. Within ten minutes a buyer can compare three ways of working in the same place.</p><p>Large booths therefore no longer crowd the entrance; small estates and old houses share a street.</p>',
    ],
  },
  {
    at: '2024-12-10T10:00',
    category: 'programme',
    title: ['首屆酒標設計獎徵件', 'A first label award'],
    summary: ['評審重視可讀性。', 'Legibility counts.'],
    body: [
      '<p>第一屆酒標設計獎開放參展商送件，每家兩件。評審以可讀性、資訊完整與材料適切為標準，不評論風格新舊。</p><p>入圍作品將在舞台旁展出四天，並附上設計者的說明卡。</p>',
      '<p>Exhibitors may enter two labels each in the first label award. Legibility, complete information and fitting material count; whether a style is old or new does not.</p><p>The shortlist is shown beside the stage for four days, with a card by each designer.</p>',
    ],
  },
  {
    at: '2025-01-14T10:00',
    category: 'exhibitors',
    area: 'sake',
    title: ['三家酒藏首次來臺', 'Three breweries new to Taiwan'],
    summary: ['分別來自山形、奈良與高知。', 'From Yamagata, Nara and Kochi.'],
    body: [
      '<p>清酒區迎來三家首度參展的酒藏。他們都以在地銷售為主，這次帶來的數量不多，重點在於認識餐廳與廚師。</p><p>主辦單位安排口譯全程協助，並提供冷藏車接駁。</p>',
      '<p>Three breweries join the sake area for the first time. All sell mainly close to home. They bring little and hope above all to meet restaurants and cooks.</p><p>Interpreters accompany them throughout, and refrigerated vans carry their bottles.</p>',
    ],
  },
  {
    at: '2025-02-18T10:00',
    category: 'visiting',
    title: ['專業買主登錄說明', 'Registration for the trade'],
    summary: ['備妥名片與證件即可。', 'Bring a card and identification.'],
    body: [
      '<p>餐飲、零售、進口與媒體從業人員可線上登錄，審核後以電子郵件寄送憑證。現場請出示證件換證。</p><p>未滿十八歲者不得入場，館內提供飲水與漱口站。</p>',
      '<p>People in restaurants, shops, import and the press can register online and receive their pass by e-mail. Please show identification at the desk.</p><p>Nobody under 18 is admitted. Water and rinsing stations are in the hall.</p>',
    ],
  },
  {
    at: '2025-03-11T10:00',
    category: 'market',
    area: 'beer',
    title: ['卸貨等待的三十分鐘', 'Thirty minutes at the loading dock'],
    summary: ['啤酒在哪裡變熱？', 'Where does beer get warm?'],
    body: [
      '<p>一份半年的溫度紀錄指出，啤酒最容易升溫的環節不是長途運輸，而是卸貨等待。平均三十分鐘，溫度上升六度。</p><p>解法並不昂貴：預約時段、遮陽與一張保冷布。完整資料將於論壇區發表。</p>',
      '<p>Half a year of logs shows that beer warms most while waiting to be unloaded and not on the long road. Thirty minutes add six degrees on average.</p><p>The remedy is not dear: fixed times, shade and an insulating cover. The data are presented in the Forum.</p>',
    ],
  },
  {
    at: '2025-04-08T10:00',
    category: 'fair',
    title: ['平面圖與攤位編號公布', 'Floor plan and booth numbers'],
    summary: ['字母是展區，數字是街與門牌。', 'A letter for the area, digits for street and door.'],
    body: [
      '<p>攤位編號採用新的規則：第一個字母代表展區，前兩碼是街，後兩碼是門牌，奇數面北、偶數面南。</p><p>現場大圖設在入口兩側，志工可協助查詢。</p>',
      '<p>Booths are numbered by a new rule: the letter is the area, two digits name the street and two the door, odd to the north and even to the south.</p><p>Large plans hang on both sides of the entrance, and volunteers help to find the way.</p>',
    ],
  },
  {
    at: '2025-04-18T18:00',
    category: 'exhibitors',
    title: ['首日筆記：地圖前的排隊', 'Notes on day one: a queue before the map'],
    summary: ['產區地圖成為最受歡迎的角落。', 'The map of regions became the favourite corner.'],
    body: [
      '<p>開展首日，人潮最多的地方不是舞台，而是入口的產區地圖。各國代表把自己的位置貼上去，買主則用紅線畫出預定路線。</p><p>許多參展商說，能站在鄰居旁邊，介紹自己變得容易。</p>',
      '<p>On the first day the crowd was not at the stage but before the map of regions. Delegates pinned their places, and buyers drew their routes in red thread.</p><p>It is easier to explain oneself, many exhibitors said, beside one’s own neighbours.</p>',
    ],
  },
  {
    at: '2025-04-21T18:00',
    category: 'fair',
    title: ['2025 年閉幕，謝謝每一位志工', 'The 2025 fair closes, with thanks to every volunteer'],
    summary: ['四天、六十家製造者與進口商。', 'Four days, sixty makers and importers.'],
    body: [
      '<p>四天的展覽在下午落幕。六十家參展商完成兩百多場媒合洽談，口譯與洗杯志工共一百一十位。</p><p>明年將增加冷藏寄存、聯合桌與更完整的無障礙服務，期待再見。</p>',
      '<p>Four days ended this afternoon. Sixty exhibitors held more than two hundred arranged meetings, and a hundred and ten volunteers interpreted and washed glasses.</p><p>Next year brings cold storage, shared tables and better access. We look forward to seeing you again.</p>',
    ],
  },
];
