import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchFloorPlan } from './bench-floor-plan.ts';
import { benchPages, benchPaint } from './bench-pages.ts';
import { benchReturning } from './bench-returning.ts';
import { benchSearch } from './bench-search.ts';
import { benchTracing } from './bench-tracing.ts';
import { benchUncached } from './bench-uncached.ts';

/**
 * `npm run bench` compares the released site with plain pages of the same content and with a
 * monolith of the same code, in one interleaved run, and measures the site's other parts.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({
  options: {
    /** The name of one part; without it, all that have a section in `docs/performance.md`. */
    only: { type: 'string' },
    /** Of `pages` and `paint`: some of home, list, article, product, programme. */
    pages: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    /** How many times slower the processor is made. On a slow machine, less is the same phone. */
    cpu: { type: 'string', default: '4' },
    /** Writes what was measured to `docs/performance.md`, and keeps other figures. */
    write: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, cpu] = [options.rounds, options.seconds, options.cpu].map(Number) as [
  number,
  number,
  number,
];
const ofPages = { root, rounds, seconds, cpu, only: options.pages.split(',').filter(Boolean) };

/** Each resolves to its sections of the document. */
const documented: Record<string, () => Promise<string>> = {
  pages: () => benchPages(ofPages),
  'floor-plan': benchFloorPlan,
  returning: benchReturning,
  uncached: () => benchUncached(seconds),
  search: () => benchSearch(root),
};
/** Each resolves to what it only prints. */
const printed: Record<string, () => Promise<string>> = {
  paint: () => benchPaint(ofPages),
  tracing: () => benchTracing(rounds),
};

if (options.write && options.only !== undefined && options.only in printed)
  throw new Error(`"--only ${options.only}" has no section in the document. Leave out "--write".`);
const parts = { ...documented, ...printed };
if (options.only !== undefined && !(options.only in parts))
  throw new Error(`There is no "--only ${options.only}". Use one of ${Object.keys(parts).join()}.`);
for (const part of options.only === undefined ? Object.keys(documented) : [options.only]) {
  const text = await parts[part]?.();
  if (text === undefined) continue;
  console.log(text);
  const file = path.join(root, 'docs/performance.md');
  if (options.write) await writeFile(file, withSections(await readFile(file, 'utf8'), text));
}

/** Splits a document before each second-level heading. */
function sectionsOf(page: string): { heading: string; text: string }[] {
  return page.split(/^(?=## )/mu).map((text) => ({
    heading: text.startsWith('## ') ? (text.split('\n')[0] ?? '') : '',
    text: text.trimEnd(),
  }));
}

/** Replaces sections by heading and appends new ones. Sections that were not measured stay. */
function withSections(page: string, measured: string): string {
  const measuredByHeading = new Map(
    sectionsOf(measured).map(({ heading, text }) => [heading, text]),
  );
  const merged = sectionsOf(page).map(({ heading, text }) => {
    const now = measuredByHeading.get(heading);
    measuredByHeading.delete(heading);
    return now === undefined || now === '' ? text : now;
  });
  return `${[...merged, ...measuredByHeading.values()].filter((text) => text !== '').join('\n\n')}\n`;
}
