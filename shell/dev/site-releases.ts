import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { BundleFile } from '../releases/bundles.ts';
import { integrityOf } from '../releases/integrity.ts';
import { parseManifest } from '../releases/index.ts';
import { storeBundle } from './stored-bundle.ts';
import type { FindReleaseFile } from '../server/composition/release-files.ts';

/** What a site shows, as far as a server needs it to render the same. */
export type SiteReleases = {
  revision: number;
  manifests: ReleaseManifest[];
  /** Server bundles by workspace. */
  bundles: Readonly<Record<string, BundleFile>>;
  bootScript: string;
};

/** The site does not answer, or does not share its releases. */
export class SiteError extends Error {
  override name = 'SiteError';
}

const LIMIT_MS = 10_000;
const POLL_MS = 5000;

/** Fetches the releases that are live on a site into a folder. @throws {SiteError} */
export async function fetchSiteReleases(site: string, folder: string): Promise<SiteReleases> {
  const { revision, releases } = await fetchComposition(site);
  const manifests: ReleaseManifest[] = [];
  const bundles: Record<string, BundleFile> = {};
  let bootScript = '';
  for (const [workspace, version] of Object.entries(releases)) {
    const bytes = await fetchFile(site, `/releases/${workspace}/${version}/release.json`);
    const manifest = parseManifest(bytes, `${workspace}@${version}`);
    manifests.push(manifest);
    const bundle = await fetchReleaseFile(site, manifest, manifest.server);
    bundles[workspace] = await storeBundle(folder, workspace, bundle);
    if (workspace === 'shell')
      bootScript = (await fetchReleaseFile(site, manifest, 'server/boot.js')).toString();
  }
  return { revision, manifests, bundles, bootScript };
}

/** Fetches the releases again whenever others are live. */
export function followSite(
  { site, folder, since }: { site: string; folder: string; since: number },
  on: { changed: (releases: SiteReleases) => void; failure: (error: Error) => void },
): void {
  let known = since;
  setInterval(() => {
    void (async () => {
      const { revision } = await fetchComposition(site);
      if (known !== revision) on.changed(await fetchSiteReleases(site, folder));
      known = revision;
    })().catch(on.failure);
  }, POLL_MS).unref();
}

async function fetchComposition(
  site: string,
): Promise<{ revision: number; releases: Record<string, string> }> {
  const bytes = await fetchFile(site, '/composition.json');
  return JSON.parse(bytes.toString()) as { revision: number; releases: Record<string, string> };
}

/** Finds the browser files of releases on a site, each asked for once. */
export function siteFiles(site: string): FindReleaseFile {
  const found = new Map<string, ReturnType<FindReleaseFile>>();
  const find: FindReleaseFile = async (workspace, version, file) => {
    const folder = version === undefined ? workspace : `${workspace}/${version}`;
    const response = await fetch(`${site}/releases/${folder}/${file}`, limits());
    if (!response.ok) return undefined;
    const identity = Buffer.from(await response.arrayBuffer());
    return {
      identity,
      br: undefined,
      gzip: undefined,
      hash: integrityOf(identity),
      type: response.headers.get('content-type') ?? 'application/octet-stream',
    };
  };
  return (...of) => {
    const key = of.join(' ');
    const known = found.get(key) ?? find(...of);
    found.set(key, known);
    known.then(
      (file) => file ?? found.delete(key),
      () => found.delete(key),
    );
    return known;
  };
}

async function fetchReleaseFile(
  site: string,
  { workspace, version, hashes }: ReleaseManifest,
  name: string,
): Promise<Buffer> {
  const bytes = await fetchFile(site, `/releases/${workspace}/${version}/${name}`);
  if (integrityOf(bytes) === hashes[name]?.integrity) return bytes;
  throw new SiteError(`${name} of ${workspace}@${version} from ${site} is not what was published.`);
}

async function fetchFile(site: string, file: string): Promise<Buffer> {
  const response = await fetch(site + file, limits()).catch((cause: unknown) => {
    throw new SiteError(`The site does not answer: ${site}`, { cause });
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  throw new SiteError(
    `The site does not share its releases (${file}: ${response.status}). ` +
      'Ask its operator to set SHARE_RELEASES=on.',
  );
}

const limits = () => ({ signal: AbortSignal.timeout(LIMIT_MS) });
