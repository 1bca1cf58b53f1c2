import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  type Composition,
  type Workspace,
  sectionOf,
} from '@dswine/shared/contract/releases';
import type { Canary } from '@dswine/shared/contract/canary';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { systemClock } from '@dswine/shared/process/clock';
import { type ManualClock, createManualClock } from '@dswine/shared/testing/manual-clock';
import type { CheckOptions } from '../checks/check-releases.ts';
import type { CheckResults } from '../checks/check-results.ts';
import { type Published, publish } from '../lifecycle/publish.ts';
import { copiesFolder, openStorage, storeAddress } from '../storage/open-storage.ts';
import { type ReleaseStore, type StoreTrust, openStore } from '../store/store.ts';
import { createRepository, teamOf } from '../trust/create-repository.ts';
import {
  type Signer,
  keysFolder,
  readSigner,
  readTrustedRoot,
  trustFolder,
} from '../metadata/private-keys.ts';
import { defaultLimits } from '../reports/canary-figures.ts';
import type { NextLive } from '../trust/lists.ts';
import { forAll } from '../storage/storage.ts';

/** The workspaces of the small checkout. */
export const workspaces = ['shell', 'mfe-visitor', 'mfe-exhibitor', 'mfe-events', 'mfe-info'];

/** What the sections are granted that are live at first. */
export const firstGrants = Object.fromEntries(
  workspaces.slice(1).map((workspace) => {
    const owner = sectionOf(workspace);
    return [workspace, { owner, paths: [`${owner}Page`] }];
  }),
);

/** A canary of mfe-info@1.1.0 from now on. */
export function canaryAt(now: number, hours = 1): Canary {
  return {
    id: '0123abcd',
    workspace: 'mfe-info',
    version: '1.1.0',
    percent: 5,
    since: new Date(now).toISOString(),
    until: new Date(now + hours * 3600_000).toISOString(),
    limits: defaultLimits,
  };
}

/** The revision of the first releases: the first snapshot has the keys, and each release its own. */
export const FIRST_REVISION = 2 + workspaces.length;

/**
 * A checkout of five tiny built workspaces with a separate store, for publishing and promoting in
 * milliseconds.
 */
export type SmallReleases = {
  folder: string;
  dataDir: string;
  /** By which the metadata of the store expire. It stands still at their creation. */
  clock: ManualClock;
  store: ReleaseStore;
  /** The path of a release, or of a file of it, in the folder of the store. */
  pathOf: (workspace: Workspace, version: string, name?: string) => string;
  signer: Signer;
  /** Everything was checked before, as on the machine of its team: a check takes seconds. */
  check: CheckOptions;
  /** Writes a build to the workspace's `dist`. */
  build: (workspace: Workspace, change?: Change) => void;
  publish: (workspace: Workspace, version: string, change?: Change) => Promise<Published>;
  /**
   * Changes what is live, without the checks of a promotion, which take seconds. `releases` are
   * added to those that are live. Default of `signer`: all keys.
   */
  putLive: (change: Partial<NextLive>, signer?: Signer) => Promise<Composition>;
  /** Makes 1.0.0 of all five live in a store without releases. */
  goLive: () => Promise<void>;
  remove: () => void;
};

/** How a build differs from the usual one. */
export type Change = {
  draft?: (draft: UnversionedRelease) => UnversionedRelease;
  server?: string;
  css?: string;
  script?: string;
  without?: string;
  /** Further files of the build, by name. */
  more?: Record<string, string>;
};

type Draft = UnversionedRelease;

/** A build whose manifest has these fields. */
export const withDraft = (change: object | ((draft: Draft) => object)): Change => ({
  draft: (draft) => ({ ...draft, ...(typeof change === 'function' ? change(draft) : change) }),
});

/** A build whose pages have these fields. */
export const withRoutes = (change: object) =>
  withDraft(({ routes }) => ({ routes: routes.map((route) => ({ ...route, ...change })) }));

