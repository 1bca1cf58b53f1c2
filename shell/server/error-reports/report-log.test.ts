import { temporaryFolder } from '@dswine/shared/testing/temporary-folder';
import { createManualClock, type ManualClock } from '@dswine/shared/testing/manual-clock';
import { readDays, type Incident } from '../../releases/reports/error-reports.ts';
import { openReports, type Reports } from '../../releases/reports/server-reports.ts';
import { createReportLog } from './report-log.ts';

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

const folder = temporaryFolder();
let storage: Reports;
let clock: ManualClock;
beforeEach(() => {
  storage = openReports(folder());
  clock = createManualClock(START);
});

function start() {
  return createReportLog({
    storage,
    onError: (error) => expect(error).toBeUndefined(),
    clock: { ...clock, every: () => () => undefined },
  });
}
const read = (days = 30) => readDays(storage, days, clock.now());

it('stores incidents of other sections and of the server when browsers report a thousand', async () => {
  const log = start();
  for (let line = 1; line <= 1000; line += 1)
    log.add({ ...incident, stack: [`mfe-visitor/browser/page.1a.js:${line}:1`] });
  log.add({ ...incident, section: 'info' });
  await log.flush();
  expect(await read()).toHaveLength(26);
  for (let number = 0; number < 1000; number += 1)
    log.add({ ...incident, section: `s${number % 100}`, page: `visitor/${number}` });
  for (const kind of ['render', 'unusable'] as const) log.add({ ...incident, kind });
  await log.close();
  const kinds = (await read()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'error')).toHaveLength(250);
  expect(kinds.filter((kind) => kind !== 'error').sort()).toEqual(['render', 'unusable']);
});

it('starts a new folder each day and deletes folders older than 30 days', async () => {
  const log = start();
  log.add(incident);
  await clock.advance(DAY);
  await log.flush();
  log.add(incident);
  await log.flush();
  expect((await storage.list('error-reports')).sort()).toEqual(['2026-11-24', '2026-11-25']);
  expect((await read()).length).toBe(2);
  expect((await read(1)).length).toBe(1);
  await clock.advance(29 * DAY);
  await log.flush();
  expect(await storage.list('error-reports')).toEqual(['2026-11-25']);
  await log.close();
});

const stored = { ...incident, id: '0123456789abcdef', at: START, last: START, count: 1 };
const valid = JSON.stringify([stored]);
it.each([
  ['no JSON', valid, '{'],
  ['a release of the prototype', '"shell":"1.0.0"', '"__proto__":"1.0.0"'],
  ['a section with HTML', '"section":"visitor"', '"section":"<img src=x>"'],
  ['an invalid date', `"last":${START}`, '"last":8650000000000000'],
])('ignores a forged file with %s', async (_, text, forged) => {
  expect(valid).toContain(text);
  const file = valid.replace(text, forged);
  await storage.write('error-reports/2026-11-24/a.json', Buffer.from(file));
  await storage.write('error-reports/2026-11-24/b.json', Buffer.from(valid));
  expect(await read()).toEqual([stored]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('limits how much it reads, the newest day first', async () => {
  const large = Buffer.alloc(4 * 1024 * 1024, ' ');
  const read: (string | undefined)[] = [];
  const manyServers: Reports = {
    ...storage,
    list: async (of) =>
      of === 'error-reports'
        ? ['2026-11-23', '2026-11-24']
        : Array.from({ length: 100 }, (_, server) => `web-${server}.json`),
    read: async (name) => {
      read.push(name.split('/')[1]);
      return large;
    },
  };
  await readDays(manyServers, 30, clock.now());
  expect(new Set(read)).toEqual(new Set(['2026-11-24']));
  expect(read.length).toBeLessThan(40);
});
