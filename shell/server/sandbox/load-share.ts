import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MB = 1024 * 1024;
/** What a section may hold after it was loaded. Those of this repository hold less than 5 MB. */
const SHARE_MB = 24;

/** Bytes in the heap, garbage included, and outside of it. */
export type HeldMemory = { heap: number; external: number };

export function heldMemory(): HeldMemory {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return { heap, external };
}

const collectGarbage = garbageCollector();

/** Runs what loads a section. @throws when the section holds more than its share afterwards. */
export async function withinShare<Loaded>(load: () => Promise<Loaded> | Loaded): Promise<Loaded> {
  const before = heldMegabytes();
  const loaded = await load();
  if (heldMegabytes() - before <= SHARE_MB) return loaded;
  collectGarbage();
  const held = Math.round(heldMegabytes() - before);
  if (held <= SHARE_MB) return loaded;
  throw new Error(
    `it holds ${held} MB when it is loaded; ${SHARE_MB} MB is the share of a section`,
  );
}

function heldMegabytes(): number {
  const { heap, external } = heldMemory();
  return (heap + external) / MB;
}

/** No realm has it: the flag counts for contexts that are made while it is set. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
