import type { EditionRecords } from '../records/records.ts';

const both = (tw: string, en: string) => ({ tw, en });
const press = (
  Id: string,
  ExhibitorId: string,
  Category: string,
  day: string,
): EditionRecords['exhibitor-news'] => ({
  Id,
  ExhibitorId,
  Category,
  Title: both(`新訊 ${Id}`, `Press ${Id}`),
  Summary: both('摘要', 'Summary'),
  Body: [both('第一段', 'First'), both('第二段', 'Second')],
  PublishedAt: `${day}T09:00:00+08:00`,
  ...(Id === '802' && {
    Link: { Label: both('全文', 'In full'), Url: 'https://elegance.example/press' },
  }),
});
const category = (Code: string, tw: string, en: string): EditionRecords['terms'] => ({
  Kind: 'exhibitor-news-category',
  Code,
  Name: both(tw, en),
});

/** Press items of the small edition's exhibitors. */
export const exhibitorNewsFixture = {
  categories: [
    category('award', '得獎消息', 'Awards'),
    category('new-product', '新品發表', 'New products'),
  ],
  'exhibitor-news': [
    press('801', '1001', 'new-product', '2026-01-05'),
    press('802', '1001', 'award', '2026-02-05'),
    press('803', '1003', 'new-product', '2026-03-05'),
  ],
};
