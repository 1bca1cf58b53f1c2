import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chooseShowOffset, showOffset } from './show-clock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'show-clock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('is one clock for all processes, which a demonstration changes and resets', async () => {
  const [web, organiser] = [1, 2].map(() => showOffset({ clockOffset: 5, dateBar: true, folder }));
  const offsets = () => [web?.(), organiser?.()];
  expect(offsets()).toEqual([5, 5]);
  for (const chosen of [-86_400_000, 0, undefined]) {
    chooseShowOffset(folder, chosen);
    await nextTurn();
    expect(offsets()).toEqual([chosen ?? 5, chosen ?? 5]);
  }
});

it.each(['', '{}', '{"offset":"x"}', '{"offset":1e99}'])(
  'ignores a file that contains %j',
  (text) => {
    writeFileSync(path.join(folder, 'show-date.json'), text);
    expect(showOffset({ clockOffset: 5, dateBar: true, folder })()).toBe(5);
  },
);

it('does not change where the date bar is off', () => {
  chooseShowOffset(folder, 7);
  expect(showOffset({ clockOffset: 5, folder })()).toBe(5);
});
