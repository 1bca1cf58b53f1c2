import { Histogram, type Registry } from 'prom-client';
import type { RequestLabels } from '../http/observe-requests.ts';

export type RequestMetrics = {
  record: (labels: RequestLabels, seconds: number) => void;
  /** Removes the series of releases that were live neither now nor when this was called last. */
  forgetReleases: (live: ReadonlySet<string>) => Promise<void>;
};

export const releaseKey = (section: string, release: string) => `${section}@${release}`;

export function createRequestMetrics(registry: Registry): RequestMetrics {
  const durations = new Histogram({
    name: 'dswine_request_duration_seconds',
    help: 'Requests, from the head of the request to the last byte that was sent.',
    labelNames: ['kind', 'section', 'release', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  let liveBefore: ReadonlySet<string> = new Set();
  return {
    record: (labels, seconds) => durations.observe(labels, seconds),
    async forgetReleases(live) {
      const { values } = await durations.get();
      for (const { labels } of values) {
        const { kind, section = '', release = '', status } = labels;
        const key = releaseKey(String(section), String(release));
        if (section === '' || live.has(key) || liveBefore.has(key)) continue;
        durations.remove({ kind, section, release, status } as Record<string, string>);
      }
      liveBefore = live;
    },
  };
}
