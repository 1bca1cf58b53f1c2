import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Reports } from './server-report.ts';
import { forAll } from '../storage/storage.ts';

/** Of so many observations, so many failed. */
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
/** What one server, or all together, have counted since a canary began. */
export const CanaryFigures = Type.Object({ canary: Cohort, live: Cohort });
export type CanaryFigures = Static<typeof CanaryFigures>;

/** What servers and the command have written about a canary. */
export type CanaryFiles = {
  /** Changes while a command watches the canary. */
  beat: string | undefined;
  /** Why a server has ended it. */
  stop: string | undefined;
  figures: ReadonlyMap<string, CanaryFigures>;
};

type Place = Pick<Reports, 'list' | 'read' | 'write' | 'remove'>;

/** After so many beats without a change, nobody watches the canary. */
export const SILENT_BEATS = 10;
const MAX_SERVERS = 200;
const MAX_BYTES = 64 * 1024;
const MAX_REASON = 500;

/**
 * Files beside the reports of servers, as trusted as those: whoever may write there can end a
 * canary, or let it go on, and nothing else.
 */
export function canaryFilesOf(reports: Place, id: string) {
  const prefix = `canary-${id}.`;
  const [watch, stop] = [`${prefix}watch`, `${prefix}stop`];
  const figuresOf = (server: string) => `${prefix}${server}.figures`;

  async function text(name: string): Promise<string | undefined> {
    const bytes = await reports.read(name, MAX_BYTES).catch(() => undefined);
    return bytes?.toString('utf8');
  }

  return {
    /** Rejects when the place cannot be read. */
    async read(): Promise<CanaryFiles> {
      const names = (await reports.list('')).filter((name) => name.startsWith(prefix));
      const figures = new Map<string, CanaryFigures>();
      const counted = names.filter((name) => name.endsWith('.figures')).slice(0, MAX_SERVERS);
      await forAll(counted, async (name) => {
        const found = parse(await text(name));
        const server = name.slice(prefix.length, -'.figures'.length);
        if (found) figures.set(server, found);
      });
      const has = (name: string) => names.includes(name);
      return {
        beat: has(watch) ? await text(watch) : undefined,
        stop: has(stop) ? plain((await text(stop)) ?? 'stopped') : undefined,
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
export const removeCanaryFiles = (reports: Place) => removeAll(reports, 'canary-');

async function removeAll(reports: Place, prefix: string): Promise<void> {
  const names = (await reports.list('')).filter((name) => name.startsWith(prefix));
  await forAll(names, (name) => reports.remove(name));
}

/** The figures of all servers together. */
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
function parse(text: string | undefined): CanaryFigures | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (!Value.Check(CanaryFigures, read)) return undefined;
    const shares = [read.canary, read.live].flatMap((cohort) => [
      cohort.views,
      cohort.missing,
      cohort.browsers,
    ]);
    return shares.every(({ of, failed }) => failed <= of) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Others wrote the text, and a terminal shows it. */
function plain(text: string): string {
  return text.slice(0, MAX_REASON).replace(/\p{C}/gu, ' ');
}
