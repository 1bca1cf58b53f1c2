import { hereKey, readHere, readHereText, storeHere } from './here.ts';

const here = {
  code: 'A0123',
  name: { tw: 'A0123', en: 'A0123' },
  walks: { A0123: 0, 'main-stage': 3 },
};

beforeEach(() => localStorage.clear());

it('storeHere saves and removes a location per edition, and dispatches an event each time', () => {
  const notified = jest.fn();
  addEventListener(hereKey, notified);
  expect(storeHere('DSWINE2026', here)).toBe(true);
  expect(readHere(readHereText(), 'DSWINE2026')).toEqual(here);
  expect(readHere(readHereText(), 'DSWINE2027')).toBeUndefined();
  expect(storeHere('DSWINE2026', undefined)).toBe(true);
  expect(readHere(readHereText(), 'DSWINE2026')).toBeUndefined();
  expect(notified).toHaveBeenCalledTimes(2);
  removeEventListener(hereKey, notified);
});

it.each([
  '',
  'null',
  '7',
  '{"edition":"DSWINE2026"}',
  '{"edition":"DSWINE2026","code":"A1","name":{}}',
])('readHere returns undefined for invalid text: %s', (text) =>
  expect(readHere(text, 'DSWINE2026')).toBeUndefined(),
);

it('readHere drops walking minutes that are not numbers', () => {
  const text = JSON.stringify({ edition: 'DSWINE2026', ...here, walks: { A1: 2, A2: 'x' } });
  expect(readHere(text, 'DSWINE2026')?.walks).toEqual({ A1: 2 });
});
