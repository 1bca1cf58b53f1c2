import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Conformance, CONFORMANCE_FILE } from '@dswine/shared/contract/conformance';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { Value } from 'typebox/value';
import { parseJson } from '@dswine/shared/contract/parse-json';
import { ReleaseError, sentence } from '../errors.ts';
import { pageChecks, type PageCheckName } from './check-job.ts';
import { contentHash } from '../build/read-build.ts';
import type { ReleaseStore } from '../store/store.ts';
import { nameOf } from '../release-name.ts';

const checkNames = Object.keys(pageChecks) as PageCheckName[];

/** The names of the checks that are made with or without a browser. */
export function checksMade({ inBrowser }: { inBrowser: boolean }): string[] {
  return checkNames.filter((name) => inBrowser || !('inBrowser' in pageChecks[name]));
}

/** The versions of what `conform` checks with. @throws where they are not installed. */
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
    throw new ReleaseError('usageNoTools', {}, { cause });
  }
}

/** What `conform` has found of a release, or why that does not count. */
export async function readConformance(
  store: Pick<ReleaseStore, 'file'>,
  manifest: ReleaseManifest,
): Promise<Conformance | string> {
  const { hashes } = manifest;
  if (!Object.hasOwn(hashes, CONFORMANCE_FILE)) return `it has no ${CONFORMANCE_FILE}`;
  const found = parseJson(await store.file(manifest, CONFORMANCE_FILE));
  if (!Value.Check(Conformance, found)) return `its ${CONFORMANCE_FILE} cannot be read`;
  const names = Object.keys(hashes).filter(
    (name) => name !== CONFORMANCE_FILE && !/\.(br|gz)$/.test(name),
  );
  const content = contentHash(manifest, names.sort(), (name) => hashes[name]?.integrity);
  return found.content === content ? found : `its ${CONFORMANCE_FILE} is of another build`;
}

/** Why a release does not count as checked by `conform` for everything; undefined when it does. */
export async function conformanceProblem(
  store: Pick<ReleaseStore, 'file'>,
  manifest: ReleaseManifest,
): Promise<string | undefined> {
  const found = await readConformance(store, manifest);
  const missing =
    typeof found === 'string' ? [] : checkNames.filter((name) => !found.checks.includes(name));
  if (typeof found !== 'string' && missing.length === 0) return undefined;
  const problem =
    typeof found === 'string' ? found : `it was not checked for ${missing.join(', ')}`;
  const { workspace } = manifest;
  return sentence('fitConformance', { release: nameOf(manifest), workspace, problem });
}
