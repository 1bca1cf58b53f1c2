import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { RECORDED_DATA_FILE } from '@dswine/shared/contract/release-files';
import type { CheckJob, CheckedPage } from '../releases/checks/check-job.ts';
import type { PageComposition } from '../src/composition/page-state.ts';
import { openedPages } from './opened-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dswine-opened-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a section by name without hash, and what a release makes of them. */
type Contents = Readonly<Record<string, string>>;
type Release = { number: number; shell?: Contents; section?: Contents; recorded?: string };

const hashIn = (release: number) => `${release}`.repeat(12);
const versionOf = (release: number) => `1.0.${release}-${hashIn(release).slice(2)}`;
const integrityIn = (release: number) => `sha256-${`${release}`.repeat(43)}=`;
const shellFiles: Contents = { shell: 'start', words: 'menu' };
const sectionFiles: Contents = {
  entry: 'container of HASH',
  'page-wine': 'Riesling',
  'page-beer': 'Stout',
  fragments: 'today',
  messages: 'all words',
  english: 'all words in English',
  lazy: 'a part that several pages load',
  'prices.json': 'what it fetches',
};

function manifestOf(
  workspace: string,
  { number, recorded = 'data' }: Release,
  contents: Contents,
): { manifest: ReleaseManifest; paths: Record<string, string> } {
  const nameOf = (name: string) => {
    const [stem, kind = 'js'] = name.split('.');
    return `browser/${stem}.${hashIn(number)}.${kind}`;
  };
  const paths = Object.fromEntries(
    Object.entries(contents).map(([name, text]) => {
      const file = path.join(folder, `${workspace}-${name}-${number}-${text.length}.js`);
      writeFileSync(file, text.replace('HASH', hashIn(number)));
      return [nameOf(name), file];
    }),
  );
  const part = (id: string, ...scripts: string[]) => ({
    id,
    path: id,
    data: {},
    query: {},
    files: {
      scripts: scripts.map(nameOf),
      styles: [],
      ...(id !== 'Cider' && { messages: { tw: [], en: [] } }),
    },
  });
  const isShell = workspace === 'shell';
  const manifest = {
    workspace,
    section: isShell ? 'shell' : 'wine',
    version: versionOf(number),
    files: {
      scripts: [nameOf(isShell ? 'shell' : 'entry')],
      styles: [],
      messages: isShell
        ? { tw: [nameOf('words')], en: [] }
        : { tw: [nameOf('messages')], en: [nameOf('english')] },
    },
    routes: isShell ? [] : [part('Wine', 'page-wine'), part('Beer', 'page-beer'), part('Cider')],
    fragments: isShell ? [] : [{ ...part('today', 'fragments'), slot: 'home', order: 1 }],
    hashes: {
      ...Object.fromEntries(
        Object.keys(paths).map((name) => [name, { integrity: integrityIn(number), size: 1 }]),
      ),
      [RECORDED_DATA_FILE]: { integrity: recorded, size: 1 },
    },
  } as unknown as ReleaseManifest;
  return { manifest, paths };
}

/** The key of a page of a release, whose HTML names release and files, as pages do. */
function keyOf(address: string, release: Release, html = 'a page'): Promise<string> | undefined {
  const shell = manifestOf('shell', release, { ...shellFiles, ...release.shell });
  const section = manifestOf('mfe-wine', release, { ...sectionFiles, ...release.section });
  const { routes, fragments, files, version } = section.manifest;
  const composition = {
    sections: [{ name: 'wine', version, entry: '', files, routes, fragments }],
  } as unknown as PageComposition;
  const job = {
    read: { manifests: [shell.manifest, section.manifest] },
    files: { shell: shell.paths, 'mfe-wine': section.paths },
    opened: { folder, checker: 'program' },
    isThorough: false,
  } as unknown as CheckJob;
  const siteUrl = `http://127.0.0.1:4000${release.number}`;
  const locale = address.startsWith('/en/') ? 'en' : 'tw';
  const page = { address, locale, status: 200 } as CheckedPage;
  const document = `${html} ${siteUrl}/ wine@${version} entry.${hashIn(release.number)}.js ${integrityIn(release.number)} "compositions/1.wine.${release.number}.json","${release.number}" {"renderedAt":"2026-03-0${release.number}T01:00:00.000Z","clockOffset":-${release.number}}`;
  return openedPages(job, { composition }, siteUrl)?.keyOf(page, document);
}

it.each<[string, string, Omit<Release, 'number'> & { html?: string }, boolean]>([
  ['names of release and files', '/Wine', {}, true],
  ['another page', '/Wine', { section: { 'page-beer': 'Porter' } }, true],
  ['the fragments of the home page', '/Wine', { section: { fragments: 'tomorrow' } }, true],
  ['words of other pages', '/Wine', { section: { messages: 'more words' } }, true],
  ['words in another language', '/en/Cider', { section: { messages: 'more words' } }, true],
  ['its words', '/Cider', { section: { messages: 'more words' } }, false],
  ['its script', '/Wine', { section: { 'page-wine': 'Pinot Noir' } }, false],
  ['a version in it', '/Wine', { section: { 'page-wine': `Riesling${versionOf(2)}` } }, false],
  ['what it fetches', '/Wine', { section: { 'prices.json': 'other prices' } }, false],
  ['the container', '/Wine', { section: { entry: 'another container of HASH' } }, false],
  ['a script of several pages', '/en/Beer', { section: { lazy: 'another part' } }, false],
  ['the shell', '/Wine', { shell: { shell: 'another start' } }, false],
  ['words of the shell', '/Wine', { shell: { words: 'another menu' } }, false],
  ['the recorded data', '/Wine', { recorded: 'other data' }, false],
  ['a fragment', '/', { section: { fragments: 'tomorrow' } }, false],
  ['its HTML', '/Wine', { html: 'another page' }, false],
])(
  'after a change of %s, that %s is known with %j: %s',
  async (_, address, { html, ...next }, isKnown) => {
    const before = await keyOf(address, { number: 1 });
    const after = await keyOf(address, { number: 2, ...next }, html);
    expect(after === before).toBe(isKnown);
  },
);
