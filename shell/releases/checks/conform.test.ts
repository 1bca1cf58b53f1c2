import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Conformance } from '@dswine/shared/contract/conformance';
import { CONFORMANCE_FILE } from '@dswine/shared/contract/release-files';
import { checkedWorld, pagesWith } from '../testing/checked-release.fixture.ts';
import { pageChecks } from './check-job.ts';
import { publish } from '../lifecycle/publish.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import {
  checkedBefore,
  firstGrants,
  FIRST_REVISION,
  type Change,
  withDraft,
  withRoutes,
} from '../testing/small-releases.fixture.ts';
import { putLive } from '../testing/attacker.fixture.ts';
import { createVerifier } from './verify.ts';

const { small, reasonsAgainst } = checkedWorld();

/** What `conform` says of the build of a section: nothing, or reasons against it. */
async function conform(change: Change, workspace = 'mfe-visitor', notes: string[] = []) {
  small.build(workspace, change);
  const note = (text: string) => void notes.push(text);
  return runSmallCommand(small, ['conform', workspace], { note, checks: true }).then(
    () => [],
    (error: { reasons?: string[] }) => error.reasons ?? [String(error)],
  );
}

const libraries = ['1.3.0', '1.0.0'].map((version) => ({ name: 'left-pad', version }));

it.each<[mistake: string, message: string, change: Change]>([
  ['an entry throws', 'no door', { server: 'throw new Error("no door")' }],
  ['a style is global', 'Only the shell ships global', { css: '@layer section{body{margin:0}}' }],
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
    { more: { 'sbom.json': JSON.stringify({ components: libraries }) } },
  ],
  [
    'the scripts of a page are too large',
    'KiB of scripts of its section, compressed; 80 are the limit',
    { script: `'${randomBytes(120_000).toString('base64')}'` },
  ],
  [
    'a path belongs to another section',
    'both claim the same path',
    withRoutes({ path: 'INFOpage' }),
  ],
  [
    'two pages have the same path',
    'has two pages at the path "visitorPage"',
    withDraft(({ routes }) => ({
      routes: routes.flatMap((one) => [one, { ...one, id: 'other' }]),
    })),
  ],
  ['it has the name of another section', 'calls itself "info"', withDraft({ section: 'info' })],
  [
    'a parameter is in no key of an edge',
    'Name it "visitor.foo"',
    withRoutes({ query: { foo: 'code', 'visitor.bar': 'code', page: 'number' } }),
  ],
  ['a middleware is unknown', '"members-only"', withRoutes({ middleware: ['members-only'] })],
  [
    'a request has an unknown parameter',
    'with {Id}; known there: Code, Lang',
    withRoutes({ data: { wines: { template: 'Wines/{Code}/{Id}' } } }),
  ],
])('rejects a build when %s', async (_, sentence, change) => {
  const [reason, ...others] = await conform(change);
  expect(others).toEqual([]);
  expect(reason).toContain(sentence);
  expect(reason).toMatch(/^mfe-visitor@1\.0\.0-[0-9a-f]{10}\b/);
});

