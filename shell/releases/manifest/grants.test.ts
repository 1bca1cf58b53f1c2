import { planOf } from '@dswine/shared/form/team-form';
import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
import { promote, rollback } from '../lifecycle/promote.ts';
import { grantsWith, isWithin, withGrant } from './grants.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { FIRST_REVISION, releaseWorld, withDraft } from '../testing/small-releases.fixture.ts';

const small = releaseWorld();

const command = async (name: string, names: string[], options = {}) =>
  (await runSmallCommand(small, [name, ...names], { options })).text;
const live = async () => small.store.live();
const promotePress = () => promote(small, [{ workspace: 'mfe-press', version: '1.0.0' }]);
const publishPress = (path: string, claims = {}, page = {}) =>
  small.publish('mfe-press', '1.0.0', {
    ...withDraft(({ routes }) => ({
      routes: routes.map((route) => ({ ...route, path, ...page })),
      ...claims,
    })),
  });

it('adds a section by grant and promotion, retires it and restores it by rollback', async () => {
  expect(await command('grant', [])).toContain('Nothing is granted yet');
  const options = { paths: 'Press,/Kits/Press/', owner: 'Press' };
  expect(await command('grant', ['mfe-press'], options)).toMatch(
    /mfe-press +Press: Press, Kits\/Press$/,
  );
  expect(await live()).toMatchObject({ revision: FIRST_REVISION + 1, kind: 'grant' });
  // The first grant also grants the other sections their live paths.
  expect((await live())?.grants?.['mfe-info']).toEqual({ owner: 'info', paths: ['infoPage'] });
  await publishPress('Kits/Press/:id?');
  await promotePress();
  expect(await command('retire', ['mfe-press'])).toContain(
    `Revision ${FIRST_REVISION + 4}: mfe-press is not on the site`,
  );
  const retired = await live();
  expect(retired?.kind).toBe('retire');
  expect(retired?.releases).not.toHaveProperty('mfe-press');
  expect(retired?.grants).not.toHaveProperty('mfe-press');
  expect(await rollback(small, [{ workspace: 'mfe-press' }])).toMatchObject({
    releases: { 'mfe-press': '1.0.0' },
    grants: { 'mfe-press': { owner: 'Press' } },
  });
});

it('rejects a promotion without or beyond a grant, and names the grant command', async () => {
  await command('grant', ['mfe-info'], { paths: 'infoPage', owner: 'Info' });
  await publishPress('Pressroom', {
    menu: [{ group: 'contact', order: 1, path: '/Pressroom', label: { tw: '媒體', en: 'Press' } }],
    fragments: [
      { id: 'latest', slot: 'home', order: 1, data: {}, files: { scripts: [], styles: [] } },
    ],
  });
  await expect(promotePress()).rejects.toThrow(
    'mfe-press@1.0.0 has no grant on this site. An operator grants its paths: npm run release -- grant mfe-press --paths Pressroom --owner "<team>"',
  );
  const options = { paths: 'Press', owner: 'Press', menu: 'news', slots: '' };
  await command('grant', ['mfe-press'], options);
  await expect(promotePress()).rejects.toMatchObject({
    reasons: [
      'mfe-press@1.0.0 claims the path "Pressroom", which is not granted to it (it has Press). An operator grants it: npm run release -- grant mfe-press --paths Press,Pressroom [fitGrantPath]',
      'mfe-press@1.0.0 leads to "/Pressroom" with its menu, its footer, its search or a form; granted to it: Press. [fitGrantLink]',
      'mfe-press@1.0.0 has an entry in the menu group "contact", which is not granted to it. [fitGrantGroup]',
      'mfe-press@1.0.0 has a fragment for the slot "home", which is not granted to it. [fitGrantSlot]',
    ],
  });
});

it('rejects forms without or beyond a grant, and names the command that grants them', async () => {
  await command('grant', ['mfe-press'], { paths: 'Press', owner: 'Press' });
  const placed = { section: 'press', name: 'ask', path: 'Press', form: tastingForm };
  await publishPress('Press', { forms: { ask: tastingForm } }, { forms: { ask: planOf(placed) } });
  const granting = 'grant mfe-press --forms 1 --keep-days 90 --tells press';
  await expect(promotePress()).rejects.toThrow(granting);
  for (const [options, missing] of [
    [['--forms=1', '--keep-days=30'], granting],
    [['--keep-days=90', '--tells=wine'], '--tells wine,press'],
  ] as const) {
    await command('grant', ['mfe-press', ...options]);
    await expect(promotePress()).rejects.toThrow(missing);
  }
  expect(await command('grant', ['mfe-press', '--tells=press'])).toContain(
    'forms: 1, kept for 90 days, press',
  );
  await promotePress();
  await expect(command('grant', ['mfe-press', '--forms=0'])).rejects.toThrow(granting);
});

it.each<[string, object, string]>([
  [
    'grant mfe-press',
    { paths: 'INFOpage/Press', owner: 'x' },
    '"INFOpage/Press" belongs to mfe-info.',
  ],
  ['grant mfe-press', { paths: 'api', owner: 'x' }, '"api" belongs to the web server.'],
  ['grant mfe-info', { paths: 'Other' }, 'mfe-info@1.0.0 claims the path "infoPage", which is not'],
  ['grant mfe-press', {}, 'It is not said what mfe-press may claim.'],
  ['grant shell', { paths: 'x' }, '"shell" is no section.'],
  ['retire mfe-info mfe-press', {}, 'It takes <section>.'],
  ['retire mfe-press', {}, 'mfe-press is not on the site'],
])('rejects "%s" with %j', async (line, options, sentence) => {
  const [name = '', ...names] = line.split(' ');
  await expect(command(name, names, options)).rejects.toThrow(sentence);
  expect((await live())?.revision).toBe(FIRST_REVISION);
});

it.each([
  ['Press/Kit/:id', 'press', true],
  ['Pressroom', 'Press', false],
  ['Press', 'Press/Kit', false],
  ['Λόγος', 'ΛΌΓΟσ', true],
  ['Cafe\u0301/:id', 'Caf\u00e9', true],
])('compares paths by whole segments, ignoring case: %s within %s', (path, other, expected) => {
  expect(isWithin(path, other)).toBe(expected);
});

it('moves a granted path between sections that are published together', async () => {
  const [info, events] = [
    await small.store.manifest('mfe-info', '1.0.0'),
    await small.store.manifest('mfe-events', '1.0.0'),
  ];
  const withPaths = (manifest: typeof info, ...paths: string[]) => ({
    ...manifest,
    routes: manifest.routes.flatMap((route) => paths.map((path) => ({ ...route, path }))),
  });
  const before = grantsWith(undefined, [
    withPaths(info, 'News/:id', 'Contact'),
    withPaths(events, 'Today'),
  ]);
  expect(before).toEqual({
    'mfe-info': { owner: 'info', paths: ['News', 'Contact'] },
    'mfe-events': { owner: 'events', paths: ['Today'] },
  });
  const moved = [withPaths(info, 'Contact'), withPaths(events, 'Today', 'News/:id')];
  expect(grantsWith(before, moved)).toEqual({
    'mfe-info': { owner: 'info', paths: ['Contact'] },
    'mfe-events': { owner: 'events', paths: ['Today', 'News'] },
  });
  const grant = { owner: 'x', paths: ['news'] };
  expect(() => withGrant(before, 'mfe-press', grant, [])).toThrow('"news" belongs to mfe-info.');
});
