import type { Report } from '@dswine/shared/contract/report';
import type { Locale } from '@dswine/shared/section/section';

type Localize = (tw: string, en: string) => string;

export function sampleReport(locale: Locale): Report {
  const localize: Localize = (tw, en) => (locale === 'tw' ? tw : en);
  return {
    Id: '1',
    Year: '2025',
    Years: ['2025', '2024'],
    Title: localize('2025 展後報告', 'Show report 2025'),
    Lead: localize('把數字攤開來看。', 'What the figures say.'),
    StartDate: '2025-04-18',
    EndDate: '2025-04-21',
    Time: localize('每日 10:00 至 18:00', '10:00 to 18:00 daily'),
    Venue: localize('臺北世貿中心一館', 'Taipei World Trade Center, Hall 1'),
    Organizer: localize('島醞展覽', 'Island Ferment'),
    Partner: [localize('同業會', 'The guild')],
    Management: localize('展務部', 'Show management'),
    Sponsors: [localize('清泉飲水', 'Clear Spring Water')],
    Summary: [localize('參展商依產區排列。', 'Exhibitors stood by origin.')],
    Figures: [
      {
        Value: 21_460,
        Unit: localize('人次', 'visits'),
        Label: localize('四天總人次', 'on four days'),
      },
    ],
    Charts: charts(localize),
    Next: [localize('兩個完整的專業日。', 'Two full trade days.')],
    File: { Src: `/api/expo/File/DSWINE2026/show-report-2025-${locale}.pdf`, Bytes: 214_300 },
  };
}

function charts(localize: Localize): Report['Charts'] {
  return [
    {
      Id: 'days',
      Kind: 'bars',
      Title: localize('每日人次', 'Visits by day'),
      Text: localize('前兩天最多。', 'Most on the first two days.'),
      Unit: localize('人次', 'visits'),
      Axis: localize('日期', 'Day'),
      Series: [localize('專業買主', 'Trade'), localize('一般觀眾', 'Public')],
      Rows: [
        { Label: localize('週五', 'Friday'), Values: [3860, 640] },
        { Label: localize('週六', 'Saturday'), Values: [3120, 4380] },
      ],
    },
    {
      Id: 'areas',
      Kind: 'bars',
      Title: localize('參展商分區', 'Exhibitors by area'),
      Text: localize('四個主題區。', 'Four areas.'),
      Unit: localize('家', 'exhibitors'),
      Axis: localize('主題區', 'Area'),
      Series: [localize('參展商', 'Exhibitors')],
      Rows: [
        { Label: localize('葡萄酒', 'Wine'), Area: 'wine', Values: [23] },
        { Label: localize('清酒', 'Sake'), Area: 'sake', Values: [10] },
      ],
    },
    {
      Id: 'hours',
      Kind: 'line',
      Title: localize('一天裡的人潮', 'Through the day'),
      Text: localize('高峰在十一點。', 'The peak is at eleven.'),
      Unit: localize('人次', 'visits'),
      Axis: localize('時間', 'Hour'),
      Series: [localize('前兩日', 'Fri and Sat'), localize('後兩日', 'Sun and Mon')],
      Rows: [
        { Label: '10:00', Values: [820, 360] },
        { Label: '11:00', Values: [1140, 610] },
      ],
    },
  ];
}
