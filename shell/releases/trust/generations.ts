import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata, Targets } from '@tufjs/models';
import type { Clock } from '@dswine/shared/process/clock';
import { draftName } from '../storage/durable-files.ts';
import { ReleaseError } from '../errors.ts';
import { isAbsent } from '../storage/storage.ts';
import { sha256 } from '../integrity.ts';
import { TIMESTAMP } from '../metadata/metadata-files.ts';
import { parseRoot, parseSnapshot, parseTargets, parseTimestamp } from '../metadata/metadata.ts';
import { viewOf, type TopLevel, type View } from '../metadata/view.ts';

/** A list that was verified, with its file and the hash of that. */
export type VerifiedList = { bytes: Buffer; sha256: string; metadata: Metadata<Targets> };
export type VerifiedLists = ReadonlyMap<string, VerifiedList>;

/** Metadata of the top level, with the lists of the roles to which they delegate. */
export type Verified = TopLevel & { lists: VerifiedLists };

/** Metadata that were verified as a whole. `files` are those of the top level. */
export type Generation = {
  files: Readonly<Record<string, Buffer>>;
  lists: VerifiedLists;
  view: View;
};

export type Generations = {
  newest: () => Promise<Generation | undefined>;
  /**
   * Adds what `verify` leaves in a draft folder and returns. The draft begins with the newest
   * metadata of the top level. Nothing is added when it rejects.
   */
  add: (
    verify: (draft: string, before: Generation | undefined) => Promise<Verified>,
  ) => Promise<View>;
};

/** Generations that stay, so that a process that is reading one finishes. */
const MAX_GENERATIONS = 3;
/** Unused lists and drafts stay so long, because another process may be about to use them. */
const UNUSED_MS = 60 * 60 * 1000;
const ROOT = 'root.json';
const LISTS = 'lists.json';

/**
 * A folder of verified metadata, which survives restarts and may be shared by several processes. A
 * generation is a folder that gets its name when it is complete: the metadata of the top level, and
 * the hashes of the lists. The lists are in `lists`, named by their hash: most of them stay the
 * same from one generation to the next.
 */
export function openGenerations(
  folder: string,
  firstRoot: Buffer,
  { now }: Pick<Clock, 'now'>,
): Generations {
  let last: Generation | undefined;

  async function newest(): Promise<Generation | undefined> {
    for (;;) {
      const name = (await namesIn(folder)).at(-1);
      if (name === undefined) return undefined;
      const generation = path.join(folder, name);
      try {
        const timestamp = await readFile(path.join(generation, TIMESTAMP));
        if (!last?.files[TIMESTAMP]?.equals(timestamp))
          last = await readGeneration(folder, name, last?.lists);
        return last;
      } catch {
        // Another process has removed it meanwhile, or a power failure has left it incomplete.
        if ((await namesIn(folder)).at(-1) === name)
          await rm(generation, { recursive: true, force: true });
      }
    }
  }

  return {
    newest,
    async add(verify) {
      const before = await newest();
      const draft = draftName(folder);
      try {
        await mkdir(draft, { recursive: true });
        for (const [name, bytes] of Object.entries(before?.files ?? { [ROOT]: firstRoot }))
          await writeFile(path.join(draft, name), bytes);
        const { lists, ...topLevel } = await verify(draft, before);
        const view = viewWith(topLevel, lists);
        const files = await readTopLevel(draft);
        await writeLists(folder, lists, before?.lists);
        await writeFile(path.join(draft, LISTS), hashesOf(lists));
        const name = generationName(view.root.signed.version, view.snapshot.signed.version);
        await rename(draft, path.join(folder, name)).catch(unlessThere);
        await removeUnused(folder, now());
        last = { files, lists, view };
        return view;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** Sorts by the version of the root first: new online keys may begin again with lower versions. */
function generationName(root: number, snapshot: number): string {
  return `${String(root).padStart(8, '0')}.${String(snapshot).padStart(10, '0')}`;
}

/** Oldest first. */
async function namesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((name) => /^\d{8}\.\d{10,}$/.test(name)).sort();
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
}

async function readTopLevel(folder: string): Promise<Generation['files']> {
  const names = [ROOT, TIMESTAMP, 'snapshot.json', 'targets.json'];
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

async function readGeneration(
  folder: string,
  name: string,
  known: VerifiedLists | undefined,
): Promise<Generation> {
  const lists = new Map<string, VerifiedList>();
  for (const [role, hash] of Object.entries(await readHashes(path.join(folder, name)))) {
    const same = known?.get(role);
    lists.set(role, same?.sha256 === hash ? same : await readList(folder, hash));
  }
  const files = await readTopLevel(path.join(folder, name));
  const read = (file: string) => files[file] ?? Buffer.alloc(0);
  const topLevel = {
    root: parseRoot(read(ROOT)),
    timestamp: parseTimestamp(read(TIMESTAMP)),
    snapshot: parseSnapshot(read('snapshot.json')),
    targets: parseTargets(read('targets.json')),
  };
  return { files, lists, view: viewWith(topLevel, lists) };
}

async function readHashes(generation: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(generation, LISTS), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}

const hashesOf = (lists: VerifiedLists) =>
  JSON.stringify(Object.fromEntries([...lists].map(([role, list]) => [role, list.sha256])));

const listFile = (folder: string, hash: string) => path.join(folder, 'lists', `${hash}.json`);

async function readList(folder: string, hash: string): Promise<VerifiedList> {
  const bytes = await readFile(listFile(folder, hash));
  if (sha256(bytes) !== hash) throw new ReleaseError('tamperedFile', { file: hash });
  return { bytes, sha256: hash, metadata: parseTargets(bytes) };
}

async function writeLists(
  folder: string,
  lists: VerifiedLists,
  known: VerifiedLists | undefined,
): Promise<void> {
  await mkdir(path.join(folder, 'lists'), { recursive: true });
  for (const [role, list] of lists) {
    if (known?.get(role)?.sha256 === list.sha256) continue;
    const draft = draftName(path.join(folder, 'lists'));
    await writeFile(draft, list.bytes);
    await rename(draft, listFile(folder, list.sha256));
  }
}

function viewWith(topLevel: TopLevel, lists: VerifiedLists): View {
  const metadata = new Map([...lists].map(([role, list]) => [role, list.metadata]));
  return viewOf({ ...topLevel, lists: metadata });
}

/** Another process has verified the same at the same time. */
function unlessThere(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
}

/** Removes old generations, and the lists and drafts that nobody has used for long. */
async function removeUnused(folder: string, now: number): Promise<void> {
  const names = await namesIn(folder);
  for (const old of names.slice(0, -MAX_GENERATIONS))
    await rm(path.join(folder, old), { recursive: true, force: true });
  const used = new Set<string>();
  for (const name of names.slice(-MAX_GENERATIONS)) {
    const hashes = await readHashes(path.join(folder, name)).catch(() => ({}));
    for (const hash of Object.values<string>(hashes)) used.add(`${hash}.json`);
  }
  const lists = path.join(folder, 'lists');
  const unused = [
    ...(await filesIn(lists))
      .filter((name) => !used.has(name))
      .map((name) => path.join(lists, name)),
    ...(await filesIn(folder))
      .filter((name) => name.startsWith('.draft-'))
      .map((name) => path.join(folder, name)),
  ];
  for (const file of unused) {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (now - changed > UNUSED_MS) await rm(file, { recursive: true, force: true });
  }
}
