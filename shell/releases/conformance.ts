import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Conformance, CONFORMANCE_FILE } from '@dswine/shared/contract/conformance';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { parseJson } from './check-manifest.ts';
import { UsageError } from './errors.ts';
import { pageChecks, type PageCheckName } from './page-checks.ts';
import { contentHash } from './read-build.ts';
import type { ReleaseStore } from './store.ts';

const checkNames = Object.keys(pageChecks) as PageCheckName[];

/** The names of the checks that are made with or without a browser. */
export function checksMade({ inBrowser }: { inBrowser: boolean }): string[] {
  return checkNames.filter((name) => inBrowser || !('inBrowser' in pageChecks[name]));
}

/** The versions of what `conform` checks with. @throws {UsageError} where they are not installed. */
export function conformTools(): Conformance['tools'] {
  const { resolve } = createRequire(import.meta.url);
  try {
    const names = ['html-validate', 'axe-core', '@playwright/test'];
    return Object.fromEntries(
      names.map((name) => {
        const text = readFileSync(resolve(`${name}/package.json`), 'utf8');
        return [name.replace(/\W+/g, '-'), (JSON.parse(text) as { version: string }).version];
      }),
    );
  } catch (cause) {
    throw new UsageError(
      '"conform" needs the tools of development, which are not installed: npm ci',
      {
        cause,
      },
    );
  }
}

/** Why a release does not count as checked by `conform`; undefined when it does. */
export async function conformanceProblem(
  store: Pick<ReleaseStore, 'file'>,
  manifest: ReleaseManifest,
): Promise<string | undefined> {
  const { workspace, hashes } = manifest;
  const next = `Run "npm run release -- conform ${workspace}", and publish it then`;
  if (!Object.hasOwn(hashes, CONFORMANCE_FILE))
    return `it has no ${CONFORMANCE_FILE}, which is required here. ${next}.`;
  const found = parseJson(await store.file(manifest, CONFORMANCE_FILE));
  if (!Value.Check(Conformance, found)) return `its ${CONFORMANCE_FILE} cannot be read. ${next}.`;
  const names = Object.keys(hashes).filter(
    (name) => name !== CONFORMANCE_FILE && !/\.(br|gz)$/.test(name),
  );
  const content = contentHash(manifest, names.sort(), (name) => hashes[name]?.integrity);
  if (found.content !== content) return `its ${CONFORMANCE_FILE} is of another build. ${next}.`;
  const missing = checkNames.filter((name) => !found.checks.includes(name));
  return missing.length > 0 ? `it was not checked for ${missing.join(', ')}. ${next}.` : undefined;
}
