import { Counter, Histogram, type Registry } from 'prom-client';
import type { ErrorKind } from '../../releases/index.ts';
import type { RequestLabels } from '../http/observe-requests.ts';

type Release = { section: string; release: string };
export type VitalName = 'inp' | 'lcp' | 'cls';

/** Metrics by section and release. */
export type ReleaseMetrics = {
  request: (labels: RequestLabels, seconds: number) => void;
  error: (labels: Release & { kind: ErrorKind }, count: number) => void;
  /** INP and LCP in ms, CLS. */
  vital: (release: Release, name: VitalName, value: number) => void;
  /** Removes the series of releases that were live neither now nor when this was called last. */
  forgetReleases: (live: ReadonlySet<string>) => Promise<void>;
};

export const releaseKey = (section: string, release: string) => `${section}@${release}`;

export function createReleaseMetrics(registry: Registry): ReleaseMetrics {
  const registers = [registry];
  const durations = new Histogram({
    name: 'dswine_request_duration_seconds',
    help: 'Requests, from the head of the request to the last byte that was sent.',
    labelNames: ['kind', 'section', 'release', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const errors = new Counter({
    name: 'dswine_errors_total',
    help: 'Error reports of the live releases, by kind.',
    labelNames: ['section', 'release', 'kind'],
    registers,
  });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: ['section', 'release'], registers });
  const vitals = {
    inp: histogram(
      'dswine_inp_seconds',
      'Interaction to Next Paint, as browsers report it.',
      [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5],
    ),
    lcp: histogram(
      'dswine_lcp_seconds',
      'Largest Contentful Paint, as browsers report it.',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
    ),
    cls: histogram(
      'dswine_cls',
      'Cumulative Layout Shift, as browsers report it.',
      [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  };
  let liveBefore: ReadonlySet<string> = new Set();
  return {
    request: (labels, seconds) => durations.observe(labels, seconds),
    error: (labels, count) => errors.inc(labels, count),
    vital: (release, name, value) =>
      vitals[name].observe(release, name === 'cls' ? value : value / 1000),
    async forgetReleases(live) {
      for (const metric of [durations, errors, ...Object.values(vitals)])
        for (const { labels } of (await metric.get()).values) {
          const { le: _limit, ...series } = labels as Record<string, string>;
          const { section = '', release = '' } = series;
          const key = releaseKey(section, release);
          if (section !== '' && !live.has(key) && !liveBefore.has(key)) metric.remove(series);
        }
      liveBefore = live;
    },
  };
}
