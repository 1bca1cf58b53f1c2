import { createHash } from 'node:crypto';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/bilingual';
import { boothDigits, foldSearchText } from '../store/search-text.ts';
import type { Tables } from '../store/tables.ts';
import type { Flag } from '../store/tables/flag.ts';
import type { Accepted } from './validate-records.ts';
import { nameRanks } from './name-ranks.ts';
import { pageKinds } from '../records/page-records.ts';
import { recordKey } from './read-records.ts';

export type Row = Record<string, string | number | null>;
/** The tables that an import writes. Their rows have an edition and a hash. */
export type ContentTable = {
  [Table in keyof Tables]: Tables[Table] extends { edition: string; hash: string } ? Table : never;
}[keyof Tables];
/** The columns that identify a row within an edition. */
export const rowKeys: Record<ContentTable, string[]> = {
  editions: [],
  areas: ['code'],
  terms: ['kind', 'code'],
  hall_shapes: ['id'],
  exhibitors: ['id'],
  exhibitor_terms: ['exhibitor_id', 'kind', 'code'],
  exhibitor_booths: ['number', 'exhibitor_id'],
  products: ['id'],
  news: ['id'],
  calendar_entries: ['id'],
  page_records: ['kind', 'id'],
};

/** All rows of an edition, without edition and hash. */
export function buildRows(records: Accepted): Record<ContentTable, Row[]> {
  return {
    editions: records.edition.map((record) => ({ record: JSON.stringify(record) })),
    areas: records.areas.map((record, position) => ({
      code: record.Code,
      position,
      record: JSON.stringify(record),
    })),
    terms: termRows(records),
    hall_shapes: records.hall.map((record, position) => ({
      id: recordKey('hall', record) ?? `${record.Kind}-${position}`,
      kind: record.Kind,
      position,
      record: JSON.stringify(record),
    })),
    exhibitors: exhibitorRows(records),
    exhibitor_terms: exhibitorTermRows(records),
    exhibitor_booths: records.exhibitors.flatMap((record) =>
      record.Booths.map((number) => ({
        number,
        exhibitor_id: record.Id,
        digits: boothDigits(number) ?? 0,
      })),
    ),
    products: productRows(records),
    news: records.news.map((record) => ({
      ...numbered(record),
      category: record.Category,
      published_at: new Date(record.PublishedAt).toISOString(),
    })),
    calendar_entries: records.calendar.map((record) => ({
      ...numbered(record),
      topic: record.Topic,
      starts_at: new Date(record.Start).toISOString(),
      day: record.Start.slice(0, 10),
    })),
    page_records: pageKinds.flatMap((kind) =>
      records[kind].map((record, position) => ({
        kind,
        id: record.Id,
        position,
        record: JSON.stringify(record),
      })),
    ),
  };
}

/** Adds the edition, and a hash by which the next import detects changes. */
export function stampRow(edition: string, row: Row): Row {
  return {
    ...row,
    edition,
    hash: createHash('sha256').update(JSON.stringify(row)).digest('base64url'),
  };
}

const numbered = <R extends { Id: string }>(record: R) => ({
  id: record.Id,
  id_number: Number(record.Id),
  record: JSON.stringify(record),
});
const flag = (value: boolean): Flag => (value ? 1 : 0);

function termRows(records: Accepted): Row[] {
  const ofKind = Map.groupBy(records.terms, (record) => record.Kind);
  return [...ofKind.values()].flatMap((terms) => {
    const ranks = nameRanks(terms.map((term) => term.Name));
    return terms.map((term, position) => ({
      kind: term.Kind,
      code: term.Code,
      position,
      record: JSON.stringify(term),
      ...ranks[position],
    }));
  });
}

function exhibitorRows(records: Accepted): Row[] {
  const ranks = nameRanks(records.exhibitors.map((record) => record.Name));
  const products = Map.groupBy(records.products, (product) => product.ExhibitorId);
  const categories = new Map(
    records.terms
      .filter((term) => term.Kind === 'category')
      .map((term) => [term.Code, [term.Name.tw, term.Name.en]]),
  );
  return records.exhibitors.map((record, index) => ({
    ...numbered(record),
    ...ranks[index],
    country: record.Country,
    area: record.Areas[0] ?? '',
    popularity: record.Popularity,
    search_priority: flag(record.SearchPriority),
    featured: flag(record.Featured),
    // Names and exhibits (specification § 5). The bar stops a keyword from matching across two
    // texts.
    search_text: foldSearchText(
      [
        ...names(record),
        ...record.Brands,
        ...record.Categories.flatMap((code) => categories.get(code) ?? []),
        ...(products.get(record.Id) ?? []).flatMap(names),
      ].join(' | '),
    ),
  }));
}

function exhibitorTermRows(records: Accepted): Row[] {
  return records.exhibitors.flatMap((record) => {
    const links = (kind: string, codes: string[]) =>
      [...new Set(codes)].map((code) => ({ exhibitor_id: record.Id, kind, code }));
    return [
      ...links('area', record.Areas),
      ...links('category', record.Categories),
      ...links('tag', record.Tags),
    ];
  });
}

function productRows(records: Accepted): Row[] {
  const ranks = nameRanks(records.products.map((record) => record.Name));
  return records.products.map((record, index) => ({
    ...numbered(record),
    ...ranks[index],
    exhibitor_id: record.ExhibitorId,
    category: record.Category,
    country: record.Country,
    area: record.Area,
    popularity: record.Popularity,
    rating_tenths: Math.round(record.Rating * 10),
    search_text: foldSearchText(
      [...names(record), record.Brand, record.Model, ...textsOf(record.Description)].join(' | '),
    ),
  }));
}

function names(record: { Name: LocalisedText; NativeName?: { Text: string } }): string[] {
  return [...textsOf(record.Name), ...(record.NativeName ? [record.NativeName.Text] : [])];
}
