import { cpus } from 'node:os';
import type { Tapped, View } from './measure-page.ts';

/** What was measured: loads by `page|variant`, one for each round. */
export type Results = {
  views: ReadonlyMap<string, readonly View[]>;
  taps: ReadonlyMap<string, readonly Tapped[]>;
  pages: readonly string[];
  rounds: number;
  cpu: number;
  chromium: string;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

type Column<Load> = readonly [heading: string, key: keyof Load, write: (value: number) => string];

const whole = (value: number) => String(Math.round(value));
const kibibytes = (value: number) => (value / 1024).toFixed(1);

/** Counts first: they do not depend on the machine. */
const viewColumns: readonly Column<View>[] = [
  ['style passes', 'stylePasses', whole],
  ['layout passes', 'layoutPasses', whole],
  ['SVG documents', 'svgDocuments', whole],
  ['CSS KiB', 'cssBytes', kibibytes],
  ['elements', 'elements', whole],
  ['HTML KiB', 'document', kibibytes],
  ['requests', 'requests', whole],
  ['KiB', 'bytes', kibibytes],
  ['of it scripts', 'scriptBytes', kibibytes],
  ['FCP ms', 'fcp', whole],
  ['LCP ms', 'lcp', whole],
  ['blocking ms', 'blocking', whole],
  ['style ms', 'styleTime', whole],
  ['layout ms', 'layoutTime', whole],
  ['longest task ms', 'longest', whole],
  ['CLS', 'cls', (value) => value.toFixed(3)],
];
const tapColumns: readonly Column<Tapped>[] = [
  ['scripts KiB', 'tappedScriptBytes', kibibytes],
  ['button works ms', 'works', whole],
  ['hydrated ms', 'hydrated', whole],
  ['as a whole ms', 'whole', whole],
  ['longest task ms', 'longestTapped', whole],
  ['INP p75 ms', 'inp', whole],
];
const variants = ['plain', 'monolith', 'dswine'];

/** A row for each variant that was measured; empty for a page without loads. */
function table<Load extends Record<keyof Load, number>>(
  columns: readonly Column<Load>[],
  page: string,
  loads: ReadonlyMap<string, readonly Load[]>,
): string {
  const rows = variants.flatMap((variant) => {
    const own = loads.get(`${page}|${variant}`);
    if (!own) return [];
    const cells = columns.map(([, key, write]) => write(median(own.map((load) => load[key]))));
    return [`| ${[variant, ...cells].join(' | ')} |`];
  });
  if (rows.length === 0) return '';
  return [
    `| | ${columns.map(([heading]) => heading).join(' | ')} |`,
    `|---|${columns.map(() => '---:').join('|')}|`,
    ...rows,
  ].join('\n');
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

/** The sections of the measured pages in `docs/performance.md`. */
export function pageSections({ pages, views, taps }: Results): string {
  return pages
    .map((page) => {
      const of = <Load>(
        loads: ReadonlyMap<string, readonly Load[]>,
        variant: string,
        key: keyof Load,
      ) => (loads.get(`${page}|${variant}`) ?? []).map((load) => load[key] as number);
      const view = (key: keyof View, variant = 'dswine') => of(views, variant, key);
      const ratio = (key: keyof Tapped) =>
        pairedRatio(of(taps, 'dswine', key), of(taps, 'monolith', key));
      const more = median(view('blocking')) - median(view('blocking', 'plain'));
      const compared = [
        `LCP ${pairedRatio(view('lcp'), view('lcp', 'plain'))} x plain`,
        `blocking time ${Math.round(more)} ms more than plain`,
      ];
      if (taps.has(`${page}|monolith`))
        compared.push(
          `the button works ${pairedRatio(of(taps, 'dswine', 'works'), view('lcp', 'plain'))} x the LCP of plain after the start`,
          `beside the monolith: hydrated ${ratio('hydrated')}, as a whole ${ratio('whole')}, scripts after a tap ${ratio('tappedScriptBytes')}`,
        );
      return [
        `## ${page.charAt(0).toUpperCase()}${page.slice(1)}`,
        table(viewColumns, page, views),
        table(tapColumns, page, taps),
        `${compared.join('; ')}.`,
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    })
    .join('\n\n');
}

/** The start of `docs/performance.md` with the sections of all pages. */
export function report(results: Results): string {
  const { rounds, cpu, chromium } = results;
  return `# Performance

Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- --write\` (${cpus().length} cores, Node ${process.versions.node}, Chromium ${chromium}). One interleaved run, medians of ${rounds} loads, ratios within each round with their geometric mean and standard error, empty cache, 1.6 Mbps, 150 ms, CPU ${cpu}x, 390 x 844. Each page is requested once before its load, so that none is stale. Compare only within one table.

**plain** is the floor: the text, links and pictures of the same pages in plain HTML, derived from what the site answers, with one stylesheet of at most 12 KiB and no script, as files. **monolith** is the same code built as one application. **dswine** is the released site: five releases composed at run time.

The first table of a page is of a load that nobody touches, up to 3 s after it. Passes of style and layout, and what they took of the main thread's processor time, are those before the first paint, from Chromium's trace. SVG documents are images of SVG: each is a document whose passes of style and layout are counted too. CSS is what arrived before the first paint, decoded. Blocking time is what tasks take beyond 50 ms each, from the start of the navigation; the longest task is that after the first paint, or 0 if all take less than 50 ms.

The second table is of another load, whose first button (My List, or Share on the article) is tapped right after the first paint. Hydrated is what the screen shows, then the page as a whole: the home page loads the code of what is on the screen first. The longest task is that from the tap until the whole page is hydrated. Scripts are all that the page loads, with what it loads when it is idle.

Aims: LCP at most 1.10 x plain; blocking time at most 100 ms more than plain; before the first paint at most 5 passes of style and of layout, and 30 KiB of CSS; no SVG documents; CLS at most 0.01; no task over 100 ms after the first paint; scripts before a touch at most 110 KiB on lists and 72 on reading pages; the list at most 1,000 elements and 60 KiB, the article 400 and 30, home 800 and 90; the button works within 1.98 x the LCP of plain (what Nuxt took); hydrated at most 1.0 x monolith; INP p75 at most 200 ms; cached HTML at least 0.80 x bare node:http.

${pageSections(results)}
`;
}
