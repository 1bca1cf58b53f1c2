import type { Article } from './news.ts';

export const newsOfAutumn: readonly Article[] = [
  {
    at: '2025-09-04T10:00',
    category: 'fair',
    title: [
      '2026 台北國際酒展定檔四月，展區增為四個完整走道',
      'Taipei’s 2026 fair set for April, with four full areas',
    ],
    summary: ['四月十七日至二十日，世貿一館。', '17–20 April in Hall 1.'],
    body: [
      '<p>2026 台北國際酒展將於四月十七日至二十日在台北世貿一館舉行。與前一屆相比，展場面積擴大，葡萄酒、烈酒、清酒、啤酒各自擁有完整走道，參展商依產地相鄰排列。</p><p>主辦單位表示，調整的理由來自買主回饋：去年問卷中，超過七成受訪者希望「同一產區一次看完」。因此新的平面圖以街道編號，字母代表展區，前兩碼是街，後兩碼是門牌。</p><ul><li>前兩日為專業場，不對一般觀眾開放</li><li>後兩日開放年滿十八歲的觀眾入場</li><li>全館設置飲水與漱口站</li></ul><p>參展洽詢即日起受理，資格與攤位規格請見<a href="/ExhibitorInfo">參展資訊</a>。</p>',
      '<p>The 2026 fair will take place from 17 to 20 April in Hall 1 of the Taipei World Trade Center. More floor is used than last year: wine, spirits, sake and beer each have full aisles, and exhibitors of one origin stand side by side.</p><p>The change follows what buyers told us. In last year’s survey more than seventy per cent asked to see a whole region in one walk. The new plan numbers its booths like houses: the letter is the area, the first two digits the street, the last two the door.</p><ul><li>Two days for the trade only</li><li>Two days open to visitors aged 18 and over</li><li>Water and rinsing stations throughout the hall</li></ul><p>Inquiries are open now. Terms and booth types are on <a href="/ExhibitorInfo">the page for exhibitors</a>.</p>',
    ],
  },
  {
    at: '2025-09-11T09:30',
    category: 'fair',
    title: [
      '攤位選位規則公布：報名順序與參展年資各占一半',
      'How booths are chosen: half order, half years of attendance',
    ],
    summary: [
      '新制兼顧老朋友與首次參展者。',
      'The new rule weighs old friends and first-timers alike.',
    ],
    body: [
      '<p>選位一直是參展商最在意的事。主辦單位公布 2026 年規則：報名順序占五成，歷屆參展年資占五成，兩者相加後排定選位時段。首次參展者另保留每條走道兩個轉角攤位，不必與資深廠商競爭。</p><p>選位說明會採線上與現場並行，選位當下可看到鄰近攤位的國別與品項，避免同質產品緊貼。</p><blockquote>「好位置不是離門口近，而是站在看得懂你的鄰居旁邊。」展務經理韋思廷說。</blockquote><p>完整條文與時程已列入<a href="/ExhibitorInfo">參展資訊</a>，若有疑問可透過<a href="/Contact">聯絡表單</a>提出，三個工作天內回覆。</p>',
      '<p>Where a booth stands is what exhibitors care about most. For 2026 the order of registration counts for half and the years of attendance for the other half; together they decide when you may choose. Two corner booths in every aisle are kept for first-time exhibitors, who need not compete with old hands.</p><p>Choosing takes place online and in person at the same time. You will see the country and products of your neighbours, so that identical ranges do not end up wall to wall.</p><blockquote>“A good place is not the one by the door but the one beside neighbours who explain you,” says floor manager Wei Szu-ting.</blockquote><p>The full rules are on <a href="/ExhibitorInfo">the page for exhibitors</a>; questions go through <a href="/Contact">the contact form</a> and are answered within three working days.</p>',
    ],
  },
  {
    at: '2025-09-18T14:00',
    category: 'market',
    area: 'wine',
    title: [
      '北半球採收開跑：2025 年份的第一手消息',
      'The northern harvest begins: first word on 2025',
    ],
    summary: ['早採成為多數產區的共同選擇。', 'Most regions are picking early.'],
    body: [
      '<p>九月中旬，參展酒莊陸續傳回採收紀錄。布根地的三燕酒莊比十年平均早了十一天開採，莊主認為酸度還在，是今年最值得慶幸的事；里奧哈的阿托馬約酒莊則因八月的一場雨，把原定日期往後推了四天。</p><p>摩塞爾的板岩坡酒莊提到，陡坡上的採收工越來越難找，今年首度與三家鄰居共用同一組人。氣候之外，人力成為許多產區的隱憂。</p><p>多數酒農不願太早評論年份好壞。他們的建議是等到明年四月，基酒完成調配之後再試。屆時<a href="/VisitorExhibitor">葡萄酒區</a>將有二十多家酒莊帶來 2025 年份的桶邊樣品，供專業買主比較。</p>',
      '<p>In mid-September the first picking logs arrived from estates that will exhibit. Domaine des Trois Hirondelles in Burgundy began eleven days ahead of its ten-year average; that the acidity held is the best news, the owner says. Bodegas Altomayor in Rioja pushed its date back by four days after a shower in August.</p><p>Weingut Schieferhang on the Mosel reports that pickers for steep slopes are hard to find; this year it shares one crew with three neighbours. Beyond the weather, labour has become a worry in many regions.</p><p>Few growers will judge the vintage yet. Wait until April, they say, when the blends are made. More than twenty estates will then bring cask samples of 2025 to <a href="/VisitorExhibitor">the wine area</a> for trade buyers to compare.</p>',
    ],
  },
  {
    at: '2025-09-25T11:00',
    category: 'exhibitors',
    area: 'sake',
    title: [
      '停釀三十年後，會津的帳酒造重新點火',
      'Silent for thirty years, an Aizu brewery steams rice again',
    ],
    summary: ['舊酵母在大學冷凍庫裡找到。', 'The old yeast was found in a university freezer.'],
    body: [
      '<p>福島會津帳酒造在一九九五年停釀，廠房後來成為社區倉庫。新任社長花了三年說服親族，並在一所大學的冷凍庫裡找到祖父寄存的酵母，今年冬天終於再度蒸米。</p><p>第一季只開兩槽。杜氏堅持先做純米酒，因為「沒有香氣可以躲，好壞一喝便知」。會津盆地的井水依舊冷冽，麴室則以舊杉板重建，溫度由人與感測器共同看守。</p><p>復藏的酒將於四月首度在海外亮相。團隊希望先認識餐廳與專賣店，不急著談數量。攤位資訊近日更新於<a href="/VisitorExhibitor">參展商名錄</a>。</p>',
      '<p>Aizu Tobari Shuzo in Fukushima stopped brewing in 1995, and its building became a village store. The new head spent three years persuading the family, then found the yeast that his grandfather had deposited in a university freezer. This winter rice will be steamed again.</p><p>Only two tanks are planned for the first season. The master brewer insists on junmai, because there is no aroma to hide behind. The well water of the basin is as cold as ever, and the koji room has been rebuilt from old cedar boards and is watched by people and sensors together.</p><p>The first sake of the revival will be shown abroad in April. The team would like to meet restaurants and specialist shops before speaking of volume. See <a href="/VisitorExhibitor">the list of exhibitors</a>.</p>',
    ],
  },
  {
    at: '2025-10-02T10:00',
    category: 'programme',
    title: [
      '徵求講者：把你弄懂的一件事講清楚',
      'Call for speakers: explain one thing you have understood',
    ],
    summary: ['專題講座開放提案至十一月底。', 'Proposals are welcome until the end of November.'],
    body: [
      '<p>論壇區開放四十分鐘的提案，主題不限，但有三個條件：不做品牌介紹、不談單一產品、至少提供一份可帶走的資料。去年最受歡迎的講題是「卸貨等待的三十分鐘」，講者用溫度紀錄器說明啤酒在哪裡變熱。</p><p>今年特別歡迎以下方向：</p><ul><li>包裝減重的實測</li><li>在地原料與農家合作</li><li>標示與通關經驗</li><li>為不喝酒的客人設計飲品單</li></ul><p>提案請以<a href="/Contact">聯絡表單</a>寄出，附三百字摘要與講者簡介。評選由五位產業代表負責，結果於十二月中旬公布，講者可獲得口譯與簡報協助。</p>',
      '<p>The Forum has room for talks of forty minutes. The subject is yours, on three conditions: no brand presentation, no single product, and at least one handout worth keeping. Last year’s favourite was about the thirty minutes of waiting to unload; with temperature loggers the speaker showed where beer gets warm.</p><p>We would be glad to hear about</p><ul><li>tests of lighter packaging</li><li>local ingredients and work with growers</li><li>labels and customs</li><li>drinks lists for guests who do not drink alcohol</li></ul><p>Send an outline and a short biography through <a href="/Contact">the contact form</a>. Five people from the trade choose, and the result is published in mid-December. Speakers get interpreters and help with slides.</p>',
    ],
  },
  {
    at: '2025-10-09T15:30',
    category: 'market',
    area: 'spirits',
    title: [
      '高粱收成後：金門農家與酒廠的三年契約',
      'After the sorghum harvest: three-year contracts on Kinmen',
    ],
    summary: ['穩定價格讓旱地重新有人耕。', 'A steady price brings dry land back into use.'],
    body: [
      '<p>十月的金門，收割後的高粱稈還立在田裡。太武花崗酒廠今年與四十一戶農家簽下三年契約，收購價固定，遇上乾旱另有補貼。酒廠的想法很簡單：原料若年年搶，品質就沒有累積可言。</p><p>農家代表說，過去年輕人不願回來，是因為看不見明年。如今有十二塊休耕地重新翻土，其中三塊由返鄉青年承租。</p><p>酒廠也開放農家參觀製麴與蒸餾，讓種的人知道穀物去了哪裡。四月展期，雙方將在<a href="/EventsCalender">專題講座</a>中分享契約內容與實際數字，供其他地區參考。</p>',
      '<p>On Kinmen in October the cut stalks still stand in the fields. Taiwu Granite Distillery has signed three-year contracts with forty-one farms at a fixed price, with a supplement in a drought. The thinking is simple: where grain is fought over every year, quality cannot build up.</p><p>Young people stayed away because they could not see next year, says a spokesman for the growers. Now twelve fallow plots have been ploughed again, three of them leased by people who came home.</p><p>The distillery opens its starter room and stills to the farms, so that those who sow know where their grain goes. In April both sides will share terms and real figures in <a href="/EventsCalender">the programme of talks</a> for other counties to use.</p>',
    ],
  },
  {
    at: '2025-10-16T09:00',
    category: 'exhibitors',
    area: 'beer',
    title: [
      '二十三家啤酒廠報名在地原料競賽',
      'Twenty-three breweries enter the local-ingredients contest',
    ],
    summary: [
      '主要風味須來自單一縣市，並列出農家。',
      'The main flavour must come from one county, with farms named.',
    ],
    body: [
      '<p>在地原料啤酒競賽截止報名，共有二十三家酒廠參加，最北的來自基隆河邊，最南的在屏東。規則要求主要風味取自單一縣市，並在酒標或說明卡上寫出農家與採收月份。</p><p>報名作品中，柑橘類最多，其次是茶與蜂蜜，也有人用上紅藜與香蘭葉。評審團由釀酒師、廚師與農業改良場研究員組成，第一輪只看文件：原料比例、產期、供應是否能持續。</p><blockquote>「噱頭可以釀一次，農家要的是第二次。」評審召集人翁如舫說。</blockquote><p>決選將於四月十九日在主舞台公布，時段請見<a href="/EventsCalender">活動行事曆</a>。</p>',
      '<p>Entries for the local-ingredients contest have closed with twenty-three breweries, from the banks of the Keelung River to Pingtung in the south. The main flavour must come from a single county, and the label or card must name the farm and the month of harvest.</p><p>Citrus leads, followed by tea and honey; red quinoa and pandan appear as well. The jury of brewers, cooks and agricultural researchers looks only at papers in the first round: proportions, season, and whether the supply can last.</p><blockquote>“Anyone can brew a stunt once,” says chair Weng Ju-fang. “A grower needs the second time.”</blockquote><p>The final is announced on the Main Stage on 19 April; see <a href="/EventsCalender">the calendar</a>.</p>',
    ],
  },
  {
    at: '2025-10-23T10:30',
    category: 'fair',
    title: ['冷藏寄存首度進駐展館', 'Cold storage comes into the hall'],
    summary: [
      '生酒、精釀與鮮酒花每日早上送到攤位。',
      'Nama, craft beer and fresh hops reach the booth each morning.',
    ],
    body: [
      '<p>去年清酒區的參展商每天清晨到館外取貨，今年不必了。主辦單位與物流業者合作，在卸貨區旁設置兩座冷藏室，一座維持攝氏二度，一座維持十二度，並附全程溫度紀錄。</p><p>參展商可依籃計費寄存，前一晚八點前登記次日需求，隔天九點由推車送到攤位。空瓶與空桶則在閉館後統一回收。</p><ul><li>每攤基本額度一籃，雙單位攤位兩籃</li><li>生啤桶另有專用架</li><li>溫度紀錄可於展後下載</li></ul><p>申請表將隨參展手冊寄出，服務內容見<a href="/ExhibitorFree">免費服務</a>頁面。</p>',
      '<p>Last year sake exhibitors fetched their bottles from outside the hall every dawn. No longer: two cold rooms will stand by the loading dock, one at two degrees and one at twelve, each with a continuous log.</p><p>Space is booked by the basket. Tell us by eight in the evening what you need, and a trolley brings it to your booth at nine the next morning. Empty bottles and kegs are collected after closing.</p><ul><li>One basket per booth, two for a double</li><li>Racks of their own for kegs</li><li>Logs can be downloaded after the fair</li></ul><p>The form comes with the exhibitor manual; see also <a href="/ExhibitorFree">the free services</a>.</p>',
    ],
  },
  {
    at: '2025-10-30T16:00',
    category: 'visiting',
    title: ['怎麼到世貿一館：捷運、公車與自行車', 'Getting to Hall 1: metro, bus and bicycle'],
    summary: ['請把車留在家裡。', 'Please leave the car at home.'],
    body: [
      '<p>台北世貿一館位於信義路五段，步行可達的捷運站出口就在展館對街。主辦單位建議所有來賓搭乘大眾運輸，館方周邊停車位有限，展期間更不鼓勵駕車前來。</p><p>自行車停放架設於西側出口外，行李與安全帽可寄放於寄物處。若因攜帶樣品必須開車，請由未飲用的同行者駕駛，或在離場時向服務臺索取代駕資訊。</p><p>外縣市的參觀者可從高鐵站轉乘捷運，約三十分鐘抵達。輪椅使用者請由大廳入口進館，全場走道寬度皆在三公尺以上。更多交通資訊請見<a href="/InfoVenue">展館與交通</a>。</p>',
      '<p>Hall 1 stands on Section 5 of Xinyi Road, across the street from a metro exit. Please come by public transport; parking nearby is scarce, and we ask everyone not to drive during the fair.</p><p>Bicycle racks are outside the West Exit, and the cloakroom takes luggage and helmets. If you must bring samples by car, let a companion who has not been tasting drive, or ask the service desk for a designated driver when you leave.</p><p>From the high-speed rail station the metro takes about half an hour. Wheelchair users enter by the Main Entrance; every aisle is more than three metres wide. More is on <a href="/InfoVenue">the page about the venue</a>.</p>',
    ],
  },
  {
    at: '2025-11-06T10:00',
    category: 'market',
    area: 'wine',
    title: [
      '琥珀色的提問：浸皮白酒如何進入臺灣酒單',
      'Questions in amber: skin-contact wine on Taiwanese lists',
    ],
    summary: ['侍酒師談溫度、杯型與說明方式。', 'Sommeliers on temperature, glass and words.'],
    body: [
      '<p>三年前，臺北只有幾家餐廳把琥珀酒列為獨立分類；如今這個數字超過六十。侍酒師周以荷認為，真正的轉折是語言：當服務人員不再說「橘酒像紅茶」，而是說明葡萄連皮發酵、單寧來自果皮，客人反而容易理解。</p><p>她建議以十四度左右提供，杯型取中等杯肚，並搭配核桃、茄子或發酵蔬菜。溫度太低會讓單寧變得粗硬。</p><p>今年展場有三家喬治亞酒莊與數家自然酒代理，將於四月十九日的<a href="/EventsCalender">品飲會</a>說明陶甕如何埋設、清洗與開甕。現場備有口譯與吐酒桶。</p>',
      '<p>Three years ago only a few restaurants in Taipei listed amber wine under its own heading; now there are more than sixty. Words made the difference, says sommelier Chou Yi-ho. Guests understand at once when told that the grapes ferment with their skins and the grip comes from there.</p><p>She serves it at about fourteen degrees in a glass of medium bowl, with walnuts, aubergine or fermented vegetables. Colder, the tannin turns coarse.</p><p>Three Georgian houses and several importers of natural wine will be at the fair. At <a href="/EventsCalender">the tasting</a> on 19 April they explain how the clay vessels are buried, washed and opened. Interpreters and spittoons are provided.</p>',
    ],
  },
  {
    at: '2025-11-13T14:30',
    category: 'exhibitors',
    area: 'spirits',
    title: ['迪化街的青草行，成了蒸餾所的原料庫', 'A herb shop on Dihua Street stocks a still'],
    summary: [
      '迪化草本蒸餾所與三家老店合作。',
      'Dihua Botanic Distillery works with three old shops.',
    ],
    body: [
      '<p>早上七點，蒸餾師走進青草行挑選土肉桂葉。老闆把葉片揉碎遞過來，說今年雨多，味道淡，要多放兩成。這段對話後來寫在酒標背面。</p><p>迪化草本蒸餾所創立時就決定不從國外買香料，除了杜松子之外，其餘十一種材料都來自步行可達的店家。每批原料的店名、產地與入鍋日期皆公開。</p><p>老店第三代說，過去客人只問功效，現在有人來問氣味。蒸餾所也把用過的草本交給社區堆肥，回到社子的菜園。</p><p>展位將展示乾燥草本與蒸餾液的對照，可在<a href="/VisitorExhibitor">名錄</a>查詢攤位。</p>',
      '<p>At seven in the morning the distiller comes to choose cinnamon leaves. The shopkeeper crushes one and hands it over: a wet year, weak flavour, use a fifth more. That conversation is now printed on the back of the bottle.</p><p>From its first day Dihua Botanic Distillery decided not to import botanicals. Except for the juniper, eleven ingredients come from shops within walking distance, and the name of the shop, the place of growth and the date of distillation are public for each batch.</p><p>Customers used to ask only what a herb was good for, says the third-generation owner; now some ask how it smells. Spent botanicals are composted for the gardens of Shezi.</p><p>Dried herbs and distillates will be shown together; find the booth in <a href="/VisitorExhibitor">the list</a>.</p>',
    ],
  },
  {
    at: '2025-11-20T11:00',
    category: 'fair',
    title: [
      '小農聯合桌開放申請，一張桌子也能參展',
      'The growers’ shared table: one table is enough',
    ],
    summary: [
      '年產量一萬瓶以下的首次參展者適用。',
      'For first-time exhibitors making fewer than 10,000 bottles.',
    ],
    body: [
      '<p>標準攤位對小規模製造者來說往往太大。今年新增的「小農聯合桌」提供一張兩公尺長桌、名板與共用洗杯服務，讓年產量一萬瓶以下、首次參展的製造者能以較低的攤位費到場。</p><p>聯合桌集中設置於各展區街口，每張桌子之間留有一公尺走道。主辦單位不收取交易抽成，也不要求最低帶貨量，只要求到場的人是親手製作的人。</p><p>申請時請說明原料來源、產量與希望認識的通路類型，媒合團隊會據此安排洽談。名額共三十六桌，額滿後開放候補，洽詢請至<a href="/ExhibitorInquiry">參展洽詢</a>。</p>',
      '<p>A standard booth is often too large for a small maker. New this year is the growers’ shared table: two metres of table, a name board and shared glass washing, for first-time exhibitors making fewer than ten thousand bottles.</p><p>The tables stand at the head of each street with a metre between them. There is no commission and no minimum quantity. One thing only is asked: that the person behind the table is the person who made what stands on it.</p><p>Tell us where your raw material comes from, how much you make and which channels you would like to meet; meetings are arranged from that. There are thirty-six tables and then a waiting list. Ask through <a href="/ExhibitorInquiry">the inquiry form</a>.</p>',
    ],
  },
  {
    at: '2025-11-27T10:00',
    category: 'programme',
    area: 'sake',
    title: ['品飲教室的規矩：三十人、一張桌巾、一杯水', 'House rules of the tasting rooms'],
    summary: ['為什麼品飲會不再開放站位。', 'Why there is no standing room any more.'],
    body: [
      '<p>品飲教室今年改為全座位制，每場至多三十二人。每個座位配有白色桌巾、吐酒桶、清水與筆記紙，講者必須提供原料與製程資訊，並預留十五分鐘提問。</p><p>規則來自去年的經驗：站位聽眾看不見簡報，提問也輪不到。改為座位後，講者能確實走到每張桌子旁，回收的筆記也更完整。</p><p>所有場次皆為專業品評，樣品量以少量為原則，主辦單位鼓勵使用吐酒桶。預約將於三月開放，每人每日至多兩場，詳情請見<a href="/EventsCalender">活動行事曆</a>。未滿十八歲者恕無法入場。</p>',
      '<p>From this year the tasting rooms have seats only, thirty-two at most. Each place has a white cloth, a spittoon, water and note paper. Speakers must bring facts on ingredients and process and keep fifteen minutes for questions.</p><p>The rule grew out of last year, when those who stood could neither see the slides nor ask. With seats the speaker can walk to every table, and the notes that come back are fuller.</p><p>All sessions are for professional assessment; samples are small and spittoons encouraged. Booking opens in March, with at most two sessions per person and day. See <a href="/EventsCalender">the calendar</a>. Nobody under 18 is admitted.</p>',
    ],
  },
];
