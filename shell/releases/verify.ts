import type { ReleaseManifest, Workspace } from '@dswine/shared/contract/releases';
import { bundleOf } from './bundles.ts';
import { findIncompatibilities } from './compatibility.ts';
import { findScopeViolations } from './css-scope-check.ts';
import { smokeTest } from './smoke-test.ts';
import type { ReleaseStore } from './store.ts';

/** The version of each workspace in a composition. */
export type VersionByWorkspace = Readonly<Record<string, string>>;

/**
 * Lists all reasons why these releases cannot be live together, one sentence each; empty when they
 * can. Checks signatures, hashes of all files, CSS scope and compatibility, and loads every bundle
 * as the web server does.
 */
export async function verify(store: ReleaseStore, releases: VersionByWorkspace): Promise<string[]> {
  const manifests: ReleaseManifest[] = [];
  const found: string[] = [];
  for (const [workspace, version] of Object.entries(releases)) {
    try {
      const manifest = await store.approvedManifest(workspace as Workspace, version);
      manifests.push(manifest);
      found.push(...(await verifyFiles(store, manifest)));
    } catch (error) {
      found.push(withName(`${workspace}@${version}`, (error as Error).message));
    }
  }
  if (found.length === 0) found.push(...findIncompatibilities(manifests));
  return found.length === 0 ? verifyBundles(store, manifests) : found;
}

async function verifyFiles(store: ReleaseStore, manifest: ReleaseManifest): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(manifest.hashes)) {
    const bytes = await store.file(manifest, name);
    if (manifest.workspace !== 'shell' && name.endsWith('.css'))
      found.push(...findScopeViolations(manifest.section, name, bytes));
  }
  return found.map((sentence) => withName(nameOf(manifest), sentence));
}

async function verifyBundles(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
): Promise<string[]> {
  const shell = manifests.find(({ workspace }) => workspace === 'shell');
  if (!shell) return [];
  const bundle = bundleOf(store, shell);
  const found = (await smokeTest({ shell: bundle })).map((sentence) =>
    withName(nameOf(shell), sentence),
  );
  if (found.length > 0) return found;
  for (const manifest of manifests.filter((other) => other !== shell)) {
    const sentences = await smokeTest({
      shell: bundle,
      section: {
        bundle: bundleOf(store, manifest),
        routes: manifest.routes.map(({ id }) => id),
        fragments: manifest.fragments.map(({ id }) => id),
        imports: manifest.imports,
      },
    });
    found.push(
      ...sentences.map((sentence) => `${nameOf(manifest)} with ${nameOf(shell)}: ${sentence}`),
    );
  }
  return found;
}

function nameOf({ workspace, version }: ReleaseManifest): string {
  return `${workspace}@${version}`;
}

function withName(release: string, sentence: string): string {
  return sentence.includes(release) ? sentence : `${release}: ${sentence}`;
}
