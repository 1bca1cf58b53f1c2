import { boothsNumbered, findBooths, findFacilities, findPlace, normalise } from './find-places.ts';
import { samplePlan } from '../floor-plan.fixture.ts';

const plan = samplePlan('tw');
const numbers = (booths: { Number: string }[]) => booths.map(({ Number }) => Number).join(' ');

it.each([
  ...['A0123', 'a-123', 'A 123', 'Ａ０１２３'].map((input) => [input, 'A0123']),
  ...['123', '0123', '１２３', 'booth 123', '123號攤位在哪'].map((input) => [input, 'A0123 B0123']),
  ['where is B0123?', 'B0123'],
  ['攤位B0123怎麼走', 'B0123'],
])('finds the booths of the number in "%s"', (input, booths) => {
  expect(numbers(boothsNumbered(input, plan.Booths))).toBe(booths);
  expect(numbers(findBooths(input, plan))).toBe(booths);
});

it.each(['', 'A', 'Z0123', '9999', '12345', '白鷺', 'hall 123'])(
  'reads no booth number in "%s"',
  (input) => expect(boothsNumbered(input, plan.Booths)).toEqual([]),
);

it.each([
  ['白鷺岸', 'A0121 A0123', 'the name'],
  ['HÉRONS', 'A0121 A0123', 'the other name, in any case'],
  ['rive aux h', 'A0121 A0123', 'a part of it'],
  ['Ｒive', 'A0121 A0123', 'full-width letters'],
  ['台中', 'B0123', 'a variant of a character'],
  ['distillery', 'B0123 B0124', 'a word of several'],
  ['12', 'A0121 A0123 A0122 B0123 B0124', 'digits of a number'],
  ['   ', '', 'nothing'],
])('finds exhibitors by "%s": %s (%s)', (input, booths) =>
  expect(numbers(findBooths(input, plan))).toBe(booths),
);

it.each([
  ['gin', 'B0124'],
  ['杜松子', 'B0124'],
  ['ginj', 'C0305'],
  ['gi', 'B0124 C0305'],
  ['United Kingdom', 'B0124 D0411'],
  ['UK gin', 'B0124'],
  ['烈酒', 'B0123 B0124'],
  ['英國琴酒', 'B0124'],
  ['UK sake', ''],
  ['英國吟釀', ''],
])(
  'finds exhibitors by category, area and country, and prefers whole words to prefixes: %s',
  (input, booths) => expect(numbers(findBooths(input, plan))).toBe(booths),
);

it.each([
  ['b-123', 'B0123'],
  ['A0123 白鷺岸酒莊', 'A0123'],
  ['main-entrance', 'main-entrance'],
  ['大廳入口', 'main-entrance'],
  ['洗手', 'toilets'],
  ['雪待', 'C0305'],
  ['distillery', undefined],
  ['no such place', undefined],
  ['', undefined],
])('resolves "%s" to the location %s', (input, code) =>
  expect(findPlace(input, plan)?.code).toBe(code),
);

it('normalises width, case, accents, spaces and 臺', () => {
  expect(normalise('Ｃhâteau  臺北')).toBe('chateau台北');
});

it('finds booths with other number formats, and shared booths by each exhibitor', () => {
  const [model] = plan.Booths;
  if (!model) throw new Error('The sample has no booth.');
  const Exhibitors = ['Harbour', 'Solera'].map((Name) => ({ Id: Name, Name, OtherName: Name }));
  const Booths = [
    { ...model, Number: 'N1-23B', Exhibitors },
    { ...model, Number: '4118', Exhibitors: [] },
  ];
  const find = (input: string) => numbers(findBooths(input, { Booths, Terms: [] }));
  expect(['N1 23b', 'harbour', 'solera', '4118'].map(find)).toEqual([
    'N1-23B',
    'N1-23B',
    'N1-23B',
    '4118',
  ]);
});

it.each(['洗手間', 'Toilets', 'toilet', 'WC', '廁所'])('finds the toilets by %s', (input) => {
  for (const locale of ['tw', 'en'] as const)
    expect(findFacilities(input, samplePlan(locale)).map(({ code }) => code)).toEqual(['toilets']);
});
