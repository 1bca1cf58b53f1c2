import { TargetFile, type Metadata, type Targets } from '@tufjs/models';
import { TamperedError } from '../errors.ts';
import { isAbsent } from '../stray-files.ts';
import { compositionPath, newestIn, parseComposition } from './compositions.ts';
import type { Head } from './head.ts';
import { sha256 } from '../integrity.ts';
import { type MetadataFiles } from './metadata-files.ts';
import { COMPOSITIONS } from './metadata.ts';
import { unsignedPart } from './view.ts';

/**
 * The newest composition that says what the teams and the operator have signed. Behind it are those
 * that somebody has forged who had the online key. When there is none, the newest of all.
 */
export async function lastGoodComposition(
  head: Head,
  files: MetadataFiles,
): Promise<Targets['targets'] | undefined> {
  const list = await head.role(COMPOSITIONS);
  const last = newestIn(list)?.revision ?? 0;
  const signed = { targets: head.targets, lists: await listsOf(head) };
  for (const revision of await files.revisions()) {
    if (revision > last) continue;
    const bytes = await readComposition(files, revision);
    if (!bytes || !isGood(signed, bytes, revision)) continue;
    const file = compositionPath(revision);
    const hashes = { sha256: sha256(bytes) };
    return { [file]: new TargetFile({ path: file, length: bytes.length, hashes }) };
  }
  return list?.signed.targets;
}

/** The lists that are signed by the keys that count now. */
export async function listsOf(head: Head): Promise<Map<string, Metadata<Targets>>> {
  const lists = new Map<string, Metadata<Targets>>();
  for (const role of Object.keys(head.targets.signed.delegations?.roles ?? {})) {
    const list = await head.role(role);
    if (list) lists.set(role, list);
  }
  return lists;
}

/** Undefined for what is no file. */
async function readComposition(
  files: MetadataFiles,
  revision: number,
): Promise<Buffer | undefined> {
  return files.readComposition(revision).catch((error: unknown) => {
    if (isAbsent(error) || error instanceof TamperedError) return undefined;
    throw error;
  });
}

function isGood(
  signed: Parameters<typeof unsignedPart>[0],
  bytes: Buffer,
  revision: number,
): boolean {
  try {
    return unsignedPart(signed, parseComposition(bytes, revision).composition) === undefined;
  } catch {
    return false;
  }
}
