/** Press items of sake and beer exhibitors. The form of a block is told in `exhibitor-news.ts`. */
export const pressOfGrain = `
# 2025-12-03T11:00 people | Kamakura Yukibue Shuzo
雪笛酒造的第十四個人 || The fourteenth man of Yukibue
杜氏與十三位藏人之外，還有一位專門掃雪的鄰居。 || A brewmaster, thirteen workers, and a neighbour who clears the snow.
每天清晨四點，他先掃出從蒸米場到麴室的路。酒造說，路沒掃好，米就會涼，所以他其實也在釀酒。 || At four every morning he clears the way from the steaming room to the koji room. If the way is not clear the rice grows cold, says the brewery: so he brews as well.
今年的新酒以他的名字命名，他本人不太好意思。 || This year’s new sake bears his name, to his embarrassment.

# 2025-12-10T09:30 new-product | Harima Inaho Jozo | link
播磨稻穗發表單一田區純米大吟釀 || A junmai daiginjo from one single field
兵庫的山田錦，第一次標示到哪一塊田。 || Yamada Nishiki from Hyogo, named down to the field for the first time.
特A地區的農家過去把米混在一起交貨。酒造花了四年說服其中三戶分開乾燥、分開存放。 || In the special district growers used to deliver together. It took the brewery four years to persuade three of them to dry and store apart.
三塊田同一天種、同一天收，酒卻各有脾氣。攤位上三款並列，不標名字，請你先猜。 || Planted on one day and cut on one day, they still differ. The three stand side by side without a name: guess first.

# 2025-12-17T14:00 at-the-booth | Omono Kawakaze Brewery | link
川風酒造在攤位上開一扇酒窖的窗 || A window into the cellar of Kawakaze
1694 年的土牆，切下一塊帶來臺北。 || A piece of an earthen wall from 1694 comes to Taipei.
秋田的酒藏冬天靠土牆保溫。整修時換下來的一片牆，裡面看得見稻草、河砂與三百年前的指紋。 || Breweries in Akita keep their warmth by walls of earth. A piece taken out in repairs shows straw, river sand and fingerprints three hundred years old.
牆的後方播放發酵的聲音，請把耳朵貼上去。 || Behind it the sound of fermentation can be heard: put your ear to it.

# 2025-12-23T10:00 award | Chikugo Kasasagi Shuzo
筑後鵲純米吟釀獲燗酒評鑑最高獎 || Highest honours for a sake served warm
四十五度，是這支酒最舒服的溫度。 || Forty-five degrees is where it feels best.
福岡的夏天炎熱，酒造卻專注溫熱飲用的清酒。評審給的評語是：像放學回家。 || Summers in Fukuoka are hot, and yet the brewery works on sake for warming. Like coming home from school, wrote the jury.
攤位備有三種溫度的小杯樣品，專業人士可比較香氣的開展。 || Small samples at three temperatures let the trade compare how the scent opens.

# 2026-01-08T13:30 partner | Kanda Sake Export Union | link
神田清酒輸出聯合來臺尋找冷鏈夥伴 || Kanda looks for a cold chain in Taiwan
二十四家酒藏，一個要求：全程攝氏五度。 || Twenty-four breweries, one condition: five degrees all the way.
聯合會在每個棧板放溫度紀錄器，資料公開給餐廳查詢。代理商需同意上傳到店當天的紀錄。 || A recorder travels on every pallet, and restaurants may read it. Importers have to add the record of the day of delivery.
首日下午舉行說明會，現場有酒藏代表回答問題。 || A briefing takes place on the first afternoon, with people from the breweries to answer questions.

# 2026-01-14T10:00 new-product | Satsuma Haibara Distillery
薩摩灰原用紫芋做出花香燒酎 || A flowery shochu from purple sweet potato
芋農說顏色太深賣相不好，酒造說正好。 || Too dark to sell well, said the growers; just right, said the distillery.
鹿兒島的火山灰土種出的紫芋皮薄、糖分高。蒸餾後顏色消失，留下的是類似紫藤的香氣。 || Sweet potatoes grown on volcanic ash have thin skins and much sugar. The colour is lost in the still; a scent of wisteria stays.
樣品分為常壓與減壓蒸餾兩款，可以對照。 || Two samples, distilled with and without vacuum, can be compared.

# 2026-01-19T15:30 people | Hagurozan Kirishima
羽黑霧酒造的山伏釀酒師 || A mountain monk who brews
他每年有十天在山上，不帶手機。 || Ten days a year he is on the mountain, without a telephone.
山形的羽黑山是修驗道的聖地，酒造的釀酒師同時是山伏。他說上山不是為了靈感，是為了把鼻子洗乾淨。 || Mount Haguro in Yamagata is sacred to mountain monks, and the brewer is one of them. He does not go up for inspiration, he says, but to wash out his nose.
四月他會吹法螺開場，每天一次，時間不固定。 || In April he opens the day with a conch, once a day, at no fixed hour.

# 2026-01-26T09:00 at-the-booth | Iyo Mikan no Oka
伊予蜜柑丘的橘子皮黏貼牆 || A wall of mandarin peel
愛媛縣三十二種柑橘，乾燥後貼成一張地圖。 || Thirty-two citrus fruits of Ehime, dried and set into a map.
酒造把當地柑橘的皮浸入純米酒，做出十二款樣品，每款只差一種果皮。 || Peels are steeped in junmai sake: twelve samples that differ by a single fruit.
請用鼻子在地圖上找到它們的位置。 || Find their places on the map with your nose.

# 2026-02-04T11:00 new-product | Oreum Tangerine Brewery | link
濟州小岳推出氣泡濁酒 || A sparkling makgeolli from Jeju
瓶內二次發酵，開瓶前請先放直。 || It ferments again in the bottle: stand it upright before opening.
濟州的橘子皮與當地大麥麴，讓濁酒帶一點花香。酒精度低，適合佐餐小杯品嚐。 || Tangerine peel and barley nuruk from Jeju give it a hint of flowers. Low in alcohol, it is made for small glasses with food.
釀造所在攤位示範製麴，並歡迎臺灣餐廳洽談。 || The brewery shows how nuruk is made and welcomes restaurants from Taiwan.

# 2026-02-09T14:00 award | Sugidama Honke
杉玉本家生酛純米獲頒鄉土酒獎 || Kimoto junmai of Sugidama honoured as a sake of its place
秋田的杉樹、秋田的米、秋田的耐心。 || Cedar from Akita, rice from Akita, patience from Akita.
生酛要人工搗米，一批需時四週。酒造保留了全套木製器具，每年冬天重新刮過一次。 || Kimoto means pounding rice by hand, four weeks a batch. The brewery has kept all its wooden tools and scrapes them anew each winter.
攤位入口掛著新做的杉玉，展期中會從綠變褐。 || A new cedar ball hangs over the booth and will turn from green to brown in the course of the fair.

# 2026-02-12T10:30 new-product | Shinshu Yatsumine Shuzo | link
信州八峰用高山雪水釀夏季生酒 || Snow water for a summer nama
雪融在五月，酒卻在六月就要離開。 || The snow melts in May, and the sake leaves in June.
八峰酒造每年只釀一批夏季生酒，從雪融到出貨不到四十天。因為不火入，全程冷藏。 || One batch of summer nama a year, less than forty days from thaw to delivery. It is not pasteurised and stays cold all the way.
攤位展示臺灣冷藏配送的實測紀錄，歡迎通路洽詢。 || Measured records of cold delivery in Taiwan are on show; retailers are welcome.

# 2025-12-05T10:30 people | Sanxia Indigo Brewing | link
三峽藍精釀：十一個人輪流當釀酒師 || Sanxia Indigo: eleven people take turns as brewer
每人一年有一批酒可以自己決定，失敗也算數。 || Each has one batch a year, and failures count.
會計師傅的那批燕麥司陶特意外成為常備款。老闆說，他唯一的規則是自己不投票。 || The accountant’s oatmeal stout became a regular. The owner’s one rule is that he does not vote.
四月的攤位由負責藍染的同事設計，杯墊全部手染。 || A colleague who dyes indigo designed the booth; all coasters are dyed by hand.

# 2025-12-12T16:00 new-product | Pivovar Stará Sladovna | link
老麥芽坊的波羅的海波特在低溫睡了九個月 || A Baltic porter that slept nine months in the cold
酒廠說，這款酒只需要耐心與一把好鎖。 || Patience and a good lock, says the brewery, are all it needs.
摩拉維亞的老麥芽坊保留了地板發麥。這款波特用五種自家麥芽，酒體厚、收尾乾淨。 || Malt is still made on the floor. Five of them went into this porter: full in body, clean at the end.
展示用的木桶龍頭來自 1911 年，每天下午四點開桶。 || The wooden tap on show dates from 1911; a cask is broached at four every afternoon.

# 2026-01-05T09:30 at-the-booth | Shulin Can & Seam
樹林罐封：三分鐘看懂一個罐子 || A can, understood in three minutes
現場把罐子切開，看封口的兩道摺。 || Cans are cut open on the spot, to show the two folds of the seam.
罐封只要差千分之五公分，啤酒就會走味。公司帶來一台可以單手操作的桌上型封罐機，適合小酒廠。 || Five hundredths of a millimetre are enough to spoil a beer. The company brings a table-top seamer for one hand, made for small breweries.
每半小時示範一次，並提供臺灣到府維修說明。 || Shown every half hour, with an explanation of service on site in Taiwan.

# 2026-01-16T11:30 award | Birrificio Lanterna Blu
藍燈栗子艾爾獲阿爾卑斯啤酒獎 || A chestnut ale wins in the Alps
倫巴底的栗子林，是釀酒師小時候迷路的地方。 || In the chestnut woods of Lombardy the brewer once lost his way as a child.
栗子先用木屑煙燻七天，再磨成粉加入糖化。評審認為煙味「剛好夠讓人想起秋天」。 || The chestnuts are smoked over shavings for a week and ground into the mash. Just enough smoke to think of autumn, said the jury.
每年只釀一次，今年的批次二月裝瓶。 || It is brewed once a year; this year’s was bottled in February.

# 2026-01-22T10:00 partner | Lotus Alley Brewing | link
越南蓮巷精釀首度來臺，尋找共同釀造夥伴 || Lotus Alley of Vietnam looks for a brewery to work with
蓮葉、香茅，和一個在臺灣的姊妹酒廠。 || Lotus leaf, lemongrass and a sister brewery in Taiwan.
蓮巷希望每年與一家臺灣酒廠合釀一款酒，原料由雙方各出一半，配方公開。 || Every year it wants to make one beer with a Taiwanese brewery, half the ingredients from each and the recipe open to all.
第一款的主題是「雨季」。有興趣的酒廠請於展期前來信。 || The first is about the rainy season. Breweries are asked to write before the fair.

# 2026-01-29T14:00 people | Brauhaus Steinerne Mühle
石磨坊啤酒屋：水車還在轉 || At Steinerne Mühle the wheel still turns
弗蘭肯的水磨坊，從磨麥子到磨麥芽，四百年沒停過。 || A mill in Franconia, from flour to malt, four hundred years without a stop.
水車帶動的石磨讓麥芽碎得不均勻，釀酒師說這正是深色拉格的口感來源。 || Stones driven by water crush the malt unevenly: that, says the brewer, is where the feel of the dark lager comes from.
攤位上有一台縮小的水車，插電，但石頭是真的。 || A small wheel turns on the booth, by electricity; but the stone is real.

# 2026-02-06T09:30 new-product | Galah Street Brewing
粉鸚街精釀推出低酒精野生酵母艾爾 || A low-alcohol ale on wild yeast
酵母來自釀酒師後院的蘋果樹。 || The yeast comes from an apple tree behind the brewer’s house.
墨爾本的團隊在三十個地點採集酵母，最後只有自家後院的那一株留得下酸與花香。 || The team collected yeast in thirty places in Melbourne, and only the one at home kept both acidity and flowers.
酒精度百分之二點七，標示於罐身正面。 || It has 2.7 per cent of alcohol, stated on the front of the can.

# 2026-02-19T13:00 at-the-booth | Spreewinkel Brauwerk
施普雷角把酒吧搬來，只留下桌子 || Spreewinkel brings its pub, or at least the table
一張用了二十二年的桌子，刻滿客人的名字。 || A table of twenty-two years, covered with names.
柏林團隊認為酒吧最重要的不是吧檯，是讓陌生人坐在一起的長桌。 || Not the bar matters most in a pub, the Berliners think, but a long table at which strangers sit together.
展期間歡迎在桌上留下名字，之後桌子會運回柏林。 || Visitors may leave their names; then the table goes home to Berlin.

# 2026-03-04T10:00 new-product | Old Quarter Rice Brewery | link
河內古街米麥推出烤糯米小麥啤酒 || A wheat beer with toasted sticky rice
用的是街角早餐店剩下的烤糯米。 || The rice is what the breakfast stall on the corner has left.
每天清晨，釀酒師到早餐店收前一天的烤糯米，先磨粉再加入糖化。米香清楚，帶一點焦糖色。 || Every morning the brewer collects yesterday’s toasted rice, grinds it and adds it to the mash. It tastes of rice, with a touch of caramel.
早餐店老闆娘也會來臺北，帶著她的蒸籠。 || The owner of the stall comes to Taipei too, with her steamer.
`;
