import type { Sketch } from './calendar.ts';

/** 18 to 21 April 2025. */
export const calendarPast: readonly Sketch[] = [
  {
    when: '18 10:00-10:30',
    topic: 1,
    place: 'stage',
    title: ['2025 開幕式', 'Opening 2025'],
    summary: ['六十家參展商共同開展。', 'Sixty exhibitors open the fair.'],
    body: [
      [
        '首度依產區排列走道，各國代表在地圖上貼下自己的位置。',
        'For the first time aisles follow origin; delegates mark their places on a map.',
      ],
    ],
  },
  {
    when: '18 11:00-12:00',
    topic: 3,
    place: 'forum',
    seats: 80,
    title: ['產區比品牌更好懂嗎', 'Is origin easier than brand?'],
    summary: ['進口商與餐廳的對談。', 'Importers and restaurants in conversation.'],
    body: [
      [
        '雙方從三份酒單談起，討論產區標示是否真的幫助客人選擇。',
        'Starting from three lists, both sides ask whether naming regions helps a guest to choose.',
      ],
    ],
    who: ['主持 何敏之', 'Moderated by Ho Min-chih'],
  },
  {
    when: '18 14:00-15:00',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 30,
    free: true,
    title: ['花崗岩白酒巡禮', 'White wines from granite'],
    summary: ['下海灣、杜奧與阿爾薩斯的對照。', 'Rías Baixas, Dão and Alsace side by side.'],
    body: [
      [
        '三地母岩相近，氣候不同。參加者以酸度與鹹感為線索逐一比較。',
        'The rock is similar and the weather is not; acidity and salt are the clues.',
      ],
    ],
    who: ['侍酒師 周以荷', 'Chou Yi-ho, sommelier'],
  },
  {
    when: '19 11:00-12:00',
    topic: 2,
    place: 'roomB',
    area: 'sake',
    seats: 24,
    free: true,
    title: ['生酛與速釀', 'Kimoto and modern starters'],
    summary: ['酒母的兩種做法。', 'Two ways to begin.'],
    body: [
      [
        '同一藏元提供兩種酒母的成品，比較乳酸與旨味的差別。',
        'One brewery shows both methods, so lactic notes and umami can be compared.',
      ],
    ],
  },
  {
    when: '19 13:00-16:00',
    topic: 4,
    place: 'meeting',
    seats: 40,
    free: true,
    title: ['買主媒合日', 'Buyers’ meetings'],
    summary: ['二十四家製造者的一對一洽談。', 'Twenty-four makers in one-to-one meetings.'],
    body: [
      [
        '首次採事前配對，每場二十分鐘，會後填寫回饋。',
        'Meetings were matched beforehand for the first time, twenty minutes each, with feedback after.',
      ],
    ],
  },
  {
    when: '19 15:00-16:00',
    topic: 6,
    place: 'roomA',
    area: 'spirits',
    seats: 24,
    free: true,
    title: ['聞香杯的形狀', 'The shape of a nosing glass'],
    summary: ['五種杯型的比較課。', 'Five glasses compared.'],
    body: [
      [
        '以同一款威士忌測試杯口與杯肚，記錄香氣如何聚散。',
        'One whisky in five shapes shows how aroma gathers and leaves.',
      ],
    ],
  },
  {
    when: '20 11:00-12:00',
    topic: 3,
    place: 'forum',
    area: 'beer',
    seats: 80,
    title: ['冷鏈最後一哩', 'The last mile of the cold chain'],
    summary: ['從酒廠到酒吧的溫度紀錄。', 'Temperature logs from brewery to bar.'],
    body: [
      [
        '講者分享半年的紀錄器資料，指出最容易升溫的環節是卸貨等待。',
        'Half a year of loggers shows that waiting to unload is the warmest stage.',
      ],
    ],
  },
  {
    when: '20 14:00-15:00',
    topic: 2,
    place: 'roomB',
    area: 'beer',
    seats: 30,
    free: true,
    title: ['臺灣水果與酸啤酒', 'Taiwanese fruit and sour beer'],
    summary: ['四款水果酸啤酒與產季。', 'Four fruited sours and their seasons.'],
    body: [
      [
        '芒果、洛神、桑葚與金桔，分別介紹產地、採收期與投料時機。',
        'Mango, roselle, mulberry and kumquat, with origin, harvest and timing of the addition.',
      ],
    ],
  },
  {
    when: '21 11:00-12:00',
    topic: 5,
    place: 'stage',
    title: ['2025 酒標設計獎頒獎', 'Label Award 2025'],
    summary: ['首屆酒標設計獎公布。', 'The first label award.'],
    body: [
      [
        '評審強調可讀性，得獎作品多採大字與留白。',
        'The jury stressed legibility; most winners used large type and white space.',
      ],
    ],
  },
  {
    when: '21 16:00-16:40',
    topic: 1,
    place: 'stage',
    title: ['2025 閉幕式', 'Closing 2025'],
    summary: ['四天回顧。', 'Four days in review.'],
    body: [
      [
        '主辦單位感謝參展商與志工，並預告隔年增設冷藏寄存與口譯服務。',
        'The organiser thanked exhibitors and volunteers and announced cold storage and interpreters for the next year.',
      ],
    ],
  },
];
