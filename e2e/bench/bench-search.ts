import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { withSections } from './retain-sections.ts';
import { searchReport } from './report-search.ts';
import { measureSearch, type SearchSpeed } from './search-speed.ts';

/** Numbers of products: four and forty times those of the seed. */
const sizes = [10_000, 100_000];
const requests = 600;

/** Measures the search and prints the figures. With `write`, updates `docs/performance.md`. */
export async function benchSearch(root: string, write: boolean): Promise<void> {
  const speeds: SearchSpeed[] = [];
  for (const products of sizes) {
    console.log(`Searching ${products} products …`);
    speeds.push(
      await measureSearch(
        root,
        path.join(root, `var/bench/search-${products}`),
        products,
        requests,
      ),
    );
  }
  const date = new Date().toISOString().slice(0, 10);
  const text = searchReport(speeds, { date, node: process.versions.node, cores: cpus().length });
  console.log(text);
  const page = path.join(root, 'docs/performance.md');
  if (write) await writeFile(page, withSections(await readFile(page, 'utf8'), text));
}
