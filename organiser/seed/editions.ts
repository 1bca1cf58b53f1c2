import type { EditionFile } from '../src/records/records.ts';
import { areas } from './parts/areas.ts';
import { calendar2025, calendar2026 } from './parts/calendar.ts';
import { edition2025 } from './parts/edition-2025.ts';
import { edition2026 } from './parts/edition-2026.ts';
import { videosOf } from './films.ts';
import { pagesOf } from './pages.ts';
import { pressOf } from './press.ts';
import { news2025, news2026 } from './parts/news.ts';
import { withLinks } from './story-links.ts';
import { termLines } from './parts/terms.ts';
import { allot } from './allotment.ts';
import { layOutHall } from './halls.ts';

export const codes = ['DSWINE2026', 'DSWINE2025'] as const;
export type Code = (typeof codes)[number];

/** The files of an edition as they are committed: name to content, one record a line. The same code gives the same bytes. */
export function writeEdition(code: Code): Record<EditionFile, string> {
  const now = code === 'DSWINE2026';
  const { exhibitors, products } = allot(
    now
      ? {
          year: 2026,
          seed: 20260417,
          exhibitors: 400,
          products: 2400,
          firstExhibitor: 1001,
          firstProduct: 20001,
          featured: 12,
        }
      : {
          year: 2025,
          seed: 20250418,
          exhibitors: 60,
          products: 300,
          firstExhibitor: 5001,
          firstProduct: 60001,
          featured: 6,
        },
  );
  const records = {
    edition: [now ? edition2026 : edition2025],
    areas,
    terms,
    hall: layOutHall(),
    exhibitors,
    products,
    news: (now ? news2026 : news2025).map(withLinks),
    calendar: now ? calendar2026 : calendar2025,
    ...pagesOf(code),
    'exhibitor-news': now ? pressOf(exhibitors) : [],
    videos: now ? videosOf(exhibitors) : [],
  };
  return Object.fromEntries(
    Object.entries(records).map(([kind, lines]) => [
      kind,
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    ]),
  ) as Record<EditionFile, string>;
}

const terms = termLines.map((line) => {
  const [Kind, Code, tw, en, Area] = line.split('|');
  return { Kind, Code, Name: { tw, en }, ...(Area ? { Area } : {}) };
});
