import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Metadata, Targets } from '@tufjs/models';
import { Type, type Static } from 'typebox';
import { RecordOf } from '@dswine/shared/contract/bounds';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import {
  type ReleaseManifest,
  type Workspace,
  Version,
  WorkspaceName,
} from '@dswine/shared/contract/releases';
import type { Clock } from '@dswine/shared/process/clock';
import { checkContentNames, packBuild, readBuild, type Build, type Published } from './publish.ts';
import { ReleaseError } from '../errors.ts';
import { contentHash, hashOfIntegrity, sha256 } from '../integrity.ts';
import { parseManifest } from '../manifest/check-manifest.ts';
import { withLive, withCanary, releasePath, targetOf, type TeamList } from '../metadata/targets.ts';
import { lifetimes, parseTargets, listOf } from '../metadata/metadata.ts';
import type { Signer } from '../metadata/private-keys.ts';
import { nameOf, type NamedRelease } from '../release-name.ts';
import { openFolder, readSource } from '../storage/folder-storage.ts';
import { bytesOf } from '../store/store.ts';
import { readHead } from '../trust/commit.ts';
import { checkForeignList, keepPending } from '../trust/lists.ts';
import type { Publishing } from './open-releases.ts';

/**
 * What a team gives to the operator of the store, in one gzipped file: its signed list, and the files
 * of a release by their SHA-256. It has no file names: those are in `release.json`.
 */
const StoredHandOver = Type.Object(
  {
    workspace: WorkspaceName,
    version: Type.Optional(Version),
    list: Type.Unknown(),
    contents: RecordOf('^[0-9a-f]{64}$', Type.String(), 2001),
  },
  { additionalProperties: false },
);
export type HandOver = Omit<Static<typeof StoredHandOver>, 'list' | 'contents'> & {
  list: Metadata<Targets>;
  contents: ReadonlyMap<string, Buffer>;
};

/** Ten times the files of all five workspaces. */
const MAX_BYTES = 64 * 1024 * 1024;
const limits = { maxBytes: MAX_BYTES, limitMs: 60_000 };

/** Reads a hand-over from a file or an address. Nothing of it is trusted yet. */
export async function readHandOver(source: string): Promise<HandOver> {
  try {
    return parseHandOver(await readSource(source, limits));
  } catch (cause) {
    const problem = `${source}: ${(cause as Error).message}`;
    throw new ReleaseError('handOverUnreadable', { problem }, { cause });
  }
}

function parseHandOver(bytes: Buffer): HandOver {
  const text = gunzipSync(bytes, { maxOutputLength: MAX_BYTES }).toString('utf8');
  const read = JSON.parse(text) as Static<typeof StoredHandOver>;
  const problem = schemaProblem(StoredHandOver, read);
  if (problem !== undefined) throw new Error(problem);
  const { list, contents, ...named } = read;
  return {
    ...named,
    list: parseTargets(Buffer.from(JSON.stringify(list))),
    contents: new Map(
      Object.entries(contents).map(([hash, text]) => [hash, Buffer.from(text, 'base64')]),
    ),
  };
}

/** Writes a hand-over to a file, which readers find whole. */
export function writeHandOver(file: string, { list, contents, ...named }: HandOver): Promise<void> {
  const texts = [...contents].map(([hash, bytes]) => [hash, bytes.toString('base64')] as const);
  const stored = { ...named, list: list.toJSON(), contents: Object.fromEntries(texts) };
  const bytes = gzipSync(JSON.stringify(stored));
  return openFolder(path.dirname(file)).write(path.basename(file), bytes);
}

type HandOverRequest = {
  root: string;
  workspace: Workspace;
  version?: string | undefined;
  /** The file to write. Its list, if it is there, is the one that the new one follows. */
  file: string;
  promotes: boolean;
  signer: Signer;
  clock: Clock;
};

