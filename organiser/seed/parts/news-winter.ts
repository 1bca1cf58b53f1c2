import type { Article } from './news.ts';

export const newsOfWinter: readonly Article[] = [
  {
    at: '2025-12-04T10:00',
    category: 'exhibitors',
    area: 'spirits',
    title: [
      '艾雷島的潮水表：雅德納希爾蒸餾所談海風',
      'Tide tables on Islay: Ardnashiel on sea air',
    ],
    summary: ['同一批新酒，在兩座倉庫走出不同的路。', 'One new make, two warehouses, two paths.'],
    body: [
      '<p>雅德納希爾蒸餾所有兩座倉庫，一座貼著海岸線，漲潮時海水會打到外牆；另一座在八百公尺外的坡上。十二年前，他們把同一批新酒平均放進兩處，每年抽樣記錄。</p><p>結果並不浪漫。海邊倉庫的溫差小，酒精度下降得慢，所謂的海鹽感其實更多來自泥炭與發酵。蒸餾所經理說，能把猜想變成紀錄，是他做過最好的事。</p><p>四月的攤位將公開這份十二年的表格，並帶來兩邊的樣品供專業人士聞香比較。其他蘇格蘭參展商可由<a href="/VisitorExhibitor">名錄</a>以國家篩選。</p>',
      '<p>Ardnashiel has two warehouses. One stands so close to the shore that high tide wets its wall; the other is eight hundred metres uphill. Twelve years ago the same new make was divided between them, and samples have been drawn each year.</p><p>The result is not romantic. By the sea temperatures move less and strength falls more slowly, while what people call salt comes rather from peat and fermentation. Turning a guess into a record, says the manager, is the best thing he has done.</p><p>In April the booth will publish the table of twelve years and bring samples from both houses for trade visitors to nose. Filter <a href="/VisitorExhibitor">the list</a> by country to find the other Scottish exhibitors.</p>',
    ],
  },
  {
    at: '2025-12-11T13:30',
    category: 'market',
    area: 'beer',
    title: ['水的成本：精釀酒廠如何省下三成用水', 'The price of water: how breweries save a third'],
    summary: ['從洗槽水到熱回收的實際數字。', 'Real figures, from rinse water to heat recovery.'],
    body: [
      '<p>釀一公升啤酒，常需要五到七公升的水，大部分用在清洗。桃園千塘啤酒廠今年公布一整年的水表，證明不必換設備也能節省。</p><p>他們做了三件事：把最後一道清洗水留作下一次的第一道、在煮沸鍋加裝熱交換器、並把管線縮短十二公尺。一年下來，每公升啤酒的用水由六點四公升降到四點三公升。</p><p>釀酒師提醒，節水的前提是紀錄，沒有水表就沒有答案。酒廠將於展期提供試算表，釀造設備商也會在<a href="/VisitorExhibitor">啤酒區</a>示範可拆洗的短管線。</p>',
      '<p>A litre of beer often takes five to seven litres of water, most of it for cleaning. Thousand Ponds Brewery in Taoyuan has published a year of meter readings to show that one can save without new equipment.</p><p>They did three things: kept the last rinse as the first of the next wash, fitted a heat exchanger to the kettle and shortened the pipes by twelve metres. Over the year a litre of beer went from 6.4 litres of water to 4.3.</p><p>Saving begins with records, the brewer says; without a meter there is no answer. The brewery will hand out its spreadsheet at the fair, and equipment makers in <a href="/VisitorExhibitor">the beer area</a> show short lines that come apart for washing.</p>',
    ],
  },
  {
    at: '2025-12-18T10:00',
    category: 'programme',
    title: [
      '四十場節目大綱出爐，臺灣講者占六成',
      'Forty sessions planned, sixty per cent by speakers from Taiwan',
    ],
    summary: [
      '講座、品飲、課程與媒合全表公布。',
      'Talks, tastings, classes and meetings in one table.',
    ],
    body: [
      '<p>經過兩輪評選，2026 年的四十場節目大綱公布。其中專題講座九場、品飲會十三場、課程六場、商務媒合五場，其餘為典禮與競賽。講者之中六成來自臺灣，包含農家代表、法規顧問與感官訓練師。</p><p>今年有兩個明顯的方向。其一是「數據」：多位講者公開水表、溫度紀錄與熟成資料。其二是「不喝酒的選項」：無酒精調飲課與餐搭討論都把茶與果汁納入。</p><p>節目細節會持續更新，歡迎先在<a href="/EventsCalender">活動行事曆</a>依日期瀏覽。座位有限的場次將於三月開放預約。</p>',
      '<p>After two rounds of selection the outline of forty sessions is public: nine talks, thirteen tastings, six classes, five rounds of meetings, and ceremonies and competitions besides. Sixty per cent of the speakers are from Taiwan, among them growers, regulatory advisers and sensory trainers.</p><p>Two directions stand out. One is data: several speakers open their water meters, temperature logs and ageing records. The other is choice for those who do not drink: a class on mixing without alcohol and a talk on pairing that includes tea and juice.</p><p>Details will follow; browse by day in <a href="/EventsCalender">the calendar</a>. Sessions with limited seats can be booked from March.</p>',
    ],
  },
  {
    at: '2025-12-23T15:00',
    category: 'exhibitors',
    area: 'wine',
    title: [
      '二林的冬果：一年兩收的釀酒筆記',
      'Winter grapes of Erlin: notes on two harvests a year',
    ],
    summary: [
      '日畦酒莊談金香與黑后的冬季採收。',
      'Sunrow Winery on Golden Muscat and Black Queen.',
    ],
    body: [
      '<p>十二月下旬，彰化二林正在採收一年中的第二批葡萄。冬果糖度高、酸度穩，過去多半供應鮮食，近年則成為釀酒的主角。</p><p>日畦酒莊把夏果與冬果分開釀造，發現香氣走向截然不同：夏天偏荔枝與青檸，冬天則出現文旦與白花。釀酒師謝宛霖說，這不是優劣，而是兩個季節。</p><p>酒莊目前與九戶農家契作，採收當天下午就入槽。四月將帶來兩季對照組，並在<a href="/EventsCalender">「臺灣葡萄酒的十個地名」</a>中說明品種與土壤的關係。</p>',
      '<p>In late December Erlin in Changhua picks its second grapes of the year. Winter fruit is sweet and firm in acidity. It used to be sold for the table; in recent years it has become the main actor in the winery.</p><p>Sunrow Winery ferments summer and winter apart and finds quite different aromas: lychee and lime in one, pomelo and white flowers in the other. It is not a matter of better or worse, says winemaker Hsieh Wan-lin, but of two seasons.</p><p>Nine farms supply it under contract, and fruit reaches the vat on the afternoon of picking. In April it brings both seasons and explains variety and soil in <a href="/EventsCalender">“Ten place names of Taiwanese wine”</a>.</p>',
    ],
  },
  {
    at: '2025-12-30T09:30',
    category: 'fair',
    title: [
      '早鳥報名結束，三十五國與地區確定參展',
      'Early registration closes with thirty-five countries and regions',
    ],
    summary: ['祕魯、牙買加與丹麥首度加入。', 'Peru, Jamaica and Denmark come for the first time.'],
    body: [
      '<p>截至年底，共有三十五個國家與地區的業者完成簽約，其中祕魯、牙買加與丹麥為首度參展。日本仍是海外最大的參展國，法國與義大利緊隨在後；臺灣業者約占四分之一。</p><p>依展區來看，葡萄酒與清酒的攤位已接近額滿，烈酒與啤酒仍有少量轉角位。主辦單位不打算擴館，理由是走道寬度與安全動線優先。</p><p>參展商名錄將於一月起分批上線，公司介紹、品項與攤位號碼都會提供中英文。買主可先在<a href="/VisitorExhibitor">名錄</a>以國家或展區篩選，並預約媒合時段。</p>',
      '<p>By the end of the year makers from thirty-five countries and regions had signed; Peru, Jamaica and Denmark come for the first time. Japan remains the largest group from abroad, followed by France and Italy, and about a quarter of all exhibitors are from Taiwan.</p><p>Wine and sake are nearly full, while spirits and beer still have a few corners. The organiser does not plan to add another hall, since the width of aisles and safe routes come first.</p><p>The list of exhibitors goes online in stages from January, with company texts, products and booth numbers in Chinese and English. Buyers can filter <a href="/VisitorExhibitor">the list</a> by country or area and ask for meetings.</p>',
    ],
  },
  {
    at: '2026-01-06T10:00',
    category: 'visiting',
    title: ['專業買主預先登錄開放', 'Trade registration opens'],
    summary: [
      '需備妥公司文件，審核約三個工作天。',
      'Have your company papers ready; checks take about three working days.',
    ],
    body: [
      '<p>專業場的預先登錄今日開放。餐廳、酒吧、零售、進口、旅宿、教育與媒體等從業人員均可申請，請於線上填寫任職單位並上傳名片或在職證明。</p><p>審核通過後將收到含條碼的入場憑證，現場於專業買主報到處換證即可進館。憑證限本人使用，四天有效；媒體請另勾選採訪需求，以便安排時段。</p><ul><li>審核時間約三個工作天</li><li>四月十五日後改為現場辦理</li><li>專業場不開放攜伴，未滿十八歲者不得入場</li></ul><p>登錄說明與常見問題請見<a href="/VisitorReg">預先登錄</a>頁面。</p>',
      '<p>Registration for the trade days opens today. It is meant for people in restaurants, bars, shops, import, hotels, education and the press. Fill in where you work and upload a business card or proof of employment.</p><p>When you are accepted you receive a pass with a bar code, to be exchanged at the trade desk in the hall. It is personal and valid for all four days. Press should mark their interview needs so that times can be arranged.</p><ul><li>Checks take about three working days</li><li>After 15 April registration is on site only</li><li>No companions on trade days, and nobody under 18</li></ul><p>Guidance is on <a href="/VisitorReg">the registration page</a>.</p>',
    ],
  },
  {
    at: '2026-01-13T14:00',
    category: 'market',
    area: 'sake',
    title: [
      '酒米減產之後：藏元改用食用米的三種做法',
      'After a short rice crop: three ways with table rice',
    ],
    summary: [
      '酒造好適米不足，釀造者重新學習溶解。',
      'With brewing rice scarce, brewers relearn how rice dissolves.',
    ],
    body: [
      '<p>去年夏天高溫，多個府縣的酒造好適米減產，米粒偏硬、不易溶解。參展藏元不約而同轉向食用米，卻各有做法。</p><p>山形的最上花影酒造延長浸水時間，改以秒數微調；長野的信州八峰酒造提高麴的比例，讓酵素彌補硬度；兵庫的播磨稻穗釀造則與農家共同試種早生品種，避開最熱的兩週。</p><p>結果是今年的新酒普遍較輕、較乾。有杜氏認為這未必是壞事，餐桌需要的正是這種分量。四月可在<a href="/VisitorExhibitor">清酒區</a>比較三家的純米酒。</p>',
      '<p>The heat of last summer cut the crop of brewing rice in several prefectures, and the grains came hard and slow to dissolve. Exhibiting breweries turned to table rice, each in its own way.</p><p>Mogami Hanakage in Yamagata soaks longer and adjusts by seconds. Shinshu Yatsumine in Nagano raises the share of koji so that enzymes make up for hardness. Harima Inaho in Hyogo tests early varieties with its growers to avoid the hottest fortnight.</p><p>This season’s new sake is lighter and drier as a result. That need not be a loss, one master brewer thinks: it is the weight a table wants. Compare the three junmai in <a href="/VisitorExhibitor">the sake area</a> in April.</p>',
    ],
  },
  {
    at: '2026-01-20T11:00',
    category: 'exhibitors',
    area: 'wine',
    title: ['玻璃的重量：竹塹透光玻璃談杯緣', 'The weight of glass: a Hsinchu workshop on rims'],
    summary: [
      '不到一公釐的杯口，如何承受商用洗杯機。',
      'How a rim under a millimetre survives a commercial washer.',
    ],
    body: [
      '<p>新竹曾是玻璃產業的重鎮，許多老師傅退休後手藝無處可去。竹塹透光玻璃找回六位師傅，與侍酒師共同開發通用品飲杯。</p><p>難處在杯口。太薄容易破，太厚則干擾液體的流向。團隊試了二十七種退火曲線，最後在杯口與杯腹交界處加厚零點一公釐，才通過兩千次洗杯測試。</p><p>他們把失敗品磨成骨材，鋪成工作室的地板。參展期間將現場示範拉梗，並提供餐廳試用一個月的方案。器具與設備業者同樣可在<a href="/VisitorExhibitor">名錄</a>中以類別查詢。</p>',
      '<p>Hsinchu was once a town of glass, and many of its masters retired with nowhere to pass on their craft. Hsinchu Clearlight Glassware brought back six of them to develop an all-purpose tasting glass with sommeliers.</p><p>The rim was the trouble. Too thin and it breaks, too thick and it disturbs the flow. After twenty-seven annealing curves the team added a tenth of a millimetre where rim meets bowl, and the glass passed two thousand cycles in a washer.</p><p>Failures were ground up for the workshop floor. At the fair they will draw stems by hand and offer restaurants a month’s trial. Equipment makers can be found by category in <a href="/VisitorExhibitor">the list</a>.</p>',
    ],
  },
  {
    at: '2026-01-27T10:30',
    category: 'programme',
    title: [
      '台北酒標設計獎徵件：資訊清楚也是設計',
      'Taipei Label Award: clear information is design',
    ],
    summary: [
      '新增最佳資訊獎，由餐飲學校學生票選。',
      'A new prize for clear information is voted by hospitality trainees.',
    ],
    body: [
      '<p>第二屆台北酒標設計獎開始徵件。四個展區各頒一座，另新增「最佳資訊獎」，標準只有一個：三十秒內能否找到原料、產地與製造者。</p><p>評審團六人，包含字體設計師、印刷技師、侍酒師與視障閱讀顧問。今年的送件須附上實體樣張，因為去年有數件作品在冰桶裡泡過後無法辨識。</p><blockquote>「漂亮而看不懂的酒標，只完成了一半。」評審賀允中說。</blockquote><p>參展商免費送件，每家限三件。評審討論於四月十七日公開旁聽，頒獎則在次日，請見<a href="/EventsCalender">活動行事曆</a>。</p>',
      '<p>The second Taipei Label Award calls for entries. There is one prize for each area and a new one for clear information with a single test: can ingredients, origin and maker be found in thirty seconds?</p><p>Six jurors include a type designer, a printer, a sommelier and an adviser on reading for people with low vision. Printed samples are required this year, since several labels could not be read after a stay in the ice bucket.</p><blockquote>“A handsome label that nobody understands is half done,” says juror Ho Yun-chung.</blockquote><p>Exhibitors enter free of charge, up to three labels each. The jury meets in public on 17 April, and the prizes are given next day; see <a href="/EventsCalender">the calendar</a>.</p>',
    ],
  },
  {
    at: '2026-02-03T09:00',
    category: 'fair',
    title: ['春節期間服務時間', 'Office hours over Lunar New Year'],
    summary: [
      '線上表單照常收件，節後依序回覆。',
      'Forms stay open and are answered in order afterwards.',
    ],
    body: [
      '<p>農曆春節期間，主辦單位辦公室自二月十四日至二十二日休息，二月二十三日恢復上班。線上洽詢與聯絡表單照常收件，節後將依收件順序回覆，參考編號請妥善保存。</p><p>參展商系統於假期間維持開放，型錄資料的截止日為二月二十七日，請留意節後工作天有限。若需更改公司名稱、攤位名板或中英文介紹，建議於假期前完成。</p><p>國際參展商的樣品通關文件截止日不受影響，仍為三月十三日。緊急事項請於<a href="/Contact">聯絡表單</a>的主旨註明「急件」，值班同仁每日中午查看一次。</p>',
      '<p>The organiser’s office is closed for Lunar New Year from 14 to 22 February and opens again on the 23rd. Inquiry and contact forms remain open and are answered in order of arrival; please keep your reference number.</p><p>The exhibitor system stays available during the holidays. Texts for company pages are due by 27 February, which leaves few working days after the break. Changes of company name, fascia or introduction are best made before it.</p><p>The date for customs papers of samples, 13 March, does not move. In urgent matters write “Urgent” in the subject of <a href="/Contact">the contact form</a>; a colleague looks at noon every day.</p>',
    ],
  },
  {
    at: '2026-02-10T13:00',
    category: 'exhibitors',
    area: 'beer',
    title: [
      '金公雞的地板發麥：一天翻四次的勞動',
      'Floor malting at the Golden Cockerel: turned four times a day',
    ],
    summary: [
      '捷克老麥芽坊的日常，與年輕人的回歸。',
      'Daily life in a Czech maltings, and young hands returning.',
    ],
    body: [
      '<p>皮爾森近郊，大麥鋪在石板上約十五公分厚，每六小時要用木鏟翻一次，避免根鬚糾結。這種做法占地大、費人力，多數酒廠早已放棄，金公雞啤酒廠卻在三年前重新啟用。</p><p>釀酒師說，地板發麥的麥芽不平均，反而讓啤酒有層次。他們把同一配方以工業麥芽再釀一批，讓訪客盲測，結果不一定猜得出哪個是哪個，但多數人說得出「不同」。</p><p>攤位將帶來兩種麥芽供咀嚼比較，並說明低溫窖藏六週的理由。捷克其他參展商同在啤酒區，見<a href="/VisitorFloorplan">平面圖</a>。</p>',
      '<p>Outside Plzeň barley lies about fifteen centimetres deep on stone and is turned with a wooden shovel every six hours, lest the rootlets tangle. The method takes room and hands, and most breweries gave it up. Pivovar U Zlatého Kohouta took it up again three years ago.</p><p>Floor malt is uneven, says the brewer, and gives the beer its layers. They brew the same recipe with industrial malt for a blind test. Visitors cannot always tell which is which, but most can tell that they differ.</p><p>Both malts will be there to chew, with an account of why six weeks of lagering are worth it. The other Czech exhibitors are close by; see <a href="/VisitorFloorplan">the floor plan</a>.</p>',
    ],
  },
  {
    at: '2026-02-17T10:00',
    category: 'market',
    area: 'spirits',
    title: ['調酒吧的採購表：從瓶數改看每杯成本', 'What bars buy: from bottles to cost per serve'],
    summary: ['一份二十家酒吧的採購問卷。', 'A survey of twenty bars.'],
    body: [
      '<p>主辦單位訪問二十家酒吧的採購負責人，請他們說明如何決定下一季的進貨。答案中，品牌名氣排在第五，前面是供貨穩定、標示完整、可退換與樣品回覆速度。</p><p>多數酒吧改以每杯成本與損耗計算，而不是看一瓶多少錢。小容量包裝因此受到歡迎，尤其是使用頻率低的利口酒與苦精。</p><p>受訪者也提到，他們希望製造者能提供「不含酒精的同風味材料」，方便設計同一份飲品單的無酒精版本。這份問卷的完整整理將於四月在論壇區發表，時段見<a href="/EventsCalender">活動行事曆</a>。</p>',
      '<p>We asked those who buy for twenty bars how they decide on the coming season. Fame of the brand came fifth, after steady supply, complete labels, the chance to return goods and the speed of answers about samples.</p><p>Most now reckon by cost per serve and by waste and not by bottle. Small formats are welcome for that reason, above all for liqueurs and bitters that are seldom used.</p><p>Several would like makers to offer the same flavours without alcohol, so that a list can have its counterpart for guests who do not drink. The full survey is presented in the Forum in April; see <a href="/EventsCalender">the calendar</a>.</p>',
    ],
  },
  {
    at: '2026-02-24T15:30',
    category: 'visiting',
    title: ['國際買主住宿與簽證須知', 'Hotels and visas for international buyers'],
    summary: ['邀請函處理約五個工作天。', 'Invitation letters take about five working days.'],
    body: [
      '<p>來自海外的買主可向主辦單位申請邀請函，請附護照資料頁、公司文件與行程，處理時間約五個工作天。多數國家與地區的旅客可免簽或線上申請，實際規定以主管機關公告為準。</p><p>展館步行範圍內有多家旅館提供參展優惠房型，房間數有限，建議於三月中前訂妥。主辦單位未委託任何第三方代收房費，若接到來路不明的訂房電話，請勿提供信用卡資料。</p><p>住宿清單與交通距離列於<a href="/InfoHotel">住宿資訊</a>，簽證說明見<a href="/InfoVisa">簽證須知</a>，其他需求可透過表單與我們聯繫。</p>',
      '<p>Buyers from abroad can ask for an invitation letter. Send the data page of your passport, company papers and your travel plan; it takes about five working days. Travellers from many countries need no visa or can apply online; the rules of the authorities are what counts.</p><p>Several hotels within walking distance offer rooms at fair rates. They are few, so please book by mid-March. We have not asked any third party to collect room charges. Should an unknown caller offer to book for you, do not give card details.</p><p>See <a href="/InfoHotel">the list of hotels</a> and <a href="/InfoVisa">the visa notes</a>, and write to us about anything else.</p>',
    ],
  },
];
