import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOverview } from '../../releases/receipts/overview.ts';
import { readDays } from '../../releases/receipts/receipt-store.ts';
import type { Incident } from '../../releases/receipts/receipt.ts';
import { openReports, type Reports } from '../../releases/server-report.ts';
import { createReceiptLog } from './receipt-log.ts';
import { createReleaseFigures } from './release-figures.ts';

const START = Date.parse('2026-11-24T12:00:00Z');
const DAY = 24 * 3600_000;
const incident: Incident = {
  kind: 'error',
  composition: 3,
  section: 'visitor',
  release: '1.1.0',
  page: 'visitor/exhibitors',
  releases: { shell: '1.0.0', 'mfe-visitor': '1.1.0' },
  name: 'TypeError',
};

let folder: string;
let storage: Reports;
let clock: { now: number };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-receipts-'));
  storage = openReports(folder);
  clock = { now: START };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start() {
  const figures = createReleaseFigures(() => clock.now);
  const log = createReceiptLog({
    storage,
    figures: figures.slots,
    onError: (error) => expect(error).toBeUndefined(),
    now: () => clock.now,
  });
  return { figures, log };
}
const read = (days = 30) => readDays(storage, days, clock.now);

it('stores what several servers saw once each, with how often and when', async () => {
  const [one, other] = [start(), start()];
  one.log.add(incident, 2);
  clock.now += 60_000;
  one.log.add({ ...incident, engine: 'gecko' });
  other.log.add(incident);
  await Promise.all([one.log.close(), other.log.close()]);
  const { receipts } = await read();
  expect(receipts.map(({ count, at, last }) => [count, at - START, last - START]).sort()).toEqual([
    [1, 60_000, 60_000],
    [3, 0, 60_000],
  ]);
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(2);
});

it('keeps room for other releases when one fails in a thousand ways', async () => {
  const { log } = start();
  for (let line = 1; line <= 1000; line += 1)
    log.add({ ...incident, stack: [`mfe-visitor/browser/page.1a.js:${line}:1`] });
  log.add({ ...incident, section: 'info' });
  log.add({ ...incident, kind: 'load' });
  await log.close();
  const { receipts } = await read();
  expect(receipts.length).toBe(27);
});

it('begins anew each day, and deletes what is older than 30 days', async () => {
  const { figures, log } = start();
  figures.count(incident, 'views');
  log.add(incident);
  clock.now += DAY;
  await log.flush();
  log.add(incident);
  await log.flush();
  expect((await storage.list('receipts')).sort()).toEqual(['2026-11-24', '2026-11-25']);
  expect((await read()).receipts.length).toBe(2);
  expect((await read(1)).receipts.length).toBe(1);
  clock.now += 29 * DAY;
  await log.flush();
  expect(await storage.list('receipts')).toEqual(['2026-11-25']);
  await log.close();
});

it('keeps figures by the hour for a server that has ended', async () => {
  const { figures, log } = start();
  figures.count(incident, 'views', 5);
  clock.now += 3600_000;
  figures.count(incident, 'views', 2);
  figures.count(incident, 'browserErrors');
  await log.close();
  const history = [2, 1].map((revision) => ({
    revision,
    previous: revision - 1,
    kind: 'promote' as const,
    at: new Date(START - DAY / revision).toISOString(),
    reason: '',
    releases: { 'mfe-visitor': revision === 2 ? '1.1.0' : '1.0.0' },
  }));
  const { sections } = await readOverview(storage, { days: 7, history, now: clock.now });
  expect(sections).toMatchObject([
    {
      section: 'visitor',
      releases: [{ release: '1.1.0', isLive: true, figures: { views: 7, browserErrors: 1 } }],
      promotions: [
        { release: '1.0.0', revision: 1 },
        { release: '1.1.0', revision: 2 },
      ],
    },
  ]);
  expect(sections[0]?.releases[0]?.hours.map(({ figures: { views } }) => views)).toEqual([5, 2]);
});

it('reads nothing that is no receipt', async () => {
  await storage.write('receipts/2026-11-24/a.json', Buffer.from('{'));
  const forged = { ...incident, id: 'x', at: 1, last: 1, count: 1 };
  const text = JSON.stringify({ receipts: [forged], figures: [] });
  await storage.write('receipts/2026-11-24/b.json', Buffer.from(text));
  expect(await read()).toEqual({ receipts: [], figures: [] });
});
