import type { SitePage } from './site-page.ts';

/** Pages for visitors, with what people call them. */
export const visitorPages: readonly SitePage[] = [
  {
    path: '/',
    name: { tw: '首頁', en: 'Home' },
    otherNames: 'home, 首頁, 台北國際酒展, 酒展, wine fair',
  },
  {
    path: '/VisitorInfo',
    name: { tw: '關於展覽', en: 'About Exhibition' },
    otherNames:
      '開放時間, 展覽時間, 幾點開門, 展期, 日期, opening hours, opening times, dates, when, hours, about',
  },
  {
    path: '/VisitorAdmission',
    name: { tw: '入場須知', en: 'Admission' },
    otherNames:
      '門票, 票價, 入場, 購票, 買票, 年齡, 幾歲, 小孩, 兒童, 嬰兒車, 推車, 未成年, 寵物, 行李, 開放時間, ticket, ticket price, price, admission, entry, age, children, kids, baby, stroller, pram, pushchair, pets, dogs, bags, dress code, opening hours, photography',
  },
  {
    path: '/VisitorShuttle',
    name: { tw: '免費接駁車', en: 'Free Shuttle Buses' },
    otherNames:
      '接駁, 接駁巴士, 交通車, 巴士, 機場, 車站, 末班車, shuttle bus, bus, airport, transfer, last bus',
    texts: 'shuttles',
  },
  {
    path: '/VisitorReg',
    name: { tw: '參觀預先登錄', en: 'Visitor Pre-registration' },
    otherNames:
      '登錄, 預先登記, 報名參觀, 線上登錄, 取消登錄, register, registration, cancel registration, pre-registration, sign up, badge',
  },
  {
    path: '/VisitorFloorplan',
    name: { tw: '展場平面圖', en: 'Floor Plan' },
    otherNames:
      '平面圖, 地圖, 攤位圖, 展位圖, 路線, map, hall map, booth map, plan, route, directions',
  },
  {
    path: '/VisitorExhibitor',
    name: { tw: '參展商名單', en: 'Exhibitor List' },
    otherNames:
      '參展商, 廠商, 酒莊, 名錄, 展商, exhibitors, list of exhibitors, companies, producers, makers, who exhibits',
  },
  {
    path: '/VisitorProduct',
    name: { tw: '參展產品', en: 'Exhibitor Products' },
    otherNames: '產品, 展品, 酒款, products, drinks, bottles',
  },
  {
    path: '/VisitorExNews',
    name: { tw: '參展商新訊', en: 'Exhibitor News' },
    otherNames: '參展商新聞, 新品, exhibitor news, company news, new products, launches',
  },
  {
    path: '/VisitorVideo',
    name: { tw: '影片', en: 'Videos' },
    otherNames: '影片, 短片, video, films, movies',
  },
  {
    path: '/MyList',
    name: { tw: '我的清單', en: 'My List' },
    otherNames: '清單, 收藏, 我的最愛, saved, favourites, favorites, bookmarks, shortlist',
  },
  {
    path: '/MyVisit',
    name: { tw: '我的參觀路線', en: 'My Route' },
    otherNames: '路線, 行程, 參觀行程, itinerary, my way, my visit, planner',
  },
  {
    path: '/Today',
    name: { tw: '今日展場', en: 'Today at the Fair' },
    otherNames:
      '今天, 今日, 今日節目, 現在, 正在進行, 末班車, 幾點關門, today, now, on now, what is on today, whats on, next hour, last bus',
  },
  {
    path: '/EventsCalender',
    name: { tw: '活動行事曆', en: 'Event Calendar' },
    otherNames:
      '行事曆, 節目, 節目表, 議程, 時間表, 活動時間, 日程, programme, program, schedule, calendar, calender, agenda, timetable, what is on',
  },
  {
    path: '/Events',
    name: { tw: '活動總覽', en: 'Events' },
    otherNames: '活動, 節目總覽, events, activities, highlights',
  },
  {
    path: '/EventSeminar',
    name: { tw: '專題講座', en: 'Talks' },
    otherNames: '講座, 論壇, 演講, 講者, seminar, lecture, forum, conference, speakers',
  },
  {
    path: '/EventDrink',
    name: { tw: '品飲會', en: 'Tastings' },
    otherNames: '品飲, 試飲, 品酒會, tasting, guided tasting, masterclass',
  },
  {
    path: '/EventClass',
    name: { tw: '課程', en: 'Classes' },
    otherNames: '課程, 品酒課, 品飲課, 教室, 工作坊, 上課, class, workshop, course, masterclass',
  },
  {
    path: '/EventMeet',
    name: { tw: '商務媒合', en: 'Business Meetings' },
    otherNames:
      '媒合, 買主媒合, 洽談, 商洽, 預約會面, 預約, meeting, buyers meeting, matchmaking, b2b, appointments',
  },
  {
    path: '/EventRunBar',
    name: { tw: '酒吧散步', en: 'Bar Walk' },
    otherNames: '酒吧, 夜間活動, 逛酒吧, run bar, run-bar, bar walk, bar crawl, pub crawl, evening',
  },
  {
    path: '/EventRunBar/StoreList',
    name: { tw: '店家地圖', en: 'Map of the Bars' },
    otherNames: '店家, 酒吧地圖, bars, bar map',
    texts: 'bars',
  },
  {
    path: '/EventRunBar/Apply',
    name: { tw: '報名酒吧散步', en: 'Apply for the Bar Walk' },
    otherNames: '酒吧散步報名, bar walk application, book the bar walk, run-bar application',
  },
  {
    path: '/EventKOL/Apply',
    name: { tw: '報名創作者計畫', en: 'Apply as a Creator' },
    otherNames: '創作者計畫報名, 報名創作者, KOL 報名, creator application, influencer application',
  },
  {
    path: '/EventRunBar/ApplyList',
    name: { tw: '我的報名', en: 'My Applications' },
    otherNames: '我的報名, 取消報名, my applications, cancel application',
  },
  {
    path: '/EventKOL',
    name: { tw: 'KOL 創作者計畫', en: 'KOL Programme' },
    otherNames: '網紅, 創作者, 部落客, 自媒體, influencer, creator, blogger, content creator',
  },
  {
    path: '/EventLottery',
    name: { tw: '入場序號抽獎', en: 'Daily Prize Draw' },
    otherNames: '抽獎, 獎品, 中獎, lottery, raffle, prize draw, prizes, win',
  },
  {
    path: '/EventBooth',
    name: { tw: '最清楚的攤位解說', en: 'Best-explained Booth' },
    otherNames: '票選, 投票, vote, booth vote, clearest booth, award',
  },
  {
    path: '/EventCheersVIP',
    name: { tw: '乾杯 VIP', en: 'Cheers VIP' },
    otherNames: '貴賓, 貴賓室, VIP, lounge, guest',
  },
  {
    path: '/EventInfo/155',
    name: { tw: '展場限定優惠', en: 'Offers at the Fair (Chinese)' },
    otherNames: '優惠, 折扣, offers, discounts',
  },
  {
    path: '/EventInfo/156',
    name: { tw: '新品型錄', en: 'New Products (Chinese)' },
    otherNames: '新品, 型錄, catalogue',
  },
];
