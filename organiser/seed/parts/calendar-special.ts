import type { Sketch } from './calendar.ts';

/** What stands beside the programme of the halls: evenings in town, the creators' walk, draws and the buyers' hour. */
export const calendarSpecial: readonly Sketch[] = [
  {
    when: '17 12:00-13:00',
    topic: 7,
    place: 'lounge',
    title: ['乾杯禮遇：買主午間時段（一）', 'Cheers VIP: the buyers’ hour I'],
    summary: [
      '受邀買主與產區代表的安靜一小時。',
      'A quiet hour for invited buyers and regional delegates.',
    ],
    body: [
      [
        '貴賓室每天中午保留一小時給受邀買主，八個產區的代表輪流入座，每桌十二分鐘。現場備有茶、氣泡水與輕食。',
        'At noon the lounge belongs to invited buyers. Delegates of eight regions move from table to table, twelve minutes each. Tea, sparkling water and light food are served.',
      ],
      [
        '入場請出示受邀函上的編號；已完成專業買主預先登錄者，可於服務臺詢問當日候補。',
        'Please show the number on your invitation. Registered trade visitors may ask the service desk for places that were given back.',
      ],
    ],
  },
  {
    when: '17 17:40-17:55',
    topic: 7,
    place: 'stage',
    title: ['每日抽獎（第一場）', 'Daily draw I'],
    summary: ['公開抽出當日入場序號。', 'The numbers of the day are drawn in public.'],
    body: [
      [
        '由公證人員抽出當日入場序號，獎項為杯具、書籍與展館周邊住宿券，不含任何酒品。',
        'A notary draws entry numbers of the day. Prizes are glassware, books and hotel nights near the hall; none is alcohol.',
      ],
      [
        '得獎者須年滿十八歲，並於閉館前持入場證至服務臺領取。',
        'Winners must be 18 or over and collect their prize at the service desk before closing.',
      ],
    ],
  },
  {
    when: '17 18:30-20:30',
    topic: 7,
    place: 'southGate',
    seats: 30,
    free: true,
    event: 1,
    title: ['酒吧散步：東區與信義', 'Run-bar evening: Xinyi and the east'],
    summary: [
      '跟著導覽員走訪四間店，看吧檯怎麼設計。',
      'Four houses with a guide: how a bar is built.',
    ],
    body: [
      [
        '每站停留二十分鐘，由店主說明動線、燈光與無酒精飲品單。行程不含酒水，參加者自行決定是否點用。',
        'Twenty minutes at each house. The owner explains the flow of the room, its light and its list without alcohol. Drinks are not included, and nobody has to order one.',
      ],
      [
        '全程步行與捷運，請勿開車前來；結束點在捷運站旁。參加者須年滿十八歲並攜帶證件。',
        'The walk uses the metro and ends beside a station: please leave the car at home. Guests must be 18 or over and bring identification.',
      ],
    ],
  },
  {
    when: '18 12:00-13:00',
    topic: 7,
    place: 'lounge',
    title: ['乾杯禮遇：買主午間時段（二）', 'Cheers VIP: the buyers’ hour II'],
    summary: ['日本、韓國與臺灣製造者專場。', 'With makers from Japan, Korea and Taiwan.'],
    body: [
      [
        '第二日以清酒與在地製造者為主，桌次依前一日的意見調整，並有日語及韓語口譯。',
        'The second day belongs to sake and to makers of Taiwan. Tables follow what buyers asked for the day before; Japanese and Korean are interpreted.',
      ],
      [
        '午間時段不開放攝影，交換名片請使用桌上的數位名片碼。',
        'No photographs are taken during the hour; cards are exchanged by the code on the table.',
      ],
    ],
  },
  {
    when: '18 13:00-14:30',
    topic: 7,
    place: 'press',
    seats: 30,
    free: true,
    event: 2,
    title: ['創作者說明會與拍攝導覽', 'Creators’ briefing and filming walk'],
    summary: [
      '拍攝規範、採訪動線與三條主題路線。',
      'Rules for filming, interview routes and three themed walks.',
    ],
    body: [
      [
        '說明會介紹酒類內容的標示規範：每支影片須有警語、不得出現未滿十八歲者，也不得鼓勵飲用。',
        'The briefing covers what content on alcohol must carry: the statutory warning in every film, nobody under 18 in the picture, and no encouragement to drink.',
      ],
      [
        '之後分組走訪展館，媒體中心備有採訪室、收音設備與高速網路。',
        'Groups then walk the hall. The press centre offers interview rooms, sound equipment and a fast network.',
      ],
    ],
  },
  {
    when: '18 17:40-17:55',
    topic: 7,
    place: 'stage',
    title: ['每日抽獎（第二場）', 'Daily draw II'],
    summary: ['公開抽出當日入場序號。', 'The numbers of the day are drawn in public.'],
    body: [
      [
        '抽獎由公證人員主持，序號於當晚公布在服務臺與最新消息。獎項不含任何酒品。',
        'A notary presides. The numbers are posted at the service desk and in the news the same evening. No prize is alcohol.',
      ],
    ],
  },
  {
    when: '18 18:30-20:30',
    topic: 7,
    place: 'southGate',
    seats: 30,
    free: true,
    event: 1,
    title: ['酒吧散步：大安與師大', 'Run-bar evening: Da’an and Shida'],
    summary: [
      '巷弄裡的四間小店，聽店主談在地食材。',
      'Four small houses in the lanes, and their local ingredients.',
    ],
    body: [
      [
        '這條路線著重在地水果、茶與草本，四間店都有完整的無酒精飲品單。行程不含酒水。',
        'This route is about local fruit, tea and herbs. All four houses have a full list without alcohol. Drinks are not included.',
      ],
      [
        '沿途約一點八公里，平均步行時間三十分鐘；巷弄較窄，請輕聲交談。',
        'The walk is about 1.8 kilometres, half an hour on foot in all. The lanes are narrow: please keep your voices low.',
      ],
    ],
  },
  {
    when: '19 17:10-17:25',
    topic: 7,
    place: 'stage',
    title: ['每日抽獎（第三場）', 'Daily draw III'],
    summary: ['公眾日首場抽獎。', 'The first draw of the public days.'],
    body: [
      [
        '公眾日的獎項增加兩份陶藝工作坊名額。得獎者須年滿十八歲，獎項不含任何酒品。',
        'On public days two places in a pottery workshop join the prizes. Winners must be 18 or over, and no prize is alcohol.',
      ],
    ],
  },
  {
    when: '19 18:30-20:30',
    topic: 7,
    place: 'southGate',
    seats: 30,
    free: true,
    event: 1,
    title: ['酒吧散步：中山與大稻埕', 'Run-bar evening: Zhongshan and Dadaocheng'],
    summary: [
      '從老茶行到地下室，看老房子怎麼變成店。',
      'From an old tea house to a cellar: how old buildings become bars.',
    ],
    body: [
      [
        '大稻埕的茶行改成吧檯後，保留了烘茶的焙籠與木窗。導覽員說明改建時的消防與結構要求。',
        'Tea merchants’ houses in Dadaocheng kept their roasting baskets and wooden windows. The guide explains what fire and building rules ask of a conversion.',
      ],
      [
        '行程不含酒水，四間店都備有茶調飲。結束點在捷運中山站旁。',
        'Drinks are not included, and all four houses serve tea-based drinks without alcohol. The walk ends beside Zhongshan station.',
      ],
    ],
  },
  {
    when: '20 14:30-14:45',
    topic: 7,
    place: 'stage',
    title: ['每日抽獎（壓軸場）', 'Daily draw IV'],
    summary: ['四天未領的獎項在此重新抽出。', 'Prizes not yet collected are drawn once more.'],
    body: [
      [
        '四天未領取的獎項與頭獎一併抽出，名單於閉幕式宣讀。獎項不含任何酒品。',
        'What was not collected during four days is drawn together with the first prize. The names are read at the closing. No prize is alcohol.',
      ],
    ],
  },
];
