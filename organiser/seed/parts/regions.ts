/** Where the makers work: id | name in Chinese | name in English | the land, in Chinese | the land, in English (a plural or mass noun phrase). */
export const regionLines = `
burgundy|布根地|Burgundy|石灰岩與黏土交錯的東向坡地|east-facing slopes of limestone and clay
bordeaux|波爾多|Bordeaux|河口兩岸的礫石臺地|gravel terraces on both banks of the estuary
loire|羅亞爾河谷|the Loire Valley|板岩與白堊土並存的河谷|river slopes of schist and chalky tuffeau
alsace|阿爾薩斯|Alsace|孚日山脈東麓的花崗岩坡|granite foothills in the rain shadow of the Vosges
rhone|隆河谷地|the Rhône Valley|鋪滿大卵石、長年吹著密斯特拉風的臺地|stony terraces swept by the mistral
champagne|香檳區|Champagne|厚達百公尺的白堊土層|deep beds of white chalk
languedoc|隆格多克|Languedoc|灌木叢環繞的片岩山丘|schist hills among wild garrigue
provence|普羅旺斯|Provence|面海的石灰岩梯田|limestone terraces facing the sea
beaujolais|薄酒萊|Beaujolais|粉紅花崗岩風化的沙土|sandy soils of weathered pink granite
cognac|干邑|Cognac|夏朗德河畔的鬆軟白堊地|soft chalk country along the Charente
armagnac|雅馬邑|Armagnac|加斯科涅的黃褐色沙地|the tawny sands of Gascony
calvados|諾曼第|Normandy|牛隻與高桿蘋果樹共處的草原|meadows where cattle graze under tall apple trees
brittany|布列塔尼|Brittany|大西洋風吹拂的蕎麥田|buckwheat fields open to the Atlantic wind
alsace-beer|阿爾薩斯|Alsace|萊茵河平原的大麥田與啤酒花園|barley fields and hop gardens on the Rhine plain
piedmont|皮蒙|Piedmont|秋霧籠罩的泥灰土丘陵|marl hills wrapped in autumn fog
tuscany|托斯卡尼|Tuscany|橄欖樹與葡萄園相間的加列斯特羅岩坡|galestro slopes shared with olive trees
veneto|維內托|the Veneto|阿爾卑斯山前的陡坡與冰磧丘|steep pre-Alpine slopes and moraine hills
sicily|西西里|Sicily|埃特納火山北坡的黑色火山灰|black volcanic sands on the north side of Etna
alto-adige|上阿迪傑|Alto Adige|海拔五百公尺以上的斑岩山坡|porphyry slopes above 500 metres
friuli|弗留利|Friuli|亞得里亞海與山區之間的砂泥岩層|layers of marl and sandstone between sea and mountains
puglia|普利亞|Puglia|紅土與乾石牆構成的平原|red-earth plains lined with dry-stone walls
campania|坎帕尼亞|Campania|浮石與火山灰覆蓋的丘陵|hills covered in pumice and volcanic ash
veneto-grappa|維內托|the Veneto|布倫塔河谷一帶的葡萄酒村|wine villages along the Brenta valley
piedmont-vermouth|皮蒙|Piedmont|阿爾卑斯山腳的苦艾草坡|wormwood meadows at the foot of the Alps
liguria|利古里亞|Liguria|懸在海面上的香草梯田|herb terraces hanging above the sea
lombardy|倫巴底|Lombardy|湖區南側的大麥田|barley fields south of the lakes
rioja|里奧哈|Rioja|厄波羅河上游的黏土石灰岩臺地|clay and limestone terraces along the upper Ebro
priorat|普里奧拉|Priorat|當地稱為 llicorella 的黑色板岩陡坡|steep slopes of the black slate called llicorella
rias-baixas|下海灣|Rías Baixas|大西洋峽灣旁的花崗沙地|granite sands beside Atlantic inlets
penedes|佩內德斯|Penedès|從海岸緩升到山邊的石灰岩谷地|limestone valleys rising from coast to hills
ribera|斗羅河岸|Ribera del Duero|海拔八百公尺以上的高原|high plateaux above 800 metres
jerez|赫雷斯|Jerez|雪白的阿爾巴利薩白堊土|snow-white albariza chalk
rueda|盧埃達|Rueda|卵石遍布的高原|pebble-strewn high plains
catalonia-gin|加泰隆尼亞|Catalonia|長滿迷迭香的沿海山丘|coastal hills covered in rosemary
jerez-brandy|赫雷斯|Jerez|終年受大西洋西風調節的酒窖|cellars cooled by the Atlantic westerlies
mosel|摩塞爾|the Mosel|傾斜六十度的藍板岩陡坡|blue-slate slopes as steep as sixty degrees
rheingau|萊茵高|the Rheingau|面南的石英岩河岸|south-facing banks of quartzite above the Rhine
pfalz|法爾茲|the Pfalz|杏樹也能開花的溫暖砂岩丘|warm sandstone hills where almonds flower
baden|巴登|Baden|皇座山的火山玄武岩|the volcanic basalt of the Kaiserstuhl
bavaria|巴伐利亞|Bavaria|阿爾卑斯山前的軟水與大麥田|soft-water springs and barley fields below the Alps
franconia|弗蘭肯|Franconia|每個村子都有自己窖藏洞的砂岩丘|sandstone hills where every village has its own lager cellar
cologne|科隆|Cologne|萊茵河畔的舊城區|old streets beside the Rhine
berlin|柏林|Berlin|施普雷河旁的磚造廠區|brick yards along the Spree
black-forest|黑森林|the Black Forest|冷杉與野莓遍布的山區|mountain woods full of fir and wild berries
douro|斗羅河谷|the Douro Valley|人工砌成的片岩梯田|schist terraces built by hand
dao|杜奧|Dão|松林環抱的花崗岩高地|granite uplands ringed by pine woods
alentejo|阿連特茹|Alentejo|軟木橡樹散布的廣闊平原|wide plains dotted with cork oaks
vinho-verde|綠酒產區|Vinho Verde|雨量充足的花崗岩河谷|rain-fed granite valleys
madeira|馬德拉島|Madeira|直落海面的玄武岩梯田|basalt terraces that drop straight to the sea
wachau|瓦豪|the Wachau|多瑙河上方的片麻岩石牆梯田|dry-stone terraces of gneiss above the Danube
kamptal|坎普谷|Kamptal|厚黃土與原始岩並存的河谷|valleys of deep loess and primary rock
burgenland|布根蘭|Burgenland|新錫德爾湖畔的溫暖平地|warm flats around Lake Neusiedl
styria|施泰爾馬克|Styria|日夜溫差大的泥灰陡坡|steep marl slopes with cold nights
napa|納帕谷|Napa Valley|海霧早晚進出的火山岩谷地|volcanic valley slopes where fog comes and goes
sonoma|索諾瑪|Sonoma|太平洋霧氣沿溪而上的山谷|creek valleys that draw in Pacific fog
willamette|威廉梅特谷|the Willamette Valley|喬里紅土覆蓋的緩坡|gentle slopes of red Jory soil
columbia|哥倫比亞谷|the Columbia Valley|冰河洪水沖刷出的玄武岩臺地|basalt benches carved by ice-age floods
kentucky|肯塔基|Kentucky|石灰岩層濾過的泉水與玉米田|limestone springs and corn fields
tennessee|田納西|Tennessee|糖楓林間的丘陵|hills covered in sugar maple
portland|波特蘭|Portland|道格拉斯冷杉林邊的港市|port streets at the edge of Douglas-fir country
california-beer|加州|California|離太平洋只有兩條街的舊倉庫|old warehouses two streets from the Pacific
oregon-beer|奧勒岡|Oregon|啤酒花田一望無際的河谷|valleys of hop fields
vermont-beer|佛蒙特|Vermont|楓樹與乳牛的山坡農場|hillside farms of maples and dairy cows
barossa|巴羅莎|the Barossa|百年老藤扎根的紅褐土|red-brown earth under century-old vines
yarra|雅拉谷|the Yarra Valley|墨爾本東郊的涼爽山谷|cool valleys east of Melbourne
margaret-river|瑪格麗特河|Margaret River|印度洋旁的鐵礦礫石|ironstone gravels beside the Indian Ocean
clare|克雷兒谷|Clare Valley|海拔四百公尺的板岩臺地|slate benches at 400 metres
mornington|莫寧頓半島|the Mornington Peninsula|三面環海的紅色火山土|red volcanic soils with sea on three sides
tasmania|塔斯馬尼亞|Tasmania|雨林純水與泥炭地|rainforest water and peat bogs
melbourne-gin|墨爾本|Melbourne|後巷裡的磚房工作室|brick studios in the back lanes
melbourne-beer|墨爾本|Melbourne|電車路線旁的舊工廠|old workshops along the tram lines
marlborough|馬爾堡|Marlborough|懷勞河留下的深層礫石|deep shingle left by the Wairau River
central-otago|中奧塔哥|Central Otago|野生百里香覆蓋的片岩坡|schist slopes scented with wild thyme
hawkes-bay|霍克斯灣|Hawke's Bay|舊河床上的灰色礫石|grey gravels of an old river bed
wellington-beer|威靈頓|Wellington|南風終年不停的港口|harbour streets where the southerly never stops
maipo|麥波谷|the Maipo Valley|安地斯山腳的沖積礫石|alluvial gravels at the foot of the Andes
casablanca|卡薩布蘭加谷|the Casablanca Valley|清晨海霧瀰漫的花崗岩丘|granite hills covered by morning fog
colchagua|科爾查瓜谷|Colchagua|雨量稀少的紅土山坡|red hillsides with little rain
elqui|埃爾基谷|the Elqui Valley|星空清澈的高地沙漠|high desert under very clear skies
mendoza|門多薩|Mendoza|以融雪灌溉、海拔千公尺的高地|high plains above 1,000 metres, watered by snowmelt
salta|薩爾塔|Salta|海拔一千七百公尺的砂質谷地|sandy valleys at 1,700 metres
patagonia|巴塔哥尼亞|Patagonia|強風吹過的河階地|wind-scoured river terraces
stellenbosch|斯泰倫博斯|Stellenbosch|面向假灣的風化花崗岩|decomposed granite facing False Bay
swartland|斯瓦特蘭|Swartland|旱作老藤的頁岩丘|shale hills of dry-farmed bush vines
walker-bay|沃克灣|Walker Bay|聽得見鯨魚換氣的沿海頁岩|coastal shale within earshot of the whales
speyside|斯貝河畔|Speyside|斯貝河支流的軟水與大麥田|soft tributaries of the Spey and fields of barley
highland|蘇格蘭高地|the Highlands|石楠覆蓋的山谷與花崗岩泉|heather glens and granite springs
islay|艾雷島|Islay|海風終年吹拂的泥炭沼地|peat bogs open to the sea wind
island|蘇格蘭島嶼區|the Scottish Islands|沒有樹的島嶼與漲落的潮水|treeless islands and strong tides
lowland|蘇格蘭低地|the Lowlands|平緩的農地與運河|gentle farmland and canals
london|倫敦|London|泰晤士河舊碼頭的鐵道拱橋|railway arches by the old Thames wharves
yorkshire|約克郡|Yorkshire|乾石牆圍起的石灰岩谷地|limestone dales divided by dry-stone walls
london-beer|倫敦|London|南岸的鐵道拱橋|railway arches south of the river
sussex|薩塞克斯|Sussex|與香檳同源的白堊丘|downs of the same chalk as Champagne
cork|科克|Cork|濕潤海風與大麥田之間的港鎮|port towns between barley fields and sea air
dublin|都柏林|Dublin|利菲河南岸的老桶匠區|the old coopers' quarter south of the Liffey
west-ireland|愛爾蘭西岸|the west of Ireland|石牆與泥炭地相連的海岸|a coast of stone walls and peat
cork-beer|科克|Cork|石造碼頭倉庫|stone warehouses on the quay
gyeonggi|京畿道|Gyeonggi|漢江沿岸的稻田|rice paddies along the Han River
jeolla|全羅道|Jeolla|西南海岸的穀倉平原|the granary plains of the southwest
andong|安東|Andong|老宅與松林之間的河村|river villages of old houses and pines
jeju|濟州島|Jeju|火山小岳間的柑橘園|tangerine groves between volcanic cones
seoul-beer|首爾|Seoul|漢江北岸的巷弄工廠區|workshop alleys north of the Han
busan-beer|釜山|Busan|漁船靠岸的舊碼頭|the old pier where the fishing boats land
ningxia|寧夏賀蘭山東麓|Ningxia, east of the Helan Mountains|黃河水灌溉的礫石沙地|gravelly desert watered by the Yellow River
yunnan|雲南|Yunnan|瀾滄江上游的高山梯田|mountain terraces on the upper Mekong
guizhou|貴州|Guizhou|赤水河谷的高粱坡地|sorghum slopes in the Chishui valley
pilsen|皮爾森|Plzeň|極軟的地下水與砂岩酒窖|very soft groundwater and sandstone cellars
moravia|摩拉維亞|Moravia|以地板發麥聞名的大麥平原|barley plains known for floor malting
bohemia|波希米亞|Bohemia|薩茲啤酒花田的紅土|the red earth of the Saaz hop gardens
moravia-spirits|摩拉維亞|Moravia|李子樹夾道的鄉間|lanes lined with plum trees
flanders|法蘭德斯|Flanders|啤酒花架高聳的平原|flat country with tall hop poles
antwerp|安特衛普|Antwerp|斯海爾德河的舊船塢|old docks on the Scheldt
pajottenland|帕約滕蘭|Pajottenland|野生酵母滿布空氣的果園谷地|orchard valleys whose air is full of wild yeast
wallonia|瓦隆|Wallonia|種斯佩爾特小麥的農莊|farms that grow spelt
schiedam|斯希丹|Schiedam|風車研磨穀物的運河城|a canal town of grain-grinding windmills
amsterdam|阿姆斯特丹|Amsterdam|IJ 灣北岸的造船廠|shipyards north of the IJ
jalisco|哈利斯科|Jalisco|藍龍舌蘭田延伸到火山腳下的高地|highlands of blue agave below the volcano
oaxaca|瓦哈卡|Oaxaca|野生龍舌蘭生長的乾燥山谷|dry valleys of wild agave
kakheti|卡赫季|Kakheti|高加索山下的阿拉贊河谷|the Alazani valley below the Caucasus
imereti|伊梅列季|Imereti|里奧尼河旁的石灰岩丘|limestone hills beside the Rioni
tokaj|托卡伊|Tokaj|秋霧與火山土共存的山丘|volcanic hills with misty autumn mornings
eger|埃格爾|Eger|鑿在凝灰岩裡的酒窖|cellars cut into rhyolite tuff
santorini|聖托里尼|Santorini|無需嫁接的火山浮石地|volcanic pumice where vines need no grafting
nemea|尼米亞|Nemea|伯羅奔尼撒的紅土高地|red-earth uplands of the Peloponnese
crete|克里特|Crete|北風吹拂的石灰岩高地|limestone heights cooled by the north wind
niagara|尼加拉半島|the Niagara Peninsula|湖面調節氣溫的石灰岩坡|limestone benches tempered by the lake
okanagan|奧肯納根谷|the Okanagan Valley|湖畔的沙質臺地|sandy benches above a long lake
alberta|亞伯達|Alberta|落磯山以東的裸麥草原|rye prairie east of the Rockies
isan|泰國東北|Isan|湄公河旁的蔗田|cane fields near the Mekong
bangkok|曼谷|Bangkok|運河邊的夜市|night markets along the canals
saigon|胡志明市|Ho Chi Minh City|蓮花盛開的南方巷弄|southern alleys near the lotus ponds
hanoi|河內|Hanoi|紅河三角洲的古街|old streets of the Red River Delta
mazovia|馬佐夫舍|Mazovia|種植金色裸麥的平原|plains of golden rye
copenhagen|哥本哈根|Copenhagen|改建自肉品市場的港邊街區|harbour streets in the former meat market
ica|伊卡|Ica|太平洋旁的沙漠綠洲|desert oases beside the Pacific
jamaica|牙買加|Jamaica|藍山腳下的蔗田|cane fields below the Blue Mountains
dalarna|達拉納|Dalarna|湖泊與雲杉林|lakes and spruce forest
niigata|新潟縣|Niigata|雪融後的極軟水|very soft water from deep winter snow
yamagata|山形縣|Yamagata|最上川流域的伏流水|underground water of the Mogami basin
akita|秋田縣|Akita|積雪兩公尺的寒冷冬季|cold winters under two metres of snow
miyagi|宮城縣|Miyagi|三陸漁港旁的稻作平原|rice plains beside the Sanriku fishing ports
fukushima|福島縣|Fukushima|會津盆地的冷冽井水|cold well water of the Aizu basin
nagano|長野縣|Nagano|海拔七百公尺的高原水|spring water at 700 metres
toyama|富山縣|Toyama|立山連峰的融雪水|snowmelt from the Tateyama range
ishikawa|石川縣|Ishikawa|能登杜氏世代傳承的半島|a peninsula of hereditary Noto master brewers
fukui|福井縣|Fukui|白山水系的伏流水|groundwater from Mount Hakusan
gifu|岐阜縣|Gifu|飛驒山間的清溪|clear streams of the Hida mountains
shizuoka|靜岡縣|Shizuoka|富士山與南阿爾卑斯的軟水|soft water from Mount Fuji and the Southern Alps
kyoto|京都府|Kyoto|伏見人稱「御香水」的中軟水|the medium-soft water of Fushimi
hyogo|兵庫縣|Hyogo|含礦物質的宮水與六甲山風|mineral-rich miyamizu water and winter wind off Mount Rokko
nara|奈良縣|Nara|寺院釀造傳統的發源地|temple country where clear sake has its roots
hiroshima|廣島縣|Hiroshima|講究低溫發酵的軟水|soft water that asks for slow, cool fermentation
okayama|岡山縣|Okayama|雄町米的故鄉|the home fields of Omachi rice
yamaguchi|山口縣|Yamaguchi|錦川上游的山谷|valleys of the upper Nishiki River
kochi|高知縣|Kochi|配著鰹魚喝的乾口傳統|a dry style made for bonito
ehime|愛媛縣|Ehime|面向瀨戶內海的柑橘坡地|citrus slopes over the Seto Inland Sea
saga|佐賀縣|Saga|陶瓷之鄉旁的水田|paddies beside the porcelain towns
fukuoka|福岡縣|Fukuoka|筑後川平原的米鄉|the rice country of the Chikugo plain
kagoshima|鹿兒島縣|Kagoshima|火山灰臺地上的甘藷田|sweet-potato fields on volcanic ash
miyazaki|宮崎縣|Miyazaki|高千穗山間的大麥梯田|barley terraces in the Takachiho mountains
oita|大分縣|Oita|二條大麥與臭橙的產地|two-row barley and kabosu citrus country
okinawa|沖繩縣|Okinawa|長年保存黑麴的島嶼|islands that kept the black koji alive
wakayama|和歌山縣|Wakayama|南高梅園遍布的山坡|hillsides of Nanko plum orchards
hokkaido|北海道|Hokkaido|冬季長達五個月的十勝平原|the Tokachi plain with its five-month winter
nagano-whisky|長野縣|Nagano|中央阿爾卑斯山麓的冷涼森林|cool woods below the Central Alps
yamanashi-whisky|山梨縣|Yamanashi|甲斐駒岳的花崗岩湧泉|granite springs of Mount Kaikoma
kagoshima-whisky|鹿兒島縣|Kagoshima|日夜溫差大的霧島高原|the Kirishima highlands with their warm days and cold nights
kyoto-gin|京都府|Kyoto|鴨川畔的町家|townhouses near the Kamo River
shizuoka-whisky|靜岡縣|Shizuoka|大井川上游的水楢林|mizunara woods on the upper Oi River
hokkaido-beer|北海道|Hokkaido|小樽運河旁的石造倉庫|stone warehouses on the Otaru canal
nagano-beer|長野縣|Nagano|北阿爾卑斯的雪融水|snowmelt of the Northern Alps
kyoto-beer|京都府|Kyoto|改建町家的釀造間|a brewhouse inside a converted townhouse
osaka-beer|大阪府|Osaka|高架鐵道下的小工廠|small workshops under the elevated railway
yamanashi|山梨縣|Yamanashi|勝沼的棚架葡萄園|pergola vineyards of Katsunuma
hokkaido-wine|北海道|Hokkaido|余市的涼爽果園丘|cool orchard hills of Yoichi
nagano-wine|長野縣|Nagano|鹽尻的礫石臺地|gravel terraces of Shiojiri
erlin|彰化二林|Erlin, Changhua|濁水溪沖積的砂質壤土|sandy loam laid down by the Zhuoshui River
waipu|臺中外埔|Waipu, Taichung|排水良好的紅壤臺地|well-drained red-soil terraces
taitung-fruit|臺東都蘭|Dulan, Taitung|山海之間的釋迦與李子園|custard-apple and plum orchards between hills and ocean
miaoli-fruit|苗栗獅潭|Shitan, Miaoli|桐花山谷裡的梅園|plum groves in a valley of tung blossom
shuili|南投水里|Shuili, Nantou|溪谷砂石地上的葡萄園|vineyards on river stones
kinmen|金門|Kinmen|花崗岩泉水與旱地高粱|granite springs and dry-land sorghum
yilan-whisky|宜蘭|Yilan|雪山山脈的雨與溫暖的平原|rain from the Snow Mountains over a warm plain
nantou-whisky|南投|Nantou|中央山脈的伏流水|groundwater of the Central Mountains
taipei-gin|臺北|Taipei|迪化街的南北貨與青草行|the dried-goods and herb shops of Dihua Street
tainan-rum|臺南|Tainan|舊糖廠周圍的白甘蔗田|white-cane fields around the old sugar mills
pingtung-rum|屏東恆春|Hengchun, Pingtung|落山風吹過的半島蔗田|cane fields under the downslope winds of the peninsula
chiayi-spirits|嘉義阿里山|Alishan, Chiayi|雲霧帶的茶園與竹林|tea gardens and bamboo in the cloud belt
taitung-spirits|臺東|Taitung|東海岸的洛神花田|roselle fields on the east coast
matsu|馬祖|Matsu|終年恆溫的花崗岩坑道|granite tunnels with a steady temperature
wufeng|臺中霧峰|Wufeng, Taichung|出產益全香米的水田|paddies of fragrant Yiquan rice
taitung-rice|臺東池上|Chishang, Taitung|海岸山脈與中央山脈之間的稻田|paddies between two mountain ranges
yilan-rice|宜蘭三星|Sanxing, Yilan|蘭陽溪畔的稻田|paddies beside the Lanyang River
hualien-rice|花蓮富里|Fuli, Hualien|縱谷裡的有機稻田|organic paddies in the rift valley
nantou-plum|南投信義|Xinyi, Nantou|風櫃斗的梅林|the plum groves of Fengguidou
taipei-beer|臺北|Taipei|盆地裡的舊市場巷弄|the lanes of the old markets
newtaipei-beer|新北三峽|Sanxia, New Taipei|老街後方的溪邊廠房|riverside workshops behind the old street
taoyuan-beer|桃園|Taoyuan|埤塘之間的農地|farmland among the irrigation ponds
hsinchu-beer|新竹|Hsinchu|九降風吹過的城市|a city dried by the autumn wind
miaoli-beer|苗栗|Miaoli|客家三合院的曬穀場|the drying yards of Hakka farmhouses
taichung-beer|臺中|Taichung|大肚臺地的小麥田|wheat fields on the Dadu plateau
changhua-beer|彰化|Changhua|八卦山下的老街|old streets below Bagua Mountain
tainan-beer|臺南|Tainan|府城的老屋巷弄|the lanes and old houses of the former capital
kaohsiung-beer|高雄|Kaohsiung|港區的舊香蕉倉庫|old banana warehouses in the port
hualien-beer|花蓮|Hualien|太平洋邊的礫石灘|gravel beaches on the Pacific
taitung-beer|臺東|Taitung|最早看見日出的鐵道小鎮|railway towns that see the first sunrise
yilan-beer|宜蘭|Yilan|多雨的蘭陽平原|the rainy Lanyang plain
`;
