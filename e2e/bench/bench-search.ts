import { cpus } from 'node:os';
import path from 'node:path';
import { measureSearch, type SearchSpeed } from './search-speed.ts';

/** Numbers of products: four and forty times those of the seed. */
const sizes = [10_000, 100_000];
const requests = 600;

/** Measures the search. Resolves to its section of `docs/performance.md`. */
export async function benchSearch(root: string): Promise<string> {
  const speeds: SearchSpeed[] = [];
  for (const products of sizes) {
    console.log(`Searching ${products} products …`);
    const dataDir = path.join(root, `var/bench/search-${products}`);
    speeds.push(await measureSearch(root, dataDir, products, requests));
  }
  return report(speeds);
}

function report(speeds: readonly SearchSpeed[]): string {
  const responseRows = speeds.map(({ products, exhibitors, p50, p99, processor }) =>
    row(
      count(products),
      count(exhibitors),
      p50.toFixed(1),
      p99.toFixed(1),
      processor.p50.toFixed(1),
      processor.p99.toFixed(1),
    ),
  );
  const remoteRows = speeds.map(({ products, p50, p99, remote, memory }) =>
    row(
      count(products),
      ...[p50, remote.p50, p99, remote.p99].map((time) => time.toFixed(1)),
      Math.round(memory.after),
      Math.round(remote.memory),
      Math.round(remote.search),
    ),
  );
  const buildRows = speeds.map(({ products, memory, build, longestWait, processor }) =>
    row(
      count(products),
      Math.round(memory.after - memory.before),
      seconds(build),
      seconds(processor.build),
      Math.round(longestWait),
      Math.round(processor.longestTurn),
      seconds(processor.oneRecord),
      Math.round(processor.oneRecordTurn),
    ),
  );
  return `## Search

A list with its facets, uncached, ${speeds[0]?.requests ?? 0} different questions one after the other (whole lists, facets, names, short words, names with an error), measured on
${new Date().toISOString().slice(0, 10)} with \`npm run bench -- --only search --write\` (${cpus().length} cores, Node ${process.versions.node}). Aims: p99 at most 25 ms with 10,000 products and 50 ms with 100,000. "Processor" is what
the thread that answers used itself; the other times are those of the clock, over HTTP, and hold what else the machine did.

| products | exhibitors | p50 ms | p99 ms | processor p50 ms | processor p99 ms |
|---:|---:|---:|---:|---:|---:|
${responseRows.join('\n')}

The index is in the organiser, or in a search process that several organisers ask ([0024](decisions/0024-a-search-process-for-several-organisers.md)). Both answer the same questions in
turn in one run: compare the two. Memory is that of each process.

| products | p50 ms, own index | p50 ms, search process | p99 ms, own index | p99 ms, search process | MiB, organiser with index | MiB, organiser without | MiB, search process |
|---:|---:|---:|---:|---:|---:|---:|---:|
${remoteRows.join('\n')}

The edition is loaded from the database and its index is built, at the start and after each import: "longest wait" is how long another call waited at most
meanwhile, "longest turn" how long this kept the processor at a time. "One record" is what it takes until a record that an import changed is found.

| products | memory MiB | load and build s | processor s | longest wait ms | longest turn ms | one record s | its longest turn ms |
|---:|---:|---:|---:|---:|---:|---:|---:|
${buildRows.join('\n')}
`;
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const count = (records: number) => records.toLocaleString('en');
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
