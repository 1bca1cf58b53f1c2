import path from 'node:path';
import { createInterface } from 'node:readline';
import { integrityOf } from '../integrity.ts';
import { trustIn, unversionedReleaseOf } from './small-releases.fixture.ts';
import { openStore } from '../store/store.ts';
import { keysFolder, readSigner } from '../metadata/private-keys.ts';

/** One round of a race. The parent sends the same round to two of these processes at once. */
export type Round = { write: 'composition' | 'release'; round: number };
/** The outcome of the write: stored, already there, or the name of the error. */
export type Outcome = { outcome: 'done' | 'there' | string };

const [dataDir = '', name = ''] = process.argv.slice(2);
// Simulate containers, in which every publisher has the same process id. A PID namespace does so.
if (process.pid !== 1) Object.defineProperty(process, 'pid', { value: 1 });

const signer = readSigner(keysFolder(dataDir, {}));
const store = openStore(path.join(dataDir, 'store'), trustIn(dataDir));

async function write({ write: what, round }: Round): Promise<string> {
  if (what === 'composition') {
    // Both sign the next list of the team, and one of them is late.
    const before = await store.composition(round);
    const { 'mfe-info': isThere, ...others } = before.releases;
    const releases: Record<string, string> = isThere ? others : { ...others, 'mfe-info': '1.0.0' };
    const next = { kind: 'promote', reason: name, before, releases, grants: before.grants };
    await store.putLive(next, signer);
    return 'done';
  }
  const bytes = Buffer.from(`export const publisher = '${name}';`.repeat(200));
  const hashes = { 'browser/entry.js': { integrity: integrityOf(bytes), size: bytes.length } };
  const version = `1.0.${round}`;
  const manifest = {
    ...unversionedReleaseOf('mfe-info'),
    version,
    publishedAt: new Date().toISOString(),
    hashes,
  };
  const outcome = await store.addRelease(manifest, new Map([['browser/entry.js', bytes]]), {
    signer,
  });
  return outcome === 'added' ? 'done' : 'there';
}

for await (const line of createInterface({ input: process.stdin })) {
  const outcome = await write(JSON.parse(line) as Round).catch(
    (error: unknown) => (error as Error).name,
  );
  process.stdout.write(`${JSON.stringify({ outcome } satisfies Outcome)}\n`);
}
