import type { Calendar, CalendarDetail, CalendarEntry } from '@dswine/shared/contract/calendar';

const tasting = { Code: '3', Name: '主題品飲' };
const talk = { Code: '2', Name: '專題講座' };
const milestone = { Code: '1', Name: '籌備時程' };

/** Two days of the fair and a deadline before it, in order of start. */
export const sampleEntries: CalendarEntry[] = [
  {
    Id: '701',
    Title: '展前說明會',
    Summary: '進場時程、裝潢規範與保稅酒品通關一次說明。',
    Topic: milestone,
    Start: '2026-03-12T14:00:00+08:00',
    End: '2026-03-12T16:00:00+08:00',
    Place: '線上會議',
  },
  {
    Id: '702',
    Title: '開幕儀式',
    Summary: '四區策展人導覽，並公布年度酒款評鑑名單。',
    Topic: talk,
    Start: '2026-04-17T10:00:00+08:00',
    End: '2026-04-17T10:40:00+08:00',
    Place: '展覽一館 A 區主舞台',
  },
  {
    Id: '703',
    Title: '山坡上的夏多內：三個海拔，一個年份',
    Summary: '由低到高品飲三款同年份的夏多內，談海拔如何改變酸度。',
    Topic: tasting,
    Start: '2026-04-17T13:30:00+08:00',
    End: '2026-04-17T14:45:00+08:00',
    Place: '展覽一館 品飲室 1',
    Area: 'wine',
    Speaker: '林以晴',
  },
  {
    Id: '704',
    Title: '精米步合之外：酵母與香氣',
    Summary: '四支清酒、四種酵母，聽杜氏談香氣從何而來。',
    Topic: tasting,
    Start: '2026-04-18T11:00:00+08:00',
    End: '2026-04-18T12:00:00+08:00',
    Place: '展覽一館 品飲室 2',
    Area: 'sake',
    Speaker: '佐野真帆',
  },
  {
    Id: '705',
    Title: '小廠啤酒的冷鏈運輸',
    Summary: '從酒廠到吧檯，溫度如何守住風味。',
    Topic: talk,
    Start: '2026-04-18T15:00:00+08:00',
    End: '2026-04-18T16:00:00+08:00',
    Place: '展覽一館 B 區講堂',
    Area: 'beer',
  },
];

export const sampleCalendar: Calendar = {
  Topics: [
    { ...milestone, Count: 1 },
    { ...talk, Count: 2 },
    { ...tasting, Count: 2 },
  ],
  Entries: sampleEntries,
};

export const sampleDetail: CalendarDetail = {
  Id: '703',
  Title: '山坡上的夏多內：三個海拔，一個年份',
  Summary: '由低到高品飲三款同年份的夏多內，談海拔如何改變酸度。',
  Topic: tasting,
  Start: '2026-04-17T13:30:00+08:00',
  End: '2026-04-17T14:45:00+08:00',
  Place: '展覽一館 品飲室 1',
  Area: 'wine',
  Speaker: '林以晴',
  Body: [
    '同一座山、同一位釀酒師、同一個年份，葡萄園卻分別位於海拔三百、六百與九百公尺。',
    '每款提供三十毫升，現場備有吐酒桶與飲用水。座位有限，請提前十分鐘入場。',
  ],
  Picture: { Src: '/media/events/703.svg', Width: 1200, Height: 800, Tone: 'wine' },
  Capacity: 32,
  Fee: 'NT$600（含稅）',
  SameDay: [
    {
      Id: '702',
      Title: '開幕儀式',
      Summary: '四區策展人導覽，並公布年度酒款評鑑名單。',
      Topic: talk,
      Start: '2026-04-17T10:00:00+08:00',
      End: '2026-04-17T10:40:00+08:00',
      Place: '展覽一館 A 區主舞台',
    },
  ],
};
