import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { planOf } from '@dswine/shared/form/team-form';
import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
import { parseManifest } from './check-manifest.ts';
import {
  makeSmallReleases,
  unversionedReleaseOf,
  withDraft,
} from '../testing/small-releases.fixture.ts';

const manifest: ReleaseManifest = {
  ...unversionedReleaseOf('mfe-info'),
  version: '1.0.0',
  publishedAt: '2026-03-01T00:00:00.000Z',
  hashes: {},
};
const [page] = manifest.routes;
if (!page) throw new Error('The small section has no page.');

const parsed = (change: object) =>
  parseManifest(Buffer.from(JSON.stringify({ ...manifest, ...change })), 'mfe-info@1.0.0');
const withRoute = (change: object) => ({ routes: [{ ...page, ...change }] });
const many = (count: number, one: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => one(index));
const named = (count: number, one: object) =>
  Object.fromEntries(many(count, () => one).map((value, index) => [`name${index}`, value]));
const data = (template: string) => withRoute({ data: { news: { template } } });
const menuCalls = (template: string) => ({ menuCalls: [{ group: 'news', template }] });
const entry = { group: 'news', order: 1, path: '/infoPage', label: { tw: '消息', en: 'News' } };
const form = { method: 'POST', call: 'expo/Contact/{Code}', fields: {}, next: '/infoPage' };
const path = 'infoPage';
const placed = { section: 'info', name: 'ask', path, form: tastingForm };
/** A release that states a form, and what its page has of it. */
const withTeamForm = (stated: object, change: object = {}, plan: object = {}) => ({
  forms: { ask: { ...tastingForm, ...stated } },
  ...withRoute({
    forms: {
      ask: { ...planOf({ ...placed, form: { ...tastingForm, ...stated } }), ...plan },
      ...change,
    },
  }),
});
const fields = (more: object) => ({ fields: { ...tastingForm.fields, ...more } });
const Text = { label: { tw: '字', en: 'Text' }, max: 10 };
const withForm = (change: object) => withRoute({ forms: { contact: { ...form, ...change } } });

