import type { Sketch } from './calendar.ts';

/** 17 and 18 April: the two days for the trade. */
export const calendarTrade: readonly Sketch[] = [
  {
    when: '17 09:30-10:00',
    topic: 1,
    place: 'stage',
    title: ['開幕式：四種釀造，同一張桌子', 'Opening: four crafts, one table'],
    summary: [
      '主辦單位、產區代表與四位釀造者共同揭開四天展期。',
      'Organiser, regional delegates and four makers open the fair.',
    ],
    body: [
      [
        '開幕式不剪綵。四位釀造者各自帶來一樣原料：一串葡萄藤、一束高粱、一把米、一捧大麥，依序放上長桌。',
        'No ribbon is cut. Four makers each bring a raw material, a vine cane, a sheaf of sorghum, a handful of rice and one of barley, and lay them on a long table.',
      ],
      [
        '接著由產區代表簡短致詞，介紹各自的走道位置與當日節目。媒體可於儀式後在舞台左側進行訪談。',
        'Short words from regional delegates follow, with the location of their aisles and the programme of the day. The press may hold interviews to the left of the stage afterwards.',
      ],
    ],
  },
  {
    when: '17 10:30-11:30',
    topic: 3,
    place: 'forum',
    seats: 120,
    free: true,
    title: [
      '2026 臺灣酒類市場觀察：餐廳酒單正在變短',
      'Taiwan 2026: why restaurant lists are getting shorter',
    ],
    summary: [
      '從三百份酒單看見選品邏輯的轉變。',
      'What three hundred restaurant lists say about how buyers choose.',
    ],
    who: ['市場研究者 林沛岑', 'Lin Pei-tsen, market researcher'],
    body: [
      [
        '講者團隊蒐集臺北、臺中、高雄三百份餐廳酒單，發現平均品項數四年來減少三分之一，但標示產區與釀法的比例上升。',
        'The speaker’s team collected three hundred lists in Taipei, Taichung and Kaohsiung. Over four years the number of items fell by a third while the share that names region and method rose.',
      ],
      [
        '本場整理五種常見的選品方式，並討論供應端可以提供哪些資料，讓餐廳更容易做決定。',
        'The talk sorts out five common ways to choose and discusses which information from suppliers helps a restaurant decide.',
      ],
    ],
  },
  {
    when: '17 11:00-12:00',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 32,
    free: true,
    title: [
      '火山三島：西西里、聖托里尼與馬德拉',
      'Three volcanic islands: Sicily, Santorini and Madeira',
    ],
    summary: [
      '六款酒比較火山土在不同氣候下的樣貌。',
      'Six wines show volcanic soil under different skies.',
    ],
    who: ['侍酒師 周以荷', 'Chou Yi-ho, sommelier'],
    body: [
      [
        '火山土並不等於煙燻味。本場以浮石、火山灰與玄武岩三種母質切入，對照酸度、鹽感與質地。',
        'Volcanic soil does not simply mean smoke. Pumice, ash and basalt are compared for acidity, salt and texture.',
      ],
      [
        '每位參加者會拿到岩石樣本卡與地圖。現場備有吐酒桶與清水，請以品評為主。',
        'Each participant receives rock samples and a map. Spittoons and water are provided; this is a session for professional tasting.',
      ],
    ],
  },
  {
    when: '17 13:00-17:00',
    topic: 4,
    place: 'meeting',
    seats: 60,
    free: true,
    title: ['買主媒合第一場：歐洲產區', 'Buyers’ meetings I: Europe'],
    summary: [
      '歐洲參展商與餐飲、通路買主的一對一洽談。',
      'One-to-one meetings between European exhibitors and Taiwanese buyers.',
    ],
    body: [
      [
        '每場二十分鐘，間隔五分鐘換桌，媒合清單已於展前一週寄出。現場候補請至商洽室報到處登記。',
        'Meetings last twenty minutes with five to change tables; schedules went out a week before. Walk-ins may register at the desk of the meeting rooms.',
      ],
      [
        '備有法語、義語、德語與西語口譯，請在登記時註明。',
        'Interpreters for French, Italian, German and Spanish are available on request.',
      ],
    ],
  },
  {
    when: '17 13:30-14:30',
    topic: 2,
    place: 'roomB',
    area: 'sake',
    seats: 28,
    free: true,
    title: ['同一種米，四個府縣：雄町的四張臉', 'One rice, four prefectures: the faces of Omachi'],
    summary: [
      '以雄町米比較水質、酵母與磨米的影響。',
      'Water, yeast and polish compared through one variety.',
    ],
    who: ['酒藏顧問 佐伯真央', 'Saeki Mao, brewery consultant'],
    body: [
      [
        '雄町米粒大、質地軟，對操作的要求高。本場四款酒磨到相近的程度，讓差異落在水與酵母。',
        'Omachi is large, soft and demanding. Four sakes of similar polish leave water and yeast to make the difference.',
      ],
      [
        '講者會說明酒標上常見的數字如何閱讀，並示範十度與四十度兩種溫度。',
        'The speaker explains the figures on the label and shows two temperatures, ten and forty degrees.',
      ],
    ],
  },
  {
    when: '17 14:00-15:00',
    topic: 3,
    place: 'forum',
    seats: 100,
    free: true,
    title: [
      '酒標上該寫什麼：標示規定與常見錯誤',
      'What must be on a label: rules and common mistakes',
    ],
    summary: [
      '進口商最常被退件的十個地方，逐項說明。',
      'Ten places where labels are most often sent back.',
    ],
    who: ['法規顧問 許昱安', 'Hsu Yu-an, regulatory consultant'],
    body: [
      [
        '從品名、酒精成分、原產地到警語的字級，講者以實際案例說明哪些寫法會被要求更正。',
        'From product name, strength and origin to the size of the warning, real cases show what has to be corrected.',
      ],
      [
        '會後提供檢核表，並開放二十分鐘逐件提問，請自備標籤樣張。',
        'A checklist is handed out, and for twenty minutes individual labels can be discussed; please bring yours.',
      ],
    ],
  },
  {
    when: '17 15:00-16:00',
    topic: 2,
    place: 'roomA',
    area: 'spirits',
    seats: 32,
    free: true,
    title: ['蒸餾器的形狀：五支新酒對照', 'The shape of a still: five new-make spirits'],
    summary: [
      '以未入桶的新酒理解銅壺、頸高與切取。',
      'New-make spirit shows what copper, neck and cut can do.',
    ],
    who: ['蒸餾師 顏柏謙', 'Yen Po-chien, distiller'],
    body: [
      [
        '桶陳會掩蓋許多線索。本場只看新酒，分別來自矮胖、細長、混合柱塔等不同設備。',
        'Ageing hides many clues. Here only new make is shown, from squat, tall and hybrid stills.',
      ],
      [
        '參加者以聞香為主，少量入口，並將結果與蒸餾師的紀錄互相對照。',
        'Participants work mainly by nose and compare their notes with the distiller’s own log.',
      ],
    ],
  },
  {
    when: '17 15:30-16:30',
    topic: 6,
    place: 'roomB',
    area: 'beer',
    seats: 30,
    free: true,
    title: ['生啤管線課：從清洗到溫度', 'Draught class: from line cleaning to temperature'],
    summary: ['吧檯人員的九十項檢查濃縮成一小時。', 'Ninety checks for bar staff in one hour.'],
    who: ['生啤技師 陳季勳', 'Chen Chi-hsun, draught technician'],
    body: [
      [
        '講師以透明管線示範沉澱物如何累積，說明每週與每季應做的清洗步驟。',
        'Clear lines show how deposits build up and which cleaning belongs to each week and each quarter.',
      ],
      [
        '現場練習換桶、調壓與判讀泡沫，結訓發給出席證明。',
        'Participants change a keg, set pressure and read the foam; attendance is certified.',
      ],
    ],
  },
  {
    when: '17 16:00-17:00',
    topic: 5,
    place: 'judging',
    title: ['台北酒標設計獎：評審公開討論', 'Taipei Label Award: the jury in the open'],
    summary: ['六位評審公開說明入圍理由。', 'Six jurors explain their shortlist in public.'],
    body: [
      [
        '今年共收到四百二十一件作品。評審不看品牌知名度，只看訊息是否清楚、字體是否好讀、材料是否適合使用情境。',
        'There were 421 entries. Jurors ignore fame and look at clear information, legible type and material that suits its use.',
      ],
      [
        '旁聽席採自由入座，討論以中文進行，英文摘要於隔日公布。',
        'Seats are free. The discussion is in Chinese; an English summary follows next day.',
      ],
    ],
  },
  {
    when: '17 16:30-17:30',
    topic: 3,
    place: 'stage',
    title: [
      '從產地到吧檯：小農酒莊如何說明自己',
      'From plot to bar: how small growers explain themselves',
    ],
    summary: [
      '三位酒農談如何用十句話介紹一瓶酒。',
      'Three growers on introducing a wine in ten sentences.',
    ],
    who: ['主持 何敏之', 'Moderated by Ho Min-chih'],
    body: [
      [
        '許多好酒輸在介紹。三位酒農各以十句話說明一款酒，再由餐廳經理指出哪些句子真正有用。',
        'Good wine is often lost in the telling. Three growers describe one wine in ten sentences, then a restaurant manager says which of them help.',
      ],
      [
        '現場觀眾可以投票，結果整理成一頁寫作建議。',
        'The audience votes, and the result becomes a page of writing advice.',
      ],
    ],
  },
  {
    when: '18 10:30-11:30',
    topic: 3,
    place: 'forum',
    area: 'spirits',
    seats: 100,
    free: true,
    title: [
      '亞熱帶熟成：高溫倉庫教我們的事',
      'Ageing in the subtropics: lessons from a hot warehouse',
    ],
    summary: [
      '臺灣三間酒廠公開十年的蒸散與桶材紀錄。',
      'Three Taiwanese distilleries share ten years of evaporation data.',
    ],
    who: ['熟成研究員 葉書凡', 'Yeh Shu-fan, maturation researcher'],
    body: [
      [
        '高溫使萃取加快，但不等於時間可以折算。講者以同一批新酒在三個高度的倉庫為例，說明香氣成分的不同步。',
        'Heat speeds extraction, but years cannot simply be converted. One batch in three warehouses at different altitudes shows how compounds move at different pace.',
      ],
      [
        '會後公開整理後的資料表，歡迎同業引用。',
        'The cleaned data tables are published afterwards for the trade to use.',
      ],
    ],
  },
  {
    when: '18 11:00-12:00',
    topic: 2,
    place: 'roomA',
    area: 'wine',
    seats: 32,
    free: true,
    title: [
      '傳統法氣泡酒：除渣日期與風味',
      'Traditional-method sparkling: what the disgorging date tells',
    ],
    summary: ['同一基酒、三個除渣日期的對照。', 'One base wine, three disgorging dates.'],
    who: ['釀酒師 Maëlle Grandet', 'Maëlle Grandet, winemaker'],
    body: [
      [
        '除渣後的時間會改變麵包與果香的比例。本場使用同一款基酒，分別於六個月、十八個月、三十六個月前除渣。',
        'Time after disgorging shifts the balance of bread and fruit. One base wine was disgorged six, eighteen and thirty-six months ago.',
      ],
      [
        '講者以法語授課，備有中文逐步口譯。',
        'The talk is in French with consecutive interpreting into Chinese.',
      ],
    ],
  },
  {
    when: '18 11:00-12:00',
    topic: 6,
    place: 'roomB',
    area: 'sake',
    seats: 24,
    free: true,
    title: ['餐廳清酒單入門：八格分類法', 'Building a sake list: the eight-box method'],
    summary: ['用香氣與濃淡兩軸，排出一張好用的酒單。', 'Two axes make a list that works.'],
    who: ['清酒講師 邱苡柔', 'Chiu Yi-jou, sake educator'],
    body: [
      [
        '與其背誦等級，不如先決定香氣高低與口感濃淡。講師帶學員把十二款酒放入八個格子，再對照菜單補上缺口。',
        'Instead of learning grades by heart, begin with aroma and weight. Students place twelve sakes in eight boxes and fill the gaps against a menu.',
      ],
      ['課程提供空白表格，回店即可使用。', 'Blank sheets are provided for use at work.'],
    ],
  },
  {
    when: '18 13:00-17:00',
    topic: 4,
    place: 'meeting',
    seats: 60,
    free: true,
    title: ['買主媒合第二場：日本與韓國', 'Buyers’ meetings II: Japan and Korea'],
    summary: [
      '酒藏、燒酎與米酒業者的一對一洽談。',
      'One-to-one meetings with brewers and distillers.',
    ],
    body: [
      [
        '本場以冷藏運送與小瓶裝為重點，買主可先查看各家的到港溫度紀錄。',
        'Cold transport and small bottles are the focus; temperature logs can be seen beforehand.',
      ],
      [
        '備有日語與韓語口譯，各時段十二桌。',
        'Japanese and Korean interpreters serve twelve tables per slot.',
      ],
    ],
  },
  {
    when: '18 13:30-14:30',
    topic: 2,
    place: 'roomB',
    area: 'beer',
    seats: 30,
    free: true,
    title: ['一座城市的水：皮爾森、慕尼黑與臺北', 'The water of a town: Plzeň, Munich and Taipei'],
    summary: ['三種水質釀同一份拉格配方。', 'One lager recipe brewed with three waters.'],
    who: ['釀酒師 白品皓', 'Pai Pin-hao, brewer'],
    body: [
      [
        '講者將臺北的自來水調整成三種礦物比例，其餘條件完全相同，讓參加者直接感受硬度與硫酸根的影響。',
        'Tap water from Taipei was adjusted to three mineral profiles with all else equal, so that hardness and sulphate can be tasted directly.',
      ],
      ['附上水質報告與計算表。', 'Water reports and the calculation sheet are included.'],
    ],
  },
  {
    when: '18 14:00-15:30',
    topic: 3,
    place: 'forum',
    seats: 120,
    free: true,
    title: ['減重的瓶子：包材與碳足跡圓桌', 'Lighter bottles: a round table on packaging'],
    summary: [
      '酒莊、瓶廠與物流業者談減量的實際成本。',
      'Producers, glassworks and shippers on what less weight really costs.',
    ],
    who: ['主持 曾亦恩', 'Moderated by Tseng Yi-en'],
    body: [
      [
        '玻璃瓶往往占一箱酒重量的四成。圓桌從破損率、棧板堆疊與消費者觀感三方面討論。',
        'Glass is often forty per cent of the weight of a case. The table looks at breakage, stacking and how buyers perceive it.',
      ],
      [
        '與會者同意公開各自的測試數據，作為產業參考。',
        'The panel has agreed to publish its test data.',
      ],
    ],
  },
  {
    when: '18 15:00-16:00',
    topic: 2,
    place: 'roomA',
    area: 'spirits',
    seats: 32,
    free: true,
    title: [
      '高粱與它的香氣：金門、馬祖與赤水',
      'Sorghum and its aromas: Kinmen, Matsu and Chishui',
    ],
    summary: ['以麴的差別理解清香與醬香。', 'Starter cultures explain light and sauce aroma.'],
    who: ['製麴師 翁文彬', 'Weng Wen-pin, starter maker'],
    body: [
      [
        '三地使用相近的原料，卻因製麴溫度不同而走向不同香型。講者帶來麴塊供聞香。',
        'Similar grain leads to different aromas because the starter is made at different heat. Blocks are passed round to smell.',
      ],
      [
        '品評時先聞後飲，備有溫開水與饅頭。',
        'Tasting begins with the nose; warm water and plain buns are served.',
      ],
    ],
  },
  {
    when: '18 15:30-16:30',
    topic: 6,
    place: 'roomB',
    area: 'wine',
    seats: 30,
    free: true,
    title: ['服務溫度實作：溫度計不會騙人', 'Serving temperature: let the thermometer speak'],
    summary: ['四種溫度、同一款酒，記錄差異。', 'One wine, four temperatures, careful notes.'],
    who: ['侍酒師 汪采妮', 'Wang Tsai-ni, sommelier'],
    body: [
      [
        '八度、十二度、十六度、二十度，學員在盲測下記錄酸、甜、單寧與香氣的變化。',
        'At eight, twelve, sixteen and twenty degrees students note acidity, sweetness, tannin and aroma without knowing which is which.',
      ],
      [
        '最後整理出一張適合臺灣室溫的操作時間表。',
        'The result is a timetable suited to room temperatures in Taiwan.',
      ],
    ],
  },
  {
    when: '18 16:30-17:30',
    topic: 5,
    place: 'stage',
    title: ['台北酒標設計獎頒獎', 'Taipei Label Award ceremony'],
    summary: [
      '四個分區各頒一座，另設最佳資訊獎。',
      'One award for each area and one for clear information.',
    ],
    body: [
      [
        '得獎者現場說明設計過程，並展示未採用的版本。入圍作品在主舞台旁展出至閉幕。',
        'Winners explain how they worked and show versions that were dropped. The shortlist stays on view beside the stage.',
      ],
      [
        '最佳資訊獎由餐飲學校學生票選，標準是三十秒內能否找到產地與原料。',
        'The award for clear information is voted by hospitality trainees: can origin and ingredients be found in thirty seconds?',
      ],
    ],
  },
  {
    when: '18 17:00-18:00',
    topic: 4,
    place: 'meeting',
    seats: 80,
    free: true,
    title: ['首次來臺製造者之夜：快速介紹', 'New to Taiwan: quick introductions'],
    summary: [
      '二十家尚無代理的製造者，每家兩分鐘。',
      'Twenty makers without an importer, two minutes each.',
    ],
    body: [
      [
        '每家只能放一張投影片，內容限於產地、工法與可供應量。',
        'One slide each, limited to origin, method and available volume.',
      ],
      [
        '介紹結束後開放三十分鐘自由交談，口譯人員在場協助。',
        'Half an hour of open conversation follows, with interpreters at hand.',
      ],
    ],
  },
];
