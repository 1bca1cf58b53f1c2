import type { Load } from './measure-page.ts';

export type Results = {
  loads: ReadonlyMap<string, readonly Load[]>;
  pages: readonly string[];
  rounds: number;
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
  'cls',
  'hydrated',
  'requests',
  'bytes',
  'scriptBytes',
] as const satisfies readonly (keyof Load)[];
const headings: Record<(typeof columns)[number], string> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
  hydrated: 'hydrated ms',
  requests: 'requests',
  bytes: 'KiB',
  scriptBytes: 'of it scripts',
};

function write(column: (typeof columns)[number], value: number): string {
  if (column === 'cls') return value.toFixed(3);
  if (column === 'bytes' || column === 'scriptBytes') return (value / 1024).toFixed(1);
  return String(Math.round(value));
}

/** The page sections of `docs/performance.md`. */
export function report(results: Results, machine: Machine): string {
  const value = (page: string, variant: string, column: (typeof columns)[number]) =>
    median((results.loads.get(`${page}|${variant}`) ?? []).map((load) => load[column]));
  const tables = results.pages.map((page) => {
    const rows = ['static', 'monolith', 'dswine'].map(
      (variant) =>
        `| ${variant} | ${columns.map((column) => (column === 'hydrated' && variant === 'static' ? '–' : write(column, value(page, variant, column)))).join(' | ')} |`,
    );
    const ratio = (column: (typeof columns)[number], to: string) =>
      (value(page, 'dswine', column) / value(page, to, column)).toFixed(2);
    return [
      `## ${page.charAt(0).toUpperCase()}${page.slice(1)}`,
      '',
      `| | ${columns.map((column) => headings[column]).join(' | ')} |`,
      `|---|${columns.map(() => '---:').join('|')}|`,
      ...rows,
      '',
      `LCP ${ratio('lcp', 'static')} x static and ${ratio('lcp', 'monolith')} x monolith; script bytes ${ratio('scriptBytes', 'monolith')} x monolith; hydrated ${ratio('hydrated', 'monolith')} x monolith; first view ${(value(page, 'dswine', 'bytes') / 1024).toFixed(0)} KiB.`,
    ].join('\n');
  });
  return `# Performance

Measured on ${machine.date} with \`npm run bench -- --write\` (${machine.cores} cores, Node ${machine.node}, Chromium ${machine.chromium}). One interleaved run, medians of ${results.rounds} loads, empty cache,
1.6 Mbps, 150 ms, CPU 4x, 390 x 844. Compare only within one table. **static** is the same HTML and CSS as files without any script; **monolith** is the same code built as one application;
**dswine** is the released site: five releases composed at run time. "Hydrated" is when the page's own section answers clicks.

Aims: LCP at most 1.10 x static and 1.05 x monolith; script bytes at most 1.10 x monolith; cached HTML at least 0.80 x bare node:http; first view at most 500 KB.

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
