import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEdition as read } from './read-edition.ts';

/*
 * A number that is shown twice has one source: the records that it counts, or the report of the
 * last fair. Texts that state the number must agree with its source.
 */
const code = 'DSWINE2026';
const [edition] = read(code, 'edition');
const [report] = read(code, 'report');
const calendar = read(code, 'calendar');
const exhibitors = read(code, 'exhibitors');

const chinese = (number: number): string => {
  const digits = '零一二三四五六七八九';
  if (number < 10) return digits[number] ?? '';
  const tens = Math.floor(number / 10);
  const rest = number % 10 === 0 ? '' : (digits[number % 10] ?? '');
  return `${tens === 1 ? '' : (digits[tens] ?? '')}十${rest}`;
};
const english =
  'none one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const written = (number: number): string => number.toLocaleString('en');

it('the figures of the About page and the fact sheet equal the record counts', () => {
  expect(edition?.About.Figures.map(({ Value }) => Value)).toEqual([
    exhibitors.length,
    new Set(exhibitors.map(({ Country }) => Country)).size,
    read(code, 'products').length,
    calendar.length,
  ]);
});

it('figures about the last fair equal those of its report', () => {
  const [visits, trade, meetings, returning] = report?.Figures.map(({ Value }) => Value) ?? [];
  const forExhibitors = edition?.ForExhibitors.Figures.map(({ Value }) => Value) ?? [];
  expect([forExhibitors[0], ...forExhibitors.slice(2)]).toEqual([trade, meetings, returning]);
  const texts = JSON.stringify(read(code, 'directories'));
  const stated = [...texts.matchAll(/([\d,]+) (?:人次|visits)/gu)].map(([, number]) => number);
  expect(new Set(stated)).toEqual(new Set([written(visits ?? 0)]));
});

it('the programme news states the number of sessions per topic in the calendar', () => {
  const of = (topic: string) => calendar.filter(({ Topic }) => Topic === topic).length;
  const outline = read(code, 'news').find(({ Title }) => Title.tw?.includes('節目大綱'));
  expect(outline?.Title.tw).toContain(`${chinese(calendar.length)}場`);
  expect(outline?.Title.en).toMatch(/^Fifty sessions/u);
  const [talks, tastings, classes, meetings] = ['3', '2', '6', '4'].map(of);
  expect(outline?.Body.tw).toContain(
    `專題講座${chinese(talks ?? 0)}場、品飲會${chinese(tastings ?? 0)}場、課程${chinese(classes ?? 0)}場、商務媒合${chinese(meetings ?? 0)}場`,
  );
  for (const [count, noun] of [
    [talks, 'talks'],
    [tastings, 'tastings'],
    [classes, 'classes'],
  ] as const)
    expect(outline?.Body.en).toContain(`${english[count ?? 0]} ${noun}`);
});

it('the Talks page states the number of talks in the calendar', () => {
  const page = read(code, 'event-pages').find(({ Slug }) => Slug === 'seminar');
  const count = calendar.filter(({ Topic }) => Topic === '3').length;
  expect(page?.Lead.tw).toContain(`${chinese(count)}場講座`);
  expect(page?.Lead.en).toContain(`${english[count]} talks`);
});

it('outlines of classes and meetings last as long as their calendar entries', () => {
  const lengths = read(code, 'classes').map(({ Id, Outline }) => [
    Id,
    Outline.reduce((sum, { Minutes }) => sum + Minutes, 0),
  ]);
  const entries = lengths.map(([id]) => calendar.find(({ Id }) => Id === id));
  expect(lengths).toEqual(
    entries.map((entry) => [
      entry?.Id,
      entry && (Date.parse(entry.End) - Date.parse(entry.Start)) / 60_000,
    ]),
  );
});

it('hotels name only stops that exist on their shuttle line', () => {
  const stops = read(code, 'shuttles').flatMap(({ Id, Ways }) =>
    Ways.flatMap((way) => way.Stops.map(({ Name }) => `接駁車 ${Id} 號線，${Name.tw}上車`)),
  );
  const named = read(code, 'hotels').flatMap(({ Shuttle }) => (Shuttle ? [Shuttle.tw] : []));
  expect(named.filter((text) => !stops.includes(text))).toEqual([]);
});

it('counts and prices in the YAML files separate thousands by commas', () => {
  const folder = join(import.meta.dirname, code);
  const counted =
    /(?:NT\$|新臺幣 ?)\d{4,}|\b\d{4,} ?(?:人次|家|款|場|元|visits|exhibitors|products|meetings)/gu;
  const bare = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(counted) ?? [])
    .filter((found) => !/^20\d\d /u.test(found));
  expect(bare).toEqual([]);
});
