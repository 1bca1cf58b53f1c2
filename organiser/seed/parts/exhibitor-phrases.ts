import type { Pair } from './part.ts';

/** `{year}` is a founding year, `{size}` a number of people or hectares that fits the sentence. */
export const intros: Record<'wine' | 'spirits' | 'sake' | 'beer', readonly Pair[]> = {
  wine: [
    [
      '{region}的家族酒莊，園區位於{land}。',
      'A family estate in {region}, with vineyards on {land}.',
    ],
    [
      '自{year}年起在{region}種植與釀造，擅長{style}。',
      'Growing and making wine in {region} since {year}, known for {style}.',
    ],
    [
      '{size}公頃的小酒莊，以{region}的{style}為代表作。',
      'A small estate of {size} hectares, best known for {style} from {region}.',
    ],
    ['在{land}上耕作的{region}獨立酒農。', 'An independent grower in {region}, working {land}.'],
    [
      '從{region}的單一地塊出發，以最少干預釀酒。',
      'Working from single plots in {region}, with as little intervention as possible.',
    ],
    [
      '第四代接手的{region}酒莊，專注{style}。',
      'An estate in {region} in its fourth generation, devoted to {style}.',
    ],
    [
      '由一對姊妹主理，讓{region}的風土直接說話。',
      'Run by two sisters who let {region} speak for itself.',
    ],
    [
      '{region}酒莊，同時經營葡萄園步道與酒窖導覽。',
      'An estate in {region} that also keeps a vineyard trail and guided cellar visits.',
    ],
  ],
  spirits: [
    [
      '{region}的獨立蒸餾所，代表作為{style}。',
      'An independent distillery in {region}, known for {style}.',
    ],
    [
      '以{land}為背景的蒸餾所，{year}年點燃第一鍋。',
      'A distillery set among {land}; its first still was lit in {year}.',
    ],
    [
      '全程在{region}發酵、蒸餾與熟成的小批次酒廠。',
      'A small-batch house that ferments, distils and ages entirely in {region}.',
    ],
    [
      '{size}人團隊，專做{region}風格的{style}。',
      'A team of {size}, making {style} in the manner of {region}.',
    ],
    [
      '從原料到裝瓶都可追溯的{region}烈酒品牌。',
      'Spirits from {region} that can be traced from grain or fruit to bottle.',
    ],
    [
      '保留傳統銅壺與老倉庫的{region}酒廠。',
      'A house in {region} that keeps its copper pots and old warehouses.',
    ],
    ['結合農場與蒸餾的{region}製造者。', 'Farm and still under one roof in {region}.'],
  ],
  sake: [
    [
      '創業於{year}年的{region}酒藏，主力為{style}。',
      'A brewery in {region} founded in {year}; its main line is {style}.',
    ],
    ['以{land}釀造的{region}小型酒藏。', 'A small brewery in {region}, shaped by {land}.'],
    [
      '杜氏與{size}位藏人，每季只釀百餘石。',
      'A master brewer and {size} hands who make only a little over a hundred koku a season.',
    ],
    [
      '{region}酒造，重視與當地料理的搭配。',
      'A brewery in {region} that thinks of the local table first.',
    ],
    [
      '由新一代接手，重新詮釋{region}的{style}。',
      'A new generation rethinking {style} in {region}.',
    ],
    [
      '從契作米到裝瓶一貫作業的{region}酒藏。',
      'From contract rice to bottle, all under one roof in {region}.',
    ],
    [
      '{region}的釀造所，導覽與釀造教室全年開放。',
      'A house in {region} with tours and brewing classes all year.',
    ],
  ],
  beer: [
    ['{region}的精釀酒廠，以{style}起家。', 'A craft brewery in {region} that began with {style}.'],
    ['{year}年成立，酒廠位於{land}。', 'Founded in {year}; the brewhouse stands among {land}.'],
    [
      '以{region}水質與穀物為本的獨立釀造團隊。',
      'An independent team that starts from the water and grain of {region}.',
    ],
    [
      '{size}人的小酒廠，常備酒款六種、季節酒款不定期推出。',
      'A brewery of {size} with six regular beers and others as the season brings them.',
    ],
    [
      '把{region}的日常風景釀進每一批{style}。',
      'Everyday {region}, brewed into each batch of {style}.',
    ],
    [
      '同時經營酒廠與酒吧的{region}品牌。',
      'A name from {region} that runs both brewery and taproom.',
    ],
    [
      '延續{region}釀造傳統，也樂於與各地酒廠合作。',
      'Keeping up the brewing tradition of {region}, and glad to work with others.',
    ],
  ],
};