/** Signs a build as a publish does, and writes it to a file. Needs no store and no online key. */
export async function handOver(request: HandOverRequest): Promise<Published> {
  const { root, workspace, version, file, promotes, signer, clock } = request;
  const lasting = { days: lifetimes.team, now: clock.now() };
  if (signer.keys.length === 0) {
    const names = 'those that the operator has added';
    throw new ReleaseError('keyMissing', { folder: signer.folder, workspace, names });
  }
  const before = await readOwn(file, workspace);
  const build = await readBuild(root, workspace);
  const release = { workspace, version: version ?? build.version };
  const listed: TeamList = { ...before?.list.signed.targets };
  const added = releasePath(workspace, release.version);
  const there = listed[added] && repeated(before, { release, build, file });
  const { manifest, files } = there ?? (await packBuild(build, release.version));
  const bytes = there?.bytes ?? bytesOf(manifest);
  parseManifest(bytes, nameOf(release));
  const publishedBy = signer.keys.map(({ keyId }) => keyId);
  let list = there ? listed : { ...listed, [added]: targetOf(added, bytes, { publishedBy }) };
  if (promotes) {
    const live = { version: release.version, bytes };
    list = withLive(list, {
      workspace,
      live,
      targets: listOf({ version: 1, targets: {} }, lasting),
    });
    list = withCanary(list, workspace, { canary: undefined, over: release.version });
  }
  const signed = listOf(
    { version: 1 + (before?.list.signed.version ?? 0), targets: list },
    lasting,
  );
  for (const key of signer.keys) signed.sign(key.sign);
  const contents = new Map([bytes, ...files.values()].map((content) => [sha256(content), content]));
  await writeHandOver(file, { ...release, list: signed, contents });
  return { version: release.version, outcome: there ? 'there' : 'added' };
}

async function readOwn(file: string, workspace: Workspace): Promise<HandOver | undefined> {
  const names = await openFolder(path.dirname(file)).list('');
  if (!names.includes(path.basename(file))) return undefined;
  const found = await readHandOver(file);
  if (found.workspace === workspace) return found;
  throw new ReleaseError('handOverOther', { file, found: found.workspace, workspace });
}

/** A release that the file holds already. @throws when it is another one of the same version. */
function repeated(
  before: HandOver | undefined,
  { release, build, file }: { release: NamedRelease; build: Build; file: string },
): (Unpacked & { bytes: Buffer }) | undefined {
  if (!before) return undefined;
  const unpacked = before.version === release.version ? unpack(before) : undefined;
  if (!unpacked) throw new ReleaseError('handOverListed', { release: nameOf(release), file });
  const { hashes } = unpacked.manifest;
  const integrity = (name: string) => hashes[name]?.integrity;
  if (contentHash(unpacked.manifest, build.files.keys(), integrity) === build.content)
    return unpacked;
  throw new ReleaseError('publishTaken', { release: nameOf(release) });
}

type Unpacked = { manifest: ReleaseManifest; bytes: Buffer; files: Map<string, Buffer> };

/** The release in a hand-over, with every file compared with its hash. Undefined without one. */
function unpack({ workspace, version, list, contents }: HandOver): Unpacked | undefined {
  if (version === undefined) return undefined;
  const release = nameOf({ workspace, version });
  const content = (name: string, hash: string | undefined) => {
    const bytes = contents.get(hash ?? '');
    if (bytes && sha256(bytes) === hash) return bytes;
    const problem = `${name} of ${release} is missing, or not what was signed`;
    throw new ReleaseError('handOverUnreadable', { problem });
  };
  const signed = list.signed.targets[releasePath(workspace, version)];
  const bytes = content('release.json', signed?.hashes['sha256']);
  const manifest = parseManifest(bytes, release);
  const files = Object.entries(manifest.hashes).map(
    ([name, { integrity }]) => [name, content(name, hashOfIntegrity(integrity))] as const,
  );
  return { manifest, bytes, files: new Map(files) };
}

/**
 * Puts what was handed over into the store, after every check of a publish. The team's list waits
 * then, to be put in force. Resolves to whether something is new.
 */
export async function takeHandOver(
  { store }: Pick<Publishing, 'store'>,
  given: HandOver,
): Promise<boolean> {
  const { workspace } = given;
  const list = await checkForeignList(store.trust, await readHead(store.trust), given);
  if (!list) return false;
  const unpacked = unpack(given);
  if (unpacked) {
    checkContentNames(await store.releases(workspace), unpacked.manifest);
    await store.addRelease(unpacked.manifest, unpacked.files, { bytes: unpacked.bytes });
  }
  await keepPending(store.trust.files, workspace, list);
  return true;
}
