/** Kind | code | Chinese | English | area (categories only). */
const lines = `
country|TW|臺灣|Taiwan
country|JP|日本|Japan
country|FR|法國|France
country|IT|義大利|Italy
country|ES|西班牙|Spain
country|DE|德國|Germany
country|PT|葡萄牙|Portugal
country|AT|奧地利|Austria
country|US|美國|United States
country|AU|澳洲|Australia
country|NZ|紐西蘭|New Zealand
country|CL|智利|Chile
country|AR|阿根廷|Argentina
country|ZA|南非|South Africa
country|GB|英國|United Kingdom
country|IE|愛爾蘭|Ireland
country|KR|韓國|South Korea
country|CN|中國大陸|China
country|CZ|捷克|Czechia
country|BE|比利時|Belgium
country|NL|荷蘭|Netherlands
country|MX|墨西哥|Mexico
country|GE|喬治亞|Georgia
country|HU|匈牙利|Hungary
country|GR|希臘|Greece
country|CA|加拿大|Canada
country|TH|泰國|Thailand
country|VN|越南|Vietnam
country|PL|波蘭|Poland
country|DK|丹麥|Denmark
country|SE|瑞典|Sweden
country|PE|祕魯|Peru
country|JM|牙買加|Jamaica
country|HK|香港|Hong Kong
country|SG|新加坡|Singapore
category|red-wine|紅葡萄酒|Red wine|wine
category|white-wine|白葡萄酒|White wine|wine
category|rose-wine|粉紅酒|Rosé wine|wine
category|amber-wine|琥珀酒|Amber wine|wine
category|sparkling-wine|氣泡酒|Sparkling wine|wine
category|sweet-fortified|甜酒與加烈酒|Sweet and fortified wine|wine
category|fruit-wine|水果酒|Fruit wine|wine
category|wine-glassware|酒杯與侍酒器具|Glassware and serving tools|wine
category|cellar-packaging|酒櫃、橡木桶與包材|Cellars, casks and packaging|wine
category|whisky|威士忌|Whisky|spirits
category|gin|琴酒|Gin|spirits
category|brandy|白蘭地|Brandy|spirits
category|rum|蘭姆酒|Rum|spirits
category|agave|龍舌蘭與梅斯卡爾|Tequila and mezcal|spirits
category|kaoliang-baijiu|高粱酒與白酒|Kaoliang and baijiu|spirits
category|liqueur|利口酒與香艾酒|Liqueur and vermouth|spirits
category|vodka|伏特加與北歐烈酒|Vodka and aquavit|spirits
category|bar-tools|調酒器具與蒸餾設備|Bar tools and stills|spirits
category|daiginjo|大吟釀|Daiginjo|sake
category|ginjo|吟釀|Ginjo|sake
category|junmai|純米酒與米酒|Junmai and rice wine|sake
category|nama-sparkling|生酒與氣泡清酒|Nama and sparkling sake|sake
category|shochu-awamori|燒酎與泡盛|Shochu and awamori|sake
category|umeshu-fruit|梅酒與和風果實酒|Umeshu and fruit liqueur|sake
category|korean-rice-wine|韓國米酒與燒酒|Korean rice wine and soju|sake
category|sakeware|清酒器與精米設備|Sakeware and rice milling|sake
category|lager|拉格啤酒|Lager|beer
category|ipa-pale-ale|IPA 與淡色艾爾|IPA and pale ale|beer
category|stout-porter|司陶特與波特|Stout and porter|beer
category|wheat-sour|小麥與酸啤酒|Wheat and sour beer|beer
category|belgian-ale|比利時艾爾|Belgian ale|beer
category|cider|蘋果酒與梨酒|Cider and perry|beer
category|brewing-equipment|釀造與生啤設備|Brewing and draught equipment|beer
tag|organic|有機認證|Certified organic
tag|biodynamic|生物動力法|Biodynamic
tag|natural|自然派|Natural
tag|single-vineyard|單一園|Single plot
tag|old-vines|老藤|Old vines
tag|single-malt|單一麥芽|Single malt
tag|cask-strength|原桶強度|Cask strength
tag|sherry-cask|雪莉桶|Sherry cask
tag|limited|限量裝瓶|Limited bottling
tag|small-batch|小批次|Small batch
tag|new-in-taiwan|首度來臺|New in Taiwan
tag|seeking-importer|徵求代理|Seeking an importer
tag|women-led|女性主理|Led by women
tag|family-estate|家族經營|Family-run
tag|volcanic-soil|火山土|Volcanic soil
tag|high-altitude|高海拔|High altitude
tag|coastal|臨海產區|Coastal
tag|local-grain|在地穀物|Local grain
tag|local-rice|在地米|Local rice
tag|local-fruit|在地水果|Local fruit
tag|local-botanicals|在地草本|Local botanicals
tag|tropical-fruit|熱帶果香|Tropical fruit
tag|tea|茶風味|Tea
tag|barrel-aged|桶陳|Barrel-aged
tag|seasonal|季節限定|Seasonal
tag|traditional-method|傳統工法|Traditional method
tag|spontaneous|自然發酵|Spontaneous fermentation
tag|light-bottle|輕量瓶|Lightweight bottle
tag|equipment|設備器具|Equipment
news-category|fair|展覽公告|Fair notices
news-category|exhibitors|參展動態|Exhibitors
news-category|programme|活動節目|Programme
news-category|market|產業觀察|Trade and market
news-category|visiting|參觀資訊|Visiting
exhibitor-news-category|new-product|新品發表|New products
exhibitor-news-category|award|得獎消息|Awards
exhibitor-news-category|at-the-booth|攤位預告|At the booth
exhibitor-news-category|people|人物與酒廠|People and places
exhibitor-news-category|partner|合作洽談|Partners wanted
video-category|fair|逛展指南|Around the fair
video-category|craft|釀造現場|How it is made
video-category|tasting|品飲知識|Tasting
video-category|exhibitor|參展商|Exhibitors
video-category|history|歷年回顧|Past fairs
calendar-topic|1|開幕與典禮|Opening and ceremonies
calendar-topic|2|品飲會|Tastings
calendar-topic|3|專題講座|Talks
calendar-topic|4|商務媒合|Business meetings
calendar-topic|5|競賽與頒獎|Competitions and awards
calendar-topic|6|課程|Classes
calendar-topic|7|特別活動|Special events
`;

export const termLines = lines.trim().split('\n');
