import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { page, type Change } from './checked-release.fixture.ts';
import { current } from './promote.ts';
import { runSmallCommand } from './small-command.fixture.ts';
import { makeLiveReleases, sectionBundle, type SmallReleases } from './small-releases.fixture.ts';
import { putLive } from './trust/attacker.fixture.ts';

let small: SmallReleases;
beforeAll(async () => {
  small = await makeLiveReleases();
});
afterAll(() => small.remove());

/** The reasons that `conform` gives against the build of a section. */
async function reasonsAgainst(
  change: Change,
  { workspace = 'mfe-visitor', notes = [] as string[] } = {},
): Promise<string[]> {
  small.build(workspace, change);
  const note = (text: string) => void notes.push(text);
  return runSmallCommand(small, ['conform', workspace], { note }).then(
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
  ['a path belongs to another section', 'both claim the same path', route({ path: 'INFOpage' })],
  [
    'two pages have the same path',
    'has two pages at the path "visitorPage"',
    draft(({ routes }) => ({ routes: routes.flatMap((one) => [one, { ...one, id: 'other' }]) })),
  ],
  ['it has the name of another section', 'calls itself "info"', draft(() => ({ section: 'info' }))],
  ['a style is in no layer', 'outside "@layer section"', { css: '.visitor-a{margin:0}' }],
  ['the entry ends its process', 'process is not defined', { server: 'process.exit(0)' }],
  ['the entry exports nothing', 'does not export "section"', { server: 'module.exports = {}' }],
  [
    'a parameter is in no key of an edge',
    'Name it "visitor.foo"',
    route({ query: { foo: 'code', 'visitor.bar': 'code', page: 'number' } }),
  ],
  ['a middleware is unknown', '"members-only"', route({ middleware: ['members-only'] })],
  ['a request has an unknown parameter', 'with {Id}, which is not there', route({ data })],
];

it.each(mistakes)('rejects a build when %s', async (_, sentence, change) => {
  const [reason, ...others] = await reasonsAgainst(change);
  expect(others).toEqual([]);
  expect(reason).toContain(sentence);
  expect(reason).toMatch(/^mfe-visitor@1\.0\.0-[0-9a-f]{10}\b/);
});

it('changes nothing in the store', async () => {
  expect(await reasonsAgainst(page('<h1>Wine</h1>'))).toEqual([]);
  expect((await current(small.store))?.revision).toBe(1);
  expect(readdirSync(path.join(small.dataDir, 'store/releases/mfe-visitor'))).toEqual(['1.0.0']);
});

it('checks a section that is not on the site yet and notes its missing grant', async () => {
  const grants = Object.fromEntries(
    ['visitor', 'exhibitor', 'events', 'info'].map((section) => [
      `mfe-${section}`,
      { owner: section, paths: [`${section}Page`] },
    ]),
  );
  await putLive(small, ['operator', 'online'], { kind: 'grant', grants });
  const notes: string[] = [];
  const options = { workspace: 'mfe-press', notes };
  expect(await reasonsAgainst(page('<h1>Kits</h1>'), options)).toEqual([]);
  expect(notes.join()).toContain('npm run release -- grant mfe-press --paths pressPage');
});
