/** Every field of the global store (specification § 3) is read by a component, not only written. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFairStore } from '@dswine/shared/section/fair-store';

const root = path.resolve(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '*/src/*.ts', '*/src/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(shell|shared|mfe-)/.test(file) && !/\.(test|fixture)\./.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

const selectors = sources.flatMap((source) =>
  [...source.matchAll(/useFair\(\s*([\s\S]*?)\);/g)].map(([, selector = '']) => selector),
);

/** The URL determines the language during a navigation; the store only mirrors it. */
const mirrored = ['language'];

const pieces = Object.keys(
  createFairStore({
    language: 'tw',
    exhibitionCode: 'X2026',
    exhibitionInfo: undefined,
  }).getState(),
).filter((piece) => !mirrored.includes(piece));

it.each(pieces)('the store field %s is read by a component', (piece) => {
  expect(selectors.filter((selector) => selector.includes(piece))).not.toEqual([]);
});
