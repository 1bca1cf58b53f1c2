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
  ['a field of one record alone', [{ Id: '1' }, { Id: '2', Dark: true }]],
  ['records in records', [{ At: { Code: 'IT' } }, { At: { Code: 'TW', Of: [1] } }]],
  ['a record that some lack', [{ At: { Code: 'IT' } }, {}]],
  ['lists of records in records', [{ Items: [{ A: 1 }, { A: 2 }] }, { Items: [] }]],
  ['lists in records', [{ Booths: ['A1', 'A2'] }, { Booths: ['A3'] }, { Booths: [] }]],
  ['null', [{ Id: null }, { Id: '2' }]],
  ['null in a record in records', [{ At: { Code: null } }, { At: { Code: 'TW' } }]],
  ['records without fields', [{}, {}]],
  [
    'false, zero and empty text',
    [
      { A: false, B: 0, C: '' },
      { A: true, B: 0, C: '' },
    ],
  ],
  ['one record', { list: [{ Id: '1' }] }],
  ['mixed lists', [{ Id: '1' }, 'text', null, [1]]],
  ['values', { a: 1, b: 'x', c: null, d: true, e: [] }],
])('packs and unpacks %s', (_name, value) => {
  expect(viaJson(value)).toEqual(value);
});

it('writes the common prefix of the texts of a field once', () => {
  const list = ['1-a', '2-b'].map((id) => ({ Src: `/api/Picture/${id}.webp` }));
  expect(packData(list)).toEqual({
    $: 2,
    Src: { $: '/api/Picture/', of: ['1-a.webp', '2-b.webp'] },
  });
});

it('writes field names and shared values once', () => {
  const list = [1, 2, 3].map((Id) => ({ Id, Picture: { Src: `${Id}.webp`, Widths: [360, 720] } }));
  expect(packData(list)).toEqual({
    $: 3,
    Id: [1, 2, 3],
    Picture: { Src: ['1.webp', '2.webp', '3.webp'], Widths: [[360, 720]] },
  });
});
