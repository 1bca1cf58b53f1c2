import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import { readFigures, sumFigures } from '../../releases/receipts/figures.ts';
import { openReports, type Reports } from '../../releases/server-report.ts';
import { createServerReporter } from '../../releases/server-reporter.ts';
import { createReleaseFigures, SLOT_MS, type ReleaseFigures } from './release-figures.ts';

const START = Date.parse('2026-11-24T01:00:00Z');
const visitor = { section: 'visitor', release: '1.1.0' };

let now: number;
let figures: ReleaseFigures;
beforeEach(() => {
  now = START;
  figures = createReleaseFigures({ now: () => now });
});

it('counts by release and since a given time', () => {
  figures.count(visitor, 'views', 3);
  figures.count({ ...visitor, release: '1.0.0' }, 'views');
  now += SLOT_MS;
  figures.count(visitor, 'views');
  figures.count(visitor, 'errors');
  expect(figures.figuresOf('visitor', '1.1.0', START)).toMatchObject({ views: 4, errors: 1 });
  expect(figures.figuresOf('visitor', '1.1.0', now)).toMatchObject({ views: 1 });
  expect(figures.figuresOf('visitor', '1.0.0', START)).toMatchObject({ views: 1, errors: 0 });
});

it.each([
  ['inp', 180],
  ['cls', 0.08],
] as const)('computes the 75th percentile of %s', (vital, p75) => {
  expect(figures.figuresOf('visitor', '1.1.0', 0)[vital]).toEqual({ count: 0, p75: undefined });
  for (let value = 1; value <= 400; value += 1)
    figures.measure(visitor, vital, (value / 300) * p75);
  const found = figures.figuresOf('visitor', '1.1.0', 0)[vital];
  expect(found.count).toBe(400);
  expect(Math.abs((found.p75 ?? 0) / p75 - 1)).toBeLessThan(0.03);
});

it('stores one day in fewer than 150 slots and counts every event once', () => {
  const day = 24 * 3600_000;
  for (; now < START + day; now += SLOT_MS) figures.count(visitor, 'views');
  const slots = figures.slots();
  expect(slots.length).toBeLessThan(150);
  expect(sumFigures(slots, visitor, 0).views).toBe(day / SLOT_MS);
  expect(figures.figuresOf('visitor', '1.1.0', now - 60_000).views).toBe(6);
  now += 2 * day;
  figures.count(visitor, 'views');
  expect(figures.slots().length).toBe(1);
});

it('limits the number of earlier releases and still counts the live one', () => {
  for (let release = 0; release < 100; release += 1)
    figures.count({ section: 'visitor', release: String(release), isEarlier: true }, 'views');
  now += SLOT_MS;
  figures.count({ ...visitor, isEarlier: true }, 'views');
  const named = figures.slots().flatMap(({ releases }) => Object.keys(releases));
  expect(new Set(named).size).toBe(30);
  figures.count(visitor, 'views');
  figures.count({ ...visitor, isEarlier: true }, 'views');
  expect(figures.figuresOf('visitor', '1.1.0', START).views).toBe(2);
});

it('reports the last ten minutes in less than 512 KB, even when every value occurs', () => {
  figures.count({ ...visitor, release: '1.0.0' }, 'views');
  now += 3600_000;
  for (let slot = 0; slot < 66; slot += 1, now += SLOT_MS)
    for (let release = 0; release < 40; release += 1) {
      const of = { section: 'visitor', release: String(release), isEarlier: true };
      figures.count(of, 'views');
      for (const vital of slot === 65 ? (['inp', 'lcp', 'cls'] as const) : [])
        for (let value = 0.001; value < 80_000; value *= 1.15) figures.measure(of, vital, value);
    }
  const recent = figures.recent();
  expect(JSON.stringify(recent).length).toBeLessThan(512 * 1024);
  const since = now - 600_000;
  expect(sumFigures(recent, { section: 'visitor', release: '7' }, since).views).toBe(60);
  expect(sumFigures(recent, { section: 'visitor', release: '1.0.0' }, since).views).toBe(0);
  now += 600_000 + SLOT_MS;
  expect(figures.recent()).toEqual([]);
});

describe('figures of several servers', () => {
  let folder: string;
  let reports: Reports;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dswine-figures-'));
    reports = openReports(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are summed from the server reports, and removed when a server stops', async () => {
    const total = async () => sumFigures(await readFigures(reports), visitor, 0);
    const start = (views: number) => {
      const counted = createReleaseFigures({ now: () => now });
      counted.count(visitor, 'views', views);
      counted.measure(visitor, 'inp', 100);
      const onError = (error: Error) => expect(error).toBeUndefined();
      const reporter = createServerReporter(reports, onError, counted.recent);
      reporter.report({ revision: 1, problems: [], rejected: [] });
      return reporter;
    };
    const [one, other] = [start(2), start(3)];
    await until(async () => (await total()).views === 5);
    expect((await total()).inp.count).toBe(2);
    await one.stop();
    expect((await total()).views).toBe(3);
    await other.stop();
    expect(await reports.list('')).toEqual([]);
  });
});
