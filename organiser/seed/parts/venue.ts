import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';
import { parking } from './venue-parking.ts';
import { access } from './venue-access.ts';

type Venue = EditionRecords['venue'];

const metro: Venue['Ways'][number] = {
  Kind: 'metro',
  Title: both('搭捷運', 'By metro'),
  Time: both('出站步行約 3 分鐘', 'About 3 minutes on foot from the station'),
  Lead: both(
    '淡水信義線（紅線）「台北101／世貿」站就在展館旁，是最省事的走法。',
    'Taipei 101/World Trade Center on the red Tamsui–Xinyi line is next to the hall: the easiest way to come.',
  ),
  Routes: [
    {
      From: both('台北101／世貿站（紅線）', 'Taipei 101/World Trade Center (red line)'),
      Text: both(
        '由 1 號出口上到地面，依「世貿一館」指標前行即達；出口設有電梯。',
        'Take Exit 1 and follow the signs to Hall 1. The station has lifts.',
      ),
    },
    {
      From: both('市政府站（藍線）', 'Taipei City Hall (blue line)'),
      Text: both(
        '由 2 號出口出站，沿市府路向南步行約 15 分鐘，途中經過松壽路。',
        'Take Exit 2 and walk south along Shifu Road for about 15 minutes, across Songshou Road.',
      ),
    },
    {
      From: both('桃園國際機場', 'Taoyuan Airport'),
      Text: both(
        '搭機場捷運直達車到台北車站，約 40 分鐘；轉紅線往象山方向，到「台北101／世貿」站。',
        'Airport MRT express to Taipei Main Station, about 40 minutes; change to the red line towards Xiangshan and get off at Taipei 101/World Trade Center.',
      ),
    },
    {
      From: both('松山機場', 'Songshan Airport'),
      Text: both(
        '搭文湖線到「大安」站，轉紅線往象山方向，第二站下車。',
        'Brown line to Da’an, then the red line towards Xiangshan; get off at the second stop.',
      ),
    },
    {
      From: both('高鐵、臺鐵台北車站', 'High-speed rail and railway, Taipei Main Station'),
      Text: both(
        '站內轉搭紅線往象山方向，約 15 分鐘。',
        'Red line towards Xiangshan, about 15 minutes.',
      ),
    },
  ],
  Note: both(
    '捷運約於清晨六點至午夜行駛，車上請勿飲食；開瓶的樣酒請密封收好。',
    'Trains run from about 6:00 to midnight. Eating and drinking are not allowed on board; keep opened samples sealed and packed away.',
  ),
};

const bus: Venue['Ways'][number] = {
  Kind: 'bus',
  Title: both('搭公車與客運', 'By bus and coach'),
  Time: both('下車步行 2 至 15 分鐘', '2 to 15 minutes on foot from the stop'),
  Lead: both(
    '信義路與基隆路都有站牌；從外縣市來，客運多停在市府轉運站。',
    'There are stops on Xinyi Road and Keelung Road. Coaches from other cities stop at Taipei City Hall Bus Station.',
  ),
  Routes: [
    {
      From: both('世貿中心站（信義路五段）', 'World Trade Center stop (Xinyi Road, Section 5)'),
      Text: both(
        '信義幹線、20、22、226、612 等路線停靠，下車即見展館。',
        'Xinyi Main Line, 20, 22, 226, 612 and others stop in front of the hall.',
      ),
    },
    {
      From: both('世貿中心站（基隆路一段）', 'World Trade Center stop (Keelung Road, Section 1)'),
      Text: both(
        '沿基隆路往南走到信義路口左轉，步行約 5 分鐘。',
        'Walk south along Keelung Road and turn left at Xinyi Road, about 5 minutes.',
      ),
    },
    {
      From: both('市府轉運站', 'Taipei City Hall Bus Station'),
      Text: both(
        '國道客運與機場巴士的終點，沿市府路步行約 15 分鐘，或轉乘展會接駁車。',
        'The terminus of coaches and airport buses; 15 minutes on foot along Shifu Road, or take the fair’s shuttle.',
      ),
    },
  ],
  Note: both(
    '路線與班次會調整，出發前請查詢臺北市公車動態資訊。',
    'Routes and times change; please check Taipei’s live bus information before you leave.',
  ),
};

