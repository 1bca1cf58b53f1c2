import { join } from 'node:path';
import { acceptRecords, type StoredRecords } from '../src/content/import/check/validate-records.ts';
import { readEdition as read, seedCodes } from './read-edition.ts';

describe.each(seedCodes)('edition %s', (code) => {
  const folder = join(import.meta.dirname, code);
  const calendar = read(code, 'calendar');

  it('has only records that an import accepts', async () => {
    const nothingStored = new Proxy({}, { get: () => new Map() }) as StoredRecords;
    const { bad } = await acceptRecords(folder, code, nothingStored, () => undefined);
    expect(bad).toEqual([]);
  });

  // The seed is fictitious, so its links use domains reserved for examples (RFC 2606).
  it('links only to domains reserved for examples', () => {
    const addresses = [
      ...read(code, 'exhibitors').map((one) => one.Website),
      ...read(code, 'partners').map((one) => one.Website),
      ...read(code, 'bars').map((one) => one.Website),
      ...read(code, 'exhibitor-news').map((one) => one.Link?.Url),
      ...read(code, 'videos').map((one) => one.Embed?.Url),
    ].filter((address) => address !== undefined);
    const isExample = (address: string) => /^https:\/\/[a-z0-9.-]+\.example(\/.*)?$/u.test(address);
    expect(addresses.filter((address) => !isExample(address))).toEqual([]);
  });

  it('schedules all events on its opening days, and no two in one room at once', () => {
    const days = read(code, 'edition')[0]?.Hours.map((day) => day.Date) ?? [];
    expect(calendar.filter(({ Start }) => !days.includes(Start.slice(0, 10)))).toEqual([]);
    const clashes = calendar.filter((one) =>
      calendar.some(
        (other) =>
          other !== one &&
          other.Place.en === one.Place.en &&
          other.Start < one.End &&
          one.Start < other.End,
      ),
    );
    expect(clashes.map((one) => one.Title.en)).toEqual([]);
  });
});

/** What is stated twice has one source: the records. */
describe('the seed of 2026 states', () => {
  const code = 'DSWINE2026';
  const calendar = read(code, 'calendar');

  it('outlines of classes and meetings that last as long as their calendar entries', () => {
    for (const { Id, Outline } of read(code, 'classes')) {
      const { Start = '', End = '' } = calendar.find((entry) => entry.Id === Id) ?? {};
      const minutes = Outline.reduce((sum, { Minutes }) => sum + Minutes, 0);
      expect([Id, minutes]).toEqual([Id, (Date.parse(End) - Date.parse(Start)) / 60_000]);
    }
  });

  it('only stops of hotels that exist on their shuttle line', () => {
    const stops = read(code, 'shuttles').flatMap(({ Id, Ways }) =>
      Ways.flatMap((way) => way.Stops.map(({ Name }) => `接駁車 ${Id} 號線，${Name.tw}上車`)),
    );
    const named = read(code, 'hotels').flatMap(({ Shuttle }) => (Shuttle ? [Shuttle.tw] : []));
    expect(named.filter((text) => !stops.includes(text))).toEqual([]);
  });

  it('minutes by shuttle that are those of its timetable', () => {
    const lines = read(code, 'shuttles');
    for (const { Info, Shuttle } of read(code, 'hotels')) {
      const minutes = /(\d+) minutes from the hall by shuttle/u.exec(Info.en)?.[1];
      const [, line, stop] = /^接駁車 (\d) 號線，(.+)上車$/u.exec(Shuttle?.tw ?? '') ?? [];
      const stops = lines.find(({ Id }) => Id === line)?.Ways[0]?.Stops ?? [];
      const from = stops.find(({ Name }) => Name.tw === stop)?.Minutes ?? 0;
      if (minutes) expect(Number(minutes)).toBe((stops.at(-1)?.Minutes ?? 0) - from);
    }
  });

  it('figures of the report that add up', () => {
    for (const { Figures, Charts } of read(code, 'report')) {
      const [visits, trade] = Figures.map(({ Value }) => Value);
      const rows = (id: string) =>
        Charts.find((chart) => chart.Id === id)?.Rows.map(({ Values }) => Values) ?? [];
      const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
      const days = rows('days');
      expect([sum(days.flat()), sum(days.map(([first = 0]) => first))]).toEqual([visits, trade]);
      expect(sum(rows('fields').flat())).toBe(trade);
      const halves = [days.slice(0, 2), days.slice(2)].map((half) => sum(half.flat()) / 2);
      const hours = rows('hours');
      expect([0, 1].map((at) => sum(hours.map((values) => values[at] ?? 0)))).toEqual(halves);
    }
  });

  it('the dates of a step as its deadline does, and aisles as wide as those of the plan', () => {
    const due = new Set(read(code, 'deadlines').map(({ Due }) => Due));
    const steps = read(code, 'edition')[0]?.ForExhibitors.Steps ?? [];
    expect(steps.filter(({ Until }) => Until && !due.has(Until))).toEqual([]);
    const aisles = read(code, 'hall').flatMap((one) => (one.Kind === 'aisle' ? [one] : []));
    const narrowest = Math.min(...aisles.flatMap(({ W, H }) => [W, H]));
    const texts = JSON.stringify([read(code, 'venue'), read(code, 'admission')]);
    const widths = [...texts.matchAll(/at least ([\d.]+) (?:m|metres) wide|走道寬 ([\d.]+)/gu)];
    expect(widths.map(([, en, tw]) => Number(en ?? tw))).toEqual(Array(4).fill(narrowest));
  });

  it('no sentence of one exhibitor about another, and no can beside a bottle', () => {
    const exhibitors = read(code, 'exhibitors');
    for (const texts of [
      exhibitors.map(({ Intro }) => Intro),
      exhibitors.flatMap(({ Description }) => Description),
    ])
      for (const language of ['tw', 'en'] as const) {
        const all = texts.map((text) => text[language]);
        expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
      }
    const beers = read(code, 'products').filter((one) => one.Area === 'beer' && one.Volume);
    const inCans = beers.filter(({ Description }) => /罐/u.test(Description.tw ?? ''));
    const inBottles = (one: (typeof beers)[number]) =>
      one.Volume === 750 || /瓶/u.test(one.Description.tw ?? '');
    expect(inCans.filter(inBottles).map(({ Id }) => Id)).toEqual([]);
  });
});
