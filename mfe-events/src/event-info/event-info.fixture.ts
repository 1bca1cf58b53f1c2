import type { EventInfo, EventInfoItem } from '@dswine/shared/contract/event-info';

const picture = {
  Src: '/media/exhibitor-1082.svg',
  Width: 600,
  Height: 400,
  Tone: 'wine',
} as const;
const item: EventInfoItem = {
  Id: '155-1',
  Title: '酒杯刻字免費',
  Text: '可現場免費試刻店名。',
  Note: '每日前 20 組',
  Area: 'wine',
  Picture: picture,
  Exhibitor: { Id: '1082', Name: '竹塹透光玻璃', Booths: ['A0726'] },
};
const product: EventInfoItem = {
  ...item,
  Id: '156-1',
  Title: '鈴音純米大吟釀',
  Text: '米的甜味。',
  Area: 'sake',
  Product: {
    Id: '20148',
    Native: { Text: '鈴音 純米大吟醸', Lang: 'ja' },
    Category: { Code: 'daiginjo', Name: '大吟釀' },
    Country: { Code: 'JP', Name: '日本' },
  },
};

/** One topic, or both without `id`. The records exist in Chinese only. */
export function sampleInfo(id?: string): EventInfo {
  const topics = [
    {
      Id: '155',
      Title: '展場限定優惠',
      Lead: '走到攤位才拿得到的服務。',
      Notice: '不販售酒類。',
      Total: 1,
      Items: [item],
    },
    {
      Id: '156',
      Title: '新品型錄',
      Lead: '第一次在臺灣亮相。',
      Notice: '不含價格。',
      Total: 1,
      Items: [product],
    },
  ];
  const All = topics.map(({ Id, Title }) => ({ Id, Title }));
  return { All, Topics: topics.filter((topic) => id === undefined || topic.Id === id) };
}