const car: Venue['Ways'][number] = {
  Kind: 'car',
  Title: both('開車與搭計程車', 'By car and taxi'),
  Time: both('由交流道約 15 至 25 分鐘', '15 to 25 minutes from the motorway'),
  Lead: both(
    '打算品飲，就把車留在家：酒後不開車，也不騎車。展館大廳設有代駕與計程車服務臺。',
    'If you mean to taste, leave the car at home: do not drive or ride after drinking. A desk in the lobby calls taxis and designated drivers.',
  ),
  Routes: [
    {
      From: both('國道 1 號', 'Freeway 1'),
      Text: both(
        '由圓山交流道接建國高架道路，信義路出口下，沿信義路向東行至五段。',
        'From Yuanshan Interchange take the Jianguo Elevated Road, leave at Xinyi Road and go east to Section 5.',
      ),
    },
    {
      From: both('國道 3 號', 'Freeway 3'),
      Text: both(
        '由木柵交流道接信義快速道路，出隧道後左轉信義路五段。',
        'From Muzha Interchange take the Xinyi Expressway; turn left into Xinyi Road Section 5 after the tunnel.',
      ),
    },
    {
      From: both('計程車與代駕', 'Taxis and designated drivers'),
      Text: both(
        '請司機停在信義路五段的正門。離場時到一樓大廳服務臺登記，會有人帶您上車。',
        'Ask for the main entrance on Xinyi Road Section 5. To leave, sign in at the desk in the ground-floor lobby and someone will see you to the car.',
      ),
    },
  ],
  Note: both(
    '展期四天信義計畫區車流量大，入口車道只供臨停上下客，布展車輛請走北側卸貨區。',
    'Traffic is heavy on all four days. The drive at the entrance is for setting down only; exhibitors’ vans use the loading bay on the north side.',
  ),
};

const foot: Venue['Ways'][number] = {
  Kind: 'foot',
  Title: both('走路與騎單車', 'On foot and by bicycle'),
  Time: both('自臺北101 步行約 5 分鐘', 'About 5 minutes from Taipei 101'),
  Lead: both(
    '信義計畫區的人行道寬，也平；走來的路上就能看到展館。',
    'Pavements in the Xinyi district are wide and level, and you see the hall on the way.',
  ),
  Routes: [
    {
      From: both('臺北101', 'Taipei 101'),
      Text: both(
        '由信義路側出口向西，過市府路就是展館。',
        'Leave on the Xinyi Road side, walk west and cross Shifu Road.',
      ),
    },
    {
      From: both('市政府', 'Taipei City Hall'),
      Text: both(
        '沿市府路向南直行，約 12 分鐘。',
        'Walk straight south along Shifu Road, about 12 minutes.',
      ),
    },
    {
      From: both('國父紀念館', 'Sun Yat-sen Memorial Hall'),
      Text: both(
        '由光復南路轉信義路向東，約 18 分鐘。',
        'Take Guangfu South Road, then Xinyi Road east, about 18 minutes.',
      ),
    },
    {
      From: both('YouBike', 'YouBike'),
      Text: both(
        '捷運站出口與市府路旁都有站點，來的時候騎；品飲過後請改搭大眾運輸。',
        'There are stations by the metro exit and on Shifu Road. Ride on the way here; after tasting, take public transport.',
      ),
    },
  ],
};

export const venue: readonly Venue[] = [
  {
    Id: '1',
    Lead: both(
      '展館在台北市信義區，與臺北101 隔著市府路相望。捷運出站三分鐘，不必開車。',
      'The hall stands in Taipei’s Xinyi district, across Shifu Road from Taipei 101. It is three minutes from the metro; there is no need to drive.',
    ),
    MapInWords: [
      both(
        '世貿一館位於信義路五段北側，西邊是基隆路一段，東邊是市府路，北邊是松壽路。',
        'Hall 1 is on the north side of Xinyi Road Section 5, with Keelung Road to the west, Shifu Road to the east and Songshou Road to the north.',
      ),
      both(
        '捷運紅線在信義路五段地下行駛，「台北101／世貿」站 1 號出口在展館東南角外。',
        'The red metro line runs under Xinyi Road; Exit 1 of Taipei 101/World Trade Center is outside the hall’s south-east corner.',
      ),
      both(
        '臺北101 在展館東側，隔著市府路。',
        'Taipei 101 is east of the hall, across Shifu Road.',
      ),
      both(
        '捷運藍線「市政府」站在展館北方約一公里，沿市府路可直達。',
        'Taipei City Hall station on the blue line is about one kilometre north, straight along Shifu Road.',
      ),
    ],
    Maps: [
      {
        Name: both('Google 地圖', 'Google Maps'),
        Href: 'https://www.google.com/maps/search/?api=1&query=Taipei+World+Trade+Center+Hall+1',
      },
      {
        Name: both('開放街圖', 'OpenStreetMap'),
        Href: 'https://www.openstreetmap.org/search?query=Taipei%20World%20Trade%20Center',
      },
      {
        Name: both('Apple 地圖', 'Apple Maps'),
        Href: 'https://maps.apple.com/?q=Taipei+World+Trade+Center+Hall+1',
      },
    ],
    Ways: [metro, bus, car, foot],
    Parking: parking,
    Access: access,
  },
];
