import { packData, unpackData } from './packed-data.ts';

const viaJson = (value: unknown): unknown =>
  unpackData(JSON.parse(JSON.stringify(packData(value))));

it.each([
  [
    'records with the same fields',
    [
      { Id: '1', Area: 'wine' },
      { Id: '2', Area: 'wine' },
    ],
  ],
  ['a field that some records lack', [{ Id: '1', Note: 'x' }, { Id: '2' }, { Id: '3' }]],
  ['a record that some lack', [{ At: { Code: 'IT' } }, {}]],
  ['lists in records', [{ Booths: ['A1', 'A2'] }, { Booths: ['A3'] }, { Booths: [] }]],
  ['null in a record in records', [{ At: { Code: null } }, { At: { Code: 'TW' } }]],
  ['records without fields', [{}, {}]],
  [
    'false, zero and empty text',
    [
      { A: false, B: 0, C: '' },
      { A: true, B: 0, C: '' },
    ],
  ],
  ['mixed lists', [{ Id: '1' }, 'text', null, [1]]],
  ['values', { a: 1, b: 'x', c: null, d: true, e: [] }],
])('packs and unpacks %s', (_name, value) => {
  expect(viaJson(value)).toEqual(value);
});

it('writes field names, common prefixes and shared values once', () => {
  const list = [1, 2].map((Id) => ({ Id, Picture: { Src: `/Picture/${Id}`, Widths: [360, 720] } }));
  expect(packData(list)).toEqual({
    $: 2,
    Id: [1, 2],
    Picture: { Src: { $: '/Picture/', of: ['1', '2'] }, Widths: [[360, 720]] },
  });
});
