import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** One erasure: random ids only, so that the list itself is nobody's data. */
const ListedErasure = Type.Object({
  kind: Type.Union([Type.Literal('submission'), Type.Literal('member')]),
  id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  at: Type.String(),
});
export type ListedErasure = Static<typeof ListedErasure>;

/**
 * The list of erasures stands in a file of its own, apart from the database: a database that is
 * restored from a backup does not know what was erased since, this list does. One JSON object a
 * line; a last line that was cut off is ignored.
 */
export async function readErasureList(file: string): Promise<ListedErasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const listed = parse(line);
    return Value.Check(ListedErasure, listed) ? [listed] : [];
  });
}

/** Appends and waits until it is on the disk. Several processes may append. */
export async function appendToErasureList(
  file: string,
  erasures: readonly ListedErasure[],
): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    // A line of its own, also after one that a power cut left unfinished.
    const lines = erasures.map(({ kind, id, at }) => JSON.stringify({ kind, id, at }));
    await handle.write(`${(await handle.stat()).size > 0 ? '\n' : ''}${lines.join('\n')}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
