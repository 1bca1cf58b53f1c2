import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Composition, ReleaseManifest, type Workspace } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import type { Signer, Verifier } from './signing.ts';

/** What is stored cannot be trusted: not signed by the publisher, or changed since. */
export class Tampered extends Error {
  override name = 'Tampered';
}
export class UnknownRelease extends Error {
  override name = 'UnknownRelease';
}
/** Somebody else changed the composition in between. */
export class CompositionConflict extends Error {
  override name = 'CompositionConflict';
}

/**
 * Where releases and compositions live. The local folder is the embedded default; a bucket can stand in its place.
 * Releases are immutable: a folder appears whole or not at all. A composition is one object that replaces the one
 * before it by compare-and-swap on its revision.
 */
export type ReleaseStore = {
  versions: (workspace: Workspace) => Promise<string[]>;
  /** The version that was published last. */
  newest: (workspace: Workspace) => Promise<string | undefined>;
  manifest: (workspace: Workspace, version: string) => Promise<ReleaseManifest>;
  /** A file of a release, checked against the manifest's hash. */
  file: (manifest: ReleaseManifest, name: string) => Promise<Buffer>;
  /** An absolute path for code that must be run from disk; its bytes are not checked. */
  pathOf: (workspace: Workspace, version: string, name: string) => string;
  addRelease: (manifest: ReleaseManifest, files: Map<string, Buffer>, signer: Signer) => Promise<'added' | 'there'>;
  /** Number of the newest composition; 0 when there is none. */
  revision: () => Promise<number>;
  composition: (revision: number) => Promise<Composition>;
  putComposition: (next: Composition, signer: Signer) => Promise<void>;
};

export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export function openStore(folder: string, verifier: Verifier): ReleaseStore {
  const releaseFolder = (workspace: string, version: string) => path.join(folder, 'releases', workspace, version);
  const compositions = path.join(folder, 'compositions');

  const versions = async (workspace: Workspace) => {
    const parent = path.join(folder, 'releases', workspace);
    const names = existsSync(parent) ? await readdir(parent) : [];
    return names.filter((name) => !name.startsWith('.'));
  };

  return {
    versions,

    async newest(workspace) {
      const all = await Promise.all(
        (await versions(workspace)).map(async (version) => ({
          version,
          at: (await stat(path.join(releaseFolder(workspace, version), 'release.json'))).mtimeMs,
        })),
      );
      return all.sort((a, b) => b.at - a.at)[0]?.version;
    },

    async manifest(workspace, version) {
      const at = releaseFolder(workspace, version);
      if (!existsSync(path.join(at, 'release.json')))
        throw new UnknownRelease(`${workspace}@${version} is not in the store ${folder}.`);
      const bytes = await readFile(path.join(at, 'release.json'));
      const signature = await readFile(path.join(at, 'release.json.sig'), 'utf8').catch(() => '');
      if (!verifier.verify(bytes, signature))
        throw new Tampered(`release.json of ${workspace}@${version} does not carry the publisher's signature.`);
      const manifest: unknown = JSON.parse(bytes.toString('utf8'));
      if (!Value.Check(ReleaseManifest, manifest)) {
        const first = Value.Errors(ReleaseManifest, manifest)[0];
        throw new Tampered(
          `release.json of ${workspace}@${version} is not of contract form: ${first?.instancePath} ${first?.message}`,
        );
      }
      if (manifest.workspace !== workspace || manifest.version !== version)
        throw new Tampered(`The folder ${workspace}@${version} holds ${manifest.workspace}@${manifest.version}.`);
      return manifest;
    },

    async file(manifest, name) {
      const known = Object.hasOwn(manifest.hashes, name) ? manifest.hashes[name] : undefined;
      if (!known) throw new UnknownRelease(`${manifest.workspace}@${manifest.version} has no file ${name}.`);
      const bytes = await readFile(path.join(releaseFolder(manifest.workspace, manifest.version), name));
      if (integrityOf(bytes) !== known.integrity)
        throw new Tampered(`${name} of ${manifest.workspace}@${manifest.version} is not the file that was published.`);
      return bytes;
    },

    pathOf: (workspace, version, name) => path.join(releaseFolder(workspace, version), name),

    async addRelease(manifest, files, signer) {
      const target = releaseFolder(manifest.workspace, manifest.version);
      if (existsSync(target)) return 'there';
      const draft = path.join(path.dirname(target), `.${manifest.version}.${process.pid}`);
      await rm(draft, { recursive: true, force: true });
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      const all = new Map(files).set('release.json', bytes).set('release.json.sig', Buffer.from(signer.sign(bytes)));
      for (const [name, content] of all) await writeDurably(path.join(draft, name), content);
      try {
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (existsSync(target)) return 'there';
        throw error;
      }
      await syncFolder(path.dirname(target));
      return 'added';
    },

    async revision() {
      const names = existsSync(compositions) ? await readdir(compositions) : [];
      return names.reduce((newest, name) => Math.max(newest, Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)), 0);
    },

    async composition(revision) {
      const file = path.join(compositions, compositionFile(revision));
      if (!existsSync(file)) throw new UnknownRelease(`There is no composition ${revision}.`);
      const stored = JSON.parse(await readFile(file, 'utf8')) as { composition?: unknown; signature?: unknown };
      const bytes = Buffer.from(JSON.stringify(stored.composition));
      if (typeof stored.signature !== 'string' || !verifier.verify(bytes, stored.signature))
        throw new Tampered(`Composition ${revision} does not carry the publisher's signature.`);
      if (!Value.Check(Composition, stored.composition) || stored.composition.revision !== revision)
        throw new Tampered(`Composition ${revision} is not of contract form.`);
      return stored.composition;
    },

    async putComposition(next, signer) {
      const draft = path.join(compositions, `.${next.revision}.${process.pid}`);
      const signature = signer.sign(Buffer.from(JSON.stringify(next)));
      await writeDurably(draft, Buffer.from(JSON.stringify({ composition: next, signature })));
      try {
        // A hard link fails when the name is taken, so only one of two writers gets a revision.
        await link(draft, path.join(compositions, compositionFile(next.revision)));
        await syncFolder(compositions);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        throw new CompositionConflict(
          `Somebody else made composition ${next.revision} at the same moment. Look at it with "status" and run the command again.`,
        );
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

function compositionFile(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