export const stories: typeof intros = {
  wine: [
    [
      '{name}位於{region}，家族自{year}年起在{land}耕作。早年果實全數賣給合作社，直到第三代才開始自行裝瓶，如今每一塊地都有自己的採收紀錄。',
      '{Name} is in {region}, where the family has worked {land} since {year}. For years the whole crop went to the co-operative; the third generation began to bottle, and today every plot has its own harvest log.',
    ],
    [
      '{year}年，創辦人賣掉城裡的印刷廠，買下{region}一片荒廢的園地。{name}花了六年重新砌牆、補種，第一個年份只有兩千瓶。',
      'In {year} the founder sold a printing shop in town and bought an abandoned plot in {region}. It took {name} six years to rebuild walls and replant; the first vintage came to two thousand bottles.',
    ],
    [
      '{name}擁有{size}公頃葡萄園，全部集中在{land}。團隊認為地塊比品種重要，因此酒標上最大的字永遠是地名。',
      '{Name} owns {size} hectares, all of them on {land}. The team holds that place matters more than variety, so the largest word on the label is always the name of the plot.',
    ],
    [
      '{name}的酒窖建於{year}年，厚石牆讓室溫全年維持在十四度。莊主原是地質老師，習慣帶訪客先看土壤剖面，再看酒桶。',
      'The cellar of {name} dates from {year}; its thick walls keep fourteen degrees all year. The owner used to teach geology and likes to show visitors the soil before the barrels.',
    ],
    [
      '在{region}，{name}是少數同時保有葡萄園、果樹與蜂箱的農莊。他們相信多樣的作物能讓園區更穩定，也讓四季都有工作。',
      'In {region} {name} is one of few farms to keep vines, fruit trees and beehives together. Mixed crops, they believe, make the land steadier and leave work for every season.',
    ],
    [
      '{name}每年只邀請一次訪客，就在採收結束的那個週日。{region}的鄰居帶著自家乳酪與麵包前來，莊主則把各槽的初釀排成一列，請大家寫下意見。',
      '{Name} invites visitors once a year, on the Sunday after harvest. Neighbours in {region} bring cheese and bread, and the owner lines up the young wines of every vat for comment.',
    ],
    [
      '一場冰雹讓{name}失去了大半收成，也讓他們重新思考種植。如今在{region}的{size}公頃地上，每隔十行就有一排灌木與樹籬，擋風也留住昆蟲。',
      'A hailstorm once took most of the crop of {name} and led to a rethinking. On its {size} hectares in {region} a hedge now follows every ten rows, breaking the wind and sheltering insects.',
    ],
    [
      '{name}的釀酒師原本在{region}教音樂，形容酒時習慣用音程與節奏。她堅持每一款酒都先沉澱過冬天，春天再決定是否裝瓶。',
      'The winemaker of {name} used to teach music in {region} and speaks of wine in intervals and rhythm. Everything rests through winter, and only in spring does she decide what will be bottled.',
    ],
    [
      '在{region}，{name}以記錄聞名：自{year}年起，每天的氣溫、雨量與酒窖溫度都手寫在同一款藍色筆記本裡，如今已有一整面牆。',
      'In {region} {name} is known for its records: since {year} each day’s temperature, rainfall and cellar reading have gone by hand into the same blue notebooks, which now fill a wall.',
    ],
    [
      '{name}由三位釀酒學院同學於{year}年創立。他們沒有自己的土地，先向鄰居租下{region}的老園，再一塊一塊買回來。',
      'Three classmates from wine school founded {name} in {year}. With no land of their own, they rented old plots in {region} from neighbours and bought them one by one.',
    ],
    [
      '在{region}，{land}並不容易照顧，{name}仍堅持以人工除草與馬匹翻土。產量不高，但每年都能維持穩定的品質。',
      'It is no easy country, {land}, yet {name} still weeds by hand and ploughs by horse in {region}. Yields are low and the quality holds from year to year.',
    ],
  ],
  spirits: [
    [
      '{name}在{region}點燃第一座蒸餾器是{year}年的事。當時倉庫只有四十個桶子，現在則依年份與桶型分存在三座倉庫。',
      '{Name} lit its first still in {region} in {year}. There were forty casks then; today three warehouses are sorted by age and wood.',
    ],
    [
      '{land}是{name}選擇落腳{region}的原因。建廠前，團隊花了一整年採樣水質，最後把取水口往上游移了兩公里。',
      'The reason why {name} settled in {region} is simple: {land}. Before building, the team sampled the water for a year and moved the intake two kilometres upstream.',
    ],
    [
      '{name}只有{size}名員工，從碾磨、發酵到貼標都在同一個屋簷下。蒸餾師每天早上先聞昨天的酒心，再決定當日的切點。',
      'Only {size} people work at {name}, and milling, fermenting and labelling share one roof. Each morning the distiller noses yesterday’s heart before setting the day’s cut.',
    ],
    [
      '{name}的倉庫旁有一間小小的木工房，桶板在{region}風乾兩年後才組裝。自{year}年起，他們替每個桶子編號，也記下每次補修的人。',
      'Beside the warehouse of {name} is a small cooperage, where staves season for two years in {region} before they become casks. Since {year} each cask has had a number and a list of everyone who repaired it.',
    ],
    [
      '在{region}，{name}以開放參觀出名：從原料到裝瓶共十一站，每站都有一位員工說明自己的工作。團隊{size}人輪流擔任導覽。',
      'In {region} {name} is known for its open doors: eleven stops from raw material to bottling, at each of which someone explains the work. The team of {size} takes turns as guides.',
    ],
    [
      '創辦人曾是船上輪機員，{year}年返鄉後把維修蒸氣鍋爐的經驗用在蒸餾上。{name}的設備多半自行改裝，管線一目瞭然。',
      'The founder was a ship’s engineer who came home in {year} and turned to stills what he knew of boilers. Most of the plant at {name} is home-modified, with every pipe in plain view.',
    ],
    [
      '{name}與{region}的農家簽訂三年期契作，原料價格不隨行情波動。農民可以到酒廠看見自己的收成變成哪一批酒。',
      '{Name} signs three-year contracts with farms in {region}, so prices do not swing with the market. Growers can come and see which batch their harvest became.',
    ],
    [
      '這間位於{region}的酒廠保留{year}年的磚造建築，窗戶開在屋脊，讓蒸氣自然散出。{name}也把舊帳冊數位化，作為配方依據。',
      'This house in {region} keeps its brick building of {year}, with windows along the ridge to let steam out. {Name} has also digitised its old ledgers and works from them.',
    ],
  ],
  sake: [
    [
      '{name}創業於{year}年，位在{region}。藏裡至今仍使用同一口井，冬天的水溫只有六度，洗米時手指很快就會失去知覺。',
      '{Name} was founded in {year} in {region}. It still draws from the same well, whose water is six degrees in winter and numbs the fingers of whoever washes rice.',
    ],
    [
      '{land}是{name}釀造的根基。過去以在地銷售為主，十年前開始出口，仍堅持先供應鄰近的餐館。',
      'The brewing of {name} rests on {land}. It used to sell close to home; it began to export ten years ago and still serves the neighbouring restaurants first.',
    ],
    [
      '現任負責人返鄉前在東京做設計，回到{region}後重新整理{name}的酒標與產品線，將五十款縮減為十二款。',
      'The present head worked in design before coming back to {region}, where he tidied up the labels and range of {name} from fifty sakes to twelve.',
    ],
    [
      '{name}的麴室以杉木重建，溫度由資深藏人以手背判斷，數據只用來對照。團隊共{size}人，其中半數不到四十歲。',
      'The koji room of {name} was rebuilt in cedar; an old hand judges warmth with the back of the palm and uses data as a check. The team numbers {size}, half of them under forty.',
    ],
    [
      '{name}在{region}有兩座倉，一新一舊。舊倉釀傳統款，新倉裝上玻璃窗，讓路過的人看得到蒸米與製麴的時刻。',
      '{Name} has two buildings in {region}, old and new. Traditional styles are made in the old one; the new has glass walls, so that passers-by can see rice being steamed and koji made.',
    ],
    [
      '{name}的第一本釀造日誌寫於{year}年，字跡已經淡去。團隊花了兩個冬天解讀，重現當時的配方，也弄清楚{region}的氣候改變了多少。',
      'The first brewing log of {name} is dated {year} and has faded. The team spent two winters reading it, brewed its recipe again and learned how far the climate of {region} has moved.',
    ],
    [
      '從{year}年至今，{name}只做當地米。{region}的農家每年春天與藏元一起插秧，秋天再決定哪塊田進哪一槽。',
      'Since {year} {name} has brewed local rice only. Each spring growers in {region} plant beside the brewers, and in autumn they decide which field goes into which tank.',
    ],
    [
      '曾停釀三十年的{name}於近年復藏。重啟時找回舊酵母，並邀請退休杜氏擔任顧問，把{region}的味道接了回來。',
      'After thirty silent years {name} is brewing again. The old yeast was found, a retired master brewer came to advise, and the taste of {region} was picked up where it had stopped.',
    ],
  ],
  beer: [
    [
      '{name}於{year}年在{region}開業，第一套設備由乳品廠的舊槽改成。現在已換成兩千公升的系統，但那個舊槽仍用來試釀。',
      '{Name} opened in {region} in {year} with a brewhouse made of old dairy tanks. It now runs a two-thousand-litre system, but the old tank still brews the trials.',
    ],
    [
      '走進{name}，首先看到的是{land}。釀酒師把它視為配方的一部分，會依季節調整水質與酵母。',
      'At {name} you first notice {land}. The brewers count the surroundings as part of the recipe and adjust water and yeast with the season.',
    ],
    [
      '{name}的釀造間只有一扇窗，望出去就是{region}的街。釀酒師把窗邊的溫濕度寫在黑板上，客人知道今天為什麼出這一款。',
      'The brewhouse of {name} has one window, looking out on a street in {region}. The brewers chalk up temperature and humidity, and guests learn why this beer is on today.',
    ],
    [
      '{year}年的一次停電，讓{name}意外釀出第一批自然酸化的啤酒。此後他們在{region}保留兩個木桶，專門留給計畫之外的事。',
      'A power cut in {year} gave {name} its first naturally soured beer. Two barrels in {region} have been kept ever since for things that were not planned.',
    ],
    [
      '{name}的{size}位成員來自不同行業，有人原是麵包師傅，有人修過電車。他們每個月在{region}舉辦一次釀造開放日。',
      'The {size} people of {name} come from other trades; one was a baker, another mended trams. Once a month they hold an open brewing day in {region}.',
    ],
    [
      '{name}堅持小量與新鮮，酒款從裝填到出貨不超過一週。{region}的酒吧可以直接查詢每一桶的裝填日。',
      '{Name} keeps to small runs and fresh beer: no more than a week passes between filling and shipping. Bars in {region} can look up the filling date of every keg.',
    ],
    [
      '自{year}年以來，{name}與{region}的農會合作，收購外觀不佳的水果作為發酵原料，讓原本要報廢的收成有了去處。',
      'Since {year} {name} has worked with the farmers’ association in {region}, buying blemished fruit for fermentation and giving the unwanted harvest a use.',
    ],
    [
      '{name}的釀酒師曾在三個國家工作，回到{region}之後只做自己習慣的風格：麥味紮實、苦味收斂、容易與食物並存。',
      'The brewer at {name} worked in three countries before coming to {region}. The style is one he trusts: firm malt, mild bitterness, at ease with food.',
    ],
  ],
};

