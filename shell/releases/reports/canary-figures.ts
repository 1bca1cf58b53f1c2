import { Type, type Static } from 'typebox';
import type { Canary } from '@dswine/shared/contract/canary';
import { checkedJson } from '@dswine/shared/contract/parse-json';
import { forAll } from '../storage/storage.ts';
import type { ReportFiles } from './server-reports.ts';

export type Share = { of: number; failed: number };

/** What readers of a canary, or of what is live in the same time, have had. */
export type CohortFigures = {
  /** Views of pages; failed are errors (5xx) and pages in which a part could not be rendered. */
  views: Share;
  /** The same views; failed are those with a status of 4xx. */
  missing: Share;
  /** Views of which browsers reported; failed are those with an error or a file that was lost. */
  browsers: Share;
  /** Interactions by the time until the next paint, in ms: `[upper limit, number]`, ascending. */
  inp: readonly (readonly [ms: number, count: number])[];
};

const Count = Type.Integer({ minimum: 0 });
const ShareOfViews = Type.Object({ of: Count, failed: Count });
const Cohort = Type.Object({
  views: ShareOfViews,
  missing: ShareOfViews,
  browsers: ShareOfViews,
  inp: Type.Array(Type.Tuple([Type.Number({ minimum: 0 }), Count]), { maxItems: 500 }),
});
export const CanaryFigures = Type.Object({ canary: Cohort, live: Cohort });
export type CanaryFigures = Static<typeof CanaryFigures>;

/** What servers and the command have written about a canary. */
type CanaryFiles = {
  beat: string | undefined;
  stop: string | undefined;
  figures: ReadonlyMap<string, CanaryFigures>;
};

/** After so many beats without a change, nobody watches the canary. */
export const SILENT_BEATS = 10;
const MAX_SERVERS = 200;
const MAX_BYTES = 64 * 1024;
const MAX_REASON = 500;

/**
 * Files beside the reports of servers, as trusted as those: whoever may write there can end a
 * canary, or let it go on, and nothing else.
 */
export function canaryFilesOf(reports: ReportFiles, id: string) {
  const prefix = `canary-${id}.`;
  const [watch, stop] = [`${prefix}watch`, `${prefix}stop`];
  const figuresOf = (server: string) => `${prefix}${server}.figures`;

  const read = (name: string) => reports.read(name, MAX_BYTES).catch(() => undefined);

  return {
    /** Rejects when the place cannot be read. */
    async read(): Promise<CanaryFiles> {
      const names = (await reports.list('')).filter((name) => name.startsWith(prefix));
      const figures = new Map<string, CanaryFigures>();
      const counted = names.filter((name) => name.endsWith('.figures')).slice(0, MAX_SERVERS);
      await forAll(counted, async (name) => {
        const found = parse(await read(name));
        const server = name.slice(prefix.length, -'.figures'.length);
        if (found) figures.set(server, found);
      });
      const has = (name: string) => names.includes(name);
      return {
        beat: has(watch) ? (await read(watch))?.toString() : undefined,
        stop: has(stop) ? plain((await read(stop))?.toString() ?? 'stopped') : undefined,
        figures,
      };
    },
    beat: (count: number) => reports.write(watch, Buffer.from(String(count))),
    stop: (reason: string) => reports.write(stop, Buffer.from(reason)),
    report: (server: string, figures: CanaryFigures) =>
      reports.write(figuresOf(server), Buffer.from(JSON.stringify(figures))),
    /** Leaves those of other canaries: one of them may have replaced this one. */
    remove: () => removeAll(reports, prefix),
  };
}

/** Removes what is left of earlier canaries. */
export const removeCanaryFiles = (reports: ReportFiles) => removeAll(reports, 'canary-');

async function removeAll(reports: ReportFiles, prefix: string): Promise<void> {
  const names = (await reports.list('')).filter((name) => name.startsWith(prefix));
  await forAll(names, (name) => reports.remove(name));
}

export function sumFigures(all: Iterable<CanaryFigures>): CanaryFigures {
  const each = [...all];
  return {
    canary: sumCohorts(each.map(({ canary }) => canary)),
    live: sumCohorts(each.map(({ live }) => live)),
  };
}

