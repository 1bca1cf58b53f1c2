import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchHit, SiteSearch } from '@dswine/shared/contract/search';
import type { Organiser } from '../../../dependencies.ts';
import { foldSearchText } from '../../../store/search-text.ts';

const seed = path.resolve(import.meta.dirname, '../../../../seed/DSWINE2026');

/**
 * A typed keyword with its right results. A condition is words of `name:value`, all of which must
 * hold: `exhibitor:1001`, `category:gin country:GB`, `page:/VisitorShuttle`. `none`: nothing is
 * found.
 */
export type Judgement = {
  in: 'exhibitors' | 'products' | 'site';
  lang: 'tw' | 'en';
  typed: string;
  right: string[];
  /** What must not be among the first ten. */
  never?: string[];
  /** What each of the first five must be. */
  only?: string;
  why: string;
};
/** A result with the record that it shows, if there is one. */
type Result = Pick<SearchHit, 'Kind' | 'Id' | 'Name' | 'Path'> & { record: string | undefined };
export type Score = { first: number; third: number; of: number; missed: string[] };

/**
 * `tuned` and `spellings` were used while the search was written, `held-out` only to measure it;
 * `visitors` are words of visitors, written before the search was tuned for them.
 */
export type JudgementFile = 'tuned' | 'spellings' | 'held-out' | 'visitors';

export function readJudgements(name: JudgementFile): Judgement[] {
  return readLines(path.join(import.meta.dirname, `${name}.jsonl`)).map(
    (line) => JSON.parse(line) as Judgement,
  );
}

/** How often the first result is right, and one of the first three. */
export async function judge(app: Organiser, judgements: readonly Judgement[]): Promise<Score> {
  const records = readRecords();
  const score: Score = { first: 0, third: 0, of: judgements.length, missed: [] };
  for (const judgement of judgements) {
    const results = await search(app, judgement, records);
    const at = rankOfRight(judgement, results);
    if (at < 1) score.first += 1;
    if (at < 3) score.third += 1;
    if (at >= 1) score.missed.push(lineOf(judgement, results, at));
  }
  return score;
}

/** The index of the first right result. Infinite without one, or with one that must not be. */
function rankOfRight({ right, never = [], only }: Judgement, results: readonly Result[]): number {
  const isWrong = (result: Result) => never.some((one) => fits(one, result));
  if (results.slice(0, 10).some(isWrong)) return Infinity;
  if (only !== undefined && !results.slice(0, 5).every((result) => fits(only, result)))
    return Infinity;
  if (right.includes('none')) return results.length === 0 ? 0 : Infinity;
  const at = results.findIndex((result) => right.some((one) => fits(one, result)));
  return at === -1 ? Infinity : at;
}

function lineOf({ in: list, lang, typed, why }: Judgement, results: readonly Result[], at: number) {
  const shown = results.slice(0, 4).map(({ Kind, Id, Name }) => `${Kind} ${Id} ${Name}`);
  return `${at < 3 ? '~' : '✗'} ${list} ${lang} 「${typed}」 (${why}): ${shown.join(', ') || 'nothing'}`;
}

const calls = { exhibitors: 'Exhibitors', products: 'Products', site: 'Search' };

/** The call that answers the keyword of a judgement. */
export function callOf({ in: list, lang, typed }: Judgement): string {
  const query = `Lang=${lang}&Keyword=${encodeURIComponent(typed)}`;
  const page = list === 'site' ? '' : '&PageSize=10&Facets=none';
  return `/api/expo/${calls[list]}/DSWINE2026?${query}${page}`;
}

async function search(
  app: Organiser,
  judgement: Judgement,
  records: ReadonlyMap<string, string>,
): Promise<Result[]> {
  const response = await app.inject(callOf(judgement));
  const withRecord = (hit: Omit<Result, 'record'>) => {
    return { ...hit, record: records.get(`${hit.Kind}:${hit.Id}`) };
  };
  if (judgement.in === 'site') {
    const { Groups } = response.json<{ Data: SiteSearch }>().Data;
    return Groups.flatMap(({ Items }) => Items.map(withRecord));
  }
  const Kind = judgement.in === 'exhibitors' ? 'exhibitor' : 'product';
  const { Items } = response.json<{ Data: { Items: { Id: string; Name: string }[] } }>().Data;
  return Items.map(({ Id, Name }) => withRecord({ Kind, Id, Name, Path: '' }));
}

const conditions = /([a-z-]+):((?:(?!\s[a-z-]+:).)+)/gu;

function fits(condition: string, result: Result): boolean {
  return [...condition.matchAll(conditions)].every(([, name = '', value = '']) =>
    holds(name, value, result),
  );
}

function holds(name: string, value: string, { Kind, Id, Name, Path, record }: Result): boolean {
  const data = record === undefined ? undefined : (JSON.parse(record) as SeedRecord);
  const conditionsOf: Record<string, () => boolean | undefined> = {
    kind: () => Kind === value,
    title: () => foldSearchText(Name).includes(foldSearchText(value)),
    page: () => Path.split('#')[0] === value,
    booth: () => Path === `/VisitorFloorplan?booth=${value}`,
    category: () => data?.Category === value || data?.Categories?.includes(value),
    area: () => data?.Area === value || data?.Areas?.includes(value),
    country: () => data?.Country === value,
    tag: () => data?.Tags.includes(value),
    name: () => data?.Name.en?.includes(value),
    text: () => record?.includes(value),
  };
  const condition = conditionsOf[name] ?? (() => Kind === name && Id === value);
  return condition() === true;
}

type SeedRecord = {
  Name: { tw?: string; en?: string };
  Country: string;
  Tags: string[];
  Area?: string;
  Areas?: string[];
  Category?: string;
  Categories?: string[];
};

/** The imported exhibitors and products, by `exhibitor:<id>` and `product:<id>`. */
function readRecords(): Map<string, string> {
  const read = (kind: 'exhibitor' | 'product') =>
    readLines(path.join(seed, `${kind}s.jsonl`)).map(
      (line) => [`${kind}:${(JSON.parse(line) as { Id: string }).Id}`, line] as const,
    );
  return new Map([...read('exhibitor'), ...read('product')]);
}

function readLines(file: string): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