describe('a build with a mistake on each page', () => {
  const wine = '<h1>Wine</h1>';
  const html = (text: string) => `() => '${text}'`;
  const mistakes: [page: string, message: string, source: string][] = [
    ['throws', 'no cork', `() => { throw new Error('no cork'); }`],
    ['untitled', 'the title is empty', html(wine)],
    ['without-h1', '0 h1 instead of one', html('<p>Wine</p>')],
    ['skips-a-heading', 'h3 "Taste" follows h1', html(`${wine}<h3>Taste</h3>`)],
    ['not-translated', '"尚未翻譯" in <p>', html(`${wine}<p>尚未翻譯</p>`)],
    ['dead-link', '<a href="/Cellar">', html(`${wine}<a href="/Cellar">x</a>`)],
    ['missing-value', '"{{count}} wines"', html(`${wine}<p>{{count}} wines</p>`)],
    ['message-key', '"wine.taste" in <p>', html(`${wine}<p>wine.taste</p>`)],
    ['console', 'console.error: no key', `() => (console.error('no key'), '${wine}')`],
    ['invalid-html', 'element-permitted-content', html(`${wine}<ul><p>Red</p></ul>`)],
  ];
  let reasons: string[];
  let reasonsOfPromotion: string[];
  beforeAll(async () => {
    const pages = Object.fromEntries(mistakes.map(([page, , source]) => [page, source]));
    const head = `({ address }) => ({ title: address.endsWith('untitled') ? '' : 'Page' })`;
    const change = pagesWith(pages, { head, messages: `{ wine: { title: 'Wine' } }` });
    reasons = await conform(change);
    reasonsOfPromotion = await reasonsAgainst({ 'mfe-visitor': change });
  });

  it.each(mistakes)('is rejected because of the page "%s"', (page, sentence) => {
    const ofPage = reasons.filter((reason) => reason.includes(`/visitorPage/${page} `));
    expect(ofPage).toEqual([expect.stringContaining(sentence)]);
  });

  it('is promoted but for the pages that do not work', () => {
    const pages = reasonsOfPromotion.map((reason) => /visitorPage\/(\S+)/.exec(reason)?.[1]);
    expect(pages.sort()).toEqual(['console', 'dead-link', 'throws']);
  });
});

describe('a promotion that requires what conform has found', () => {
  const file = () => path.join(small.folder, 'mfe-info/dist', CONFORMANCE_FILE);
  const read = () => JSON.parse(readFileSync(file(), 'utf8')) as Conformance;
  /** Why the build that is there cannot be promoted. */
  async function reasonsOf(version: string): Promise<string[]> {
    await publish(small, { root: small.folder, workspace: 'mfe-info', version });
    const releases = { ...(await small.store.live())?.releases, 'mfe-info': version };
    const check = { requiresConformance: true, results: checkedBefore };
    return createVerifier(small.store, check)({ releases, changed: new Set(['mfe-info']) });
  }

  it('accepts a build that was checked for everything, which is remembered', async () => {
    const folder = path.join(small.dataDir, 'checks');
    const results = () => (existsSync(folder) ? readdirSync(folder) : []);
    const before = results().length;
    expect(await conform({ script: '3' }, 'mfe-info')).toEqual([]);
    expect(results()).toHaveLength(before + 1);
    expect((await small.store.live())?.revision).toBe(FIRST_REVISION);
    const { checks } = read();
    expect(checks).toEqual(expect.arrayContaining(['render', 'markup', 'headings']));
    expect(await reasonsOf('3.0.0')).toEqual([
      expect.stringMatching(
        /^mfe-info@3\.0\.0: it was not checked for hydration, focus, accessibility\. Run /,
      ),
    ]);
    writeFileSync(file(), JSON.stringify({ ...read(), checks: Object.keys(pageChecks) }));
    expect(await reasonsOf('3.0.1')).toEqual([]);
  });

  it('rejects a build that was not checked, or was changed after it', async () => {
    const missing = [expect.stringContaining('it has no conformance.json')];
    writeFileSync(path.join(small.folder, 'mfe-info/dist/browser/entry.js'), 'export {};');
    expect(await reasonsOf('3.0.2')).toEqual(missing);
    await conform({ server: 'throw new Error("no door")' }, 'mfe-info');
    expect(await reasonsOf('3.0.3')).toEqual(missing);
    small.build('mfe-info', {
      more: { [CONFORMANCE_FILE]: JSON.stringify({ content: 'that of another build' }) },
    });
    expect(await reasonsOf('3.0.4')).toEqual(missing);
  });
});

it('checks a section that is not on the site yet and notes its missing grant', async () => {
  await putLive(small, ['operator', 'online'], { kind: 'grant', grants: firstGrants });
  const notes: string[] = [];
  expect(await conform({}, 'mfe-press', notes)).toEqual([]);
  expect(notes.join()).toContain('npm run release -- grant mfe-press --paths pressPage');
});