/** Renders the pages and fragments of sections, which are functions that return HTML. */
export const shellBundle = `module.exports = { provided: { react: {} }, async renderDocument({ address, state }, sections) {
  const { locale, status, data } = state;
  const isHome = address === '/' || address === '/en';
  const isShown = status !== 404;
  const all = isShown ? [...sections.values()] : [];
  const parts = await Promise.all(all.flatMap((section) => (isHome ? section.fragments : section.routes.filter(({ id }) => id === 'page' || address.endsWith('/' + id))).map(({ load }) => load())));
  const titles = parts.map(({ head }) => head?.({ locale, address })?.title).filter((title) => title !== undefined);
  const body = parts.map(({ Page, Fragment }) => (Page ?? Fragment)({ locale, data })).join('') || '<h1>Fair</h1>';
  const lang = locale === 'tw' ? 'zh-Hant-TW' : 'en';
  return { html: \`<!DOCTYPE html><html lang="\${lang}"><head><meta charset="utf-8"><title>\${titles[0] ?? 'Fair'}</title></head><body>\${body}</body></html>\` };
} };`;

/** What a command or a web server of the data folder trusts. */
export function trustIn(dataDir: string): StoreTrust {
  return {
    root: readTrustedRoot(dataDir, {}),
    memory: trustFolder(dataDir, {}),
    copies: copiesFolder(dataDir, {}),
  };
}