it.each<[string, object]>([
  ['a call of the menu that climbs', menuCalls('../auth/Logout')],
  ['an encoded climb', menuCalls('Event/%2e%2e/%2e%2e/auth/Logout')],
  ['another host', menuCalls('//evil.example/x')],
  ['a call that the organiser does not have', menuCalls('Nothing/Here')],
  ['a call with a session', menuCalls('Favourites/{Code}')],
  ['a file', menuCalls('Press/Kit/{Code}')],
  ['a call whose name is a variable', menuCalls('Exhibitors/{Lang}/{Code}/1')],
  ['data from above', data('../auth/Logout')],
  ['data by a reserved expansion', data('News/{+Id}')],
  ['data that makes something', data('Validcode/Proof')],
  ['data at any length', data(`News/${'x'.repeat(400)}`)],
  ['a form to another API', withForm({ call: 'expo/x/../../auth/ResetRequest' })],
  ['a form that leads elsewhere', withForm({ next: '/\\evil.example' })],
  ['a menu entry to another site', { menu: [{ ...entry, path: '//evil.example' }] }],
  ['a script in the menu', { menu: [{ ...entry, path: 'javascript:alert(1)' }] }],
  ['a footer that climbs', { footer: [{ ...entry, path: '/../api/auth/Logout' }] }],
  ['the path of a file at the root', withRoute({ path: 'sitemap.xml' })],
  ['a path of the server', withRoute({ path: 'HealthZ/:id' })],
  ['a path with a dot segment', withRoute({ path: 'infoPage/../x' })],
  ['a path with a line break', withRoute({ path: 'infoPage\r\nx: y' })],
  [
    'the records of a kind at two pages',
    {
      routes: many(2, (at) => ({
        ...page,
        id: `p${at}`,
        path: `infoPage/${at}/:id`,
        sitemap: 'product',
      })),
    },
  ],
  ['many optional segments', withRoute({ path: ':a?/:b?/:c?/:d?/:e?/:f?' })],
  ['a module that every object has', { needs: { constructor: '*' } }],
  [
    'a request that every object has',
    withRoute({ data: JSON.parse('{"__proto__":{}}') as object }),
  ],
  ['a file outside of the release', { server: '../../../keys/operator.pem' }],
  ['thousands of pages', { routes: many(3000, (at) => ({ ...page, id: `p${at}` })) }],
  ['hundreds of requests', withRoute({ data: named(200, { template: 'News/{Code}' }) })],
  [
    'a menu of long texts',
    {
      footer: many(60, () => ({
        ...entry,
        label: { tw: '酒'.repeat(60), en: 'x'.repeat(60) },
        path: `/infoPage/${'x'.repeat(90)}`,
      })),
    },
  ],
  ['a form without an address', withTeamForm(fields({ Email: Text }))],
  ['a form that no page has', { forms: { ask: tastingForm } }],
  ['a form of another section', withForm({ call: 'expo/TeamForm/{Code}/visitor/ask{?Lang}' })],
  ['a form that is chosen by a reader', withForm({ call: 'expo/TeamForm/{Code}/info/{Form}' })],
  ['other rules than those of its form', withTeamForm({}, {}, { fields: {} })],
  ['a form twice on a page', withTeamForm({}, { again: planOf(placed) })],
  ['the captcha as a field', withTeamForm(fields({ Code: Text }))],
  [
    'a field that every object has',
    withTeamForm({ fields: JSON.parse('{"__proto__":{"label":{},"max":1}}') as object }),
  ],
  ['a form of thousands of fields', withTeamForm(fields(named(10_000, Text)))],
  ['a form that is kept for ever', withTeamForm({ keepDays: 36_500 })],
  ['a title in several lines', withTeamForm({ title: { tw: '品飲\r\nBcc: x', en: 'x' } })],
  [
    'forms of long texts',
    withTeamForm(
      Object.fromEntries(
        ['lead', 'sent'].map((text) => [text, { tw: '酒'.repeat(999), en: 'x'.repeat(40_000) }]),
      ),
    ),
  ],
  ['a manifest of a megabyte', { anything: 'x'.repeat(1e6) }],
])('refuses a release with %s', (_what, change) => {
  expect(() => parsed(change)).toThrow(/does not follow this program's contract: /);
});

it.each<[string, object]>([
  ['Chinese paths', withRoute({ path: 'infoPage/酒/:id?' })],
  ['a public call of the menu', menuCalls('Event/EventMenu/{Code}?Lang=tw')],
  ['data of a session', data('Favourites/{Code}{?Lang}')],
  ['data that a later organiser has', data('Tastings/{Code}{/Id}{?Lang,Area*}')],
  ['a form of its own', withTeamForm({})],
  ['a form with an answer', withForm({ next: '/infoPage?ref={Reference}{&appointment}' })],
])('reads a release with %s', (_what, change) => {
  expect(parsed(change)).toMatchObject(change);
});

it('reads texts in one normal form, so that a path has one spelling', () => {
  expect(parsed(withRoute({ path: 'infoPage/Cafe\u0301' }))).toMatchObject(
    withRoute({ path: 'infoPage/Caf\u00e9' }),
  );
});

it('leaves out fields that it does not know, so that no page carries them', () => {
  const menu = [{ ...entry, junk: 'x'.repeat(10_000) }];
  expect(parsed({ menu, junk: 1 })).toEqual({ ...manifest, menu: [entry] });
});

it('refuses to publish what nobody could read, and stores nothing', async () => {
  const small = await makeSmallReleases();
  try {
    const published = small.publish('mfe-info', '2.0.0', withDraft(menuCalls('../auth/Logout')));
    await expect(published).rejects.toThrow('/menuCalls/0/template is "../auth/Logout"');
    expect(await small.store.versions('mfe-info')).toEqual([]);
  } finally {
    small.remove();
  }
});