export const shows: readonly Pair[] = [
  [
    '今年攤位帶來{count}款酒，以{style}為主角。團隊期待與餐廳採購及通路進行一對一洽談。',
    '{Count} products come to the booth this year, with {style} at the centre. The team looks forward to one-to-one talks with restaurant buyers and retailers.',
  ],
  [
    '展期前兩日提供專業場時段，可預約與負責人洽談代理條件、物流與標示文件。',
    'On the two trade days, visitors can book time with the owner to discuss agency terms, logistics and labelling documents.',
  ],
  [
    '攤位備有產區地圖與原料樣本，工作人員會中文與英文。',
    'Regional maps and raw-material samples are at hand, and the staff speak Chinese and English.',
  ],
  [
    '除了展位，{name}也安排團隊走訪臺北的餐廳，了解本地菜單與用餐節奏。',
    'Besides the booth, the team of {name} will call at restaurants in Taipei to learn about local menus.',
  ],
  [
    '展架上的每一款酒都附有原料、產地與批號，掃描條碼即可讀到製程紀錄。',
    'Every item on the shelf names ingredients, origin and batch; a code leads to the record of how it was made.',
  ],
  [
    '{name}準備了一份給廚師看的資料，從鹹度、酸度與溫度說明{style}適合的菜色。',
    '{Name} has prepared notes for cooks that explain by salt, acidity and temperature which dishes suit {style}.',
  ],
  [
    '四天之中，負責製作的人都會親自站在攤位上回答問題。',
    'On all four days the people who do the making stand at the booth and answer questions.',
  ],
  [
    '攤位一側陳列早年的工具與帳冊，另一側是今年的{style}，讓人看見做法如何演變。',
    'Old tools and ledgers stand on one side of the booth and this year’s {style} on the other, so that one can see how the work has changed.',
  ],
  [
    '{name}本屆以{count}款展品呈現不同批次的差異，並附上每一批的天氣與製程紀錄。',
    '{Name} shows {count} products to make the difference between lots visible, with weather and process notes for each.',
  ],
  [
    '現場可索取完整型錄與檢驗報告，餐飲通路另有專屬小量配送方案。',
    'Full catalogues and test reports are available, and restaurants can ask about small-lot delivery.',
  ],
  [
    '{name}希望在臺灣尋找理解長期經營的合作夥伴，不急於鋪貨，先從餐廳與專賣店開始。',
    '{Name} seeks partners in Taiwan who think in years; instead of broad placement it will start with restaurants and specialist shops.',
  ],
  [
    '展期每天下午在攤位舉行小型說明，內容涵蓋產區、工法與{style}的保存方式。',
    'Each afternoon a short talk at the booth covers origin, method and how {style} should be stored.',
  ],
  [
    '團隊將帶來尚未裝瓶的樣品，收集專業人士意見後再決定最終配方。',
    'Unbottled samples will be shown, and the final recipe decided after hearing from the trade.',
  ],
  [
    '今年的攤位以回收木箱搭建，展後將捐給在地學校作為書架。',
    'The booth is built from reclaimed crates that will be given to a local school as shelves afterwards.',
  ],
  [
    '除了酒款，{name}也展示空瓶回收與包裝減量的做法，歡迎同業交流。',
    'Besides its products {name} shows how it takes back bottles and trims packaging, and welcomes exchange with others in the trade.',
  ],
  [
    '同一產區的參展商集中於鄰近攤位，方便買主一次比較多家風格。',
    'Exhibitors of the same origin stand close together so that buyers can compare styles in one walk.',
  ],
];