function sumCohorts(cohorts: readonly CohortFigures[]): Static<typeof Cohort> {
  const inp = new Map<number, number>();
  for (const [ms, count] of cohorts.flatMap((cohort) => cohort.inp))
    inp.set(ms, (inp.get(ms) ?? 0) + count);
  return {
    views: sumShares(cohorts.map(({ views }) => views)),
    missing: sumShares(cohorts.map(({ missing }) => missing)),
    browsers: sumShares(cohorts.map(({ browsers }) => browsers)),
    inp: [...inp].sort(([a], [b]) => a - b),
  };
}

function sumShares(shares: readonly Share[]): Share {
  const sum = (name: keyof Share) => shares.reduce((total, share) => total + share[name], 0);
  return { of: sum('of'), failed: sum('failed') };
}

/** Each of no more than it is of: others may have written the file. */
function parse(bytes: Buffer | undefined): CanaryFigures | undefined {
  const figures = checkedJson(CanaryFigures, bytes);
  const shares = [figures?.canary, figures?.live].flatMap((cohort) =>
    cohort ? [cohort.views, cohort.missing, cohort.browsers] : [],
  );
  return shares.every(({ of, failed }) => failed <= of) ? figures : undefined;
}

/** Others wrote the text, and a terminal shows it. */
function plain(text: string): string {
  return text.slice(0, MAX_REASON).replace(/\p{C}/gu, ' ');
}

export type Limits = Canary['limits'];

export const defaultLimits: Limits = { views: 100, errors: 20, inpPercent: 50, inpMs: 100 };

/** Views, or interactions, before which nothing is judged. */
const MIN_SAMPLE = 50;
const MIN_INTERACTIONS = 100;
/** Fewer failures are ignored. */
const MIN_FAILED = 5;
/** How many times the failure rate of live a canary may have. */
const MAX_RATIO = 3;

/**
 * Compares a canary with what is live: a sentence why it is worse, or undefined. Worse is a failure
 * rate that is both more than `MAX_RATIO` times that of live and more than `errors` per mille above
 * it; or an INP (75th percentile) that is both `inpPercent` and `inpMs` above that of live.
 */
export function findWorse(
  canary: CohortFigures,
  live: CohortFigures,
  limits: Limits,
): string | undefined {
  const failures = [
    ['of views failed', canary.views, live.views],
    ['of views were not found', canary.missing, live.missing],
    ['of views had errors in the browser', canary.browsers, live.browsers],
  ] as const;
  for (const [what, own, other] of failures)
    if (isWorse(own, other, limits.errors / 1000))
      return `${percent(own)} ${what}, of live ${percent(other)}`;
  const [inp, liveInp] = [quartile(canary.inp), quartile(live.inp)];
  if (inp === undefined || liveInp === undefined) return undefined;
  const slow = Math.max(liveInp * (1 + limits.inpPercent / 100), liveInp + limits.inpMs);
  return inp > slow
    ? `interactions took ${inp} ms (INP, 75th percentile), of live ${liveInp} ms`
    : undefined;
}

export function describeRule({ views, errors, inpPercent, inpMs }: Limits): string {
  return (
    `It ends when more of its views fail than of live in the same time (5xx or a missing part, 4xx, errors in the browser): more than ${MAX_RATIO} times as many, and ${errors / 10} percentage points more; ` +
    `or when its INP (75th percentile) is ${inpPercent} % and ${inpMs} ms above that of live. ` +
    `Nothing is judged before ${MIN_SAMPLE} views with ${MIN_FAILED} failures, or ${MIN_INTERACTIONS} interactions. ` +
    `Its share grows only after ${views} views.`
  );
}

function isWorse(canary: Share, live: Share, margin: number): boolean {
  if (canary.of < MIN_SAMPLE || canary.failed < MIN_FAILED) return false;
  const rate = shareOf(live);
  return shareOf(canary) > Math.max(rate * MAX_RATIO, rate + margin);
}

/** The 75th percentile in ms; undefined with few observations. */
function quartile(counts: CohortFigures['inp']): number | undefined {
  const of = counts.reduce((total, [, count]) => total + count, 0);
  let seen = 0;
  for (const [ms, count] of counts) {
    seen += count;
    if (of >= MIN_INTERACTIONS && seen >= of * 0.75) return ms;
  }
  return undefined;
}

function shareOf({ of, failed }: Share): number {
  return of === 0 ? 0 : failed / of;
}

export function percent(share: Share): string {
  return `${(shareOf(share) * 100).toFixed(1)} % (${share.failed} of ${share.of})`;
}
