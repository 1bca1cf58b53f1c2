import type { EditionRecords } from '../src/records/records.ts';
import { pressItems, type PressItem } from './parts/exhibitor-news.ts';
import type { Pair } from './parts/part.ts';

type Item = EditionRecords['exhibitor-news'];
const text = ([tw, en]: Pair) => ({ tw, en });

/** The press items of an edition with the ids of their exhibitors, the oldest first. */
export function pressOf(exhibitors: EditionRecords['exhibitors'][]): Item[] {
  return [...pressItems]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map((item, index) => recordOf(item, String(801 + index), exhibitors));
}

function recordOf(item: PressItem, Id: string, exhibitors: EditionRecords['exhibitors'][]): Item {
  const exhibitor = exhibitors.find(({ Name }) => Name.en === item.of);
  if (!exhibitor)
    throw new Error(`"${item.title[1]}" is news of ${item.of}, who does not exhibit.`);
  const site = exhibitor.Website?.replace(/\/$/u, '');
  return {
    Id,
    ExhibitorId: exhibitor.Id,
    Category: item.category,
    Title: text(item.title),
    Summary: text(item.summary),
    Body: item.body.map(text),
    PublishedAt: `${item.at}:00+08:00`,
    ...(item.link &&
      site !== undefined && {
        Link: {
          Label: {
            tw: `${exhibitor.Name.tw}網站上的全文`,
            en: `The full story at ${exhibitor.Name.en}`,
          },
          Url: `${site}/press/${item.at.slice(0, 10)}`,
        },
      }),
  };
}