export const importerIntros: readonly Pair[] = [
  [
    '代理{from}酒款的專業進口商，服務全臺餐廳與專賣店。',
    'Importer for {from}, serving restaurants and specialist shops across Taiwan.',
  ],
  [
    '以{from}為主要產區，重視倉儲溫控與文件完整。',
    'Focused on {from}, with care for temperature and paperwork.',
  ],
  [
    '從小農到老牌製造者，專注引進{from}的風土。',
    'From small growers to old houses, bringing in the character of {from}.',
  ],
  [
    '臺灣團隊親自走訪{from}，每年新增不超過六個品牌。',
    'A Taiwan team that travels to {from} and adds no more than six names a year.',
  ],
  [
    '專營{from}的酒品代理，提供餐廳選品與教育訓練。',
    'An agency for {from} that helps restaurants choose and trains their staff.',
  ],
  [
    '{year}年創立，是{from}多家製造者的臺灣夥伴。',
    'Founded in {year}; partner in Taiwan of several makers from {from}.',
  ],
];
export const importerStories: readonly Pair[] = [
  [
    '{name}成立於{year}年，最初只是兩個人與一個恆溫倉庫。創辦人每年有三個月在{from}，親自確認收成與庫存狀況。',
    '{Name} began in {year} with two people and a climate-controlled warehouse. The founders spend three months a year in {from}, checking harvests and stock in person.',
  ],
  [
    '{name}的倉庫位於桃園，全年維持攝氏十五度與固定濕度，出貨前逐箱檢查液位與標籤。',
    'The warehouse of {name} in Taoyuan holds fifteen degrees and steady humidity, and every case is checked for fill level and label before it leaves.',
  ],
  [
    '團隊成員來自餐飲、物流與翻譯，{name}堅持自己撰寫中文酒標說明，不直接翻譯原廠文案。',
    'The team comes from restaurants, logistics and translation; {name} writes its own Chinese back labels instead of translating the makers’ copy.',
  ],
  [
    '{year}年起，{name}以{from}的家族製造者為核心，合約多為五年以上，讓雙方都能規劃長期供應。',
    'Since {year} {name} has built on family makers in {from}, mostly with contracts of five years and more so that both sides can plan.',
  ],
  [
    '{name}相信好的代理從資訊透明開始，每款酒的到港日、溫度紀錄與批號都能查詢。',
    'Good agency begins with open information, {name} believes: arrival date, temperature log and batch number can be looked up for every item.',
  ],
  [
    '從一間巷口小店起步，{name}如今供應全臺兩百多家餐廳，仍維持每週試飲與內部筆記的習慣。',
    'Once a corner shop, {name} now supplies more than two hundred restaurants in Taiwan and still holds its weekly tasting, with notes for the file.',
  ],
];
export const importerShows: readonly Pair[] = [
  [
    '本屆攤位由{count}款代理酒品組成，依產區排列，旁邊附上地圖與海拔資料。',
    'The booth shows {count} products arranged by origin, with maps and altitude beside them.',
  ],
  [
    '三位來自{from}的製造者將到場，專業場兩日可預約洽談。',
    'Three makers from {from} will be present and can be booked on the two trade days.',
  ],
  [
    '展期間提供餐廳酒單健檢，請攜帶現有酒單與菜單前來。',
    'Restaurants may bring their lists and menus for a review at the booth.',
  ],
  [
    '{name}將公布下一季到港時程，並開放小量品項的配額登記洽詢。',
    '{Name} will publish its arrivals for next season and answer questions about allocations of scarce items.',
  ],
  [
    '除既有品牌外，今年加入四家首次來臺的製造者。',
    'Beside the established names, four makers come to Taiwan for the first time.',
  ],
];

