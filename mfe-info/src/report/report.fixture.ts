import type { Report } from '@dswine/shared/contract/report';
import type { Locale } from '@dswine/shared/section/section';

export function sampleReport(locale: Locale): Report {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const Unit = localize('人次', 'visits');
  const chart = (Id: string, Title: string): Omit<Report['Charts'][number], 'Rows'> => ({
    Id,
    Kind: 'bars',
    Title,
    Text: localize('前兩天最多。', 'Most on the first two days.'),
    Unit,
    Axis: localize('日期', 'Day'),
    Series: [localize('專業買主', 'Trade'), localize('一般觀眾', 'Public')],
  });
  return {
    Id: '1',
    Year: '2025',
    Years: ['2025', '2024'],
    Title: localize('2025 展後報告', 'Show report 2025'),
    Lead: localize('把數字攤開來看。', 'What the figures say.'),
    StartDate: '2025-04-18',
    EndDate: '2025-04-21',
    Time: localize('每日 10:00–18:00', '10:00–18:00 daily'),
    Venue: localize('臺北世貿中心一館', 'Taipei World Trade Center, Hall 1'),
    Organizer: localize('島醞展覽', 'Island Ferment'),
    Partner: [localize('同業會', 'The guild')],
    Management: localize('展務部', 'Show management'),
    Sponsors: [localize('清泉飲水', 'Clear Spring Water')],
    Summary: [localize('參展商依產區排列。', 'Exhibitors stood by origin.')],
    Figures: [{ Value: 21_460, Unit, Label: localize('四天總人次', 'on four days') }],
    Charts: [
      {
        ...chart('days', localize('每日人次', 'Visits by day')),
        Rows: [
          { Label: localize('週五', 'Friday'), Values: [3860, 640] },
          { Label: localize('週六', 'Saturday'), Values: [3120, 4380] },
        ],
      },
      {
        ...chart('areas', localize('參展商分區', 'Exhibitors by area')),
        Series: [localize('參展商', 'Exhibitors')],
        Rows: [{ Label: localize('清酒', 'Sake'), Area: 'sake', Values: [10] }],
      },
      {
        ...chart('hours', localize('一天裡的人潮', 'Through the day')),
        Kind: 'line',
        Rows: [
          { Label: '10:00', Values: [820, 360] },
          { Label: '11:00', Values: [1140, 610] },
        ],
      },
    ],
    Next: [localize('兩個完整的專業日。', 'Two full trade days.')],
    File: { Src: `/api/expo/File/DSWINE2026/show-report-2025-${locale}.pdf`, Bytes: 214_300 },
  };
}
