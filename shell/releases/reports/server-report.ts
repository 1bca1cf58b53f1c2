import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { isBucketAddress, parseBucketAddress } from '@dswine/shared/bucket/bucket-address';
import { openBucket } from '../storage/bucket-storage.ts';
import { openFolder } from '../storage/folder-storage.ts';
import { forAll, type Storage } from '../storage/storage.ts';

/** Why a server cannot use a release or the composition. `isFinal`: a retry will not help. */
export const LoadProblem = Type.Object({
  release: Type.String(),
  message: Type.String(),
  isFinal: Type.Boolean(),
});
export type LoadProblem = Static<typeof LoadProblem>;

/** Revisions of compositions, and how often browsers reported of their pages in the last hour. */
const RecentViews = Type.Array(Type.Tuple([Type.Integer(), Type.Integer({ minimum: 0 })]), {
  maxItems: 20,
});
export type RecentViews = Static<typeof RecentViews>;

/** The report of a running web server, which it writes again and again. */
export const ServerReport = Type.Object({
  server: Type.String(),
  /** A heartbeat counter. A server whose counter does not change is not running. */
  beat: Type.Integer(),
  revision: Type.Integer(),
  problems: Type.Array(LoadProblem),
  /** Newer compositions that could not be loaded at all. */
  rejected: Type.Array(Type.Object({ revision: Type.Integer(), problem: LoadProblem })),
  views: Type.Optional(RecentViews),
});
export type ServerReport = Static<typeof ServerReport>;
export type ServerState = Pick<ServerReport, 'revision' | 'problems' | 'rejected'> & {
  /** Read for each report. */
  views?: () => RecentViews;
};

/**
 * Where servers report, a file for each. Apart from the store, which servers may only read. Whoever
 * may write here can delay a promotion or have it taken back, and nothing else.
 */
export type Reports = Pick<Storage, 'address' | 'read' | 'write' | 'remove' | 'list'> & {
  /** How often a server reports without a change, in ms. */
  beatMs: number;
};

/** More servers than a fair has. What somebody else puts there costs a reader no more. */
const MAX_REPORTS = 200;
const MAX_BYTES = 256 * 1024;
/** A report is small. While the bucket does not answer, nobody waits long for one. */
const LIMIT_MS = 3000;
/** A bucket is paid by request. */
const BEAT_MS = { folder: 1000, bucket: 5000 };

/**
 * `RELEASE_REPORTS`: a folder, or `s3://<bucket>/<prefix>`. Default: `servers` in the bucket of the
 * store; for a store in a folder, `servers` beside it.
 */
export function reportsAddress(
  store: string,
  { RELEASE_REPORTS: given }: NodeJS.ProcessEnv,
): string {
  if (given) return isBucketAddress(given) ? given : path.resolve(given);
  return isBucketAddress(store)
    ? store.replace(/\/*(?=\?|$)/, '/servers')
    : path.join(path.dirname(store), 'servers');
}

/** @throws {StorageError} */
export function openReports(address: string): Reports {
  return isBucketAddress(address)
    ? {
        ...openBucket(parseBucketAddress(address, 'RELEASE_REPORTS'), { limitMs: LIMIT_MS }),
        beatMs: BEAT_MS.bucket,
      }
    : { ...openFolder(address), beatMs: BEAT_MS.folder };
}

/** The names of reports. What does not look like one is ignored. */
export async function listReports({ list }: Reports): Promise<string[]> {
  return (await list(''))
    .filter((name) => /^[\w.-]{1,120}\.json$/.test(name))
    .slice(0, MAX_REPORTS);
}

/** Undefined when it was deleted meanwhile, or is no file of reasonable size. */
export async function readReport({ read }: Reports, name: string): Promise<Buffer | undefined> {
  return read(name, MAX_BYTES).catch(() => undefined);
}

/** All that are reports. Rejects when they cannot be listed. */
export async function readReports(reports: Reports): Promise<ServerReport[]> {
  const found: ServerReport[] = [];
  await forAll(await listReports(reports), async (name) => {
    const report = parse(await readReport(reports, name));
    // Nobody reports for another server: names are what publishers are told.
    if (`${report?.server}.json` === name && report) found.push(report);
  });
  return found;
}

function parse(bytes: Buffer | undefined): ServerReport | undefined {
  try {
    const report: unknown = JSON.parse(bytes?.toString('utf8') ?? '');
    return Value.Check(ServerReport, report) ? report : undefined;
  } catch {
    return undefined;
  }
}
