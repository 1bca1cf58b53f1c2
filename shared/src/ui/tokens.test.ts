import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, 'schemes.scss'), 'utf8');
const light = coloursOf(/@mixin light \{([^}]*)\}/);
const dark = coloursOf(/@mixin dark \{([^}]*)\}/);
const schemes = { light, dark, band: { ...dark, ...coloursOf(/@mixin band \{([^}]*)\}/) } };

const texts = ['ink', 'muted', 'fair', 'wine', 'spirits', 'sake', 'beer', 'danger', 'warning'];
const textPairs = [
  ...texts.flatMap((text) => ['paper', 'raised'].map((ground) => [text, ground])),
  ...['ink', 'muted'].map((text) => [text, 'sunk']),
  ['on-fair', 'fair'],
  ['on-fair', 'fair-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];
const edgePairs = ['edge', 'fair'].flatMap((edge) => [
  [edge, 'paper'],
  [edge, 'raised'],
]);

it.each(Object.entries(schemes))('has sufficient contrast in the scheme %s', (_scheme, colours) => {
  const below = (limit: number, pairs: readonly string[][]) =>
    pairs.filter(
      ([part = '', ground = '']) => !(contrast(colours[part], colours[ground]) >= limit),
    );
  expect(below(4.5, textPairs)).toEqual([]);
  expect(below(3, edgePairs)).toEqual([]);
});

function coloursOf(block: RegExp): Record<string, string> {
  const text = block.exec(source)?.[1] ?? '';
  return Object.fromEntries(
    [...text.matchAll(/--([a-z-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** WCAG 2 contrast ratio. A missing colour counts as black. */
function contrast(one = '#000', other = '#000'): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
