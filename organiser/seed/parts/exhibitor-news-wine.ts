/** Press items of wine exhibitors. The form of a block is told in `exhibitor-news.ts`. */
export const pressOfWine = `
# 2025-12-04T10:00 people | Domaine Perrault-Savenay | link
兩姊妹的第一個完整年份 || Two sisters and their first full vintage
接手父親的葡萄園三年後，佩羅薩夫內第一次從修枝到裝瓶都自己決定。 || Three years after taking over from their father, the Perrault-Savenay sisters have made every decision from pruning to bottling.
姊姊管葡萄園，妹妹管酒窖，兩人只在採收日的早上吵架。今年她們把三個地塊分開釀，理由很簡單：父親總是混在一起，她們一直想知道分開會怎樣。 || One runs the vineyard, the other the cellar, and they argue only on the morning of the harvest. This year they kept three parcels apart, for a simple reason: their father always blended them, and they had always wondered.
答案會在四月的攤位上：三個地塊並排，酒標只差一個顏色。 || The answer stands on their booth in April: three parcels side by side, with labels that differ by one colour.

# 2025-12-11T14:30 new-product | Champagne Delahaye-Marchais | link
德拉艾馬榭推出不添糖的年份香檳 || Delahaye-Marchais shows a vintage Champagne without dosage
在酒窖裡躺了七年，除渣時一滴糖也沒加。 || Seven years on the lees, and not a gram of sugar at disgorgement.
酒莊說，這不是追流行，而是那一年的葡萄夠熟，加什麼都多餘。全部只有兩千三百瓶，每瓶背標印上除渣日期。 || This is no matter of fashion, says the house: the grapes of that year were ripe enough and wanted nothing. There are 2,300 bottles, each with its disgorgement date on the back.
攤位上會同時打開三個不同除渣日期的樣品，讓專業人士比較時間的差別。 || Three disgorgements will be open side by side on the booth, so that the trade can taste what time does.

# 2025-12-18T09:30 award | Bodegas Ventisca Vieja
老藤格那希獲伊比利亞酒評鑑金獎 || Old-vine Garnacha takes gold at the Iberian tasting
評審只寫了一句：像走進曬過太陽的石屋。 || The jury left one sentence: like stepping into a stone house in the sun.
得獎的是 1976 年種下的第一塊地。老風雪酒莊當年沒有錢整地，葡萄樹就跟著石頭的縫隙走，行距沒有一條是直的。 || The wine comes from the first plot, planted in 1976. There was no money to level the ground, so the vines follow the cracks between the stones and no row is straight.
如今機器進不去，全部靠人採。酒莊把這件事寫在酒標上，當作解釋產量的理由。 || No machine gets in, so all of it is picked by hand. The label says so, by way of explaining how little there is.

# 2026-01-07T10:00 at-the-booth | Celler Mas Roquissar
把板岩搬到臺北：岩脊酒莊的攤位是一面石牆 || Slate comes to Taipei: a booth that is a wall
四百公斤的 llicorella 黑色板岩隨貨櫃抵達，每一塊都標了來自哪一層坡。 || Four hundred kilos of black llicorella arrive by container, each stone marked with its terrace.
普里奧拉的板岩白天吸熱、夜裡放熱，葡萄根要往下鑽好幾公尺才找得到水。酒莊覺得用說的太慢，不如讓大家摸一摸。 || The slate of Priorat takes up heat by day and gives it back by night, and roots go down for metres to find water. Telling takes too long, says the estate: better to let people touch it.
展後石牆會留在臺灣，送給願意種葡萄的人。 || After the fair the wall stays in Taiwan, for anyone who wants to plant vines on it.

# 2026-01-13T15:00 new-product | Domaine de la Calade Rose | link
玫瑰石徑的粉紅酒改用輕量瓶 || A lighter bottle for a rosé from the sea terraces
每瓶少了一百七十公克，一個貨櫃可以多裝六十箱。 || 170 grams less a bottle, sixty cases more a container.
普羅旺斯的酒莊多半用厚重的玻璃瓶，因為看起來貴。酒莊主人說，客人買的是酒，不是玻璃。 || In Provence heavy glass is the habit, because it looks dear. What people buy is wine, not glass, says the owner.
新瓶身也換成了可以直立平放的方形外箱，餐廳倉庫會感謝這個決定。 || The new case is square and stands either way up: restaurant store rooms will be grateful.

# 2026-01-20T11:00 people | Mtsvane Marani
埋在地下的陶甕，和負責洗甕的人 || Vessels underground, and the man who washes them
綠藤酒窖的十二只 qvevri，最老的一只比酒莊主人還大。 || Of the twelve qvevri at Mtsvane Marani, the oldest is older than the owner.
陶甕埋到只露出甕口，人要爬進去洗。今年七十一歲的洗甕人用櫻桃樹皮做的刷子，聽刷子的聲音判斷乾淨了沒有。 || They are buried up to the neck, and somebody has to climb in. The washer, seventy-one this year, works with a brush of cherry bark and knows by its sound when the clay is clean.
攤位上會展示這把刷子，以及帶皮浸漬六個月的琥珀酒。 || The brush will be on the booth, next to an amber wine that spent six months on its skins.

# 2026-01-27T09:00 partner | Ktima Aspri Petra | link
聖托里尼白石莊園尋找臺灣代理 || Santorini estate looks for an importer in Taiwan
產量不多，希望遇見願意慢慢說明火山島故事的夥伴。 || There is little of it, so the estate wants somebody who takes time to explain a volcanic island.
白石莊園的葡萄藤編成籃子形狀貼在地面，擋住島上的強風。阿希爾提可的酸度高、帶鹹味，適合海鮮料理。 || Vines at Aspri Petra are woven into baskets close to the ground, against the wind. Assyrtiko is high in acidity and tastes of salt: made for seafood.
莊園主人會全程在臺北，第一天開放專業人士預約洽談。 || The owner is in Taipei for the whole fair and takes appointments with the trade on the first day.

# 2026-02-03T10:30 new-product | Shuili Riverstone Winery | link
溪石酒莊發表梅子蒸餾加烈酒 || Riverstone presents a plum wine fortified with its own spirit
水里的梅子、信義的溪水，和一台修了三次的小蒸餾器。 || Plums from Shuili, water from Xinyi, and a small still that was mended three times.
水里是臺灣的青梅產地，每年有一批熟透的黃梅來不及加工。酒莊把它們發酵、蒸餾，再加回同一批梅酒裡。 || Shuili grows the island’s green plums, and every year some turn yellow before they can be used. The winery ferments and distils them, and returns the spirit to plum wine of the same lot.
首批六百瓶全部編號，瓶身貼的是農家手寫的採收日期。 || The first six hundred bottles are numbered and carry the grower’s handwritten picking date.

# 2026-02-06T13:00 at-the-booth | Erlin Sunrow Winery
二林日畦酒莊帶來一整排活的葡萄藤 || Erlin Sunrow brings a living row of vines
八棵金香葡萄種在木箱裡，四月正好開花。 || Eight Golden Muscat vines in wooden boxes, due to flower in April.
很多人不知道彰化二林是臺灣重要的釀酒葡萄產地。日畦酒莊決定不帶照片，直接帶樹來。 || Few people know that Erlin is one of Taiwan’s homes of wine grapes. Instead of photographs, Sunrow decided to bring the plants.
園主每天下午三點示範修枝，也會說明一年兩收的節奏。 || Pruning is shown every afternoon at three, with the rhythm of two harvests a year explained.

# 2026-02-11T10:00 award | Weingut Lindqvell-Trarbach | link
琳泉遲摘麗絲玲獲萊茵甜酒獎 || Late-harvest Riesling honoured at the Rhine sweet wine awards
殘糖八十公克，酸度卻讓它站得筆直。 || Eighty grams of sugar, and an acidity that keeps it upright.
摩塞爾的陡坡有六十五度，採收時要綁繩索。琳泉酒莊今年只在最上面三排等到了貴腐。 || The slope on the Mosel is sixty-five degrees; pickers are roped. Noble rot came to the three highest rows only.
得獎酒款只帶一箱來臺，限專業人士於攤位試飲小杯樣品。 || One case travels to Taiwan, for small trade samples on the booth.

# 2026-02-17T14:00 people | Domaine Combe Rousse
紅谷的鼴鼠先生：他只看根 || The mole of Combe Rousse looks at nothing but roots
土壤學家每年在葡萄園挖三個兩公尺深的洞。 || Every year a soil scientist digs three pits two metres deep among the vines.
他畫下每一層土的顏色、每一條根的走向，四十年累積了一百二十張圖。酒莊靠這些圖決定哪一排分開釀。 || He draws the colour of each layer and the way of each root: a hundred and twenty sheets in forty years. The estate decides by them which row is kept apart.
今年的攤位會展出其中六張，旁邊放著同一個洞上面的葡萄所釀的酒。 || Six of the sheets hang on the booth, each next to a wine from the vines above the pit.

# 2026-02-20T09:30 new-product | Vetreria Colle Trasparente | link
透丘玻璃推出八成回收料酒瓶 || A bottle of four-fifths recycled glass
顏色會隨著回收來源微微變化，工廠決定不去修正它。 || The colour shifts a little with what comes in, and the works decided not to correct it.
大多數酒廠要求每一批瓶子顏色相同。透丘反過來把色差印成色票，讓酒莊依酒款挑選。 || Most wineries ask for one colour in every batch. Colle Trasparente prints the differences as a swatch and lets them choose.
攤位提供樣品寄送登記，並說明臺灣的最小訂製數量與交期。 || Samples can be asked for on the booth, where minimum orders and delivery times to Taiwan are explained.

# 2026-02-24T11:00 at-the-booth | Bodegas Solera del Poniente
雪莉的時間階梯：五層酒桶直接堆在攤位 || A staircase of time: five rows of casks on the booth
索雷拉系統用看的比用聽的快。 || A solera is quicker to see than to explain.
最下層的酒最老，每次只取出一部分，再由上一層補滿，如此層層往上。酒窖用玻璃面板取代桶蓋，讓人看見酒花。 || The oldest wine lies at the bottom. Part of it is drawn, and each row is topped up from the one above. Glass ends on the casks show the veil of flor.
每天上午十一點由酒窖師傅示範 venencia 取酒。 || Each morning at eleven the cellar master draws a sample with the venencia.

# 2026-02-27T15:30 partner | Bodega Sol de Cafayal | link
海拔一千七百公尺的卡法陽酒莊尋找餐廳夥伴 || From 1,700 metres: Cafayal looks for restaurants
酒莊希望先從二十家餐廳開始，而不是二十個貨櫃。 || The estate wants to begin with twenty restaurants, not with twenty containers.
薩爾塔的日夜溫差可達二十度，馬爾貝克皮厚、色深，但酸度清楚。第四代主人說，這裡的酒需要一盤菜。 || Days and nights in Salta are twenty degrees apart. Malbec grows a thick skin and keeps its acidity; these wines, says the fourth generation, need a plate of food.
洽談預約自三月起開放，攤位備有西班牙文與中文口譯。 || Appointments open in March; Spanish and Chinese interpreters are on the booth.

# 2026-03-03T10:00 new-product | Schist & Thyme Vineyard
片岩百里香的第一款氣泡蘋果葡萄共釀 || A first co-ferment from Schist & Thyme
野生百里香開花的那一週採收，葡萄皮上真的有香氣。 || Picked in the week the wild thyme flowers: the skins do carry its scent.
中奧塔哥的山坡上，百里香是淘金客留下來的植物。酒莊研究了五年，才確定香氣不是想像。 || Thyme came to Central Otago with the gold diggers. It took the estate five years to be sure that the scent was no imagination.
這款酒只在展會發表，尚未決定是否量產，歡迎留下意見。 || It is shown at the fair only; whether it will be made again depends on what visitors say.

# 2026-03-06T09:00 people | Cascina Bricco Fosco
暮丘酒莊的郵差與巴貝拉 || The postman and the Barbera
白天送信，傍晚釀酒，他花了二十年才辭職。 || Letters by day, wine in the evening: it took him twenty years to give notice.
暮丘的主人曾是皮蒙山區的郵差，認識每一戶的葡萄園。哪一家的巴貝拉最晚熟、哪一塊地積水，他比農業局清楚。 || The owner delivered letters in the hills of Piedmont and knew each vineyard on the way: whose Barbera ripens last, which plot holds water.
如今十三公頃都是當年送信路上看中的地。 || All thirteen hectares are plots that he had noticed on his round.

# 2026-03-10T13:30 new-product | Hsinchu Clearlight Glassware | link
竹塹透光推出可堆疊的品飲杯 || A tasting glass that stacks, from Hsinchu
新竹玻璃師傅與侍酒師花了十八個月，只為了讓杯子可以疊。 || Glassmakers and sommeliers spent eighteen months on making it stack.
品飲會一次要用上千只杯子，運送與清洗是最大的成本。新杯型的杯腳短、杯肚有一道凸線，疊起來不會卡住，也不刮花。 || A tasting needs thousands of glasses, and moving and washing them is what costs most. A short stem and one raised line keep them from sticking and scratching.
展會期間全館品飲教室都使用這款杯子。 || The tasting rooms of the fair use it on all four days.

# 2026-03-13T10:00 award | Frostgate Estate Winery
霜門冰酒在冷涼產區評鑑奪冠 || Ice wine from Frostgate leads the cool-climate tasting
零下十度、凌晨三點、四十個志工。 || Minus ten degrees, three in the morning, forty volunteers.
尼加拉的冰酒要等葡萄在樹上結凍才能採。今年冬天來得晚，酒莊等到一月底，被鳥吃掉了三分之一。 || Grapes for ice wine have to freeze on the vine. Winter was late, the estate waited until the end of January, and birds took a third.
剩下的三分之二拿到了冠軍。酒莊說，應該也給鳥一張獎狀。 || The other two thirds came first. The birds, says the estate, deserve a certificate too.

# 2026-03-17T11:30 at-the-booth | Yoichi Kitakaze Winery
余市北風酒莊在攤位重現一月的葡萄園 || A vineyard in January, on a booth in April
葡萄藤要壓低埋進雪裡，才能過冬。 || Vines are bent down under the snow, or they would not live through the winter.
北海道余市的雪深超過一公尺，雪反而是最好的棉被。攤位用紙雪重現這個做法，參觀者可以動手壓一次藤。 || The snow in Yoichi is more than a metre deep, and the best of blankets. Paper snow on the booth shows how it is done; visitors may try bending a vine.
同時展出黑皮諾與肯納，兩款都由自然酵母發酵。 || Pinot Noir and Kerner are shown, both fermented by wild yeast.

# 2026-03-20T14:00 partner | Hanlan Wine & Spirits Trading | link
瀚嵐酒業發表六個新代理品牌 || Six new names at Hanlan
走訪五十二家酒莊，最後只帶回六家。 || Fifty-two estates visited, six brought home.
公司每年只新增六個品牌，原因是每個品牌都要訓練業務、寫中文資料、安排餐廳試酒，多了就做不好。 || The company adds no more than six names a year: each means training, Chinese texts and tastings in restaurants, and more could not be done well.
新品牌來自羅亞爾、侏羅與坎帕尼亞，四月首度在臺灣公開。 || They come from the Loire, the Jura and Campania, and are shown in Taiwan for the first time in April.
`;
