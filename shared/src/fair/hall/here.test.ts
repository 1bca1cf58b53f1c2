import { readHere } from './here.ts';

const here = {
  code: 'A0123',
  name: { tw: 'A0123', en: 'A0123' },
  walks: { A0123: 0, 'main-stage': 3 },
};
const stored = (change: object = {}) =>
  JSON.stringify({ edition: 'DSWINE2026', ...here, ...change });

it('readHere reads the location of an edition, without minutes that are not numbers', () => {
  const walks = { ...here.walks, A2: 'x' };
  expect(readHere(stored({ walks }), 'DSWINE2026')).toEqual(here);
  expect(readHere(stored(), 'DSWINE2027')).toBeUndefined();
});

it.each(['', 'null', '7', '{"edition":"DSWINE2026"}', stored({ name: {} })])(
  'readHere returns undefined for invalid text: %s',
  (text) => expect(readHere(text, 'DSWINE2026')).toBeUndefined(),
);
