import type { SitePage } from './site-page.ts';

/** Pages for exhibitors, about the fair, and of accounts, with what people call them. */
export const otherPages: readonly SitePage[] = [
  {
    path: '/ExhibitorInfo',
    name: { tw: '參展資訊', en: 'Exhibitor Information' },
    otherNames:
      '參展, 攤位費用, 攤位, 報名參展, exhibit, how to exhibit, booth price, stand price, booth',
  },
  {
    path: '/ExhibitorInquiry',
    name: { tw: '參展洽詢', en: 'Exhibitor Inquiry' },
    otherNames:
      '洽詢, 報名參展, 申請攤位, 租攤位, book a booth, book a stand, apply, reserve a booth',
  },
  {
    path: '/ExhibitorFree',
    name: { tw: '免費服務', en: 'Free Services for Exhibitors' },
    otherNames: '免費, free services',
  },
  {
    path: '/ExhibitorUpgrade',
    name: { tw: '加值服務', en: 'Paid Services for Exhibitors' },
    otherNames: '加值, 付費, upgrade, paid services, priority listing',
  },
  {
    path: '/ExhibitorCalendar',
    name: { tw: '參展時程', en: 'Exhibitor Calendar' },
    otherNames: '截止, 截止日, 期限, 時程, deadline, deadlines, due dates, exhibitor calendar',
  },
  {
    path: '/ExhibitorDownload',
    name: { tw: '下載專區', en: 'Downloads' },
    otherNames: '下載, 表格, 文件, download, forms, documents, files, pdf',
  },
  {
    path: '/AdDirectory',
    name: { tw: '大會專刊廣告', en: 'Advertising: Fair Directory' },
    otherNames: '廣告, 專刊, advertising, ads, advertisement, directory',
  },
  {
    path: '/AdOnlineDirectory',
    name: { tw: '線上名錄廣告', en: 'Advertising: Online Directory' },
    otherNames: '廣告, 線上廣告, advertising, ads, banner',
  },
  {
    path: '/AdPublicArea',
    name: { tw: '公共區域廣告', en: 'Public Area Advertising' },
    otherNames: '廣告, 布旗, 吊旗, advertising, ads, billboards, banners',
  },
  {
    path: '/News',
    name: { tw: '最新消息', en: 'Latest News' },
    otherNames: '新聞, 消息, 公告, news, announcements',
  },
  {
    path: '/Press',
    name: { tw: '媒體專區', en: 'Press Room' },
    otherNames:
      '媒體, 記者, 採訪, 採訪證, 新聞稿, 新聞聯絡, 圖片下載, press, media, journalists, press contact, press kit, press releases, fact sheet',
  },
  {
    path: '/Press/Accreditation',
    name: { tw: '採訪證申請', en: 'Press Accreditation' },
    otherNames: '採訪證, 記者證, 媒體報到, accreditation, press pass, media pass, press badge',
  },
  {
    path: '/InfoVenue',
    name: { tw: '展館與交通', en: 'Venue & Transport' },
    otherNames:
      '交通, 怎麼去, 捷運, 公車, 停車, 停車場, 地址, 世貿, 開車, 計程車, 高鐵, 機場, 單車, 無障礙, venue, transport, how to get there, getting there, directions, metro, mrt, parking, car park, bus, taxi, train, address, airport, bicycle, access, wheelchair',
    texts: 'venue',
  },
  {
    path: '/InfoHotel',
    name: { tw: '周邊住宿', en: 'Hotels' },
    otherNames: '住宿, 飯店, 旅館, 酒店, 民宿, hotel, accommodation, where to stay, hostel',
    texts: 'hotels',
  },
  {
    path: '/InfoVisa',
    name: { tw: '簽證資訊', en: 'Visa Information' },
    otherNames: '簽證, 邀請函, 入境, 護照, visa, invitation letter, passport, entry, customs',
    texts: 'visa',
  },
  {
    path: '/InfoPartner',
    name: { tw: '合作夥伴', en: 'Partners' },
    otherNames: '夥伴, 贊助, 贊助商, 協辦, 媒體夥伴, partners, sponsors, sponsor, media partners',
    texts: 'partners',
  },
  {
    path: '/Report',
    name: { tw: '展後報告', en: 'Show Report' },
    otherNames: '報告, 統計, 數據, 人次, show report, statistics, figures, visitor numbers',
    texts: 'report',
  },
  {
    path: '/HistoryPhoto',
    name: { tw: '歷屆照片', en: 'Photo Gallery' },
    otherNames: '照片, 相簿, 圖片, photos, gallery, pictures, albums',
  },
  {
    path: '/HistoryVideo',
    name: { tw: '歷年影片', en: 'Videos of Past Fairs' },
    otherNames: '回顧, 歷年, past videos',
  },
  {
    path: '/Archive',
    name: { tw: '歷屆展覽', en: 'Past Fairs' },
    otherNames:
      '歷屆, 往年, 去年, 回顧, archive, past fairs, past editions, last year, previous years',
  },
  {
    path: '/Notify',
    name: { tw: '下一屆開展通知', en: 'Notify Me of the Next Fair' },
    otherNames:
      '明年, 下一屆, 訂閱, 電子報, 通知, next year, next fair, next edition, newsletter, subscribe, mailing list',
  },
  {
    path: '/Contact',
    name: { tw: '聯絡我們', en: 'Contact' },
    otherNames:
      '聯絡, 聯繫, 客服, 電話, 電子郵件, 失物招領, 遺失物, contact, email, phone, help, lost and found, lost property, organiser',
  },
  {
    path: '/Submission',
    name: { tw: '我送出的資料', en: 'What You Sent Us' },
    otherNames: '查詢送出的資料, 刪除資料, my data, delete my data, my inquiry',
  },
  {
    path: '/Login',
    name: { tw: '會員登入', en: 'Login' },
    otherNames: '登入, 會員, 參展商登入, log in, sign in, account, exhibitor login',
  },
  {
    path: '/Register',
    name: { tw: '會員註冊', en: 'Register' },
    otherNames: '註冊, 加入會員, create account, sign up',
  },
  {
    path: '/MemberCenter',
    name: { tw: '會員中心', en: 'Member Center' },
    otherNames: '我的帳號, member centre, my account, profile',
  },
  {
    path: '/Privacy',
    name: { tw: '隱私權聲明', en: 'Privacy' },
    otherNames: '隱私, 隱私權, 個資, 個人資料, privacy, personal data, gdpr, cookies',
  },
  {
    path: '/Accessibility',
    name: { tw: '無障礙聲明', en: 'Accessibility Statement' },
    otherNames: '無障礙網頁, accessibility, screen reader',
  },
  {
    path: '/Consent',
    name: { tw: 'Cookie 設定', en: 'Cookie Settings' },
    otherNames: 'cookie, cookies, consent',
  },
];
