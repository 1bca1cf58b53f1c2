/**
 * The makers who exhibit, invented by hand. One line each: region | name as the maker writes it | name in Chinese | native script, where
 * it is not Latin. A heading gives country, area and the language of the name.
 */
export const makers = `
# FR wine fr
burgundy|Domaine des Trois Hirondelles|三燕酒莊
burgundy|Domaine Aubert-Lacroisille|歐貝拉夸酒莊
burgundy|Maison Clos du Merle Gris|灰鶇園酒商
bordeaux|Château Brévignac|布雷維涅堡
bordeaux|Château La Tourelle d'Ambès-Vieux|昂貝舊塔堡
bordeaux|Château Montaudry|蒙托德里堡
bordeaux|Vignobles Castaing-Morel|卡斯坦莫雷爾酒莊
loire|Domaine du Gué Blanc|白渡口酒莊
loire|Domaine Perrault-Savenay|佩羅薩夫內酒莊
loire|Clos des Ardoisières de Retz|雷茲板岩園
alsace|Domaine Kirschbach|櫻溪酒莊
alsace|Maison Ostermeyer-Klee|奧斯特邁爾酒莊
rhone|Domaine du Mistral Bleu|藍風酒莊
rhone|Domaine Combe Rousse|紅谷酒莊
rhone|Mas des Figuières|無花果園酒莊
champagne|Champagne Delahaye-Marchais|德拉艾馬榭香檳
champagne|Champagne Rosier d'Aÿ-Vaudon|沃東玫瑰園香檳
champagne|Champagne Lucien Bardoux-Fils|呂西安巴杜香檳
languedoc|Mas du Vent d'Autan-Sec|乾風莊園
languedoc|Domaine Puech-Estelle|星丘酒莊
languedoc|Château Garrigade|加里加德堡
provence|Domaine de la Calade Rose|玫瑰石徑酒莊
provence|Château Sainte-Olivade|聖奧利瓦堡
beaujolais|Domaine Thévissot|特維索酒莊
# FR spirits fr
cognac|Maison Bernaudière|貝諾迪耶干邑
cognac|Distillerie Fontverte|綠泉蒸餾所
armagnac|Domaine de Laubérac|勞貝拉克酒莊
calvados|Ferme du Pressoir Noir|黑榨坊蘋果莊園
brittany|Distillerie Kermorvan|凱莫凡蒸餾所
# FR beer fr
alsace-beer|Brasserie des Trois Clochers|三鐘樓啤酒廠
# IT wine it
piedmont|Cascina Bricco Fosco|暮丘酒莊
piedmont|Azienda Agricola Ferrandi-Rolle|費蘭迪酒莊
piedmont|Tenuta Valdorsa|瓦多薩莊園
tuscany|Fattoria Poggio Civetta|貓頭鷹丘酒莊
tuscany|Tenuta San Leolino Vecchio|老聖里奧莊園
tuscany|Podere Le Rondinaie|燕巢莊園
veneto|Cantina Morandello|莫蘭德羅酒窖
veneto|Tenuta Colle Arzignano Alto|高阿爾丘莊園
veneto|Spumanti Brentari|布倫塔里氣泡酒莊
sicily|Cantine Pietralava|熔岩石酒莊
sicily|Tenuta Zagaramara|柑花莊園
alto-adige|Kellerei Sonnrain|陽坡酒窖
friuli|Azienda Agricola Ronco Ghiaia|礫石崗酒莊
puglia|Masseria Torrebianca del Sale|鹽之白塔莊園
campania|Cantina Vesuvara|維蘇瓦拉酒莊
# IT spirits it
veneto-grappa|Distilleria Alambicco Rosso|紅銅釜蒸餾所
piedmont-vermouth|Casa Amarotto|阿瑪羅托酒坊
liguria|Distilleria Mare di Ginepro|杜松海蒸餾所
# IT beer it
lombardy|Birrificio Lanterna Blu|藍燈啤酒廠
# ES wine es
rioja|Bodegas Altomayor|阿托馬約酒莊
rioja|Bodegas Ventisca Vieja|老風雪酒莊
rioja|Viñedos Herrán-Ochoa Real|埃蘭奧喬亞酒莊
priorat|Celler Mas Roquissar|岩脊酒莊
rias-baixas|Adega Pazo da Brétema|晨霧莊園酒窖
penedes|Caves Puigmontcau|蒙考丘氣泡酒窖
penedes|Celler Les Orenetes|雙燕酒窖
ribera|Bodegas Páramo de Cierzo|寒原酒莊
jerez|Bodegas Almijarada|阿米哈拉達酒窖
jerez|Bodegas Solera del Poniente|西風索雷拉酒窖
rueda|Bodegas Cal y Canto Rodado|石灰卵石酒莊
# ES spirits es
catalonia-gin|Destilería Salvia Marina|海鼠尾草蒸餾所
jerez-brandy|Destilados Torreluna|月塔白蘭地
# DE wine de
mosel|Weingut Schieferhang|板岩坡酒莊
mosel|Weingut Lindqvell-Trarbach|琳泉酒莊
mosel|Weingut Falkenley|鷹岩酒莊
rheingau|Weingut Graf von Eschenau|埃申瑙伯爵酒莊
pfalz|Weingut Mandelhof Brückner|杏仁莊酒莊
baden|Weingut Kaiserkiesel|皇石酒莊
# DE beer de
bavaria|Brauerei Hirschquell|鹿泉啤酒廠
bavaria|Klosterbräu Sankt Ulfried|聖烏弗里德修院啤酒
franconia|Brauhaus Steinerne Mühle|石磨坊啤酒屋
cologne|Hausbrauerei Domgässchen|教堂小巷啤酒廠
berlin|Spreewinkel Brauwerk|施普雷角釀造所
# DE spirits de
black-forest|Schwarztann Destillerie|黑杉蒸餾所
# PT wine pt
douro|Quinta da Penha Velha|老岩莊園
douro|Quinta do Vale Sereno|靜谷莊園
dao|Casa de Granitel|花崗之家酒莊
alentejo|Herdade da Cortiça Alta|高軟木莊園
vinho-verde|Quinta das Marés Verdes|綠潮莊園
madeira|Adega Ilha de Basalto|玄武岩島酒窖
# AT wine de
wachau|Weingut Donauterrassen Hölzl|多瑙梯田酒莊
kamptal|Weingut Lössgarten|黃土園酒莊
burgenland|Weingut Schilfsee|蘆葦湖酒莊
styria|Weingut Welschhügel|南丘酒莊
# US wine en
napa|Hollow Oak Ridge Vineyards|空橡嶺酒莊
napa|Tressel & Vane Cellars|崔索范恩酒窖
sonoma|Fogline Creek Winery|霧線溪酒莊
willamette|Larkhatch Vineyards|雀巢酒莊
columbia|Basalt Bend Wine Co.|玄武灣酒莊
# US spirits en
kentucky|Copper Hollow Distilling|銅谷蒸餾所
kentucky|Eight Fences Distillery|八籬蒸餾所
tennessee|Maple Ferry Distillery|楓渡蒸餾所
portland|Needle & Fir Spirits|針杉烈酒工坊
# US beer en
california-beer|Saltbush Brewing Co.|鹽灌木精釀
oregon-beer|Wet Boots Brewing|濕靴精釀
vermont-beer|Hayloft Hill Brewery|乾草丘啤酒廠
# AU wine en
barossa|Redgum Verandah Wines|紅桉廊酒莊
barossa|Old Tramline Estate|舊電車道莊園
yarra|Mistletoe Flat Vineyard|槲寄生平原酒莊
margaret-river|Karri Point Estate|卡里角莊園
clare|Slate & Magpie Wines|板岩喜鵲酒莊
mornington|Tea-tree Bay Vineyards|茶樹灣酒莊
# AU spirits en
tasmania|Cradle Fern Distillery|搖籃蕨蒸餾所
tasmania|Bass Lantern Whisky|巴斯燈威士忌
melbourne-gin|Lilly Lane Distillers|莉莉巷蒸餾所
# AU beer en
melbourne-beer|Galah Street Brewing|粉鸚街精釀
# NZ wine en
marlborough|Wairau Shingle Estate|礫川莊園
marlborough|Nine Gannets Wines|九鰹鳥酒莊
central-otago|Schist & Thyme Vineyard|片岩百里香酒莊
hawkes-bay|Gravel Fantail Wines|扇尾礫地酒莊
# NZ beer en
wellington-beer|Southerly Tap Brewery|南風酒頭啤酒廠
# CL wine es
maipo|Viña Cordón del Alba|曙光山脈酒莊
maipo|Viña Tres Álamos Secos|三白楊酒莊
casablanca|Viña Niebla Costera|海岸霧酒莊
colchagua|Viña Quillayal|奎亞雅酒莊
# CL spirits es
elqui|Destilería Noche de Elqui|埃爾基夜蒸餾所
# AR wine es
mendoza|Bodega Altura Clara|澄高酒莊
mendoza|Finca Piedra Cóndor|神鷹石莊園
salta|Bodega Sol de Cafayal|卡法陽酒莊
patagonia|Bodega Viento Largo|長風酒莊
# ZA wine en
stellenbosch|Helderkloof Estate|明峽莊園
stellenbosch|Silvertree Hoek Wines|銀樹角酒莊
swartland|Renosterveld Cellars|犀灌原酒窖
walker-bay|Whalebone Post Vineyards|鯨骨驛酒莊
# GB spirits en
speyside|Glen Orrachy Distillery|奧拉奇谷蒸餾所
speyside|Strathlennan Distillery|史崔斯倫南蒸餾所
speyside|Knockmorvie Distillery|諾克莫維蒸餾所
highland|Ben Tarravoe Distillery|塔拉沃山蒸餾所
highland|Loch Eskadoon Distillery|艾斯卡敦湖蒸餾所
highland|Invercarrick Distillers|因弗卡里克蒸餾所
islay|Ardnashiel Distillery|雅德納希爾蒸餾所
islay|Port na Corran Distillery|科倫港蒸餾所
island|Skerravane Distillery|斯凱拉凡島蒸餾所
lowland|Kirkmuir Distillery|柯克繆爾蒸餾所
london|Tallow & Quill Gin|燭羽琴酒
london|Wharfside Botanic Distillers|碼頭植物蒸餾所
# GB beer en
yorkshire|Drystone Brewery|乾石牆啤酒廠
london-beer|Arches & Anvil Brewing|拱橋鐵砧精釀
# GB wine en
sussex|Chalkwing Vineyard|白堊翼酒莊
# IE spirits en
cork|Ballyvarna Distillery|巴利瓦納蒸餾所
dublin|Liffey Cooper Distillers|利菲桶匠蒸餾所
west-ireland|Carrowmoyle Distillery|卡洛莫爾蒸餾所
# IE beer en
cork-beer|Blackthorn Quay Brewery|黑刺李碼頭啤酒廠
# KR sake ko
gyeonggi|Dalbit Yangjo|月光釀造|달빛누룩양조
gyeonggi|Haneulmul Brewery|天水釀造|하늘물누룩양조장
jeolla|Nurimaeul Brewery|努里村釀造場|누리마을누룩도가
andong|Solbaram Soju|松風燒酒|안동솔바람소주방
jeju|Oreum Tangerine Brewery|小岳柑橘釀造|오름감귤술도가
# KR beer ko
seoul-beer|Hangang Lantern Brewing|漢江燈籠精釀|한강등불브루잉
busan-beer|Galmaegi Pier Brewing|鷗碼頭精釀|갈맷빛부두브루잉
# CN wine zh-Hans
ningxia|Helan Cloudfoot Winery|雲麓酒莊|云麓酒庄
ningxia|Shahu Gravel Estate|沙湖礫石酒莊|沙湖砾石酒庄
yunnan|Meili Snow Valley Vineyard|雪谷酒莊|雪谷酒庄
# CN spirits zh-Hans
guizhou|Chishui Stone Cellar Distillery|赤水石窖酒坊|赤水石窖酒坊
# CZ beer cs
pilsen|Pivovar U Zlatého Kohouta|金公雞啤酒廠
moravia|Pivovar Stará Sladovna|老麥芽坊啤酒廠
bohemia|Pivovar Modrá Lípa|藍菩提啤酒廠
# CZ spirits cs
moravia-spirits|Palírna Švestkový Dvůr|李子莊蒸餾所
# BE beer nl
flanders|Brouwerij De Stille Molen|靜磨坊啤酒廠
flanders|Brouwerij Hopveld|啤花田啤酒廠
antwerp|Stadsbrouwerij 't Schippershuis|船夫之家啤酒廠
pajottenland|Geuzestekerij De Kersenboom|櫻桃樹自然發酵酒坊
# BE beer fr
wallonia|Brasserie de la Grange aux Loups|狼穀倉啤酒廠
wallonia|Brasserie Saint-Hadelinot|聖阿德里諾啤酒廠
# NL spirits nl
schiedam|Distilleerderij De Groene Kraan|綠鶴蒸餾所
schiedam|Branderij Zeven Molens|七風車蒸餾所
# NL beer nl
amsterdam|Brouwerij Het Natte Anker|濕錨啤酒廠
# MX spirits es
jalisco|Destilería Casa Agavera del Valle|谷中龍舌蘭之家
jalisco|Tequilera Tres Volcanes Azules|藍色三火山龍舌蘭
oaxaca|Palenque Doña Tierra|大地夫人梅斯卡爾
oaxaca|Mezcal Camino de Humo|煙徑梅斯卡爾
# GE wine ka
kakheti|Alazani Kvevri House|阿拉贊陶甕酒莊|ალაზნის ქვევრის სახლი
kakheti|Mtsvane Marani|綠藤酒窖|მწვანე ვაზის მარანი
imereti|Rioni Hills Winery|里奧尼丘酒莊|რიონის გორების მარანი
# HU wine hu
tokaj|Aranyköd Pincészet|金霧酒窖
tokaj|Szépkő Birtok|美石莊園
eger|Bikahegy Borászat|牛山酒莊
# GR wine el
santorini|Ktima Aspri Petra|白石莊園|Κτήμα Άσπρη Πέτρα του Νότου
nemea|Ktima Liontari Oinos|獅谷酒莊|Κτήμα Λιονταριού Οίνος
crete|Meltemi Winery of Crete|夏風酒莊|Οινοποιείο Κρητικό Μελτέμι
# CA wine en
niagara|Frostgate Estate Winery|霜門酒莊
okanagan|Sage Bench Vineyards|鼠尾草臺地酒莊
# CA spirits en
alberta|Chinook Rye Distillery|奇努克裸麥蒸餾所
# TH spirits en
isan|Mekhong Cane House|湄河甘蔗坊
# TH beer en
bangkok|Klong Night Market Brewing|運河夜市精釀
# VN beer en
saigon|Lotus Alley Brewing|蓮巷精釀
hanoi|Old Quarter Rice Brewery|古街米麥釀造
# PL spirits pl
mazovia|Gorzelnia Żytnia Łąka|黑麥草原蒸餾所
# DK beer da
copenhagen|Bryggeriet Blå Måge|藍鷗啤酒廠
# PE spirits es
ica|Destilería Valle de Ica Vieja|老伊卡谷蒸餾所
# JM spirits en
jamaica|Blue Pimento Estate|藍丁香莊園
# SE spirits sv
dalarna|Norrskog Destilleri|北林蒸餾所
# JP sake ja
niigata|Yukishiro Shuzo|雪城酒造|雪城酒造株式会社
niigata|Kubotsuru Jozo|窪鶴釀造|窪鶴醸造株式会社
niigata|Sekkei no Izumi Brewery|雪溪泉酒造|雪渓の泉酒造
niigata|Minamiuonuma Tsukishiro|月白酒造|月白酒造合名会社
yamagata|Mogami Hanakage Shuzo|最上花影酒造|最上花影酒造株式会社
yamagata|Shirataka Yuki no Mai|白鷹雪舞酒造|白鷹雪の舞酒造
yamagata|Hagurozan Kirishima|羽黑霧酒造|羽黒の霧酒造株式会社
akita|Kamakura Yukibue Shuzo|雪笛酒造|雪笛酒造株式会社
akita|Omono Kawakaze Brewery|川風酒造|雄物川風酒造
akita|Sugidama Honke|杉玉本家|杉玉本家酒造店
miyagi|Matsushima Namioto Shuzo|浪音酒造|浪音酒造株式会社
miyagi|Zao Seiryu Brewery|藏王清柳酒造|蔵王清柳酒造
fukushima|Aizu Tobari Shuzo|會津帳酒造|会津帳酒造株式会社
fukushima|Inawashiro Mizukagami|水鏡酒造|水鏡酒造合資会社
nagano|Shinshu Yatsumine Shuzo|信州八峰酒造|信州八峰酒造株式会社
nagano|Kisoji Hinoki no Kura|木曾檜藏|木曽檜の蔵酒造
nagano|Azumino Wasabizawa|安曇野山葵澤酒造|安曇野山葵沢酒造
toyama|Tateyama Shiomizu|立潮酒造|立潮酒造株式会社
ishikawa|Noto Akatombo Shuzo|能登赤蜻蛉酒造|能登赤とんぼ酒造
fukui|Echizen Hakuro Shuzo|越前白鷺酒造|越前白鷺酒造
gifu|Hida Takigawa Honten|飛驒瀧川本店|飛騨瀧川本店
shizuoka|Suruga Hamakaze Shuzo|駿河濱風酒造|駿河浜風酒造
kyoto|Fushimi Suzunone Shuzo|鈴音酒造|鈴の音酒造株式会社
kyoto|Rakusei Momiji Honke|洛西紅葉本家|洛西紅葉本家
kyoto|Uguisu no Ido Brewery|鶯井酒造|鶯の井戸酒造
hyogo|Nada Shiranami Shuzo|灘白波酒造|灘しらなみ酒造株式会社
hyogo|Harima Inaho Jozo|播磨稻穗釀造|播磨稲穂醸造
hyogo|Miyamizu Gonbei|宮水權兵衛酒造|宮水権兵衛酒造
nara|Yamato Shikanoko Shuzo|大和鹿子酒造|大和鹿の子酒造
hiroshima|Saijo Akagawara Shuzo|赤瓦酒造|西条赤瓦酒造株式会社
hiroshima|Setouchi Oboro Brewery|瀨戶朧酒造|瀬戸おぼろ酒造
okayama|Omachi no Sato Jozo|雄町里釀造|雄町の郷醸造
yamaguchi|Iwakuni Hashizume Shuzo|橋爪酒造|岩国橋詰酒造
kochi|Tosa Ryoshi no Kura|土佐漁師藏|土佐漁師の蔵
ehime|Iyo Mikan no Oka|伊予蜜柑丘酒造|伊予みかんの丘酒造
saga|Saga Arita Kamado|佐賀陶灶酒造|佐賀かまど酒造
fukuoka|Chikugo Kasasagi Shuzo|筑後鵲酒造|筑後かささぎ酒造
kagoshima|Satsuma Haibara Distillery|薩摩灰原酒造|薩摩灰原酒造
kagoshima|Amami Kokuto no Mori|奄美黑糖森酒造|奄美黒糖の森酒造
miyazaki|Hyuga Takachiho Mugi|日向高千麥酒造|日向高千麦酒造
oita|Bungo Kabosu Shuzo|豐後臭橙酒造|豊後かぼす酒造
okinawa|Ryukyu Shisa Awamori|琉球風獅泡盛|琉球シーサーの里酒造所
wakayama|Kishu Umenosato|紀州梅鄉酒造|紀州梅の郷酒造
wakayama|Kumano Kodo Fruit Brewery|熊野果實酒造|熊野果実酒造
# JP spirits ja
hokkaido|Tokachi Frost Distillery|十勝霜蒸餾所|十勝霜蒸溜所
nagano-whisky|Komagahara Distillery|駒原蒸餾所|駒ヶ原蒸溜所
yamanashi-whisky|Kaikoma Mori Distillery|甲斐森蒸餾所|甲斐の森蒸溜所
kagoshima-whisky|Kirishima Smoke Distillery|霧煙蒸餾所|霧煙蒸溜所
kyoto-gin|Gojo Sansho Distillers|五條山椒蒸餾所|五条山椒蒸溜所
shizuoka-whisky|Oigawa Mizunara Distillery|大井水楢蒸餾所|大井水楢蒸溜所
# JP beer ja
hokkaido-beer|Otaru Canal Lantern Beer|運河燈啤酒|小樽運河灯ビール
nagano-beer|Kitaalps Snowmelt Brewing|北嶺雪水啤酒|北嶺雪解けブルーイング
kyoto-beer|Machiya Alley Brewing|町家小徑啤酒|町家小径ブルーイング
osaka-beer|Naniwa Backstreet Beer|浪花裏町啤酒|なにわ裏町ビール
# JP wine ja
yamanashi|Katsunuma Budonooka Winery|勝沼葡萄崗酒莊|勝沼ぶどう崗ワイナリー
hokkaido-wine|Yoichi Kitakaze Winery|余市北風酒莊|余市北風ワイナリー
nagano-wine|Shiojiri Karamatsu Winery|鹽尻唐松酒莊|塩尻からまつワイナリー
# TW wine zh
erlin|Erlin Sunrow Winery|日畦酒莊
waipu|Waipu Redsoil Estate|紅壤酒莊
taitung-fruit|Dulan Orchard Wines|都蘭果園酒坊
miaoli-fruit|Shitan Plum Valley|獅潭梅谷酒莊
shuili|Shuili Riverstone Winery|溪石酒莊
# TW spirits zh
kinmen|Taiwu Granite Distillery|太武花崗酒廠
kinmen|Liaoluo Wind Distillery|料羅風酒坊
yilan-whisky|Lanyang Rainshadow Distillery|蘭陽雨影蒸餾所
yilan-whisky|Turtle Isle Mist Distillery|龜島霧蒸餾所
nantou-whisky|Jade Ridge Distillery|玉嶺蒸餾所
taipei-gin|Dihua Botanic Distillery|迪化草本蒸餾所
taipei-gin|Roadside Camphor Gin|路樟琴酒工坊
tainan-rum|Anping Old Sugar Rum|安平舊糖蘭姆
pingtung-rum|Hengchun Cape Rumworks|恆春岬蘭姆工坊
chiayi-spirits|Alishan Cloudstill|雲釜蒸餾所
taitung-spirits|Pacific Roselle Distillery|洛神海蒸餾所
matsu|Matsu Tunnel Aged Spirits|馬祖坑道陳釀
# TW sake zh
wufeng|Wufeng Morning Paddy Brewery|晨田清酒釀造所
taitung-rice|Chishang Cloudfield Brewery|雲田釀造所
yilan-rice|Sanxing Snowgrain Brewery|三星雪粒酒造
hualien-rice|Fuli Two Rivers Rice Wine|雙溪米酒坊
nantou-plum|Xinyi Plumrain Brewery|信義梅雨酒坊
# TW beer zh
taipei-beer|Taipei Basin Brewing|盆地精釀
taipei-beer|Banka Lane Brewing|艋舺巷精釀
taipei-beer|Keelung River Alehouse|基河啤酒屋
newtaipei-beer|Sanxia Indigo Brewing|三峽藍精釀
taoyuan-beer|Thousand Ponds Brewery|千塘啤酒廠
hsinchu-beer|Ninth Wind Brewing|九風精釀
miaoli-beer|Hakka Courtyard Brewing|禾埕精釀
taichung-beer|Dadu Terrace Brewing|大肚臺地精釀
taichung-beer|Green Tram Brewing|綠軌精釀
changhua-beer|Half-line Village Brewing|半線庄精釀
tainan-beer|Fort Lane Brewing|城垣巷精釀
kaohsiung-beer|Harbour Nine Brewing|九號港精釀
kaohsiung-beer|Yancheng Salt Pier Brewing|鹽埕碼頭精釀
hualien-beer|Pacific Gravel Brewing|七礫灘精釀
taitung-beer|Dawn Railway Brewing|晨軌精釀
yilan-beer|Rainy Plain Brewing|雨原精釀
`;