export const gearIntros: readonly Pair[] = [
  [
    '為餐飲與釀造現場設計的專業器具與設備。',
    'Professional tools and equipment for restaurants, bars and breweries.',
  ],
  [
    '{year}年成立的製造商，提供設計、打樣到維修的完整服務。',
    'A manufacturer since {year}, from design and samples to repair.',
  ],
  [
    '以工藝為本的器具製造者，接受小量訂製。',
    'Makers of fine tools who also take small custom orders.',
  ],
  [
    '服務酒廠與餐廳的設備商，備有臺灣技術團隊。',
    'A supplier to producers and restaurants, with a technical team in Taiwan.',
  ],
];
export const gearStories: readonly Pair[] = [
  [
    '{name}創立於{year}年，從替鄰近酒廠修理設備開始。累積多年現場經驗後，才推出自有產品線。',
    '{Name} was founded in {year}, mending equipment for nearby producers. Its own range came only after many years in other people’s workshops.',
  ],
  [
    '{name}的工坊有{size}位師傅，每件產品出廠前都經過兩道人工檢查，並留存編號與日期。',
    'There are {size} craftspeople in the workshop of {name}. Every piece is checked twice by hand and leaves with a number and a date.',
  ],
  [
    '設計師與侍酒師共同參與開發，{name}先以木模確認手感，再進入量產。',
    'Designers and sommeliers develop together; {name} tests the feel in a wooden model before production.',
  ],
  [
    '{name}重視耐用與維修，停產的零件至少保留十年庫存。',
    '{Name} builds for repair: parts of discontinued models stay in stock for at least ten years.',
  ],
];
export const gearShows: readonly Pair[] = [
  [
    '展位規劃操作區，業者可自備樣品現場測試，工程師全天駐場。',
    'There is a working area at the booth where trade visitors can test with their own samples; engineers are present all day.',
  ],
  [
    '本屆帶來{count}項產品，並提供展後到店評估與報價。',
    'The booth shows {count} products and offers site visits and quotations after the fair.',
  ],
  [
    '現場可比較不同規格，並索取中英文型錄與保養說明。',
    'Specifications can be compared side by side, with catalogues and care notes in Chinese and English.',
  ],
  [
    '團隊歡迎酒廠、餐廳與空間設計師洽談合作。',
    'Producers, restaurants and interior designers are welcome to talk about joint work.',
  ],
];
