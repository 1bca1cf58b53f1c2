import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { acceptRecords, type StoredRecords } from '../src/import/validate-records.ts';
import { readEdition as read, seedCodes } from './read-edition.ts';

type Box = { X: number; Y: number; W: number; H: number };
const duplicatesIn = <T>(list: readonly T[]) => list.filter((one, at) => list.indexOf(one) !== at);
const idsOf = (records: readonly { Id: string }[]) => new Set(records.map(({ Id }) => Id));
const foreignToEnglish = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
const foreignToChinese = /[\u3040-\u30ff\uac00-\ud7af]|undefined|[{}]/u;

describe.each(seedCodes)('edition %s', (code) => {
  const folder = join(import.meta.dirname, code);
  const [exhibitors, products] = [read(code, 'exhibitors'), read(code, 'products')];
  const [news, calendar] = [read(code, 'news'), read(code, 'calendar')];

  it('has only records that an import accepts', () => {
    const nothingStored = new Proxy({}, { get: () => new Map() }) as StoredRecords;
    expect(acceptRecords(folder, code, nothingStored, () => undefined).bad).toEqual([]);
  });

  it('has a picture for every exhibitor, product, news item and event', () => {
    const packed = readFileSync(join(folder, 'pictures.json.br'));
    const files = Object.keys(JSON.parse(String(brotliDecompressSync(packed))) as object);
    const wanted = { exhibitor: exhibitors, product: products, news, event: calendar };
    const missing = Object.entries(wanted).flatMap(([kind, records]) =>
      records.map(({ Id }) => `${kind}-${Id}.svg`).filter((file) => !files.includes(file)),
    );
    expect(missing).toEqual([]);
  });

  it('has no dangling references in event data, and a capacity for every bookable entry', () => {
    const entries = new Map(calendar.map((one) => [one.Id, one]));
    const groups = new Map(read(code, 'class-groups').map((one) => [one.Id, one.Kind]));
    const bars = idsOf(read(code, 'bars'));
    const makerOf = new Map(products.map((one) => [one.Id, one.ExhibitorId]));
    const known = idsOf(exhibitors);
    const lost = [
      ...read(code, 'classes').filter((one) => {
        const topic = entries.get(one.Id)?.Topic;
        return groups.get(one.Group) !== one.Kind || topic !== (one.Kind === 'class' ? '6' : '4');
      }),
      ...read(code, 'event-pages').filter((page) => page.Entries.some((id) => !entries.has(id))),
      ...read(code, 'bar-routes').filter(({ Stops }) => Stops.some(({ Bar }) => !bars.has(Bar))),
      ...read(code, 'event-info').flatMap((topic) =>
        topic.Items.filter(({ ProductId, ExhibitorId }) =>
          ProductId === undefined
            ? !known.has(ExhibitorId)
            : makerOf.get(ProductId) !== ExhibitorId,
        ),
      ),
      ...calendar.filter((one) => one.Booking === true && one.Capacity === undefined),
    ];
    expect(lost).toEqual([]);
  });

  it('has unique names, websites and booths, and no booth on an aisle', () => {
    for (const values of [
      exhibitors.flatMap(({ Name }) => [Name.tw, Name.en]),
      products.map(({ Name }) => Name.en),
      products.map(({ Name }) => Name.tw),
      exhibitors.map(({ Website }) => Website),
      exhibitors.flatMap(({ Booths }) => Booths),
    ])
      expect(duplicatesIn(values)).toEqual([]);
    const hall = read(code, 'hall');
    const touch = (a: Box, b: Box) =>
      a.X < b.X + b.W && b.X < a.X + a.W && a.Y < b.Y + b.H && b.Y < a.Y + a.H;
    const aisles = hall.filter((one) => one.Kind === 'aisle');
    const solid = hall.filter((one) => one.Kind === 'booth' || one.Kind === 'facility');
    expect(solid.filter((one) => aisles.some((aisle) => touch(one, aisle)))).toEqual([]);
  });

  it('has no CJK characters in English texts, and no kana or Hangul in Chinese texts', () => {
    const texts = [
      ...[...exhibitors, ...products].flatMap((one) => [one.Name, one.Description].flat()),
      ...news.flatMap((one) => [one.Title, one.Summary, one.Body]),
      ...calendar.flatMap((one) => [one.Title, one.Summary, ...one.Body]),
    ];
    expect(texts.filter(({ en }) => foreignToEnglish.test(en ?? '缺'))).toEqual([]);
    const chinese = [...products, ...exhibitors].flatMap((one) => [one.Description].flat());
    expect(chinese.filter(({ tw }) => foreignToChinese.test(tw ?? 'undefined'))).toEqual([]);
  });

  // The seed is fictitious, so its links use domains reserved for examples (RFC 2606).
  it('links only to domains reserved for examples', () => {
    const addresses = [
      ...exhibitors.map((one) => one.Website),
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

/*
 * A number that is shown twice has one source: the records that it counts, or the report of the
 * last fair. Texts that state the number must agree with its source.
 */
describe('the seed of 2026 states', () => {
  const code = 'DSWINE2026';
  const [edition] = read(code, 'edition');
  const [report] = read(code, 'report');
  const calendar = read(code, 'calendar');
  const countOf = (topic: string) => calendar.filter(({ Topic }) => Topic === topic).length;
  const chinese = (number: number): string => {
    const digits = '零一二三四五六七八九';
    const [tens, rest] = [Math.floor(number / 10), number % 10];
    const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`;
    return ten + (rest === 0 ? '' : digits[rest]);
  };
  const english =
    'none one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
  const values = (figures: { Value: number }[] = []) => figures.map(({ Value }) => Value);

  it('the record counts on the About page', () => {
    const exhibitors = read(code, 'exhibitors');
    const countries = new Set(exhibitors.map(({ Country }) => Country)).size;
    const counts = [exhibitors.length, countries, read(code, 'products').length, calendar.length];
    expect(values(edition?.About.Figures)).toEqual(counts);
  });

  it('the figures of the report of the last fair, whose charts add up to them', () => {
    const [visits = 0, trade, meetings, returning] = values(report?.Figures);
    const forExhibitors = values(edition?.ForExhibitors.Figures);
    expect([forExhibitors[0], ...forExhibitors.slice(2)]).toEqual([trade, meetings, returning]);
    const texts = JSON.stringify(read(code, 'directories'));
    const stated = [...texts.matchAll(/([\d,]+) (?:人次|visits)/gu)].map(([, number]) => number);
    expect(new Set(stated)).toEqual(new Set([visits.toLocaleString('en')]));
    const sum = (id: string, series = 0) =>
      report?.Charts.find(({ Id }) => Id === id)?.Rows.reduce(
        (total, { Values }) => total + (Values[series] ?? 0),
        0,
      ) ?? 0;
    const sums = [sum('days'), sum('days') + sum('days', 1), sum('fields'), sum('areas')];
    expect(sums).toEqual([trade, visits, trade, 60]);
  });

  it('the number of sessions of the calendar in the programme news and on the Talks page', () => {
    const outline = read(code, 'news').find(({ Title }) => Title.tw?.includes('節目大綱'));
    expect(outline?.Title.tw).toContain(`${chinese(calendar.length)}場`);
    expect(outline?.Title.en).toMatch(/^Fifty sessions/u);
    for (const [topic, tw, en] of [
      ['3', '專題講座', 'talks'],
      ['2', '品飲會', 'tastings'],
      ['6', '課程', 'classes'],
    ] as const) {
      expect(outline?.Body.tw).toContain(`${tw}${chinese(countOf(topic))}場`);
      expect(outline?.Body.en).toContain(`${english[countOf(topic)]} ${en}`);
    }
    const talks = read(code, 'event-pages').find(({ Slug }) => Slug === 'seminar');
    expect(talks?.Lead.tw).toContain(`${chinese(countOf('3'))}場講座`);
    expect(talks?.Lead.en).toContain(`${english[countOf('3')]} talks`);
  });

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

  it('counts and prices with commas between thousands', () => {
    const folder = join(import.meta.dirname, code);
    const counted =
      /(?:NT\$|新臺幣 ?)\d{4,}|\b\d{4,} ?(?:人次|家|款|場|元|visits|exhibitors|products|meetings)/gu;
    const bare = readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(counted) ?? [])
      .filter((found) => !/^20\d\d /u.test(found));
    expect(bare).toEqual([]);
  });

  it('until when news of coming days of the fair hold', () => {
    const ahead = /將|屆時|四月(?!的展覽)|\bwill\b|\bin April\b/u;
    const undated = read(code, 'news').filter(
      ({ PublishedAt, Until, Body }) =>
        Until === undefined &&
        edition !== undefined &&
        PublishedAt < edition.StartDate &&
        ahead.test(`${Body.tw} ${Body.en}`),
    );
    expect(undated.map(({ Id }) => Id)).toEqual([]);
  });
});
