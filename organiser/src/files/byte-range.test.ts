import fc from 'fast-check';
import { readRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['Bytes=5-9', { from: 5, to: 9 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
])('reads the range header %s of a file of 100 bytes as %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it('never returns a range outside the file', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.option(fc.nat()),
      fc.integer({ min: 1, max: 1_000_000 }),
      (first, last, size) => {
        const range = readRange(`bytes=${first}-${last ?? ''}`, size);
        if (typeof range === 'string') return;
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      },
    ),
  );
});
