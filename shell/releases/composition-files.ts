import { existsSync } from 'node:fs';
import { link, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Composition } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { draftName, readRegularFile, syncFolder, writeNewFile } from './durable-files.ts';
import {
  CompositionConflictError,
  ContractError,
  TamperedError,
  UnknownReleaseError,
} from './errors.ts';
import type { Verifier } from './signing.ts';
import type { ReleaseStore } from './store.ts';
import { isAbsent, type StrayFiles } from './stray-files.ts';

type CompositionFiles = Pick<
  ReleaseStore,
  'revisions' | 'compositions' | 'composition' | 'freeRevision' | 'putComposition'
>;

/** The compositions of a store: `<folder>/<revision>.json`, each file with its signature. */
export function openCompositionFiles(
  folder: string,
  verifier: Verifier,
  stray: StrayFiles,
): CompositionFiles {
  const fileOf = (revision: number) => path.join(folder, compositionFile(revision));

  const revisions: CompositionFiles['revisions'] = async () => {
    const names = await stray.namesIn(folder, (name) => revisionOf(name) !== undefined);
    return names.map((name) => revisionOf(name) ?? 0).sort((a, b) => b - a);
  };

  const composition: CompositionFiles['composition'] = async (revision) => {
    const text = await readRegularFile(fileOf(revision)).catch((cause: unknown) => {
      if (!isAbsent(cause)) throw cause;
      throw new UnknownReleaseError(`There is no composition ${revision}.`, { cause });
    });
    return checkComposition(text.toString('utf8'), revision, verifier);
  };

  return {
    revisions,
    composition,
    async *compositions() {
      for (const revision of await revisions()) {
        const read = await stray.unlessStray(fileOf(revision), () => composition(revision));
        if (read) yield read;
      }
    },
    async freeRevision(after) {
      const taken = new Set(existsSync(folder) ? await readdir(folder) : []);
      let revision = after + 1;
      while (taken.has(compositionFile(revision))) revision += 1;
      return revision;
    },
    async putComposition(next, signer) {
      const draft = draftName(folder);
      const signature = signer.sign(Buffer.from(JSON.stringify(next)));
      const bytes = Buffer.from(JSON.stringify({ composition: next, signature }));
      try {
        await writeNewFile(draft, bytes);
        // A hard link fails when the file exists, so only one of two writers gets a revision.
        await link(draft, fileOf(next.revision));
        await syncFolder(folder);
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? conflict(next.revision) : error;
      } finally {
        await rm(draft, { force: true });
      }
      if (!(await readRegularFile(fileOf(next.revision))).equals(bytes))
        throw conflict(next.revision);
    },
  };
}

/** @throws {TamperedError} or {ContractError} when the text is not a signed composition. */
function checkComposition(text: string, revision: number, verifier: Verifier): Composition {
  const stored = parseJson(text) as
    { composition?: unknown; signature?: unknown } | null | undefined;
  const bytes = Buffer.from(JSON.stringify(stored?.composition ?? null));
  if (typeof stored?.signature !== 'string' || !verifier.verify(bytes, stored.signature))
    throw new TamperedError(`Composition ${revision} does not carry the publisher's signature.`);
  if (!Value.Check(Composition, stored.composition))
    throw new ContractError(
      `Composition ${revision} does not follow this program's contract: another version made it. Update this program, or start a new store elsewhere (DATA_DIR).`,
    );
  if (stored.composition.revision !== revision)
    throw new TamperedError(
      `The file of composition ${revision} holds composition ${stored.composition.revision}.`,
    );
  return stored.composition;
}

function conflict(revision: number): CompositionConflictError {
  return new CompositionConflictError(
    `Somebody else made composition ${revision} at the same moment. Look at it with "status" and run the command again.`,
  );
}

function compositionFile(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

/** Parses the revision of a file name. Undefined for names that this store would not write. */
function revisionOf(name: string): number | undefined {
  const revision = Number.parseInt(name, 10);
  return revision > 0 && compositionFile(revision) === name ? revision : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
