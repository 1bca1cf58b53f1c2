import { createInstance } from 'i18next';
import { constantTexts } from './constant-texts.ts';

function translations() {
  const instance = createInstance();
  void instance.init({ lng: 'en', initAsync: false, resources: {} });
  instance.addResourceBundle('en', 'visitor', {
    list: { title: 'Exhibitors', found: '{{count}} found', intro: 'See $t(list.title)' },
  });
  return instance;
}

it('returns only texts without parameters and nesting', () => {
  const text = constantTexts(translations(), 'visitor', 'en');
  const keys = ['list.title', 'list.title', 'list.found', 'list.intro', 'list', 'list.missing'];
  const none = undefined;
  expect(keys.map(text)).toEqual(['Exhibitors', 'Exhibitors', none, none, none, none]);
});

it('separates languages, namespaces and i18next instances', () => {
  const instance = translations();
  instance.addResourceBundle('tw', 'visitor', { list: { title: '參展商' } });
  instance.addResourceBundle('en', 'info', { list: { title: 'News' } });
  expect([
    constantTexts(instance, 'visitor', 'tw')('list.title'),
    constantTexts(instance, 'info', 'en')('list.title'),
    constantTexts(translations(), 'info', 'en')('list.title'),
  ]).toEqual(['參展商', 'News', undefined]);
});

it('reads texts again when messages are added', () => {
  const instance = translations();
  const text = () => constantTexts(instance, 'visitor', 'en')('list.title');
  expect(text()).toBe('Exhibitors');
  instance.addResourceBundle('en', 'visitor', { list: { title: 'Companies' } }, true, true);
  expect(text()).toBe('Companies');
});

it('reads each key from the store once', () => {
  const instance = translations();
  let requested = 0;
  const text = constantTexts(
    {
      store: instance.store,
      getResource: (...key) => {
        requested += 1;
        return instance.getResource(...key) as unknown;
      },
    },
    'visitor',
    'en',
  );
  for (let turn = 0; turn < 3; turn += 1) text('list.title');
  expect(requested).toBe(1);
});
