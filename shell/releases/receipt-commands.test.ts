import { rmSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '@dswine/shared/process/clock';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { readPreviewToken } from './preview-link.ts';
import { promote } from './promote.ts';
import { dayOf, receiptId, type Incident, type Receipt } from './receipts/receipt.ts';
import { readDays, writeDay } from './receipts/receipt-store.ts';
import { openReports, type Reports } from './server-report.ts';
import { runSmallCommand } from './small-command.fixture.ts';
import { FIRST_REVISION, releaseWorld, workspaces } from './small-releases.fixture.ts';

const SITE = 'https://fair.example';
const small = releaseWorld();
let reports: Reports;
let clock: ManualClock;
beforeEach(() => {
  reports = openReports(path.join(small.dataDir, 'servers'));
  clock = createManualClock();
});

const run = (name: string, names: string[]) =>
  runSmallCommand(small, [name, ...names], { options: { json: true, site: SITE }, clock });

const releasesWith = (version: string) => ({
  ...Object.fromEntries(workspaces.map((workspace) => [workspace, '1.0.0'])),
  'mfe-visitor': version,
});

/** Stores a receipt of a page of the visitor section, and figures of its release. */
async function storeReceipt(release: string): Promise<Receipt> {
  const now = clock.now();
  const incident: Incident = {
    kind: 'boundary',
    composition: 1,
    section: 'visitor',
    release,
    page: 'visitor/page',
    releases: releasesWith(release),
    name: 'TypeError',
    stack: ['mfe-visitor/browser/entry.js:1:20'],
  };
  const id = receiptId(incident, dayOf(now), 'web');
  const receipt: Receipt = { id, at: now, last: now, count: 2, ...incident };
  const figures = [
    {
      at: now - (now % 3600_000),
      ms: 3600_000,
      releases: { [`visitor@${release}`]: { views: 40, browserErrors: 2 }, 'info@1.0.0': {} },
    },
  ];
  await writeDay(reports, { day: dayOf(now), writer: 'web' }, { receipts: [receipt], figures });
  return receipt;
}

it('shows a team only its figures and receipts, and requires its private key', async () => {
  const { id } = await storeReceipt('1.0.0');
  const { text, data } = await run('receipts', ['mfe-visitor']);
  expect(text).toMatch(/\* visitor@1\.0\.0 +40 +0 +0 +2 +0/);
  expect(text).toContain(`${id}  `);
  expect(text).toContain('boundary  TypeError  mfe-visitor/browser/entry.js:1:20');
  expect(text).not.toContain('info');
  expect(data).toMatchObject({ sections: [{ section: 'visitor', receipts: [{ id }] }] });
  rmSync(path.join(small.dataDir, 'keys/mfe-visitor.pem'));
  await expect(run('receipts', ['mfe-visitor'])).rejects.toThrow('no private key of mfe-visitor');
  await expect(run('receipts', [])).rejects.toThrow('needs a workspace');
});

it('links a receipt to a preview of its page with the releases it had', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  const { id } = await storeReceipt('1.1.0');
  const { data } = await run('recreate', [id]);
  const { link } = data as { link: string };
  const { pathname, searchParams } = new URL(link);
  expect(searchParams.get('to')).toBe('/visitorPage');
  const token = pathname.replace('/releases/preview/', '');
  expect(readPreviewToken(token, await small.store.view(), clock.now())).toMatchObject({
    releases: releasesWith('1.1.0'),
  });
  await expect(run('recreate', ['0'.repeat(16)])).rejects.toThrow('No receipt');
});

it('links a receipt to the live page while its releases are live', async () => {
  const { id } = await storeReceipt('1.0.0');
  const { data } = await run('recreate', [id]);
  expect(data).toMatchObject({ link: `${SITE}/visitorPage` });
});

it('stores a receipt for a rejected promotion', async () => {
  await small.publish('mfe-visitor', '1.1.0', {
    draft: (draft) => ({ ...draft, needs: { react: '^20.0.0' } }),
  });
  const targets = [{ workspace: 'mfe-visitor', version: '1.1.0' }] as const;
  await expect(promote({ ...small, reports }, targets)).rejects.toThrow('needs react');
  expect((await readDays(reports, 2, systemClock.now())).receipts).toMatchObject([
    {
      kind: 'rejected',
      section: 'visitor',
      release: '1.1.0',
      composition: FIRST_REVISION,
      detail: 'checks',
    },
  ]);
});

it('prints the live composition and its figures with the watch command', async () => {
  await reports.write(
    'figures/web.json',
    Buffer.from(
      JSON.stringify([{ at: clock.now(), ms: 10_000, releases: { 'info@1.0.0': { views: 7 } } }]),
    ),
  );
  const { text } = await run('watch', []);
  expect(text).toContain(`Composition ${FIRST_REVISION}`);
  expect(text).toMatch(/\* info@1\.0\.0 +7 /);
});
