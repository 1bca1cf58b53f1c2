import { current, promote, rollback } from './promote.ts';
import { grantsWith, isWithin, withGrant } from './grants.ts';
import { makeLive } from './make-live.ts';
import {
  makeSmallReleases,
  runScript,
  unversionedReleaseOf,
  type SmallReleases,
} from './small-releases.fixture.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());

const command = async (...args: string[]) => {
  const { code, output, error } = await runScript('cli.ts', args, { DATA_DIR: small.dataDir });
  return { code, text: output + error };
};
const live = async () => current(small.store);
const publishPress = (version: string, paths: string[]) =>
  small.publish('mfe-press', version, {
    draft: (draft) => ({
      ...draft,
      routes: paths.map((path, at) => ({
        id: at === 0 ? 'page' : `page-${at}`,
        path,
        data: {},
        query: {},
        middleware: [],
        files: { scripts: [], styles: [] },
      })),
    }),
  });

it('adds a section by grant and promotion, retires it and restores it by rollback', async () => {
  expect(
    await command('grant', 'mfe-press', '--paths', 'Press,/Kits/Press/', '--owner', 'Press'),
  ).toEqual({
    code: 0,
    text: expect.stringMatching(/mfe-press +Press: Press, Kits\/Press\n/),
  });
  expect(await live()).toMatchObject({ revision: 2, kind: 'grant' });
  // The first grant also grants the other sections their live paths.
  expect((await live())?.grants?.['mfe-info']).toEqual({ owner: 'info', paths: ['infoPage'] });
  await publishPress('1.0.0', ['Kits/Press/:id?']);
  expect(await promote(small, [{ workspace: 'mfe-press', version: '1.0.0' }])).toMatchObject({
    releases: { 'mfe-press': '1.0.0' },
  });
  expect((await command('retire', 'mfe-press')).text).toContain(
    'Revision 4: mfe-press is not on the site',
  );
  const retired = await live();
  expect(retired?.kind).toBe('retire');
  expect(retired?.releases).not.toHaveProperty('mfe-press');
  expect(retired?.grants).not.toHaveProperty('mfe-press');
  const back = await rollback(small, [{ workspace: 'mfe-press' }]);
  expect(back).toMatchObject({
    releases: { 'mfe-press': '1.0.0' },
    grants: { 'mfe-press': { owner: 'Press' } },
  });
});

it('rejects a promotion without or beyond a grant, and names the grant command', async () => {
  await command('grant', 'mfe-info', '--paths', 'infoPage', '--owner', 'Info');
  await publishPress('1.0.0', ['Press']);
  const first = promote(small, [{ workspace: 'mfe-press', version: '1.0.0' }]);
  await expect(first).rejects.toThrow(
    'mfe-press@1.0.0 has no grant on this site. An operator grants its paths: npm run release -- grant mfe-press --paths Press --owner "<team>"',
  );
  await command(
    'grant',
    'mfe-press',
    '--paths',
    'Press',
    '--owner',
    'Press',
    '--menu',
    'news',
    '--slots',
    '',
  );
  await small.publish('mfe-press', '1.1.0', {
    draft: (draft) => ({
      ...draft,
      routes: unversionedReleaseOf('mfe-press').routes.map((route) => ({
        ...route,
        path: 'Pressroom',
      })),
      menu: [
        { group: 'contact', order: 1, path: '/Pressroom', label: { tw: '媒體', en: 'Press' } },
      ],
      fragments: [
        { id: 'latest', slot: 'home', order: 1, data: {}, files: { scripts: [], styles: [] } },
      ],
    }),
  });
  const beyond = promote(small, [{ workspace: 'mfe-press', version: '1.1.0' }]);
  await expect(beyond).rejects.toMatchObject({
    reasons: [
      'mfe-press@1.1.0 claims the path "Pressroom", which is not granted to it (it has Press). An operator grants it: npm run release -- grant mfe-press --paths Press,Pressroom',
      'mfe-press@1.1.0 leads to "/Pressroom" with its menu, its footer or a form, which is not below the paths that are granted to it (Press).',
      'mfe-press@1.1.0 has an entry in the menu group "contact", which is not granted to it.',
      'mfe-press@1.1.0 has a fragment for the slot "home", which is not granted to it.',
    ],
  });
});

it.each([
  [
    'a grant for a path of another section',
    ['grant', 'mfe-press', '--paths', 'INFOpage/Press', '--owner', 'x'],
    '"INFOpage/Press" belongs to mfe-info.',
  ],
  [
    'a grant for a path of the web server',
    ['grant', 'mfe-press', '--paths', 'api', '--owner', 'x'],
    '"api" belongs to the web server.',
  ],
  [
    'a grant that excludes a live path',
    ['grant', 'mfe-info', '--paths', 'Other'],
    'mfe-info@1.0.0 claims the path "infoPage", which is not granted to it',
  ],
  [
    'a grant without paths',
    ['grant', 'mfe-press'],
    'Say what mfe-press may claim: npm run release -- grant mfe-press --paths',
  ],
  [
    'a grant for the shell',
    ['grant', 'shell', '--paths', 'x'],
    '"grant" takes a section by its folder, not "shell".',
  ],
  [
    'the retirement of two sections at once',
    ['retire', 'mfe-info', 'mfe-visitor'],
    '"retire" takes one section by its folder',
  ],
  ['the retirement of an unknown section', ['retire', 'mfe-press'], 'mfe-press is not on the site'],
])('rejects the operator command: %s', async (_, args, sentence) => {
  const { code, text } = await command(...args);
  expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
  expect((await live())?.revision).toBe(1);
});

it('prints that nothing is granted yet', async () => {
  expect((await command('grant')).text).toContain('Nothing is granted yet');
});

it('compares paths by whole segments, ignoring case', () => {
  expect(isWithin('Press/Kit/:id', 'press')).toBe(true);
  expect(isWithin('Pressroom', 'Press')).toBe(false);
  expect(isWithin('Press', 'Press/Kit')).toBe(false);
});

it('moves a granted path between sections that are published together', async () => {
  const manifestOf = async (workspace: string, paths: string[]) => {
    const manifest = await small.store.manifest('mfe-info', '1.0.0');
    const routes = manifest.routes.flatMap((route) => paths.map((path) => ({ ...route, path })));
    return { ...manifest, workspace, section: workspace.slice(4), routes };
  };
  const before = grantsWith(undefined, [
    await manifestOf('mfe-info', ['News/:id', 'Contact']),
    await manifestOf('mfe-events', ['Today']),
  ]);
  expect(before).toEqual({
    'mfe-info': { owner: 'info', paths: ['News', 'Contact'] },
    'mfe-events': { owner: 'events', paths: ['Today'] },
  });
  const moved = [
    await manifestOf('mfe-info', ['Contact']),
    await manifestOf('mfe-events', ['Today', 'News/:id']),
  ];
  expect(grantsWith(before, moved)).toEqual({
    'mfe-info': { owner: 'info', paths: ['Contact'] },
    'mfe-events': { owner: 'events', paths: ['Today', 'News'] },
  });
  const grant = { owner: 'x', paths: ['news'] };
  expect(() => withGrant(before, 'mfe-press', grant, [])).toThrow('"news" belongs to mfe-info.');
});

it('creates no revision when the plan returns undefined', async () => {
  expect(await makeLive(small, async () => undefined)).toMatchObject({ revision: 1 });
});
