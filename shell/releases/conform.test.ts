import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { page, type Change } from './checked-release.fixture.ts';
import { runCommand } from './commands.ts';
import { current } from './promote.ts';
import { makeSmallReleases, sectionBundle, type SmallReleases } from './small-releases.fixture.ts';

let small: SmallReleases;
let notes: string[];
beforeAll(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
beforeEach(() => (notes = []));
afterAll(() => small.remove());

const switches = { json: false, promote: false, noBuild: true, dryRun: false, browser: false };

/** The reasons that `conform` gives against the build of a section. */
async function reasonsAgainst(change: Change, workspace = 'mfe-visitor'): Promise<string[]> {
  small.build(workspace, change);
  const result = runCommand('conform', [workspace], {
    root: small.folder,
    dataDir: small.dataDir,
    environment: {},
    options: { ...switches, install: false, noWait: false },
    onStored: () => undefined,
    warn: () => undefined,
    note: (text) => notes.push(text),
  });
  return result.then(
    () => [],
    (error: { reasons?: string[] }) => error.reasons ?? [String(error)],
  );
}

type Draft = UnversionedRelease;
const draft = (change: (draft: Draft) => object): Change => ({
  draft: (before) => ({ ...before, ...change(before) }),
});
const route = (change: object) =>
  draft(({ routes }) => ({ routes: routes.map((one) => ({ ...one, ...change })) }));
const bundle = (parts: Parameters<typeof sectionBundle>[1]): Change => ({
  server: sectionBundle('mfe-visitor', parts),
});
const data = { wines: { template: 'Wines/{Code}/{Id}' } };

/** Mistakes that a team can make, with the expected messages. */
const mistakes: [mistake: string, message: string, change: Change][] = [
  ['a page throws', 'no cork', bundle({ page: `() => { throw new Error('no cork'); }` })],
  ['a page has no title', 'the title is empty', bundle({ head: `() => ({ title: '' })` })],
  ['a page has no h1', '0 h1 instead of one', page('<p>Wine</p>')],
  ['a heading is skipped', 'h3 "Taste" follows h1', page('<h1>Wine</h1><h3>Taste</h3>')],
  ['a text is not translated', '"尚未翻譯" in <p>', page('<h1>Wine</h1><p>尚未翻譯</p>')],
  ['a link is dead', '<a href="/Cellar">', page('<h1>Wine</h1><a href="/Cellar">x</a>')],
  ['a message value is missing', '"{{count}} wines"', page('<h1>Wine</h1><p>{{count}} wines</p>')],
  [
    'a message key is not resolved',
    '"wine.taste" in <p>',
    bundle({
      page: `() => '<h1>Wine</h1><p>wine.taste</p>'`,
      messages: `{ wine: { title: 'Wine' } }`,
    }),
  ],
  [
    'a page writes to the console',
    'console.error: no key',
    bundle({ page: `() => (console.error('no key'), '<h1>Wine</h1>')` }),
  ],
  ['HTML is invalid', 'element-permitted-content', page('<h1>Wine</h1><ul><p>Red</p></ul>')],
  [
    'a newer React is needed',
    'needs react ^20.0.0',
    draft(() => ({ needs: { react: '^20.0.0' } })),
  ],
  [
    'an import does not exist',
    'imports "useNow"',
    draft(() => ({ imports: { react: ['useNow'] } })),
  ],
  ['a library is not provided', '"left-pad"', { server: 'require("left-pad")' }],
  ['the entry throws', 'no door', { server: 'throw new Error("no door")' }],
  [
    'a style is global',
    'Only the shell ships global CSS',
    { css: '@layer section{body{margin:0}}' },
  ],
  [
    'a script is not listed',
    'has the script browser/later.js',
    { more: { 'browser/later.js': 'export {};' } },
  ],
  [
    'a script bundles a provided library',
    'brings a react of its own',
    { script: 'Symbol.for("react.transitional.element")' },
  ],
  [
    'a library is bundled twice',
    'brings left-pad more than once (1.0.0, 1.3.0)',
    {
      more: {
        'sbom.json': JSON.stringify({
          components: [
            { name: 'left-pad', version: '1.3.0' },
            { name: 'left-pad', version: '1.0.0' },
          ],
        }),
      },
    },
  ],
  [
    'the scripts of a page are too large',
    'KiB of scripts of its section, compressed; 80 are the limit',
    { script: `'${randomBytes(120_000).toString('base64')}'` },
  ],
  ['the contract is unsupported', 'contract 99', draft(() => ({ contract: 99 }))],
  ['a path belongs to another section', 'both claim the same path', route({ path: 'infoPage' })],
  ['a middleware is unknown', '"members-only"', route({ middleware: ['members-only'] })],
  ['a request has an unknown parameter', 'with {Id}, which is not there', route({ data })],
];

describe('conform', () => {
  const messages = new Set<string>();
  it.each(mistakes)('rejects a build when %s: %s', async (_, sentence, change) => {
    const reasons = await reasonsAgainst(change);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain(sentence);
    expect(reasons[0]).toMatch(/^mfe-visitor@1\.0\.0-[0-9a-f]{10}\b/);
    messages.add(reasons[0]?.replace(/1\.0\.0-[0-9a-f]{10}/, '') ?? '');
  });

  it('gives each mistake a distinct message and changes nothing in the store', async () => {
    expect(messages.size).toBe(mistakes.length);
    expect((await current(small.store))?.revision).toBe(1);
    expect(readdirSync(path.join(small.dataDir, 'store/releases/mfe-visitor'))).toEqual(['1.0.0']);
  });

  it('accepts a valid build', async () => {
    expect(await reasonsAgainst(page('<h1>Wine</h1>'))).toEqual([]);
  });

  it('checks a section that is not on the site yet and notes its missing grant', async () => {
    expect(await reasonsAgainst(page('<h1>Kits</h1>'), 'mfe-press')).toEqual([]);
    await small.store.putComposition(
      {
        ...(await current(small.store).then((live) => live as NonNullable<typeof live>)),
        revision: 2,
        previous: 1,
        kind: 'grant',
        grants: Object.fromEntries(
          ['visitor', 'exhibitor', 'events', 'info'].map((section) => [
            `mfe-${section}`,
            { owner: section, paths: [`${section}Page`] },
          ]),
        ),
      },
      small.signer,
    );
    expect(await reasonsAgainst(page('<h1>Kits</h1>'), 'mfe-press')).toEqual([]);
    expect(notes).toContainEqual(
      expect.stringContaining('npm run release -- grant mfe-press --paths pressPage'),
    );
  });
});
