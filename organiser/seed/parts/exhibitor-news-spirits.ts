/** Press items of spirits exhibitors. The form of a block is told in `exhibitor-news.ts`. */
export const pressOfSpirits = `
# 2025-12-02T10:00 new-product | Glen Orrachy Distillery | link
奧拉奇谷帶來尚未裝瓶的三只雪莉桶 || Three sherry casks from Glen Orrachy, not yet bottled
樣品先到臺北，配方後決定。 || The samples come to Taipei first; the recipe is decided afterwards.
調配師帶來三只同年份、不同製桶廠的雪莉桶樣品，希望聽聽專業人士的看法，再決定最後的比例。 || The blender brings samples of three sherry casks of one year and three cooperages, and wants to hear the trade before fixing the shares.
每份樣品都附一張空白表格，只有三欄：聞到什麼、喝到什麼、會不會再要一次。 || Each sample comes with a form of three columns: what you smell, what you taste, and whether you would ask for it again.

# 2025-12-09T15:00 people | Palírna Švestkový Dvůr
等一棵李子樹三十年 || Thirty years for one plum tree
李子莊的招牌白蘭地，來自祖父種下的那一排樹。 || The brandy of Švestkový Dvůr comes from a row that a grandfather planted.
祖父說李子樹要三十年才結出好果子，那時家裡還沒有蒸餾器。2013 年孫子點燃第一鍋，正好第三十年。 || It takes thirty years for a plum tree to bear well, the grandfather used to say, when the family had no still. In 2013 his grandson lit the first fire, in the thirtieth year.
今年的樣品用的就是那一排的果實，酒標畫著樹的位置圖。 || This year’s sample is made of that row, and the label maps its trees.

# 2025-12-16T11:00 award | Liaoluo Wind Distillery | link
料羅風高粱獲亞洲白酒評鑑金獎 || Gold for a kaoliang from Liaoluo
旱地高粱、花崗岩泉水，與一座面海的酒窖。 || Dry-land sorghum, granite spring water and a cellar that faces the sea.
金門的風一年吹三百天。料羅風把陳放的酒甕放在迎風面，酒廠認為溫差才是這裡真正的酒窖師。 || The wind blows three hundred days a year on Kinmen. The jars stand on the windward side: the change of temperature, says the distillery, is the real cellar master.
得獎酒款陳放五年，酒精度維持原酒出甕時的數字，並清楚標示於瓶身。 || The winning spirit aged for five years and is bottled at the strength at which it left the jar, as the label states.

# 2026-01-06T09:30 at-the-booth | Oigawa Mizunara Distillery
大井水楢蒸餾所搬來一只漏水的桶 || A leaking cask from Oigawa
水楢木孔隙大、容易漏，正是它的難處與香氣來源。 || Mizunara is porous and leaks: its trouble, and where the scent comes from.
一般展會只帶漂亮的桶。大井卻帶來一只修補了十一次的水楢桶，讓人看見補釘的位置。 || Other booths bring handsome casks. Oigawa brings one that was mended eleven times, patches and all.
製桶師每天下午兩點示範如何用香蒲葉塞住縫隙。 || Every afternoon at two the cooper shows how a gap is closed with a leaf of bulrush.

# 2026-01-09T14:00 new-product | Lanyang Rainshadow Distillery | link
宜蘭雨影用三星蔥白做琴酒 || A gin with the white of Sanxing scallions
試了四十七種在地植物，最後留下七種。 || Forty-seven local plants were tried; seven stayed.
蔥白的甜味在蒸餾後幾乎聞不出蔥，倒像剛剝開的洋梨。調配師說，這是運氣也是意外。 || Once distilled, the sweetness of scallion hardly smells of scallion: more like a pear just opened. Luck, says the distiller, and an accident.
首批以宜蘭雨天的次數編號，從 1 到 212。 || The first batch is numbered by the rainy days of Yilan, from 1 to 212.

# 2026-01-15T10:30 partner | Palenque Doña Tierra
大地夫人梅斯卡爾：不找大客戶，找對的人 || Doña Tierra: not a large customer, the right one
每年只有四千瓶，瓦哈卡的家族希望知道酒去了哪裡。 || Four thousand bottles a year, and the family in Oaxaca wants to know where they go.
龍舌蘭生長十二年才採收，烤窯、石磨、木桶發酵都在村裡完成。家族要求代理商每年來看一次田。 || The agave grows for twelve years; roasting, milling and fermentation all happen in the village. The family asks an importer to see the fields once a year.
洽談請先來信說明銷售通路，攤位備有中文資料。 || Please write first about your channels; papers in Chinese are on the booth.

# 2026-01-21T13:00 people | Alishan Cloudstill
雲釜蒸餾所的霧，有一位專職紀錄員 || At Cloudstill somebody keeps a record of the fog
阿里山的霧幾點來、幾點散，他寫了六年。 || For six years he has written down when the fog comes and when it lifts.
酒廠在海拔一千四百公尺，冷凝用的是山上的霧氣帶來的低溫。紀錄員原本是茶農，他看得懂雲。 || The distillery stands at 1,400 metres, and the cold that the fog brings runs its condensers. The man who keeps the book used to grow tea, and knows how to read clouds.
今年的琴酒批號就是當天的霧況：薄、濃、或散了又來。 || This year each batch of gin is named after the fog of its day: thin, thick, or gone and back.

# 2026-01-28T09:00 new-product | Wharfside Botanic Distillers | link
碼頭植物蒸餾所復刻 1870 年的香料清單 || A list of botanicals from 1870
在倉庫的帳本裡找到的配方，少了一項，字跡被老鼠咬掉。 || Found in a ledger of the warehouse, with one line eaten by mice.
帳本列出八種香料的重量，第九種只剩「盎司」兩個字。團隊做了二十一個版本，最後交給碼頭老員工投票。 || The ledger gives the weight of eight botanicals; of the ninth only the word ounces is left. Twenty-one versions were made, and the oldest hands of the wharf voted.
勝出的是一款帶柑橘皮的版本，四月在臺北首次展示。 || A version with orange peel won, and is shown in Taipei first.

# 2026-02-02T16:00 award | Kaikoma Mori Distillery
甲斐森單一麥芽獲選亞洲年度新酒廠 || Kaikoma Mori named new distillery of the year in Asia
海拔七百公尺、軟水、日本落葉松做的發酵槽。 || Seven hundred metres up, soft water, and washbacks of Japanese larch.
評審特別提到發酵槽的木頭。團隊原本想用美國松木，因為貨期太長才改用後山的落葉松，沒想到成為特色。 || The jury spoke of the wood. The team had wanted American pine, but delivery took too long, so they used larch from the hill behind.
攤位將展出一塊切面，可以聞。 || A slice of it is on the booth, to be smelled.

# 2026-02-05T10:00 at-the-booth | Fettlewell Copper Works | link
費特韋爾現場敲一支銅製林恩臂 || A lyne arm, beaten on the spot
銅匠帶著三支鎚子來臺北。 || A coppersmith comes to Taipei with three hammers.
蒸餾器的林恩臂角度決定酒體輕重，這件事寫起來抽象，看銅匠一鎚一鎚敲出彎度就懂了。 || The angle of a lyne arm decides how heavy a spirit is. That sounds abstract until you watch the bend being made.
每天兩場，成品展後拍照存檔，重新熔掉。 || Twice a day. What is made is photographed, and melted down again.

# 2026-02-10T11:30 new-product | Anping Old Sugar Rum | link
安平舊糖推出黑糖磚蘭姆 || Anping makes a rum of old-style sugar bricks
用的是臺南最後一座手工糖廍的黑糖。 || The sugar comes from the last hand-worked mill in Tainan.
手工糖磚帶一點焦味，發酵時間要拉長到九天。酒廠說，這款酒的年份不重要，哪一鍋糖才重要。 || Hand-made bricks taste a little burnt and need nine days to ferment. Not the year matters, says the distillery, but which pan of sugar.
瓶身附上糖廍師傅的名字與起鍋時間。 || The label gives the sugar maker’s name and the hour the pan came off the fire.

# 2026-02-13T14:30 people | Ballyvarna Distillery
巴利瓦納的夜班：一個人與十二只發酵槽 || The night shift at Ballyvarna: one man, twelve washbacks
他說發酵槽會說話，白天太吵聽不見。 || Washbacks talk, he says; by day it is too loud to hear them.
科克的酒廠二十四小時運轉，夜班人員的工作是每小時繞一圈，用手摸槽壁的溫度，再寫進簿子。 || The distillery in Cork never stops. The night man walks round every hour, lays his hand on each wall and writes down what he feels.
酒廠把他的簿子影印成冊，放在攤位任人翻閱。 || Copies of his book lie on the booth, for anyone to leaf through.

# 2026-02-18T09:30 partner | Charline Cooperage | link
焦線製桶廠開放臺灣酒廠預訂 2027 年橡木桶 || Charline takes orders from Taiwan for casks of 2027
風乾三十六個月的木料，數量有限。 || Staves that were seasoned for thirty-six months, in limited number.
製桶廠首次為亞洲客戶開放指定烘烤等級，並提供運輸途中的濕度紀錄。 || For the first time customers in Asia may choose the toast, and get a record of humidity on the way.
攤位可看見五種烘烤程度的桶板，附上各自的氣味說明。 || Five toasts can be seen on the booth, each with a note of its smell.

# 2026-02-23T10:00 new-product | Pacific Roselle Distillery
洛神海蒸餾所用一整年的洛神花 || A whole year of roselle from Taitung
採收期只有三週，其餘時間都在曬。 || The harvest takes three weeks; the rest of the year goes into drying.
臺東太麻里的洛神花在十一月採收，酒廠與十一戶農家契作，全部用日曬。利口酒的顏色來自花萼，沒有添加色素。 || Roselle is picked in Taimali in November, by eleven families under contract, and dried in the sun. The colour of the liqueur comes from the calyx alone.
攤位有一整面曬花的竹篩，走近就聞得到酸味。 || A wall of drying trays stands on the booth: you can smell the tartness as you come near.

# 2026-02-26T15:00 at-the-booth | Distilleerderij De Groene Kraan
綠鶴蒸餾所的六百個小抽屜 || Six hundred small drawers from Schiedam
斯希丹老藥局的香料櫃，原封不動搬到展場。 || The spice cabinet of an old pharmacy, moved to the hall as it is.
荷蘭琴酒的前身是藥酒，蒸餾所買下停業藥局的香料櫃，抽屜上的拉丁文標籤都還在。 || Genever began in the pharmacy. The distillery bought the cabinet of one that closed, with the Latin labels still on it.
訪客可以打開其中三十個抽屜，聞聞 1900 年代用過的香料。 || Visitors may open thirty of the drawers and smell what was used around 1900.

# 2026-03-02T10:30 award | Tallow & Quill Gin | link
燭羽倫敦琴酒獲設計獎，評審讚許盲文酒標 || A design prize for a label that can be read by touch
每一瓶的酒標都可以用手指讀。 || Every label can be read with the fingers.
酒廠的調配師視力退化後，團隊開始在瓶身壓印點字，一開始是為了他，後來所有瓶子都這樣做。 || When the blender’s sight failed, the team began to emboss the bottles in Braille: at first for him, then all of them.
四月的攤位文件也有點字版與大字版。 || The papers on the booth in April come in Braille and large print as well.

# 2026-03-05T11:00 people | Mekhong Cane House
湄河甘蔗坊的甘蔗車隊 || The cane trucks of the Mekong
凌晨四點，第一輛車進廠，車上只坐司機和他的狗。 || At four in the morning the first truck arrives, with the driver and his dog.
甘蔗砍下後二十四小時內必須榨汁，否則就要變味。整個村子的作息跟著這二十四小時走。 || Cane has to be pressed within twenty-four hours, or it turns. The village lives by these hours.
攤位會播放一天的紀錄片，沒有旁白。 || A film of one day runs on the booth, without a narrator.

# 2026-03-09T13:00 new-product | Tsubame Ginpu Bar Works | link
燕銀風推出左手用吧叉匙 || A bar spoon for the left hand
螺旋方向相反，左撇子終於可以順手攪拌。 || The twist runs the other way.
燕市的金工師傅接到一封左撇子調酒師的信，才發現五十年來所有吧叉匙都是右旋的。 || A left-handed bartender wrote to the metal workers of Tsubame, and they found that for fifty years every spoon had been made for the right.
新品在攤位可以試握，並提供刻字預約。 || It can be tried on the booth; engraving is by appointment.

# 2026-03-12T09:30 partner | Taichung Oak Exchange
台中橡木交易所開放餐廳共桶計畫 || Restaurants share a cask, at the Taichung Oak Exchange
五家餐廳合選一桶，各自取走自己的份額。 || Five restaurants choose a cask together and each take their share.
單桶威士忌數量固定，小餐廳買不起一整桶。共桶計畫由公司媒合口味相近的店家，費用與法規由專人說明。 || A single cask is too much for a small restaurant. The scheme brings together places with a similar taste, and explains costs and rules.
說明會在第一天下午，限持有酒類相關營業項目的業者。 || A briefing for licensed businesses is held on the afternoon of the first day.

# 2026-03-18T10:00 at-the-booth | Port na Corran Distillery
科倫港帶來泥炭：不燒，只聞 || Peat from Port na Corran: not burnt, only smelled
三種深度的泥炭磚，氣味完全不同。 || Bricks from three depths, three different smells.
越深的泥炭越老，燒起來藥味越重。酒廠把三個深度的泥炭分開烘麥，今年第一次並排展示樣品。 || Deeper peat is older and smells more of medicine. The distillery dries malt over each depth by itself, and shows the samples side by side for the first time.
攤位全程不點火，請放心靠近。 || Nothing is lit on the booth; do come close.
`;
