import type { Logger } from 'pino';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { PageComposition } from '../../src/composition/page-state.ts';
import type { LoadProblem } from '../../releases/index.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { Settings } from '../settings/settings.ts';
import type { ProcessData } from './render-worker.ts';
import { createLeftOutSections, type LeftOut } from './left-out.ts';
import {
  createProcessGroup,
  type GroupOptions,
  type GroupState,
  type ProcessGroup,
  type RenderSample,
} from './process-group.ts';

/** Keeps the processes of one composition alive while a page is rendered. */
export type RenderLease = Pick<ProcessGroup, 'reserve' | 'render' | 'leftOut'> & {
  release: () => void;
};

export type RenderPool = ReturnType<typeof createRenderPool>;

type Dependencies = {
  options: GroupOptions;
  /** What a process receives at its start. `warmUp` is the page that warms it up. */
  process: Pick<ProcessData, 'site' | 'warmUp' | 'recordsConsole'>;
  log: Logger;
  clock?: Clock;
  /** Called after each rendering. */
  onRendered?: (sample: RenderSample) => void;
  /** Called after a process has become warm: another composition may be served from now on. */
  onWarm?: () => void;
};

/** How busy the processes of all compositions are. */
export type PoolState = GroupState & {
  /** Since when the current composition is served, in ms since the epoch. */
  servedSince: number;
};

const MB = 1024 * 1024;

export function poolOptions({
  processes,
  renderLimit,
}: Pick<Settings, 'processes' | 'renderLimit'>) {
  return {
    size: processes,
    limits: { cpu: renderLimit, memory: 400 * MB },
    // Near the limit of the heap, pages of all sections would wait for the garbage collector.
    retireAbove: { heap: 144 * MB, external: 48 * MB },
    queue: { length: 100, wait: 30_000 },
  } satisfies GroupOptions;
}

type Group = ProcessGroup & { leases: number };

/**
 * Renders pages in processes. Each composition has separate processes, so that no globals or
 * modified prototypes of a release survive a rollback.
 */
// eslint-disable-next-line max-lines-per-function -- the groups, and who uses them
export function createRenderPool(dependencies: Dependencies) {
  const { options, process, log, clock = systemClock, onRendered, onWarm } = dependencies;
  const leftOut = createLeftOutSections(log, clock);
  const groups = new Map<PageComposition, Group>();
  /** The composition that is served, and the one that will be served next. */
  let current: PageComposition | undefined;
  let next: PageComposition | undefined;
  let servedSince = clock.now();
  const currentGroup = () => current && groups.get(current);

  function groupOf({ bundles, styles, composition, bootScript, shellFiles }: Live): Group {
    const existing = groups.get(composition);
    if (existing) return existing;
    const common = { bootScript, shellFiles };
    const data = { bundles, styles, composition, common, ...process };
    const created = createProcessGroup({
      ...{ data, options, log, clock, leftOut: leftOut(bundles), onRendered, onWarm },
    });
    const group = { ...created, leases: 0 };
    groups.set(composition, group);
    return group;
  }

  function closeUnused(): void {
    for (const [composition, group] of groups) {
      if (composition === current || composition === next || group.leases > 0) continue;
      groups.delete(composition);
      void group.close();
    }
  }

  function switchTo(live: Live): Live {
    if (current !== live.composition) servedSince = clock.now();
    current = live.composition;
    next = undefined;
    groupOf(live).fill();
    closeUnused();
    return live;
  }

  return {
    /**
     * Returns a getter for the composition to serve. With `waits`, a new composition is served only
     * after one of its processes is warm; until then, the previous one is.
     */
    follow(newest: () => Live, { waits }: { waits: boolean }): () => Live {
      let served = switchTo(newest());
      return () => {
        const live = newest();
        if (live.composition === current) served = live;
        else if (!waits || groupOf(live).isReady()) served = switchTo(live);
        else if (next !== live.composition) {
          next = live.composition;
          closeUnused();
        }
        return served;
      };
    },
    lease(live: Live): RenderLease {
      const group = groupOf(live);
      group.leases += 1;
      return {
        ...group,
        release() {
          group.leases -= 1;
          closeUnused();
        },
      };
    },
    /** Starts all processes of a leased composition. Returns whether one of them is warm. */
    prepare(live: Live): boolean {
      const group = groupOf(live);
      group.fill();
      return group.isReady();
    },
    /** The sections that are left out of the served composition. */
    leftOut: (): readonly LeftOut[] => currentGroup()?.leftOut() ?? [],
    /** What cannot be rendered of the served composition, or of the next one. */
    problems: (): LoadProblem[] =>
      [current, next].flatMap((composition) => {
        const group = composition && groups.get(composition);
        return group ? problemsOf(composition, group) : [];
      }),
    isReady: (): boolean => currentGroup()?.isReady() ?? false,
    state(): PoolState {
      const total = { waiting: 0, warm: 0, busy: 0, servedSince };
      for (const group of groups.values()) {
        const { waiting, warm, busy } = group.state();
        total.waiting += waiting;
        total.warm += warm;
        total.busy += busy;
      }
      return total;
    },
    async close(): Promise<void> {
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}

function problemsOf(
  { revision, shell, sections }: PageComposition,
  { leftOut, failure }: ProcessGroup,
): LoadProblem[] {
  const missing = leftOut().map(({ section, isAlone, reason }) => {
    const version = sections.find(({ name }) => name === section)?.version;
    const release = `mfe-${section}@${version}`;
    const what = isAlone ? '' : ' of the home page';
    return {
      release,
      message: `${release} is left out${what}: ${reason}. Its team, or the operator, goes back: npm run release -- rollback mfe-${section}`,
      isFinal: false,
    };
  });
  const error = failure();
  if (!error) return missing;
  const release = `shell@${shell}`;
  const message = `Composition ${revision} cannot be rendered: no render process could be started (${error.message}).`;
  return [...missing, { release, message, isFinal: false }];
}
