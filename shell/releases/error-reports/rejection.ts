import { randomUUID } from 'node:crypto';
import { systemClock } from '@dswine/shared/process/clock';
import { sectionOf } from '@dswine/shared/contract/releases';
import type { Reports } from '../reports/server-report.ts';
import { writeDay } from './report-store.ts';
import { dayOf, errorReportId, type Incident } from './error-report.ts';

type Rejection = {
  /** The revision that was live. */
  revision: number;
  /** What would have been live: workspace -> version. */
  releases: Readonly<Record<string, string>>;
  changed: ReadonlySet<string>;
  /** Whether checks rejected it, or a running server could not load it. */
  by: 'checks' | 'servers';
};

/** Stores that releases were rejected when they were promoted. Never rejects. */
export async function storeRejection(
  reports: Reports | undefined,
  { revision, releases, changed, by }: Rejection,
): Promise<void> {
  if (!reports) return;
  const now = systemClock.now();
  const [day, writer] = [dayOf(now), `promotion-${randomUUID().slice(0, 8)}`];
  const rejected = [...changed].map((workspace) => {
    const incident: Incident = {
      kind: 'rejected',
      composition: revision,
      section: sectionOf(workspace),
      release: releases[workspace] ?? '0',
      page: 'none',
      releases,
      detail: by,
    };
    const id = errorReportId(incident, day, writer);
    return { id, at: now, last: now, count: 1, ...incident };
  });
  await writeDay(reports, { day, writer }, rejected).catch(() => undefined);
}
