import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { prepareReleases } from '../../shell/start/prepare-releases.ts';
import { measureUncached, type UncachedPage } from './measure-uncached.ts';
import { withSections } from './retain-sections.ts';
import { startProcess } from './start-process.ts';

/**
 * Measures pages that are rendered for each request and prints the figures. With `write`, updates
 * `docs/performance.md`.
 */
export async function benchUncached(
  root: string,
  { seconds, write }: { seconds: number; write: boolean },
): Promise<void> {
  const dataDir = path.join(root, 'var/bench');
  await mkdir(dataDir, { recursive: true });
  await prepareReleases(root, dataDir, (line) => console.log(line));
  console.log('Rendering uncached pages …');
  const organiser = await startProcess('organiser/src/main.ts', {
    DATA_DIR: dataDir,
    ORGANISER_PORT: '0',
    // Pictures that are prepared meanwhile would take the processor from what is measured.
    PREPARE_PICTURES: 'off',
  });
  const web = await startProcess('shell/server/main.ts', {
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: '0',
    HOST: '127.0.0.1',
    ORGANISER: `http://127.0.0.1:${organiser.message.port}`,
  });
  try {
    const { address: url = '', metrics = '' } = web.message;
    const text = report(
      await measureUncached({ url, metrics, pid: web.child.pid ?? 0, dataDir, seconds }),
    );
    console.log(text);
    const page = path.join(root, 'docs/performance.md');
    if (write) await writeFile(page, withSections(await readFile(page, 'utf8'), text));
  } finally {
    web.child.kill('SIGTERM');
    organiser.child.kill('SIGTERM');
  }
}

function report(pages: readonly UncachedPage[]): string {
  const rows = pages.map(({ name, bytes, perSecond, bare, processor, p50, p99 }) => {
    const cells = [
      name,
      (bytes / 1024).toFixed(1),
      Math.round(bare),
      Math.round(perSecond),
      (perSecond / bare).toFixed(3),
      processor.toFixed(2),
      p50.toFixed(1),
      p99.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `## Uncached pages

Pages that are rendered for each request, on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, Node ${process.versions.node}): 32 connections from a second process on the same cores, medians of three interleaved runs. "Bare" is node:http with the same bytes. "Processor" is what the web server and its render processes used for a page. p50 and p99 are those of requests one after the other, from the request to the last byte. The organiser's responses are cached for five seconds. Aim: p99 at most 30 ms on a quiet machine.

| page | KiB | bare, pages/s | dswine, pages/s | ratio | processor ms a page | p50 ms | p99 ms |
|---|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
