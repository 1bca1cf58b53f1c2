import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Composition, Workspace } from '@dswine/shared/contract/releases';
import { until } from '@dswine/shared/testing/until';
import { openReleases } from '../../shell/releases/lifecycle/open-releases.ts';
import { runNode, type Site } from './site.ts';
import { root } from './service.ts';

/**
 * `server` is appended to the section's server bundle; `browser` transforms each browser script.
 */
type Change = {
  server?: string;
  browser?: (script: string, file: string) => string;
  /** Replaces a text of the section on the server and in the browser. */
  text?: { from: string; to: string };
};

/** Whose releases these are. `releaseEnv`: of the release command, if the store is in a bucket. */
type Publisher = Pick<Site, 'dataDir'> & { releaseEnv?: Record<string, string> };

/** Runs a statement whenever the server renders a page or fragment of the section. */
export function whileRendering(statement: string): Change {
  return {
    server: `
;(() => {
  const { section } = module.exports;
  const broken = () => { ${statement} };
  for (const [id, load] of Object.entries(section.routes)) section.routes[id] = async () => ({ ...(await load()), Page: broken });
  for (const id of Object.keys(section.fragments)) section.fragments[id] = async () => ({ Fragment: broken });
})();`,
  };
}

/** Fails on the server where a list shows its second page, which no check of a promotion does. */
export const failsOnSecondPages: Change = {
  server: `
;(() => {
  const { routes } = module.exports.section;
  for (const [id, load] of Object.entries(routes)) {
    routes[id] = async () => {
      const { Page, head } = await load();
      const broken = (context) => {
        if (context.query.page?.[0] === '2') throw new Error('broken');
        return head(context);
      };
      return { Page, head: broken };
    };
  }
})();`,
};

/** Publishes and promotes a changed copy of a workspace's live release. Throws if that fails. */
export async function promoteVariant(
  site: Publisher,
  workspace: Workspace,
  version: string,
  change: Change,
): Promise<void> {
  await publishVariant(site, workspace, version, change);
  await runRelease(site, 'promote', `${workspace}@${version}`);
}

/** Makes a changed copy of a workspace's live release live, without checks, and waits for it. */
export async function putVariantLive(
  site: Site,
  workspace: Workspace,
  version: string,
  change: Change,
): Promise<void> {
  await publishVariant(site, workspace, version, change);
  await waitForRevision(site, await putLive(site, withRelease(workspace, version)));
}

/** Makes the releases of the base live again, unless they are, without checks. Waits for them. */
export async function restoreReleases(site: Site): Promise<void> {
  const { store } = openReleases({ dataDir: site.dataDir, environment: {} });
  const [live, base] = [await store.live(), await firstOf(store)];
  const isBase =
    isDeepStrictEqual(live?.releases, base?.releases) &&
    isDeepStrictEqual(live?.grants, base?.grants);
  const revision = isBase ? live?.revision : await putLive(site, (before) => base ?? before);
  await waitForRevision(site, revision ?? 0);
}

async function firstOf(store: ReturnType<typeof openReleases>['store']) {
  let first: Composition | undefined;
  for await (const composition of store.compositions()) first = composition;
  return first;
}

/** Publishes a changed copy of a workspace's live release. Throws if that fails. */
export async function publishVariant(
  site: Publisher,
  workspace: Workspace,
  version: string,
  change: Change,
): Promise<void> {
  const checkout = path.join(site.dataDir, 'variants', version);
  const dist = path.join(checkout, workspace, 'dist');
  const releases = path.join(site.dataDir, 'store/releases', workspace);
  const [original] = (await readdir(releases)).filter((name) => name.startsWith('1.0.0-'));
  await cp(path.join(releases, original ?? ''), dist, { recursive: true });
  await cp(
    path.join(root, workspace, 'package.json'),
    path.join(checkout, workspace, 'package.json'),
  );
  const { server = '', text, browser } = change;
  const withText = (script: string) => (text ? script.replaceAll(text.from, text.to) : script);
  const file = path.join(dist, workspace === 'shell' ? 'server/shell.cjs' : 'server/section.cjs');
  await writeFile(file, withText(await readFile(file, 'utf8')) + server);
  if (browser ?? text)
    await changeScripts(dist, version, (script, name) =>
      withText(browser?.(script, name) ?? script),
    );
  await runRelease(site, 'publish', `${workspace}@${version}`, '--from', checkout);
}

/** Runs the release command. Throws when it fails. */
async function runRelease({ dataDir, releaseEnv }: Publisher, ...args: string[]): Promise<void> {
  const env = { ...releaseEnv, DATA_DIR: dataDir };
  const { code, output } = await runNode(['shell/releases/cli.ts', ...args], env);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
}

type Live = Pick<Composition, 'releases'> & { grants?: Composition['grants'] | undefined };

/**
 * Makes releases live without the checks of a promotion, which take most of its time. Resolves to
 * the revision.
 */
export async function putLive(
  { dataDir, releaseEnv = {} }: Publisher,
  change: (before: Composition) => Live,
): Promise<number> {
  const { store, signer } = await openReleases({
    dataDir,
    environment: releaseEnv,
  }).forPublishing();
  const before = await store.live();
  if (!before) throw new Error('The site has no composition.');
  const { releases, grants } = change(before);
  const reason = 'promoted without a check';
  const next = { kind: 'promote', reason, before, releases, grants };
  return (await store.putLive(next, signer)).revision;
}

export const withRelease =
  (workspace: string, version: string) =>
  ({ releases, grants }: Live): Live => ({
    releases: { ...releases, [workspace]: version },
    grants,
  });

/**
 * Changes the browser scripts of a build, and their names with them, as a build would: a script
 * names others, so that each version has other scripts.
 */
async function changeScripts(
  dist: string,
  version: string,
  change: NonNullable<Change['browser']>,
): Promise<void> {
  const folder = path.join(dist, 'browser');
  const scripts = new Map<string, string>();
  const newHashes = new Map<string, string>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const text = change(await readFile(path.join(folder, name), 'utf8'), name);
    scripts.set(name, text);
    const [, hash] = /\.([0-9a-f]{12,})\.js$/.exec(name) ?? [];
    if (hash === undefined) continue;
    const digest = createHash('sha256')
      .update(version + text)
      .digest('hex');
    newHashes.set(hash, digest.slice(0, hash.length));
  }
  const renamed = (text: string) =>
    [...newHashes].reduce((result, [from, to]) => result.replaceAll(from, to), text);
  for (const [name, text] of scripts) {
    await rm(path.join(folder, name));
    await writeFile(path.join(folder, renamed(name)), renamed(text));
  }
  const manifest = path.join(dist, 'release.json');
  await writeFile(manifest, renamed(await readFile(manifest, 'utf8')));
}

/** Waits until the web server serves this revision: its render processes warm up first. */
export async function waitForRevision({ url }: Pick<Site, 'url'>, revision: number): Promise<void> {
  await until(async () => (await liveOf(url)).revision >= revision);
}

type LiveComposition = {
  revision: number;
  releases: Record<string, string>;
  sections: { paths: string[]; entry: string }[];
  problems: string[];
  canary?: { id: string };
  /** Where the site has the kit that fits it. */
  kit: { path: string; integrity: string };
};

/** The composition that a web server serves. */
export async function liveOf(url: string): Promise<LiveComposition> {
  return (await (await fetch(`${url}/composition.json`)).json()) as LiveComposition;
}
