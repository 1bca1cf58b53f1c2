import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sectionOf } from '@dswine/shared/contract/releases';
import { systemClock } from '@dswine/shared/process/clock';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { readPreviewToken } from '../metadata/preview-link.ts';
import { promote } from '../lifecycle/promote.ts';
import {
  dayOf,
  errorReportId,
  type Incident,
  type ErrorReport,
} from '../error-reports/error-report.ts';
import { readDays, writeDay } from '../error-reports/report-store.ts';
import { openReports, type Reports } from '../reports/server-report.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { releaseWorld, sectionBundle, workspaces } from '../testing/small-releases.fixture.ts';
import { makeSmallRepository } from '../testing/small-repository.fixture.ts';

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

const releasesWith = (version: string, changed = 'mfe-visitor') => ({
  ...Object.fromEntries(workspaces.map((workspace) => [workspace, '1.0.0'])),
  [changed]: version,
});

/** Stores an error report of a page of a section. */
async function storeReport(release: string, workspace = 'mfe-visitor'): Promise<ErrorReport> {
  const now = clock.now();
  const incident: Incident = {
    kind: 'boundary',
    composition: 1,
    section: sectionOf(workspace),
    release,
    page: `${sectionOf(workspace)}/page`,
    releases: releasesWith(release, workspace),
    name: 'TypeError',
    stack: [`${workspace}/browser/entry.js:1:20`],
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

describe('positions in the sources', () => {
  // The first line comes from line 31.
  const map = {
    version: 3,
    sources: ['webpack://@dswine/mfe-info/./src/news/news-card.tsx'],
    names: [],
    mappings: 'AA8BI',
  };
  const build = `if (process.env.SOURCE_MAPS === 'on')
    writeFileSync('dist/browser/entry.js.map', ${JSON.stringify(JSON.stringify(map))});\n`;

  /** A release of a commit whose build writes maps, or another script. */
  async function readErrors(more: string) {
    const repository = makeSmallRepository(small);
    const file = 'mfe-info/build.mjs';
    const before = readFileSync(path.join(repository.root, file), 'utf8');
    repository.write(file, before + build + more);
    const commit = repository.commit();
    await repository.publish('1.1.0', { commit, clean: true });
    await storeReport('1.1.0', 'mfe-info');
    const warnings: string[] = [];
    const read = () =>
      runSmallCommand({ ...small, folder: repository.root }, ['errors', 'mfe-info', '--sources'], {
        ...{ clock, warn: (message: string) => void warnings.push(message) },
      });
    return { read, warnings };
  }

  it('come from the maps of its commit, which are built once', async () => {
    const { read, warnings } = await readErrors('');
    for (const _time of [1, 2])
      expect((await read()).text).toContain('TypeError  mfe-info/src/news/news-card.tsx:31\n');
    expect(warnings).toEqual(['Building mfe-info@1.1.0 again, with source maps …']);
  });

  it('are left out when its commit builds something else', async () => {
    const { read, warnings } = await readErrors(
      `if (process.env.SOURCE_MAPS) writeFileSync('dist/browser/entry.js', '2');`,
    );
    expect((await read()).text).toContain('TypeError  mfe-info/browser/entry.js:1:20');
    expect(warnings[1]).toMatch(/^mfe-info@1.1.0 has no positions .* builds other scripts/);
  });
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

it('links an error report to the live page while its releases are live', async () => {
  const { id } = await storeReport('1.0.0');
  const { data } = await run('recreate', [id]);
  expect(data).toMatchObject({ link: `${SITE}/visitorPage` });
});

it('stores an error report of a rejected promotion', async () => {
  await small.publish('mfe-visitor', '1.1.0', {
    draft: (draft) => ({ ...draft, needs: { react: '^20.0.0' } }),
  });
  const targets = [{ workspace: 'mfe-visitor', version: '1.1.0' }] as const;
  await expect(promote({ ...small, reports }, targets)).rejects.toThrow('needs react');
  expect(await readDays(reports, 2, systemClock.now())).toMatchObject([
    { kind: 'rejected', section: 'visitor', release: '1.1.0', detail: 'checks' },
  ]);
});

it('names the position in the bundle when a page of a candidate does not render', async () => {
  const server = sectionBundle('mfe-visitor', { page: `() => { throw new Error('no wine') }` });
  await small.publish('mfe-visitor', '1.1.0', { server });
  const promoted = promote({ ...small, reports, check: {} }, [
    { workspace: 'mfe-visitor', version: '1.1.0' },
  ]);
  const column = (server.split('\n')[1] ?? '').indexOf('new Error') + 1;
  const position = `mfe-visitor/server/section.cjs:2:${column}`;
  await expect(promoted).rejects.toThrow(`no wine (${position})`);
  const [report] = await readDays(reports, 2, systemClock.now());
  expect(report).toMatchObject({ kind: 'rejected', stack: [position] });
});
