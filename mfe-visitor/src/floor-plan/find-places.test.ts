import { boothsNumbered, findBooths, findFacilities, findPlace, normalise } from './find-places.ts';
import { samplePlan } from './floor-plan.fixture.ts';

const { Booths, Terms } = samplePlan('tw');
const plan = { Booths, Terms };
const numbers = (booths: { Number: string }[]) => booths.map(({ Number }) => Number);

it.each(['A0123', 'a-123', 'A 123', 'a0123', 'Ａ０１２３'])('reads %s as booth A0123', (input) => {
  expect(numbers(boothsNumbered(input, Booths))).toEqual(['A0123']);
});

it.each(['123', '0123', '１２３'])(
  'reads %s as booth 0123 of every area, in order of the areas',
  (input) => {
    expect(numbers(boothsNumbered(input, Booths))).toEqual(['A0123', 'B0123']);
  },
);

it.each([
  ['booth 123', ['A0123', 'B0123']],
  ['123號攤位在哪', ['A0123', 'B0123']],
  ['where is B0123?', ['B0123']],
  ['攤位B0123怎麼走', ['B0123']],
])('finds the booth in the sentence "%s"', (input, booths) => {
  expect(numbers(boothsNumbered(input, Booths))).toEqual(booths);
  expect(numbers(findBooths(input, plan))).toEqual(booths);
});

it.each(['', 'A', 'Z0123', '9999', '12345', '白鷺', 'hall 123'])(
  'reads no booth number in "%s"',
  (input) => {
    expect(boothsNumbered(input, Booths)).toEqual([]);
  },
);

it('finds exhibitors by part of a name in both languages, ignoring spelling variants', () => {
  for (const input of ['白鷺岸', 'herons', 'HÉRONS', 'rive aux h', 'Ｒive'])
    expect(numbers(findBooths(input, plan))).toEqual(['A0121', 'A0123']);
  expect(numbers(findBooths('台中', plan))).toEqual(['B0123']);
  expect(numbers(findBooths('distillery', plan))).toEqual(['B0123', 'B0124']);
});

it('finds booths that contain the digits when no number matches exactly', () => {
  expect(numbers(findBooths('12', plan))).toEqual(['A0121', 'A0123', 'A0122', 'B0123', 'B0124']);
  expect(findBooths('   ', plan)).toEqual([]);
});

it('resolves a location from a booth number, a code, a name or a suggestion text', () => {
  const plan = samplePlan('tw');
  const code = (input: string) => findPlace(input, plan)?.code;
  expect(code('b-123')).toBe('B0123');
  expect(code('A0123 白鷺岸酒莊')).toBe('A0123');
  expect(code('main-entrance')).toBe('main-entrance');
  expect(code('大廳入口')).toBe('main-entrance');
  expect(code('洗手')).toBe('toilets');
  expect(code('雪待')).toBe('C0305');
});

it('resolves no location from ambiguous, unknown or empty text', () => {
  expect(findPlace('distillery', samplePlan('tw'))).toBeUndefined();
  expect(findPlace('nobody', samplePlan('tw'))).toBeUndefined();
  expect(findPlace('', samplePlan('tw'))).toBeUndefined();
});

it('normalises width, case, accents, spaces and 臺', () => {
  expect(normalise('Ｃｈâteau  臺北')).toBe('chateau台北');
});

it('finds booths with other number formats, and shared booths by each exhibitor', () => {
  const [model] = samplePlan('en').Booths;
  if (!model) throw new Error('a booth expected');
  const others = ['Harbour', 'Solera'].map((Name, index) => ({
    Id: String(index),
    Name,
    OtherName: Name,
  }));
  const booths = [
    { ...model, Number: 'N1-23B', Exhibitors: others },
    { ...model, Number: '4118', Exhibitors: [] },
  ];
  const numbers = (input: string) =>
    findBooths(input, { Booths: booths, Terms: [] }).map(({ Number }) => Number);
  expect(['n1-23b', 'N1 23B', '4118', 'harbour', 'solera'].map(numbers)).toEqual([
    ['N1-23B'],
    ['N1-23B'],
    ['4118'],
    ['N1-23B'],
    ['N1-23B'],
  ]);
});

it('finds exhibitors by category, area and country, and prefers whole words to prefixes', () => {
  for (const input of ['gin', '琴酒', '杜松子'])
    expect(numbers(findBooths(input, plan))).toEqual(['B0124']);
  expect(numbers(findBooths('ginj', plan))).toEqual(['C0305']);
  expect(numbers(findBooths('gi', plan))).toEqual(['B0124', 'C0305']);
  expect(numbers(findBooths('United Kingdom', plan))).toEqual(['B0124', 'D0411']);
  expect(numbers(findBooths('UK gin', plan))).toEqual(['B0124']);
  expect(numbers(findBooths('烈酒', plan))).toEqual(['B0123', 'B0124']);
  expect(numbers(findBooths('英國琴酒', plan))).toEqual(['B0124']);
  expect(findBooths('UK sake', plan)).toEqual([]);
  expect(findBooths('英國吟釀', plan)).toEqual([]);
});

it.each(['洗手間', 'Toilets', 'toilet', 'WC', '廁所'])('finds the toilets by %s', (input) => {
  for (const locale of ['tw', 'en'] as const)
    expect(findFacilities(input, samplePlan(locale)).map(({ code }) => code)).toEqual(['toilets']);
});
