/** Importers and equipment makers, invented by hand: country | areas | name in English | name in Chinese | the origins or goods they carry. */
export const importers = `
TW|wine|Hanlan Wine & Spirits Trading|瀚嵐酒業|FR,IT
TW|wine|Heyue & Co.|禾岳洋行|FR,ES
TW|wine,spirits|Qingteng Cellars Import|青藤酒窖國際|IT,PT
TW|wine|Lumian Wine Merchants|麓眠葡萄酒商|FR
TW|wine|Zhuge Bay Trading|竹圍灣貿易|DE,AT
TW|wine|Old Town Cork Company|城中軟木塞商行|US,AU
TW|wine|Yongchuan Fine Wines|永川精選酒藏|FR,HU
TW|wine|Southern Slope Imports|南坡進口酒商|AU,NZ,ZA
TW|wine|Andes Line Trading|安第斯線貿易|CL,AR
TW|wine|Qiuhe Natural Wines|秋禾自然酒|FR,GE,IT
TW|wine|Lanting Wine House|蘭庭酒事|ES,PT
TW|wine,spirits|Chengguang Beverages|澄光酒類股份有限公司|FR,GB
TW|wine|Riverbank Champagne Desk|河岸香檳行|FR
TW|wine|Moyu Wine Library|墨魚葡萄酒圖書室|GR,GE,HU
TW|wine|Beitou Slope Wine Co.|北投坡酒商|IT
TW|wine|Fuxing Bridge Merchants|福星橋商行|US,CL
TW|wine|Luodong Vine & Table|羅東藤與桌|ES,IT
TW|spirits|Shanhai Cask Trading|山海桶貿易|GB,IE
TW|spirits|Eighteen Barrels Whisky|十八桶威士忌商|GB
TW|spirits|Heishi Spirits Agency|黑石烈酒代理|GB,US
TW|spirits|Dadaocheng Bar Supply|大稻埕酒吧商行|NL,GB,MX
TW|spirits|Agave Line Taiwan|龍舌線國際|MX,PE
TW|spirits|Yunquan Cognac House|雲泉干邑商會|FR
TW|spirits|Sugarcane Route Imports|蔗道進口商|JM,FR
TW|spirits,wine|Huaxin Liquor Distribution|樺信酒品通路|GB,FR,JP
TW|spirits|Quiet Room Whisky Bottlers|靜室獨立裝瓶|GB,IE
TW|spirits|Taichung Oak Exchange|台中橡木交易所|US,CA
TW|sake|Komorebi Sake Imports|葉隙清酒代理|JP
TW|sake|Hosen Trading|豐泉日本酒商社|JP
TW|sake|North Gate Sake Library|北門清酒圖書館|JP
TW|sake|Yukiguni Line Co.|雪國線商社|JP
TW|sake|Setouchi Taste Taiwan|瀨戶味商行|JP
TW|sake|Han River Liquors|漢江酒商|KR
TW|sake,spirits|Ryukyu Current Trading|黑潮琉球酒商|JP
TW|sake|Inari Alley Sake|稻荷小巷酒商|JP
TW|sake|Kura & Table|藏與桌清酒|JP
TW|beer|Cold Chain Craft|冷鏈精釀代理|US,BE
TW|beer|Abbey Road West Imports|西修院啤酒進口|BE,DE
TW|beer|Keg & Coupler Taiwan|桶與接頭貿易|CZ,DE,GB
TW|beer|Pacific Tap Distribution|太平洋酒頭通路|US,JP,NZ
TW|beer,spirits|Night Shift Beverage Co.|夜班飲品|JP,KR
TW|beer|Orchard Cider Imports|果園蘋果酒進口|FR,GB,IE
HK|wine|Harbour Steps Fine Wine|海階佳釀|FR,IT
SG|spirits|Straits Cask Merchants|海峽桶商|GB,JP
JP|sake|Kanda Sake Export Union|神田清酒輸出聯合|JP
`;
export const equipment = `
TW|wine|Hsinchu Clearlight Glassware|竹塹透光玻璃|glass
AT|wine|Glashütte Nordkamm|北嶺玻璃工坊|glass
CZ|wine|Sklárna Tichý Potok|靜溪水晶廠|glass
TW|wine|Evenstead Wine Cabinets|恆舍酒櫃|storage
FR|wine|Tonnellerie Bois-Lancier|朗西耶橡木桶廠|barrel
PT|wine|Corticeira Serra Mansa|緩丘軟木廠|closure
IT|wine|Vetreria Colle Trasparente|透丘玻璃瓶廠|bottle
TW|wine|Paper Vine Label Printing|紙藤標籤印刷|label
TW|spirits|Measure & Pour Bar Tools|量與注調酒器具|bar
JP|spirits|Tsubame Ginpu Bar Works|燕銀風調酒道具|bar
GB|spirits|Fettlewell Copper Works|費特韋爾銅製蒸餾器|still
DE|spirits|Brennkessel Auerwald|奧爾森林蒸餾設備|still
US|wine,spirits|Charline Cooperage|焦線製桶廠|barrel
TW|spirits|Clear Ice Studio Taipei|透冰工房|ice
JP|sake|Arita Hakuji Sakeware|有田白磁酒器|sakeware
JP|sake|Edo Kiriko Hikari Studio|江戶切子光工房|sakeware
TW|sake|Yingge Drift Kiln|鶯歌漂窯|sakeware
TW|sake|Rice Milling Systems Taiwan|精米系統科技|rice
TW|beer|Foam & Steel Brewing Systems|沫與鋼釀造設備|brewkit
DE|beer|Sudhaus Technik Rauenfels|勞恩費爾斯釀造技術|brewkit
TW|beer|First Pour Draught Service|初泡生啤設備|tap
BE|beer|Hopplant Poperveld|波珀田啤酒花商|hops
TW|beer|Shulin Can & Seam|樹林罐封科技|can
`;
