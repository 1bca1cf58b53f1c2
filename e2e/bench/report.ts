import type { Load } from './measure-page.ts';

export type Results = {
  loads: ReadonlyMap<string, readonly Load[]>;
  pages: readonly string[];
  rounds: number;
  cpu: number;
  rates: { site: number; bare: number };
  htmlBytes: number;
};
export type Machine = { date: string; node: string; chromium: string; cores: number };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

const columns = [
  'fcp',
  'lcp',
  'tbt',
  'longest',
  'cls',
  'elements',
  'document',
  'requests',
  'bytes',
  'scriptBytes',
  'works',
  'hydrated',
  'whole',
  'longestTapped',
  'inp',
  'tappedScriptBytes',
] as const satisfies readonly (keyof Load)[];
const headings: Record<(typeof columns)[number], string> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  longest: 'longest task ms',
  cls: 'CLS',
  elements: 'elements',
  document: 'HTML KiB',
  requests: 'requests',
  bytes: 'KiB',
  scriptBytes: 'of it scripts',
  works: 'button works ms',
  hydrated: 'hydrated ms',
  whole: 'as a whole ms',
  longestTapped: 'longest task after a tap ms',
  inp: 'INP p75 ms',
  tappedScriptBytes: 'scripts after a tap',
};
/** Measured with a tap, which a page without scripts does not answer. */
const tapped: readonly string[] = [
  'works',
  'hydrated',
  'whole',
  'longestTapped',
  'inp',
  'tappedScriptBytes',
];
const sizes: readonly string[] = ['document', 'bytes', 'scriptBytes', 'tappedScriptBytes'];

function write(column: (typeof columns)[number], value: number): string {
  if (column === 'cls') return value.toFixed(3);
  if (sizes.includes(column)) return (value / 1024).toFixed(1);
  return String(Math.round(value));
}

/**
 * The ratio of two variants, one pair of loads for each round, since a machine's speed changes from
 * round to round. Geometric mean, in which a slow load of either variant counts alike, and standard
 * error of several rounds.
 */
function pairedRatio(site: readonly number[], other: readonly number[]): string {
  const logs = site.map((value, round) => Math.log(value / (other[round] ?? Number.NaN)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const ratio = Math.exp(mean);
  if (logs.length < 2) return ratio.toFixed(2);
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const error = ratio * Math.sqrt(squares / (logs.length - 1) / logs.length);
  return `${ratio.toFixed(2)} ± ${error.toFixed(2)}`;
}

/** The page sections of `docs/performance.md`. */
export function report(results: Results, machine: Machine): string {
  const value = (page: string, variant: string, column: (typeof columns)[number]) =>
    median((results.loads.get(`${page}|${variant}`) ?? []).map((load) => load[column]));
  const tables = results.pages.map((page) => {
    const rows = ['static', 'monolith', 'dswine'].map(
      (variant) =>
        `| ${variant} | ${columns.map((column) => (tapped.includes(column) && variant === 'static' ? '–' : write(column, value(page, variant, column)))).join(' | ')} |`,
    );
    const ratio = (column: (typeof columns)[number], to: string) =>
      pairedRatio(
        (results.loads.get(`${page}|dswine`) ?? []).map((load) => load[column]),
        (results.loads.get(`${page}|${to}`) ?? []).map((load) => load[column]),
      );
    return [
      `## ${page.charAt(0).toUpperCase()}${page.slice(1)}`,
      '',
      `| | ${columns.map((column) => headings[column]).join(' | ')} |`,
      `|---|${columns.map(() => '---:').join('|')}|`,
      ...rows,
      '',
      `LCP ${ratio('lcp', 'static')} x static and ${ratio('lcp', 'monolith')} x monolith; scripts after a tap ${ratio('tappedScriptBytes', 'monolith')} x monolith; hydrated ${ratio('hydrated', 'monolith')} x monolith, as a whole ${ratio('whole', 'monolith')}; the button works ${(value(page, 'dswine', 'works') / value(page, 'static', 'lcp')).toFixed(2)} x the LCP of static after the start; first view ${(value(page, 'dswine', 'bytes') / 1024).toFixed(0)} KiB.`,
    ].join('\n');
  });
  return `# Performance

Measured on ${machine.date} with \`npm run bench -- --write\` (${machine.cores} cores, Node ${machine.node}, Chromium ${machine.chromium}). One interleaved run, medians of ${results.rounds} loads, ratios within each round with their geometric mean and standard error, empty cache,
1.6 Mbps, 150 ms, CPU ${results.cpu}x, 390 x 844. Each page is requested once before its load, so that none is stale. Compare only within one table. **static** is the same HTML and CSS as files without any script; **monolith** is the same code built as one application;
**dswine** is the released site: five releases composed at run time. The first columns are of a page that nobody touches, up to 5 s after load; the last six of another load, whose first button (My List, or Share on the article) is tapped right after the first paint. Hydrated is what the screen shows, then the page as a whole: the home page loads the code of what is on the screen first. The longest task is that after the first paint, or from the tap until the whole page is hydrated; 0 if all take less than 50 ms. Scripts after a tap are all that the page loads, with what it loads when it is idle.

Aims: LCP at most 1.05 x static; CLS at most 0.01; TBT as of a page with one island; no task over 100 ms after the first paint; scripts before a touch at most 110 KiB on lists and 72 on reading pages; the list at most 1,000 elements and 60 KiB, the article 400 and 30, home 800 and 90; the button works within 1.98 x the LCP of static (what Nuxt took); hydrated at most 1.0 x monolith; INP p75 at most 200 ms; cached HTML at least 0.80 x bare node:http.

${tables.join('\n\n')}

## Cached HTML

The home page (${(results.htmlBytes / 1024).toFixed(1)} KiB, brotli) with 32 connections from a second process, medians of three interleaved runs.

| | requests/s |
|---|---:|
| bare node:http, the same bytes | ${Math.round(results.rates.bare)} |
| dswine | ${Math.round(results.rates.site)} |

${(results.rates.site / results.rates.bare).toFixed(2)} x bare node:http.
`;
}
