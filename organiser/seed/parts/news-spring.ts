import type { Article } from './news.ts';

export const newsOfSpring: readonly Article[] = [
  {
    at: '2026-03-03T10:00',
    category: 'fair',
    title: ['平面圖公布：八條街、四個展區', 'The floor plan is out: eight streets, four areas'],
    summary: ['輸入攤位號碼即可定位。', 'Type a booth number and find it.'],
    body: [
      '<p>2026 年平面圖今日上線。世貿一館內共八條橫向街道，西側兩排是葡萄酒，東側由北而南依序為烈酒、清酒與啤酒。舞台與品飲教室集中在北牆，服務臺、醫護站與休息區位於南側入口附近。</p><p>線上平面圖支援以號碼搜尋，只要輸入數字即可，例如輸入 123 就會找到 A0123。放大後可看到參展商名稱，點選可進入公司介紹。</p><p>走道寬度皆在三公尺以上，主要動線兩側不設立牌。若您使用輪椅或推車，建議由大廳入口進場。請至<a href="/VisitorFloorplan">平面圖</a>查看。</p>',
      '<p>The plan for 2026 goes online today. Eight streets run across Hall 1. Wine takes the two western columns; on the east side spirits, sake and beer follow one another from north to south. Stage and tasting rooms line the north wall, while service desk, first aid and rest areas are near the southern doors.</p><p>Booths can be found by number; digits are enough, so 123 leads to A0123. Zoom in to read names, and select one to open the company page.</p><p>All aisles are more than three metres wide, with no signs standing along the main routes. With a wheelchair or trolley, the Main Entrance is best. See <a href="/VisitorFloorplan">the floor plan</a>.</p>',
    ],
  },
  {
    at: '2026-03-06T14:00',
    category: 'exhibitors',
    area: 'sake',
    title: [
      '池上的兩座山之間：雲田釀造所的第一個十年',
      'Between two ranges: ten years of Cloudfield in Chishang',
    ],
    summary: [
      '用在地米釀清酒，從失敗的一百桶開始。',
      'Sake from local rice began with a hundred failed batches.',
    ],
    body: [
      '<p>雲田釀造所的冰箱裡貼著一張紙，列出前一百次試釀的失敗原因：米太軟、水太硬、麴太熱、人太急。如今他們每年釀四十槽，全部使用池上的米。</p><p>釀造師江柏岑說，臺灣米適合吃，不適合釀，這句話他聽了十年。後來他們改變磨米方式、縮短浸水，並選用低溫也能工作的酵母，讓米的芋香留了下來。</p><p>今年的新酒以農家姓名命名，酒標上畫著田區的位置。四月除了展出，也會在<a href="/EventsCalender">講座</a>與農家、碾米廠同台，談如何在同一片田裡取捨。</p>',
      '<p>On the refrigerator of Cloudfield Brewery hangs a sheet with the causes of its first hundred failures: rice too soft, water too hard, koji too warm, people too hasty. Today it brews forty tanks a year, all from the rice of Chishang.</p><p>Good to eat, no good to brew: for ten years Chiang Po-tsen heard this said of Taiwanese rice. They changed the polishing, shortened the soak and chose a yeast that works in the cold, and the taro-like scent of the rice stayed.</p><p>This year’s new sakes bear the names of growers, and the labels map their fields. In April the brewery joins a grower and a miller in <a href="/EventsCalender">a talk</a> about choices within one field.</p>',
    ],
  },
  {
    at: '2026-03-10T09:30',
    category: 'programme',
    title: ['品飲會與課程今日開放預約', 'Booking opens for tastings and classes'],
    summary: [
      '每人每日至多兩場，臨時不克請釋出。',
      'Two sessions per person and day; please release seats you cannot use.',
    ],
    body: [
      '<p>十九場品飲會與課程今日上午開放預約。座位數在二十四到三十二之間，每人每日至多兩場，專業場兩日限已通過審核的買主登記。</p><p>為了讓更多人有機會參加，今年採取「前一晚確認」：前一日下午六點會寄出提醒，若無法出席請按下釋出，候補者即可遞補。遲到十分鐘視同放棄。</p><ul><li>請勿使用香水或濃烈髮品</li><li>每場提供清水與吐酒桶</li><li>未滿十八歲者不得入場，駕車者請勿品飲</li></ul><p>完整節目與說明請見<a href="/EventsCalender">活動行事曆</a>。</p>',
      '<p>Booking for nineteen tastings and classes opens this morning. Rooms seat between twenty-four and thirty-two. Each person may book two sessions a day; those on the trade days are for registered buyers.</p><p>To give more people a chance, seats are confirmed the evening before. A reminder goes out at six; press release if you cannot come and someone from the waiting list moves up. Ten minutes late counts as absent.</p><ul><li>No perfume or strongly scented hair products</li><li>Water and spittoons at every session</li><li>Nobody under 18; those who drive should not taste</li></ul><p>The whole programme is in <a href="/EventsCalender">the calendar</a>.</p>',
    ],
  },
  {
    at: '2026-03-13T11:00',
    category: 'market',
    area: 'beer',
    title: ['罐、瓶、桶：冷鏈成本的一張圖', 'Can, bottle, keg: cold-chain cost in one chart'],
    summary: ['以同一款淡色艾爾比較三種容器。', 'One pale ale in three containers.'],
    body: [
      '<p>把同一批淡色艾爾分裝成罐、瓶、桶，從花蓮運到臺北，會差多少？太平洋邊的七礫灘精釀做了這個實驗，連續四週記錄溫度、重量與破損。</p><p>結果是罐裝每公升的運輸重量最低，桶裝的溫度最穩，瓶裝則在卸貨等待時升溫最快。若把回收計入，桶裝在一百公里內最划算，超過之後差距縮小。</p><p>釀酒師強調，數字只適用於這條路線，但方法人人可用。他們將在攤位公開表格，並歡迎同業補上自己的路線。啤酒區的參展商見<a href="/VisitorExhibitor">名錄</a>。</p>',
      '<p>Fill one batch of pale ale into cans, bottles and kegs and send them from Hualien to Taipei: what differs? Pacific Gravel Brewing tried for four weeks and logged temperature, weight and breakage.</p><p>Cans weigh least per litre, kegs keep the steadiest temperature, and bottles warm fastest while waiting to be unloaded. With returns counted, kegs come out best within a hundred kilometres; beyond that the gap closes.</p><p>The figures hold for this road only, says the brewer, but the method is for everybody. The table will be open at the booth, and others are invited to add their own routes. See <a href="/VisitorExhibitor">the list</a> for exhibitors of beer.</p>',
    ],
  },
  {
    at: '2026-03-17T10:00',
    category: 'exhibitors',
    area: 'spirits',
    title: [
      '馬祖坑道裡的時間：花崗岩替酒調溫',
      'Time in a tunnel: granite keeps Matsu’s spirits cool',
    ],
    summary: ['廢棄軍事坑道成為恆溫倉庫。', 'A disused military tunnel turns into a cellar.'],
    body: [
      '<p>馬祖的坑道原為軍事用途，牆面是裸露的花崗岩，全年溫度在十八度上下。馬祖坑道陳釀的陶甕沿著弧形牆面排列，最深處要走十一分鐘。</p><p>團隊每月記錄溫度、濕度與甕口重量，五年下來，蒸散率不到地面倉庫的一半。香氣的變化也不同：前三年幾乎不動，第四年起才慢慢轉為核果與陳皮。</p><p>坑道每季開放預約參觀，遊客須戴安全帽並由導覽員帶領。四月展出的三年、五年樣品可互相比較，攤位位於<a href="/VisitorFloorplan">烈酒區</a>。</p>',
      '<p>The tunnels of Matsu were dug for the army. Their walls are bare granite, and the air stays around eighteen degrees all year. Clay jars of Matsu Tunnel Aged Spirits stand along the curve; the deepest is eleven minutes’ walk from daylight.</p><p>Temperature, humidity and the weight of the jars are noted every month. After five years evaporation is less than half of that in a warehouse above ground. Aroma moves differently too: still for three years, then slowly towards stone fruit and tangerine peel.</p><p>Visits take place each quarter, with helmets and a guide. Samples of three and five years can be compared in <a href="/VisitorFloorplan">the spirits area</a> in April.</p>',
    ],
  },
  {
    at: '2026-03-20T16:00',
    category: 'visiting',
    title: ['參觀禮節：十件讓彼此自在的小事', 'Ten small courtesies for a good visit'],
    summary: [
      '不噴香水、先問再拍、記得喝水。',
      'No perfume, ask before you photograph, and drink water.',
    ],
    body: [
      '<p>展館是工作的地方，也是相遇的地方。主辦單位整理十件小事，請來賓一起照顧現場：不使用香水；拍攝人像前先詢問；排隊時留出走道；聽完說明再索取樣品；使用吐酒桶並不失禮。</p><p>也請照顧自己。館內設有飲水與漱口站，輕食區提供米飯與麵包，感到不適請到醫護站。離場時請搭乘大眾運輸，或由未飲用的同行者駕駛。</p><p>最後一件小事是名片。許多參展商遠道而來，一張寫著餐廳名稱與需求的紙條，比一句「再聯絡」更有用。入場規定見<a href="/VisitorAdmission">入場須知</a>。</p>',
      '<p>The hall is a place of work and of meeting. A few courtesies keep it pleasant: wear no perfume; ask before you photograph a person; leave the aisle free when you queue; listen first and ask for a sample afterwards; to use the spittoon is never rude.</p><p>Look after yourselves too. There are water and rinsing stations, rice and bread in the food corner, and a first-aid room if you feel unwell. Go home by public transport or let a companion drive who has not been tasting.</p><p>The last one concerns cards. Many exhibitors come from far away, and a note with the name of your restaurant and what you need helps them more than “let’s keep in touch”. See <a href="/VisitorAdmission">the admission rules</a>.</p>',
    ],
  },
  {
    at: '2026-03-24T10:30',
    category: 'market',
    area: 'wine',
    title: [
      '軟木塞、螺旋蓋、玻璃塞：三位酒農的選擇',
      'Cork, screw cap, glass: three growers choose',
    ],
    summary: ['沒有標準答案，只有用途。', 'No right answer, only uses.'],
    body: [
      '<p>封口方式常被當成品味問題，三位參展酒農卻把它當作工程問題。綠酒產區的綠潮莊園使用螺旋蓋，因為酒款講求新鮮，開瓶也方便；杜奧的花崗之家酒莊堅持天然軟木塞，並要求逐顆檢測；施泰爾馬克的南丘酒莊則選擇玻璃塞，理由是可重複使用。</p><p>三人都同意，真正影響品質的是裝瓶當天的溶氧量。封口再好，裝瓶粗心也無濟於事。</p><p>緩丘軟木廠將在展場示範氣味檢測，觀眾可親自聞出好壞軟木塞的差別。包材業者請見<a href="/VisitorExhibitor">葡萄酒區名錄</a>。</p>',
      '<p>Closures are often treated as a matter of taste; three exhibiting growers treat them as engineering. Quinta das Marés Verdes in Vinho Verde uses screw caps, since its wine lives on freshness and opens easily. Casa de Granitel in Dão insists on natural cork and has each one tested. Weingut Welschhügel in Styria takes glass stoppers because they can be used again.</p><p>All three agree that what matters most is the oxygen dissolved on the day of bottling. The best closure cannot mend careless filling.</p><p>Corticeira Serra Mansa will show its screening at the fair, where visitors can smell the difference between sound and tainted cork. Packaging firms are in <a href="/VisitorExhibitor">the list of the wine area</a>.</p>',
    ],
  },
  {
    at: '2026-03-27T14:00',
    category: 'fair',
    title: ['空瓶去哪裡：展後回收計畫', 'Where the empties go'],
    summary: [
      '四天約兩萬支瓶子，九成以上再利用。',
      'About twenty thousand bottles, more than nine in ten reused or recycled.',
    ],
    body: [
      '<p>四天展期大約產生兩萬支玻璃瓶、六千個鋁罐與三噸紙箱。今年的目標是九成以上進入再利用或回收，做法從進場就開始：攤位搭建不得使用一次性保麗龍，參展手冊提供紙箱回收時段。</p><p>玻璃瓶依顏色分流，透明瓶送回新竹的玻璃工坊，深色瓶製成磚材。輕量瓶與可重複填充的容器會在名錄中標示，方便買主辨識。</p><p>展後兩週內，主辦單位將公布各項重量與去處。若您有減廢的做法，歡迎透過<a href="/Contact">聯絡表單</a>分享，我們會整理給下一屆的參展商。</p>',
      '<p>Four days leave about twenty thousand bottles, six thousand cans and three tonnes of cardboard. The aim this year is to reuse or recycle more than nine tenths, and it begins with move-in: no disposable polystyrene in booths, and fixed times when boxes are collected.</p><p>Glass is sorted by colour. Clear bottles go back to a workshop in Hsinchu, dark ones are made into bricks. Lightweight bottles and refillable containers are marked in the list so that buyers can find them.</p><p>Within two weeks of closing we publish weights and destinations. If you have found a way to waste less, tell us through <a href="/Contact">the contact form</a>; it will be passed on to next year’s exhibitors.</p>',
    ],
  },
  {
    at: '2026-03-31T09:30',
    category: 'programme',
    area: 'sake',
    title: [
      '從甘酒到清酒：麴的入門課增加席次',
      'From amazake to sake: more seats in the koji class',
    ],
    summary: [
      '動手揉麴，也認識不含酒精的用法。',
      'Break up koji by hand, and learn uses without alcohol.',
    ],
    body: [
      '<p>「麴的入門課」在預約開放後兩小時額滿，經講師同意，席次由十八增為二十四位。課堂上會拿到剛出麴室的米麴，學員以手指揉開，比較外硬內軟的觸感與栗子般的香氣。</p><p>課程前半說明麴菌如何把澱粉變成糖，後半介紹甘酒、鹽麴與醬料等不含酒精的用途，讓平時不飲酒的人也能帶走一點東西。</p><p>講師江柏岑來自池上，他說教學的樂趣在於提問：「為什麼同一包米，兩個人做出來會不同？」答案是手的溫度。課程時間請見<a href="/EventsCalender">行事曆</a>，新增席次由候補者優先遞補。</p>',
      '<p>The introduction to koji was full within two hours of opening, and its teacher has agreed to take twenty-four people, not eighteen. Everyone receives koji fresh from the room and breaks it up by hand, feeling a hard outside and soft core and smelling chestnut.</p><p>The first half explains how the mould turns starch into sugar; the second looks at amazake, salted koji and sauces without alcohol, so that those who do not drink take something home as well.</p><p>Chiang Po-tsen comes from Chishang and teaches for the questions. Why does the same rice turn out differently in two pairs of hands? Because one pair is warmer. The time is in <a href="/EventsCalender">the calendar</a>; the waiting list comes first.</p>',
    ],
  },
  {
    at: '2026-04-03T11:00',
    category: 'exhibitors',
    area: 'wine',
    title: [
      '陶甕渡海而來：卡赫季三代人的酒窖',
      'Clay across the sea: three generations of a Kakheti cellar',
    ],
    summary: [
      '阿拉贊陶甕酒莊帶來一只兩百公升的甕。',
      'Alazani Kvevri House brings a vessel of two hundred litres.',
    ],
    body: [
      '<p>為了四月的展覽，阿拉贊陶甕酒莊把一只兩百公升的小甕裝進木箱，從黑海走海運到臺灣。甕是祖父的堂兄燒的，內壁塗過蜂蠟，已有六十年沒有裂縫。</p><p>莊主尼諾說，她最怕別人把陶甕當成擺飾。因此攤位不會只放甕，還有櫻桃樹皮做的刷子與清洗用的長柄勺，向訪客說明最辛苦的其實是清潔。</p><p>她也帶來三代人的筆記，封面分別是喬治亞文、俄文與英文。對她而言，語言變了，開甕的日子沒有變。攤位位置請見<a href="/VisitorFloorplan">平面圖</a>。</p>',
      '<p>For the April fair Alazani Kvevri House has packed a small vessel of two hundred litres and shipped it from the Black Sea. It was fired by a cousin of the grandfather, lined with beeswax, and in sixty years it has not cracked.</p><p>Nino, the owner, fears nothing more than the vessel becoming decoration. So the booth also has brushes of cherry bark and long-handled ladles, to show visitors that the hard part is the cleaning.</p><p>She brings the notebooks of three generations, with covers in Georgian, Russian and English. The language changed, she says; the day of opening did not. For the booth see <a href="/VisitorFloorplan">the floor plan</a>.</p>',
    ],
  },
  {
    at: '2026-04-07T10:00',
    category: 'visiting',
    title: ['展前一週：帶什麼、不帶什麼', 'A week to go: what to bring and what to leave'],
    summary: [
      '證件、筆記本、舒適的鞋；香水留在家。',
      'Identification, a notebook, good shoes; no perfume.',
    ],
    body: [
      '<p>離開展還有一週，整理一份清單給來訪者。請帶：身分證件、入場憑證、筆記本、舒適的鞋、可重複使用的水瓶。請留在家：香水、寵物與大型行李。</p><p>專業買主可先在名錄收藏想拜訪的參展商，並依街道編號安排路線；根據去年的經驗，一天走兩個展區、留一小時聽講座，是比較不累的節奏。</p><p>公眾日入場須年滿十八歲並查驗證件，嬰幼兒也不得入場，敬請見諒。館內設有行李寄物、飲水站與休息區，出口旁可索取代駕資訊。入場規定詳見<a href="/VisitorAdmission">入場須知</a>。</p>',
      '<p>One week remains; here is a list. Bring identification, your pass, a notebook, comfortable shoes and a refillable water bottle. Leave at home perfume, pets and large luggage.</p><p>Trade visitors can mark exhibitors in the list and plan by street number. Last year’s experience was that two areas a day with an hour for a talk is a pace one can keep.</p><p>On public days visitors must be 18 or over and show identification; infants cannot be admitted either, and we ask for your understanding. There are a cloakroom, water stations and rest areas, and the exits have information on designated drivers. See <a href="/VisitorAdmission">the admission rules</a>.</p>',
    ],
  },
  {
    at: '2026-04-10T15:00',
    category: 'fair',
    title: ['口譯與無障礙服務一覽', 'Interpreters and access services'],
    summary: [
      '八種語言口譯、手語場次與大字版導覽。',
      'Eight languages, sign language and large-print guides.',
    ],
    body: [
      '<p>展期間提供八種語言的口譯：英、日、韓、法、義、德、西與喬治亞語。媒合時段的口譯已依預約分配，其餘時間可在服務臺登記，每次三十分鐘。</p><p>主舞台的開幕、酒標獎與閉幕三場提供手語翻譯，講座區備有即時字幕。大字版導覽圖可於兩個入口索取，並附攤位號碼的點字對照。</p><p>輪椅使用者可借用接駁推車，醫護站設有安靜空間。若您有其他需要，請於到場前透過<a href="/Contact">聯絡表單</a>告知，我們會安排專人協助。</p>',
      '<p>Interpreters for eight languages are available: English, Japanese, Korean, French, Italian, German, Spanish and Georgian. Those for arranged meetings are already assigned; at other times book half an hour at the service desk.</p><p>Opening, label award and closing on the Main Stage are signed, and the Forum has live captions. Large-print plans lie at both entrances, with booth numbers in braille.</p><p>Wheelchair users can ask for an escort, and there is a quiet room beside the first-aid station. For any other need write to us beforehand through <a href="/Contact">the contact form</a> and someone will be there to help.</p>',
    ],
  },
  {
    at: '2026-04-14T10:00',
    category: 'exhibitors',
    title: [
      '進場前夕：參展商最常問的五件事',
      'On the eve of move-in: five questions from exhibitors',
    ],
    summary: ['進場時段、用電、洗杯、樣品與名牌。', 'Slots, power, glasses, samples and badges.'],
    body: [
      '<p>四月十六日進場。客服整理這週最常收到的五個問題。</p><ul><li>進場時段：依攤位街道編號分四梯次，冷藏品最後送達。</li><li>用電：標準攤位附五百瓦插座，加電申請已截止，現場僅能換位。</li><li>洗杯：每條街尾設洗杯站，請使用可重複杯具。</li><li>樣品：須標示「品飲用、非賣品」，並備妥通關文件影本。</li><li>名牌：工作證限本人，可於進場當日更正拼字。</li></ul><p>其他問題可在服務臺詢問，或查閱<a href="/ExhibitorDownload">下載專區</a>的參展手冊。祝大家進場順利，走道上請慢行。</p>',
      '<p>Move-in is on 16 April. These are the five questions that came most often this week.</p><ul><li>Slots: four groups by street number, with chilled goods last.</li><li>Power: a standard booth has a socket of 500 watts; applications for more have closed.</li><li>Glasses: a washing station stands at the end of each street; please use reusable glasses.</li><li>Samples: mark them as tasting samples, not for sale, and bring copies of the customs papers.</li><li>Badges: passes are personal; spelling can be corrected on the day.</li></ul><p>Ask at the service desk about anything else, or look in the manual under <a href="/ExhibitorDownload">downloads</a>. We wish you an easy move-in, and please go slowly in the aisles.</p>',
    ],
  },
  {
    at: '2026-04-16T18:00',
    category: 'programme',
    title: ['明日開展：第一天不能錯過的三個時段', 'Opening tomorrow: three times to note'],
    summary: [
      '開幕式、市場觀察與蒸餾器的形狀。',
      'The opening, a look at the market and the shape of a still.',
    ],
    body: [
      '<p>明日上午九點半，四位釀造者將在主舞台放上葡萄藤、高粱、米與大麥，為四天的展期揭開序幕。十點半，論壇區由市場研究者林沛岑發表三百份餐廳酒單的分析。</p><p>下午三點，品飲教室 A 以新酒談蒸餾器的形狀，這是全場最安靜的一堂課，因為多半時間都在聞香。若沒有預約到座位，可於開始前十分鐘到門口候補。</p><p>專業場開放時間為十點至十八點。請攜帶入場憑證與證件，並搭乘大眾運輸前來。完整時程見<a href="/EventsCalender">活動行事曆</a>，明天見。</p>',
      '<p>At half past nine tomorrow four makers lay vine, sorghum, rice and barley on the Main Stage and open the fair. At half past ten market researcher Lin Pei-tsen presents her study of three hundred restaurant lists in the Forum.</p><p>At three in the afternoon Tasting Room A turns to the shape of a still. It is the quietest class of all, since most of it is done by nose. If you have no seat, come to the door ten minutes before the start and wait for one.</p><p>The trade days run from ten to six. Bring your pass and identification and come by public transport. All times are in <a href="/EventsCalender">the calendar</a>. See you tomorrow.</p>',
    ],
  },
];
