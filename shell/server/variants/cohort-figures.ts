import type { CanaryFigures } from '../../releases/index.ts';
import type { PageLabels } from '../http/page-labels.ts';

/** What a browser has reported of a view of a page. */
export type BrowserView = {
  /** The composition that it showed. */
  revision: number;
  /** Whether it is the first report of this view: later ones do not count it again. */
  isFirst: boolean;
  hasFailed: boolean;
  /** Interaction to Next Paint, in ms. */
  inp?: number | undefined;
};

/** Counts what readers of a canary, and of what is live in the same time, have had. */
export type CohortCounter = {
  /** `status`: with which the page was answered. */
  view: (labels: Pick<PageLabels, 'variant' | 'isBroken'>, status: number) => void;
  browser: (view: BrowserView, isCanary: boolean) => void;
  figures: () => CanaryFigures;
};

/** Upper limits that grow by 15 %. */
const GROWTH = 1.15;
const LONGEST_MS = 60_000;

export function createCohortCounter(): CohortCounter {
  const create = () => ({
    views: { of: 0, failed: 0 },
    missing: { of: 0, failed: 0 },
    browsers: { of: 0, failed: 0 },
    inp: new Map<number, number>(),
  });
  const [canary, live] = [create(), create()];
  const figuresOf = ({ inp, ...shares }: typeof live) => ({
    ...structuredClone(shares),
    inp: [...inp].sort(([a], [b]) => a - b),
  });

  return {
    view({ variant, isBroken }, status) {
      const { views, missing } = variant === 'canary' ? canary : live;
      views.of += 1;
      missing.of += 1;
      if (isBroken) views.failed += 1;
      else if (status >= 400 && status < 500) missing.failed += 1;
    },
    browser({ isFirst, hasFailed, inp }, isCanary) {
      const counts = isCanary ? canary : live;
      if (isFirst) counts.browsers.of += 1;
      if (isFirst && hasFailed) counts.browsers.failed += 1;
      if (inp === undefined) return;
      const limit = limitOf(inp);
      counts.inp.set(limit, (counts.inp.get(limit) ?? 0) + 1);
    },
    figures: () => ({ canary: figuresOf(canary), live: figuresOf(live) }),
  };
}

function limitOf(ms: number): number {
  const steps = Math.ceil(Math.log(Math.min(Math.max(ms, 1), LONGEST_MS)) / Math.log(GROWTH));
  return Math.round(GROWTH ** steps);
}
