import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';
import { reportCharts } from './report-charts.ts';

export const report: readonly EditionRecords['report'][] = [
  {
    Id: '1',
    Year: '2025',
    Title: both('2025 台北國際酒展展後報告', 'Show report: Taipei Wine & Spirits Fair 2025'),
    Lead: both(
      '六十家參展商、四天、兩萬多人次。這份報告把 2025 年留下的數字攤開來看，也說明 2026 年因此改了什麼。',
      'Sixty exhibitors, four days, more than twenty thousand visits: what the figures of 2025 say, and what they changed for 2026.',
    ),
    StartDate: '2025-04-18',
    EndDate: '2025-04-21',
    Time: both('每日 10:00 至 18:00', '10:00 to 18:00 daily'),
    Venue: both('台北世貿中心一館', 'Taipei World Trade Center, Hall 1'),
    Organizer: both('島醞展覽股份有限公司', 'Island Ferment Exhibitions Co., Ltd.'),
    Partner: [
      both('臺灣釀造與蒸餾同業會', 'Taiwan Brewers and Distillers Guild'),
      both('亞洲侍酒教育學會', 'Asian Society for Wine Service Education'),
      both('餐桌文化基金會', 'Table Culture Foundation'),
    ],
    Management: both('島醞展覽股份有限公司 展務部', 'Island Ferment Exhibitions, show management'),
    Sponsors: [
      both('清泉飲水', 'Clear Spring Water'),
      both('安返代駕', 'Home Safe Drivers'),
      both('晶亮杯具', 'Bright Glassware'),
      both('冷鏈快運', 'Coldline Logistics'),
    ],
    Summary: [
      both(
        '2025 年的展覽第一次把參展商依產區排列。專業買主平均停留三小時二十分，比 2024 年的試辦展多出五十分鐘；受訪買主提到最多的理由是「同一產區可以一次比較」。',
        'In 2025 exhibitors stood by origin for the first time. Trade visitors stayed three hours and twenty minutes on average, fifty minutes more than at the trial of 2024; the reason most often given was that neighbours could be compared.',
      ),
      both(
        '事前媒合安排了 1,180 場洽談，其中七成二在展後三個月內有後續往來。八成四的參展商表示願意再來。',
        'The 1,180 meetings arranged beforehand led to further contact within three months in 72 per cent of cases. Of the exhibitors, 84 per cent plan to return.',
      ),
      both(
        '離場時，九成一的受訪者搭乘大眾運輸、計程車或代駕。大廳的代駕服務臺四天共登記 1,340 次。',
        'On leaving, 91 per cent of those asked went by public transport, taxi or designated driver. The drivers’ desk in the lobby was used 1,340 times.',
      ),
    ],
    Figures: [
      { Value: 21_460, Unit: both('人次', 'visits'), Label: both('四天總人次', 'on four days') },
      { Value: 9200, Unit: both('人次', 'visits'), Label: both('專業買主', 'by trade visitors') },
      { Value: 1180, Unit: both('場', 'meetings'), Label: both('媒合洽談', 'arranged beforehand') },
      {
        Value: 84,
        Unit: both('%', '%'),
        Label: both('參展商願意再來', 'of exhibitors plan to return'),
      },
    ],
    Charts: reportCharts,
    Next: [
      both(
        '兩個完整的專業日：2026 年週五、週六只開放買主與媒體。',
        'Two full trade days: in 2026 Friday and Saturday are for buyers and press only.',
      ),
      both(
        '洗杯站由四處增為十處，飲水站設在每一條走道的盡頭。',
        'Ten glass-washing stations instead of four, and water at the end of every aisle.',
      ),
      both(
        '平面圖與參展商名單提前六週上線，方便事先排好路線。',
        'Floor plan and exhibitor list go online six weeks ahead, so that visits can be planned.',
      ),
      both(
        '代駕服務臺延長到閉館後一小時。',
        'The drivers’ desk stays open for an hour after closing.',
      ),
    ],
  },
];
