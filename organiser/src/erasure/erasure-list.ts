import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** One erasure. Ids are random, so the list itself holds no personal data. */
const ListedErasure = Type.Object({
  kind: Type.Union([Type.Literal('submission'), Type.Literal('member')]),
  id: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  at: Type.String(),
});
export type ListedErasure = Static<typeof ListedErasure>;

/**
 * Reads the list of erasures, one JSON object per line. Its file is separate from the database: a
 * database restored from a backup lacks the erasures since then. Ignores a truncated last line.
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

/** Appends and waits until the data is on disk. Several processes may append. */
export async function appendToErasureList(
  file: string,
  erasures: readonly ListedErasure[],
): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    // Start with a newline: a power failure may have truncated the last line.
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
