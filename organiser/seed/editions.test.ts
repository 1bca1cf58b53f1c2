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
});
