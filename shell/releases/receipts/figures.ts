import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Reports } from '../server-report.ts';
import { forAll } from '../storage/storage.ts';
import { addHistogram, percentile, type Histogram } from './histogram.ts';

/**
 * What servers count of each release. `views`: pages of the section that were answered, from the
 * cache too. `errors`: those with a status of 5xx. `failedRenders`: parts of pages that could not
 * be rendered, also when an earlier page was shown instead. `browserErrors`: uncaught errors,
 * rejections and errors that a boundary caught. `failedLoads`: code that did not arrive.
 */
export const countNames = [
  'views',
  'errors',
  'failedRenders',
  'browserErrors',
  'failedLoads',
] as const;
export type CountName = (typeof countNames)[number];
/** Web vitals: INP and LCP in ms, CLS. */
export const vitalNames = ['inp', 'lcp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

export type NamedSection = { section: string; release: string };

const Amount = Type.Optional(Type.Number({ minimum: 0 }));
const Buckets = Type.Optional(Type.Record(Type.String(), Type.Number({ minimum: 0 })));
/** What was counted of a release. Names without a count are missing. */
const Tally = Type.Object({
  views: Amount,
  errors: Amount,
  failedRenders: Amount,
  browserErrors: Amount,
  failedLoads: Amount,
  inp: Buckets,
  lcp: Buckets,
  cls: Buckets,
});
export type Tally = Static<typeof Tally>;

/** What was counted from `at` (ms since the epoch) on, for `ms`: by `<section>@<release>`. */
export const FigureSlot = Type.Object({
  at: Type.Integer({ minimum: 0 }),
  ms: Type.Integer({ minimum: 1 }),
  releases: Type.Record(Type.String(), Tally),
});
export type FigureSlot = Static<typeof FigureSlot>;
const FigureSlots = Type.Array(FigureSlot);

export type Figures = Record<CountName, number> &
  Record<VitalName, { count: number; p75: number | undefined }>;

export const figureKey = ({ section, release }: NamedSection) => `${section}@${release}`;

/** Adds counts to those of the same release. */
export function addTally(to: Tally, from: Tally): void {
  for (const name of countNames)
    if (from[name] !== undefined) to[name] = (to[name] ?? 0) + from[name];
  for (const name of vitalNames) if (from[name]) addHistogram((to[name] ??= {}), from[name]);
}

/** The figures of a release since a moment, in ms since the epoch. Slots count whole. */
export function sumFigures(
  slots: readonly FigureSlot[],
  of: NamedSection,
  sinceMs: number,
): Figures {
  const sum: Tally = {};
  for (const { at, ms, releases } of slots) {
    const tally = releases[figureKey(of)];
    if (tally && at + ms > sinceMs) addTally(sum, tally);
  }
  return figuresIn(sum);
}

export function figuresIn(tally: Tally): Figures {
  const counts = countNames.map((name) => [name, tally[name] ?? 0] as const);
  const vitals = vitalNames.map((name) => [name, p75(tally[name] ?? {})] as const);
  return { ...Object.fromEntries(counts), ...Object.fromEntries(vitals) } as Figures;
}

function p75(histogram: Histogram): Figures[VitalName] {
  const { count, value } = percentile(histogram, 0.75);
  return { count, p75: value };
}

/** Beside the reports of the servers. */
const FOLDER = 'figures';
const MAX_SERVERS = 200;
const MAX_BYTES = 1024 * 1024;

/** Where a server writes its figures. `report` is the name of its report. */
export const figuresFile = (report: string) => `${FOLDER}/${report}`;

/** The slots of all running servers. Rejects when they cannot be listed. */
export async function readFigures(reports: Pick<Reports, 'list' | 'read'>): Promise<FigureSlot[]> {
  const names = (await reports.list(FOLDER)).filter((name) => /^[\w.-]{1,120}\.json$/.test(name));
  const found: FigureSlot[] = [];
  await forAll(names.slice(0, MAX_SERVERS), async (name) => {
    const bytes = await reports.read(figuresFile(name), MAX_BYTES).catch(() => undefined);
    found.push(...parse(bytes));
  });
  return found;
}

function parse(bytes: Buffer | undefined): FigureSlot[] {
  try {
    const slots: unknown = JSON.parse(bytes?.toString('utf8') ?? '');
    return Value.Check(FigureSlots, slots) ? slots : [];
  } catch {
    return [];
  }
}