/** `teams` are sections that have keys besides the five. `environment` may name a bucket. */
export async function makeSmallReleases(
  teams: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<SmallReleases> {
  const template = await (templates[teams.join()] ??= makeTemplate(teams));
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-releases-'));
  const dataDir = path.join(folder, 'var');
  await copyFiles(template.empty, dataDir, environment);
  const small = openSmall(folder, environment, createManualClock(template.at));
  return {
    ...small,
    check: { results: checkedBefore },
    goLive: () => copyFiles(template.live, dataDir, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Small releases of which 1.0.0 is live. */
export async function makeLiveReleases(
  ...options: Parameters<typeof makeSmallReleases>
): Promise<SmallReleases> {
  const small = await makeSmallReleases(...options);
  await small.goLive();
  return small;
}

/**
 * Live releases for each test of a file, or for all of them together. The object is filled before
 * the test.
 */
export function releaseWorld({
  teams = [],
  isShared = false,
}: { teams?: readonly string[] | undefined; isShared?: boolean } = {}): SmallReleases {
  const small = {} as SmallReleases;
  const [before, after] = isShared ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => void Object.assign(small, await makeLiveReleases(teams)));
  after(() => small.remove());
  return small;
}

/** What a data folder holds before and after its first releases are live, made at a time. */
type Template = { empty: Files; live: Files; at: number };

/** By the teams. They are made once, since keys and signatures take most of the time. */
const templates: Record<string, Promise<Template>> = {};

export const checkedBefore: CheckResults = {
  isSound: () => Promise.resolve(true),
  addSound: () => Promise.resolve(),
};

async function makeTemplate(teams: readonly string[]): Promise<Template> {
  const at = systemClock.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-template-'));
  const dataDir = path.join(folder, 'var');
  await createRepository(dataDir, {}, [...workspaces, 'mfe-press', ...teams].map(teamOf));
  const empty = readFiles(dataDir);
  const small = openSmall(folder, {}, createManualClock(at));
  for (const workspace of workspaces) await small.publish(workspace, '1.0.0');
  await small.putLive({
    releases: Object.fromEntries(workspaces.map((workspace) => [workspace, '1.0.0'])),
  });
  const live = readFiles(dataDir);
  rmSync(folder, { recursive: true });
  return { empty, live, at };
}

function openSmall(folder: string, environment: NodeJS.ProcessEnv, clock: ManualClock) {
  const dataDir = path.join(folder, 'var');
  const signer = readSigner(keysFolder(dataDir, {}));
  // Pauses before another try take no time.
  const trust = { ...trustIn(dataDir), clock: { ...clock, sleep: () => Promise.resolve() } };
  const store = openStore(storeAddress(dataDir, environment), trust);
  const build = (workspace: Workspace, change?: Change) => buildIn(folder, workspace, change);
  return {
    folder,
    dataDir,
    clock,
    store,
    signer,
    pathOf: (workspace: Workspace, version: string, name = '') =>
      path.join(dataDir, 'store/releases', workspace, version, name),
    build,
    publish(workspace: Workspace, version: string, change?: Change) {
      build(workspace, change);
      return publish({ store, signer: this.signer }, { root: folder, workspace, version });
    },
    async putLive({ releases, ...change }: Partial<NextLive>, keys?: Signer) {
      const before = await this.store.live();
      const next = {
        ...{ kind: 'promote', reason: 'a test', before, grants: before?.grants },
        ...{ canary: before?.canary, ...change },
        releases: { ...before?.releases, ...releases },
      };
      return this.store.putLive(next, keys ?? this.signer);
    },
  };
}

/** Writes a build to the workspace's `dist`. */
function buildIn(
  folder: string,
  workspace: Workspace,
  { draft = (same) => same, server, css, script = '1', without, more }: Change = {},
): void {
  const dist = path.join(folder, workspace, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const files: Record<string, string> = {
    'release.json': JSON.stringify(draft(unversionedReleaseOf(workspace))),
    '../package.json': JSON.stringify({ version: '1.0.0' }),
    'browser/entry.js': `export const version = ${script};`,
    [unversionedReleaseOf(workspace).server]:
      server ?? (workspace === 'shell' ? shellBundle : sectionBundle(workspace)),
    ...(css === undefined ? {} : { 'browser/page.css': css }),
    ...(workspace === 'shell' ? { 'server/boot.js': '1' } : {}),
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    if (name === without) continue;
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
}

export function unversionedReleaseOf(workspace: Workspace): UnversionedRelease {
  const section = sectionOf(workspace);
  const none = { scripts: [], styles: [] };
  return {
    contract: CONTRACT_VERSION,
    workspace,
    section,
    entry: 'browser/entry.js',
    server: workspace === 'shell' ? 'server/shell.cjs' : 'server/section.cjs',
    files: { ...none, messages: { tw: [], en: [] } },
    routes:
      workspace === 'shell'
        ? []
        : [
            {
              id: 'page',
              path: `${section}Page`,
              data: {},
              query: {},
              middleware: [],
              files: none,
            },
          ],
    fragments: [],
    menu: [],
    imports: {},
    needs: workspace === 'shell' ? {} : { react: '^19.0.0' },
    provides: workspace === 'shell' ? { react: '19.3.1' } : {},
    middleware: [],
  };
}

/**
 * The server bundle of a section, as it is with contract 1, given as the source of its functions:
 * of pages by their id.
 */
export function sectionBundle(
  workspace: Workspace,
  {
    page = `() => '<h1>Page</h1>'`,
    pages = { page },
    head = `() => ({ title: 'Page' })`,
    fragments = '[]',
    messages = `{ title: 'x' }`,
  }: Partial<Record<'page' | 'head' | 'fragments' | 'messages', string>> & {
    pages?: Record<string, string>;
  } = {},
): string {
  const routes = Object.entries(pages).map(
    ([id, source]) =>
      `{ id: '${id}', path: 'x', load: async () => ({ Page: ${source}, head: ${head} }) }`,
  );
  return `module.exports = { section: { name: '${workspace}',
    routes: [${routes.join(',')}],
    fragments: ${fragments}, menu: [], loadMessages: async () => ({ default: ${messages} }) } };`;
}

type File = { bytes: Buffer; mode: number };

/** The files of a folder in memory, by name. */
export type Files = Map<string, File>;

/** Copies files to a data folder, and those of the store to its bucket, if it has one. */
async function copyFiles(
  files: Files,
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (!environment['RELEASE_STORE']) return writeFiles(dataDir, files);
  const isStored = ([name]: [string, File]) => name.startsWith('store/');
  writeFiles(dataDir, new Map([...files].filter((file) => !isStored(file))));
  const copies = copiesFolder(dataDir, environment);
  const { storage } = openStorage(storeAddress(dataDir, environment), { copies });
  await forAll([...files].filter(isStored), async ([name, { bytes }]) =>
    storage.write(name.slice('store/'.length), bytes),
  );
}

export function readFiles(folder: string): Files {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const files: Files = new Map();
  for (const name of names.map(String)) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    if (stats.isFile()) files.set(name, { bytes: readFileSync(file), mode: stats.mode });
  }
  return files;
}

function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, { bytes, mode }] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes, { mode });
  }
}
