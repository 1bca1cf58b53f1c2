import path from 'node:path';
import { rmSync } from 'node:fs';
import { systemClock } from '@dswine/shared/process/clock';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { readPreviewToken } from '../metadata/preview-link.ts';
import { promote } from '../lifecycle/promote.ts';
import {
  dayOf,
  errorReportId,
  type Incident,
  type ErrorReport,
  readDays,
  writeDay,
} from '../reports/error-reports.ts';
import { openReports, type Reports } from '../reports/server-reports.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { releaseWorld, workspaces, withDraft } from '../testing/small-releases.fixture.ts';

const SITE = 'https://fair.example';
const small = releaseWorld();
let reports: Reports;
let clock: ManualClock;
beforeEach(() => {
  reports = openReports(path.join(small.dataDir, 'servers'));
  clock = createManualClock();
});

const run = (name: string, names: string[]) =>
  runSmallCommand(small, [name, ...names], { environment: { SITE_URL: SITE }, clock });

const releasesWith = (version: string) => ({
  ...Object.fromEntries(workspaces.map((workspace) => [workspace, '1.0.0'])),
  'mfe-visitor': version,
});

/** Stores an error report of a page of the visitor section. */
async function storeReport(
  release: string,
  stack = ['mfe-visitor/browser/entry.js:1:20'],
): Promise<ErrorReport> {
  const now = clock.now();
  const incident: Incident = {
    kind: 'boundary',
    composition: 1,
    section: 'visitor',
    release,
    page: 'visitor/page',
    releases: releasesWith(release),
    name: 'TypeError',
    stack,
  };
  const id = errorReportId(incident, dayOf(now), 'web');
  const report: ErrorReport = { id, at: now, last: now, count: 2, ...incident };
  await writeDay(reports, { day: dayOf(now), writer: 'web' }, [report]);
  return report;
}

it('shows a team only its error reports, and requires its private key', async () => {
  const { id } = await storeReport('1.0.0');
  const { text, data } = await run('errors', ['mfe-visitor']);
  expect(text).toContain(`${id}  `);
  expect(text).toContain('boundary  TypeError  mfe-visitor/browser/entry.js:1:20');
  expect(data).toMatchObject({ reports: [{ id, section: 'visitor' }] });
  const others = await run('errors', ['mfe-info']);
  expect(others.data).toMatchObject({ reports: [] });
  rmSync(path.join(small.dataDir, 'keys/mfe-visitor.pem'));
  await expect(run('errors', ['mfe-visitor'])).rejects.toThrow('no private key of mfe-visitor');
  await expect(run('errors', [])).rejects.toThrow('It takes <workspace> …');
});

it('links an error report to a preview of its page with the releases it had', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  const { id } = await storeReport('1.1.0');
  const { data } = await run('recreate', [id]);
  const { link } = data as { link: string };
  const { pathname, searchParams } = new URL(link);
  expect(searchParams.get('to')).toBe('/visitorPage');
  const token = pathname.replace('/releases/preview/', '');
  expect(readPreviewToken(token, await small.store.view(), clock.now())).toMatchObject({
    releases: releasesWith('1.1.0'),
  });
  await expect(run('recreate', ['0'.repeat(16)])).rejects.toThrow('No error report');
});

it('stores an error report of a rejected promotion, which the next one names', async () => {
  await small.publish('mfe-visitor', '1.1.0', withDraft({ needs: { react: '^20.0.0' } }));
  const targets = [{ workspace: 'mfe-visitor', version: '1.1.0' }] as const;
  await expect(promote({ ...small, reports }, targets)).rejects.toThrow('needs react');
  expect(await readDays(reports, 2, systemClock.now())).toMatchObject([
    { kind: 'rejected', section: 'visitor', release: '1.1.0', detail: 'checks' },
  ]);
  const note = jest.fn();
  await expect(promote({ ...small, reports, note }, targets)).rejects.toThrow('needs react');
  expect(note).toHaveBeenCalledWith(
    'mfe-visitor@1.1.0 has error reports since yesterday (1): npm run release -- errors mfe-visitor',
  );
});
