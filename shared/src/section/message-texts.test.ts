import { createInstance, type i18n } from 'i18next';
import { messageTexts } from './message-texts.ts';

const messages = {
  title: 'Exhibitors',
  card: {
    kicker: '{{area}} · {{ country }}',
    booth_one: 'Booth {{numbers}} of {{fair.show}}',
    booth_other: '{{count}} booths: {{numbers}}',
    hall_zero: 'No hall',
    hall_other: '{{count}} halls',
    visitors: '{{count}} visitors',
  },
  found: '{{count, number}} of {{ all , number }} found',
  price: '{{price, currency(TWD)}}',
  raw: 'Raw {{- name}}',
  seen: '{{count}} seen',
  seen_one: '$t(title) seen',
  intro: 'See $t(title)',
  known: 'For {{name}}',
  known_context: 'For {{name}}, who is known',
};

function translations(interpolation = { escapeValue: false }): i18n {
  const instance = createInstance();
  void instance.init({ lng: 'en', initAsync: false, resources: {}, interpolation });
  instance.addResourceBundle('en', 'visitor', structuredClone(messages));
  return instance;
}

const common = { fair: { show: 'the fair' } };

it.each([
  ['title', {}],
  ['card.kicker', { area: 'Wine', country: 'Austria & Italy' }],
  ['card.kicker', { area: '{{country}} $& $t(title)', country: 7 }],
  ['card.booth', { count: 1, numbers: 'A0101' }],
  ['card.booth', { count: 1, numbers: 'A0101', fair: { show: 'another' } }],
  ['card.booth', { count: 1.5, numbers: '-' }],
  ['card.hall', { count: 0 }],
  ['card.visitors', { count: 1 }],
  ['found', { count: 0, all: 12_345.678 }],
])('writes %s as i18next does (%j)', (key, values) => {
  const instance = translations();
  const written = messageTexts(instance, 'visitor', 'en')(key, values, common);
  expect(written).toBe(instance.getFixedT('en', 'visitor')(key, { ...common, ...values }));
  expect(written).not.toContain('card.');
});

it.each([
  ['with another format', 'price', { price: 3 }],
  ['with an option of the format', 'found', { count: 3, all: 4, minimumFractionDigits: 1 }],
  ['with a number that is text', 'found', { count: 3, all: '4' }],
  ['with another mark', 'raw', { name: 'x' }],
  ['with a message inside', 'intro', {}],
  ['with a plural that has one', 'seen', { count: 1 }],
  ['in a context', 'known', { name: 'Ann', context: 'context' }],
  ['with a text as count', 'card.visitors', { count: '3' }],
  ['without a value', 'known', {}],
  ['that do not exist', 'missing', {}],
])('leaves messages to i18next %s', (_, key, values) => {
  expect(messageTexts(translations(), 'visitor', 'en')(key, values, common)).toBeUndefined();
});

it('leaves values that i18next has to escape to it', () => {
  const text = messageTexts(translations({ escapeValue: true }), 'visitor', 'en');
  const values = { name: '<b>' };
  expect([text('title', {}, common), text('known', values, common)]).toEqual([
    'Exhibitors',
    undefined,
  ]);
});

it('separates languages, namespaces and i18next instances', () => {
  const instance = translations();
  instance.addResourceBundle('tw', 'visitor', { title: '參展商' });
  instance.addResourceBundle('en', 'info', { title: 'News' });
  const titleIn = (of: i18n, ...at: ['visitor' | 'info', 'tw' | 'en']) =>
    messageTexts(of, ...at)('title', {}, common);
  expect([titleIn(instance, 'visitor', 'tw'), titleIn(instance, 'info', 'en')]).toEqual([
    '參展商',
    'News',
  ]);
  expect(titleIn(translations(), 'info', 'en')).toBeUndefined();
});

it('reads each message once, and again when some are added', () => {
  const instance = translations();
  const read = jest.spyOn(instance, 'getResource');
  const text = messageTexts(instance, 'visitor', 'en');
  for (let times = 0; times < 3; times += 1) expect(text('title', {}, common)).toBe('Exhibitors');
  expect(read).toHaveBeenCalledTimes(1);
  instance.addResourceBundle('en', 'visitor', { title: 'Companies' }, true, true);
  expect(text('title', {}, common)).toBe('Companies');
});
