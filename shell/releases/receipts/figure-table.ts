import type { SectionOverview } from './overview.ts';
import type { Figures } from './figures.ts';
import type { Receipt } from './receipt.ts';

const heads = [
  'release',
  'views',
  '5xx',
  'failed renders',
  'browser errors',
  'failed loads',
  'INP p75',
  'LCP p75',
  'CLS p75',
];

/** The figures of a release as texts: counts, and web vitals with their units. */
function figureTexts(figures: Figures): string[] {
  const { views, errors, failedRenders, browserErrors, failedLoads, inp, lcp, cls } = figures;
  const counts = [views, errors, failedRenders, browserErrors, failedLoads].map(String);
  const ms = ({ p75 }: Figures['inp']) => (p75 === undefined ? '–' : `${Math.round(p75)} ms`);
  return [...counts, ms(inp), ms(lcp), cls.p75 === undefined ? '–' : cls.p75.toFixed(3)];
}

/** A table for a terminal. */
export function figureTable(sections: readonly SectionOverview[]): string {
  const rows = sections.flatMap(({ section, releases }) =>
    releases.map(({ release, isLive, figures }) => [
      `${isLive ? '*' : ' '} ${section}@${release}`,
      ...figureTexts(figures),
    ]),
  );
  const all = [[`  ${heads[0]}`, ...heads.slice(1)], ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Receipts for a terminal, newest first. */
export function receiptLines(receipts: readonly Receipt[]): string {
  return receipts
    .map((receipt) => {
      const { id, last, count, kind, section, release, page, composition } = receipt;
      const time = new Date(last).toISOString().slice(0, 19).replace('T', ' ');
      return (
        `${id}  ${time}  ${count}×  ${section}@${release}  ${page}  composition ${composition}\n` +
        `    ${[kind, ...whatIsKnown(receipt)].join('  ')}`
      );
    })
    .join('\n');
}

/** The class of the error, its kind, the engine, and where in which file. */
function whatIsKnown({ name, detail, engine, stack }: Receipt): string[] {
  return [name, detail, engine, stack?.[0]].filter((text) => text !== undefined);
}

/** All receipts of some sections, newest first. */
export function newestReceipts(sections: readonly SectionOverview[], limit: number): Receipt[] {
  return sections
    .flatMap(({ receipts }) => receipts)
    .sort((a, b) => b.last - a.last)
    .slice(0, limit);
}
