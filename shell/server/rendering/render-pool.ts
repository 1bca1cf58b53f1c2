import type { Logger } from 'pino';
import type { PageComposition } from '../../src/composition/page-state.ts';
import type { RenderedDocument } from '../../src/render-document.tsx';
import type { ResolvedComposition as Live } from '../live-composition.ts';
import type { Settings } from '../settings.ts';
import type { PageJob } from './render-worker.ts';
import { createThreadGroup, type GroupOptions, type ThreadGroup } from './thread-group.ts';

/** The threads of one composition, held while a page of it is rendered. */
export type RenderLease = {
  render: (owner: string, job: PageJob) => Promise<RenderedDocument>;
  release: () => void;
};

/**
 * Renders in threads. Each composition has threads of its own, so that nothing of a release runs
 * on after a rollback: neither its globals nor the prototypes that it changed.
 */
export type RenderPool = {
  /**
   * Follows the live composition. A new one is answered once a thread of its own is warm; until
   * then the one before it stays. With `waits: false` it is answered at once.
   */
  follow: (newest: () => Live, options: { waits: boolean }) => () => Live;
  lease: (live: Live) => RenderLease;
  /** Whether a warm thread is there for the composition that is followed. */
  isReady: () => boolean;
  close: () => Promise<void>;
};

type Parts = {
  options: GroupOptions;
  /** The page that warms a thread up. */
  warmUp: PageJob;
  log: Logger;
};

const MB = 1024 * 1024;

export function poolOptions({ threads, renderLimit }: Pick<Settings, 'threads' | 'renderLimit'>) {
  return {
    size: threads,
    limits: { cpu: renderLimit, externalMemory: 128 * MB },
    retireAbove: 48 * MB,
    queue: { length: 100, wait: 30_000 },
  } satisfies GroupOptions;
}

export function createRenderPool(parts: Parts): RenderPool {
  const groups = createGroups(parts);
  /** The composition that is answered, and the one that will be. */
  let current: PageComposition | undefined;
  let next: PageComposition | undefined;
  const closeUnused = () => groups.closeUnused([current, next]);

  function switchTo(live: Live): Live {
    current = live.composition;
    next = undefined;
    groups.of(live).fill();
    closeUnused();
    return live;
  }

  return {
    follow(newest, { waits }) {
      let answered = switchTo(newest());
      return () => {
        const live = newest();
        if (live.composition === current) answered = live;
        else if (!waits || groups.of(live).isReady()) answered = switchTo(live);
        else if (next !== live.composition) {
          next = live.composition;
          closeUnused();
        }
        return answered;
      };
    },
    lease(live) {
      const group = groups.of(live);
      group.leases += 1;
      return {
        render: group.render,
        release() {
          group.leases -= 1;
          closeUnused();
        },
      };
    },
    isReady: () => current !== undefined && groups.isReady(current),
    close: groups.close,
  };
}

type Group = ThreadGroup & { leases: number };

/** A group of threads for each composition. */
function createGroups({ options, warmUp, log }: Parts) {
  const groups = new Map<PageComposition, Group>();
  return {
    of(live: Live): Group {
      const known = groups.get(live.composition);
      if (known) return known;
      const { bundles, composition, importMap, bootScript, shellFiles } = live;
      const common = { importMap, bootScript, shellFiles };
      const data = { bundles, composition, common, warmUp };
      const group = { ...createThreadGroup({ data, options, log }), leases: 0 };
      groups.set(composition, group);
      return group;
    },
    isReady: (composition: PageComposition) => groups.get(composition)?.isReady() ?? false,
    /** Ends the threads of compositions that are over, once their last page is rendered. */
    closeUnused(used: readonly (PageComposition | undefined)[]): void {
      for (const [composition, group] of groups) {
        if (used.includes(composition) || group.leases > 0) continue;
        groups.delete(composition);
        void group.close();
      }
    },
    async close(): Promise<void> {
      await Promise.all([...groups.values()].map((group) => group.close()));
    },
  };
}
