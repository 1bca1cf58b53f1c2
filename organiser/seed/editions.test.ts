import { join } from 'node:path';
import { recordFiles } from '../src/import/read-records.ts';
import { editionFiles, type EditionFile } from '../src/records/records.ts';
import { readDocuments } from './documents/document.ts';
import { printDocument } from './documents/print-document.ts';
import { listDrawings } from './illustrations/list-drawings.ts';
import { readEdition as read, seedCodes } from './read-edition.ts';

const kinds = Object.keys(editionFiles) as EditionFile[];
const duplicatesIn = <T>(list: readonly T[]) => list.filter((one, at) => list.indexOf(one) !== at);

describe.each(seedCodes)('edition %s', (code) => {
  const terms = read(code, 'terms'),
    hall = read(code, 'hall'),
    exhibitors = read(code, 'exhibitors'),
    products = read(code, 'products');
  const news = read(code, 'news'),
    calendar = read(code, 'calendar');
  const booths = hall.filter((one) => one.Kind === 'booth');
  const codesOf = (kind: string) =>
    new Set(terms.filter((term) => term.Kind === kind).map((term) => term.Code));

  it('has at most one file per kind, with records that match the schema', () => {
    for (const kind of kinds) {
      expect(recordFiles(join(import.meta.dirname, code), kind).length).toBeLessThanOrEqual(1);
      expect(() => read(code, kind)).not.toThrow();
    }
  });

  it('has a drawing in a separate file for every exhibitor, product, news item and event', () => {
    const drawings = listDrawings(join(import.meta.dirname, code));
    for (const { draw } of drawings) expect(draw()).toMatch(/^<svg /u);
    const files = drawings.map(({ file }) => file);
    expect(duplicatesIn(files)).toEqual([]);
    expect(files.filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/u.test(file))).toEqual([]);
    const drawn = new Set(files);
    const wanted = [
      ...exhibitors.map(({ Id }) => `exhibitor-${Id}.svg`),
      ...products.map(({ Id }) => `product-${Id}.svg`),
      ...news.map(({ Id }) => `news-${Id}.svg`),
      ...calendar.map(({ Id }) => `event-${Id}.svg`),
    ];
    expect(wanted.filter((file) => !drawn.has(file))).toEqual([]);
  });

  it('has no dangling references in exhibitors, products, news and calendar', () => {
    const countries = codesOf('country'),
      categories = codesOf('category'),
      tags = codesOf('tag'),
      topics = codesOf('calendar-topic'),
      kindsOfNews = codesOf('news-category');
    const numbers = new Set(booths.map((booth) => booth.Number)),
      ids = new Set(exhibitors.map((one) => one.Id));
    const areaOf = new Map(
      terms.filter((term) => term.Kind === 'category').map((term) => [term.Code, term.Area]),
    );
    const lost = [
      ...exhibitors
        .filter(
          (one) =>
            !countries.has(one.Country) ||
            one.Categories.some((it) => !categories.has(it)) ||
            one.Tags.some((it) => !tags.has(it)) ||
            one.Booths.some((it) => !numbers.has(it)),
        )
        .map((one) => one.Id),
      ...products
        .filter(
          (one) =>
            !ids.has(one.ExhibitorId) ||
            !countries.has(one.Country) ||
            areaOf.get(one.Category) !== one.Area ||
            one.Tags.some((it) => !tags.has(it)),
        )
        .map((one) => one.Id),
      ...news.filter((one) => !kindsOfNews.has(one.Category)).map((one) => one.Id),
      ...calendar.filter((one) => !topics.has(one.Topic)).map((one) => one.Id),
    ];
    expect(lost).toEqual([]);
  });

  it('has no dangling references in event data, and a capacity for every bookable entry', () => {
    const entries = new Map(calendar.map((one) => [one.Id, one]));
    const groups = new Map(read(code, 'class-groups').map((one) => [one.Id, one.Kind]));
    const bars = new Set(read(code, 'bars').map((one) => one.Id));
    const makerOf = new Map(products.map((one) => [one.Id, one.ExhibitorId]));
    const known = new Set(exhibitors.map((one) => one.Id));
    const lost = [
      ...read(code, 'classes').filter((one) => {
        const topic = entries.get(one.Id)?.Topic;
        return groups.get(one.Group) !== one.Kind || topic !== (one.Kind === 'class' ? '6' : '4');
      }),
      ...read(code, 'event-pages').filter((page) => page.Entries.some((id) => !entries.has(id))),
      ...read(code, 'bar-routes').filter((route) =>
        route.Stops.some((stop) => !bars.has(stop.Bar)),
      ),
      ...read(code, 'event-info').flatMap((topic) =>
        topic.Items.filter((item) =>
          item.ProductId === undefined
            ? !known.has(item.ExhibitorId)
            : makerOf.get(item.ProductId) !== item.ExhibitorId,
        ),
      ),
      // Bookable entries need a capacity.
      ...calendar.filter((one) => one.Booking === true && one.Capacity === undefined),
    ];
    expect(lost).toEqual([]);
  });

  it('has unique ids, names, websites and booth numbers', () => {
    for (const list of [exhibitors, products, news, calendar])
      expect(duplicatesIn(list.map((one) => one.Id))).toEqual([]);
    expect(duplicatesIn(exhibitors.flatMap((one) => [one.Name.tw, one.Name.en]))).toEqual([]);
    expect(duplicatesIn(products.map((one) => one.Name.en))).toEqual([]);
    expect(duplicatesIn(products.map((one) => one.Name.tw))).toEqual([]);
    expect(duplicatesIn(exhibitors.map((one) => one.Website))).toEqual([]);
    expect(duplicatesIn(booths.map((booth) => booth.Number))).toEqual([]);
    expect(duplicatesIn(exhibitors.flatMap((one) => one.Booths))).toEqual([]);
  });

  it('positions booths and facilities in the hall without overlaps, beside aisles 3 m wide', () => {
    const outline = hall.find((one) => one.Kind === 'hall');
    if (outline?.Kind !== 'hall') throw new Error('hall.jsonl has no hall');
    const solid = hall.filter((one) => one.Kind === 'booth' || one.Kind === 'facility'),
      aisles = hall.filter((one) => one.Kind === 'aisle');
    const touch = (a: Box, b: Box) =>
      a.X < b.X + b.W && b.X < a.X + a.W && a.Y < b.Y + b.H && b.Y < a.Y + a.H;
    expect(
      [...solid, ...aisles].filter(
        (one) => one.X + one.W > outline.Width || one.Y + one.H > outline.Depth,
      ),
    ).toEqual([]);
    expect(solid.filter((one) => aisles.some((aisle) => touch(one, aisle)))).toEqual([]);
    expect(
      solid.filter((one, at) => solid.slice(at + 1).some((other) => touch(one, other))),
    ).toEqual([]);
    expect(Math.min(...aisles.map((aisle) => Math.min(aisle.W, aisle.H)))).toBeGreaterThanOrEqual(
      3,
    );
  });

  it('assigns adjacent booths to exhibitors that have several', () => {
    const at = new Map(booths.map((booth) => [booth.Number, booth]));
    const sideBySide = (a: Box, b: Box) => {
      const [across, down] = [
        Math.min(a.X + a.W, b.X + b.W) - Math.max(a.X, b.X),
        Math.min(a.Y + a.H, b.Y + b.H) - Math.max(a.Y, b.Y),
      ];
      return Math.min(across, down) >= 0 && Math.max(across, down) > 0;
    };
    const apart = exhibitors.filter(({ Booths }) => {
      const own = Booths.flatMap((number) => at.get(number) ?? []);
      return own.some(
        (one) => own.length > 1 && !own.some((it) => it !== one && sideBySide(one, it)),
      );
    });
    expect(apart.map((one) => one.Id)).toEqual([]);
  });

  it('has no CJK characters in English texts, and no kana or Hangul in Chinese texts', () => {
    const english = [...exhibitors, ...products].flatMap((one) => [
      one.Name.en,
      ...[one.Description].flat().map((paragraph) => paragraph.en),
    ]);
    const texts = [
      ...news.flatMap((one) => [one.Title.en, one.Summary.en, one.Body.en]),
      ...calendar.flatMap((one) => [one.Title.en, one.Summary.en, ...one.Body.map((it) => it.en)]),
    ];
    expect(
      [...english, ...texts].filter((text) =>
        /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text ?? '缺'),
      ),
    ).toEqual([]);
    const chinese = [...products, ...exhibitors].flatMap((one) =>
      [one.Description].flat().map((paragraph) => paragraph.tw),
    );
    expect(
      chinese.filter((text) =>
        /[\u3040-\u30ff\uac00-\ud7af]|undefined|[{}]/.test(text ?? 'undefined'),
      ),
    ).toEqual([]);
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
    expect(
      addresses.filter((address) => !/^https:\/\/[a-z0-9.-]+\.example(\/.*)?$/u.test(address)),
    ).toEqual([]);
  });

  it('schedules all events on its opening days, and no two in one room at once', () => {
    const [edition] = read(code, 'edition');
    const days = edition?.Hours.map((day) => day.Date) ?? [];
    expect([days[0], days.at(-1)]).toEqual([edition?.StartDate, edition?.EndDate]);
    expect(
      calendar.filter((one) => !days.includes(one.Start.slice(0, 10)) || one.End <= one.Start),
    ).toEqual([]);
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

type Box = { X: number; Y: number; W: number; H: number };

it('the 2026 seed has the announced numbers of exhibitors, products, news and events', () => {
  const exhibitors = read('DSWINE2026', 'exhibitors'),
    terms = read('DSWINE2026', 'terms');
  const [edition] = read('DSWINE2026', 'edition');
  expect(exhibitors.length).toBeGreaterThanOrEqual(320);
  expect(new Set(exhibitors.map((one) => one.Country)).size).toBeGreaterThanOrEqual(25);
  expect(read('DSWINE2026', 'products')).toHaveLength(2400);
  expect([read('DSWINE2026', 'news').length, read('DSWINE2026', 'calendar').length]).toEqual([
    41, 50,
  ]);
  expect(terms.filter((term) => term.Kind === 'category').length).toBeGreaterThanOrEqual(16);
  expect(terms.filter((term) => term.Kind === 'tag').length).toBeGreaterThanOrEqual(20);
  expect(exhibitors.filter((one) => one.Featured)).toHaveLength(12);
  expect(exhibitors.some((one) => one.Booths.includes('A0123'))).toBe(true);
  expect(edition?.About.Figures.slice(0, 2).map((figure) => figure.Value)).toEqual([
    exhibitors.length,
    new Set(exhibitors.map((one) => one.Country)).size,
  ]);
});

it('the 2025 seed has 60 exhibitors, 300 products, 8 news items and 10 events', () => {
  const counts = (['exhibitors', 'products', 'news', 'calendar'] as const).map(
    (kind) => read('DSWINE2025', kind).length,
  );
  expect(counts).toEqual([60, 300, 8, 10]);
});

it.each(readDocuments())('prints the document $file in both languages', (document) => {
  for (const lang of ['tw', 'en'] as const)
    expect(printDocument(document, lang)).toContain(document.title[lang]);
});
