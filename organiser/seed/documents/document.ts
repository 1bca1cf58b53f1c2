import type { Bilingual } from '@dswine/shared/contract/wire';

/** A part of a document: running text, a list, a table, or a drawing. */
export type Part =
  | { kind: 'text'; text: Bilingual }
  | { kind: 'list'; items: Bilingual[] }
  | { kind: 'table'; columns: Bilingual[]; rows: (Bilingual | string)[][] }
  | { kind: 'drawing'; svg: string | Bilingual; caption: Bilingual };

/** A document for exhibitors. `file` is its name on the shelf without language and ending. */
export type Document = {
  file: string;
  title: Bilingual;
  lead: Bilingual;
  version: string;
  sections: { title: Bilingual; parts: Part[] }[];
};

export const both = (tw: string, en: string): Bilingual => ({ tw, en });
export const text = (tw: string, en: string): Part => ({ kind: 'text', text: { tw, en } });
export const list = (...items: [string, string][]): Part => ({
  kind: 'list',
  items: items.map(([tw, en]) => ({ tw, en })),
});
export const table = (
  columns: [string, string][],
  rows: ([string, string] | string)[][],
): Part => ({
  kind: 'table',
  columns: columns.map(([tw, en]) => ({ tw, en })),
  rows: rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : { tw: cell[0], en: cell[1] })),
  ),
});
