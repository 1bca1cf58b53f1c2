import { sql } from 'kysely';
import { boothDigits, searchPatterns } from '../store/search-text.ts';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import type { EditionRecords } from '../import/records.ts';

export type ExhibitorRecord = EditionRecords['exhibitors'];
export type ExhibitorFilter = {
  Keyword?: string;
  Booth?: string;
  Country: string[];
  Area: string[];
  Category?: string;
  Tag?: string;
  Featured?: boolean;
};
export type ExhibitorOrder = { sort: 'default' | 'popularity' | 'name'; lang: 'tw' | 'en' };

/** The exhibitors that fit the filter; `without` leaves one facet's own choice out, for that facet's counts. */
function fitting(database: Database, edition: string, filter: ExhibitorFilter, without?: 'Country' | 'Area') {
  let query = database
    .selectFrom('exhibitors')
    .where('exhibitors.edition', '=', edition)
    .where(isShown('exhibitors', 'exhibitor'));
  for (const pattern of searchPatterns(filter.Keyword ?? ''))
    query = query.where(sql<boolean>`exhibitors.search_text like ${pattern} escape '\\'`);
  if (filter.Booth !== undefined) query = query.where(hasBooth(filter.Booth));
  if (filter.Country.length > 0 && without !== 'Country')
    query = query.where('exhibitors.country', 'in', filter.Country);
  if (filter.Area.length > 0 && without !== 'Area') query = query.where(hasTerm('area', filter.Area));
  if (filter.Category !== undefined) query = query.where(hasTerm('category', [filter.Category]));
  if (filter.Tag !== undefined) query = query.where(hasTerm('tag', [filter.Tag]));
  if (filter.Featured !== undefined) query = query.where('exhibitors.featured', '=', filter.Featured ? 1 : 0);
  return query;
}

function hasTerm(kind: string, codes: string[]) {
  return sql<boolean>`exists (select 1 from exhibitor_terms t where t.edition = exhibitors.edition and t.exhibitor_id = exhibitors.id and t.kind = ${kind} and t.code in (${sql.join(codes)}))`;
}

function hasBooth(text: string) {
  // A text without digits names no booth.
  return sql<boolean>`exists (select 1 from exhibitor_booths b where b.edition = exhibitors.edition and b.exhibitor_id = exhibitors.id and b.digits = ${boothDigits(text) ?? -1})`;
}

export async function countExhibitors(database: Database, edition: string, filter: ExhibitorFilter): Promise<number> {
  const row = await fitting(database, edition, filter)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

export async function listExhibitors(
  database: Database,
  edition: string,
  filter: ExhibitorFilter,
  order: ExhibitorOrder,
  limit: number,
  offset: number,
): Promise<ExhibitorRecord[]> {
  let query = fitting(database, edition, filter).select('exhibitors.record');
  if (order.sort === 'name') query = query.orderBy(order.lang === 'tw' ? 'exhibitors.rank_tw' : 'exhibitors.rank_en');
  if (order.sort === 'default') query = query.orderBy('exhibitors.search_priority', 'desc');
  if (order.sort !== 'name') query = query.orderBy('exhibitors.popularity', 'desc');
  const rows = await query.orderBy('exhibitors.id_number').limit(limit).offset(offset).execute();
  return rows.map((row) => parse(row.record));
}

/** How many exhibitors each country and each area would give, the other choices staying as they are. */
export async function countFacets(
  database: Database,
  edition: string,
  filter: ExhibitorFilter,
): Promise<{ countries: Map<string, number>; areas: Map<string, number> }> {
  const countries = await fitting(database, edition, filter, 'Country')
    .select(['exhibitors.country as code', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('exhibitors.country')
    .execute();
  const areas = await fitting(database, edition, filter, 'Area')
    .innerJoin('exhibitor_terms', (join) =>
      join
        .onRef('exhibitor_terms.edition', '=', 'exhibitors.edition')
        .onRef('exhibitor_terms.exhibitor_id', '=', 'exhibitors.id')
        .on('exhibitor_terms.kind', '=', 'area'),
    )
    .select(['exhibitor_terms.code as code', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('exhibitor_terms.code')
    .execute();
  const counts = (rows: { code: string; total: number }[]) => new Map(rows.map((row) => [row.code, Number(row.total)]));
  return { countries: counts(countries), areas: counts(areas) };
}

export async function findExhibitor(
  database: Database,
  edition: string,
  id: string,
): Promise<ExhibitorRecord | undefined> {
  const row = await database
    .selectFrom('exhibitors')
    .select('record')
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where(isShown('exhibitors', 'exhibitor'))
    .executeTakeFirst();
  return row && parse(row.record);
}

/** Those of the ids that are shown, in no order. */
export async function findExhibitors(
  database: Database,
  edition: string,
  ids: readonly string[],
): Promise<ExhibitorRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('exhibitors')
    .select('record')
    .where('edition', '=', edition)
    .where('id', 'in', [...new Set(ids)])
    .where(isShown('exhibitors', 'exhibitor'))
    .execute();
  return rows.map((row) => parse(row.record));
}

/** Others of the same area; those of the same country first. */
export async function listRelated(
  database: Database,
  edition: string,
  of: ExhibitorRecord,
  limit: number,
): Promise<ExhibitorRecord[]> {
  const rows = await database
    .selectFrom('exhibitors')
    .select('record')
    .where('edition', '=', edition)
    .where('area', '=', of.Areas[0] ?? '')
    .where('id', '<>', of.Id)
    .where(isShown('exhibitors', 'exhibitor'))
    .orderBy(sql`case when country = ${of.Country} then 0 else 1 end`)
    .orderBy('popularity', 'desc')
    .orderBy('id_number')
    .limit(limit)
    .execute();
  return rows.map((row) => parse(row.record));
}

const parse = (record: string) => JSON.parse(record) as ExhibitorRecord;
