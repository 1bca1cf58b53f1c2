import type { FooterEntry, MenuEntry } from '@dswine/shared/contract/menu';
import type { ShowPhaseName } from '@dswine/shared/fair/show/show-states';
import { footerOf, mainMenuOf, menuOf } from './menu.ts';

const entries: MenuEntry[] = [
  { group: 'contact', order: 10, path: '/Contact', label: { tw: '聯絡我們', en: 'Contact' } },
  {
    group: 'visitors',
    order: 30,
    path: '/VisitorExhibitor',
    label: { tw: '參展商名單', en: 'Exhibitor List' },
  },
  {
    group: 'visitors',
    order: 10,
    path: '/VisitorInfo',
    label: { tw: '展覽介紹', en: 'About Exhibition' },
  },
  {
    group: 'events',
    order: 10,
    path: '/EventInfo/155',
    label: { tw: '展場限定優惠', en: 'Offers' },
    locales: ['tw'],
  },
];

describe('the main menu', () => {
  it('sorts groups and links, whatever the order of the releases', () => {
    const menu = menuOf(entries, 'tw', '/');
    expect(menu.map(({ group, links }) => [group, links.map(({ label }) => label)])).toEqual([
      ['visitors', ['展覽介紹', '參展商名單']],
      ['events', ['展場限定優惠']],
      ['contact', ['聯絡我們']],
    ]);
  });

  it('links below /en in English and omits Chinese-only entries', () => {
    const menu = menuOf(entries, 'en', '/en');
    expect(menu.map(({ group }) => group)).toEqual(['visitors', 'contact']);
    expect(menu[0]?.links[1]).toMatchObject({
      href: '/en/VisitorExhibitor',
      label: 'Exhibitor List',
    });
  });

  it.each([
    ['/visitorexhibitor/Detail/1001', ['參展商名單']],
    ['/en/VisitorExhibitor?page=2', ['參展商名單']],
    ['/en', []],
    ['/NotFound', []],
  ])('highlights at %s the entries %j', (path, labels) => {
    const current = menuOf(entries, 'tw', path).filter((item) => item.current);
    const links = current.flatMap((item) => item.links).filter((link) => link.current);
    expect(links.map(({ label }) => label)).toEqual(labels);
    expect(current).toHaveLength(labels.length);
  });

  it('distinguishes entries with the same first segment, and highlights their group for all', () => {
    const events: MenuEntry[] = ['155', '156'].map((id, order) => ({
      group: 'events',
      order,
      path: `/EventInfo/${id}`,
      label: { tw: id, en: id },
    }));
    const at = (path: string) => menuOf(events, 'tw', path)[0];
    expect(at('/eventinfo/156')?.links.map(({ current }) => current)).toEqual([false, true]);
    expect(at('/EventInfo')?.links.map(({ current }) => current)).toEqual([false, false]);
    expect(at('/EventInfo')?.current).toBe(true);
    expect(at('/EventInfo/1550')?.links[0]?.current).toBe(false);
  });

  it('highlights the group of a page without an entry', () => {
    const contact = { ...entries[0], segments: ['Contact_completed'] } as MenuEntry;
    const [item] = menuOf([contact], 'tw', '/en/contact_completed?ref=1');
    expect(item).toMatchObject({ group: 'contact', current: true, links: [{ current: false }] });
  });

  it('prefixes entries with the show year only if they request it and it exists', () => {
    const prefixed = entries.map((entry) => ({
      ...entry,
      yearPrefix: entry.path === '/VisitorExhibitor',
    }));
    const labels = (year?: string) =>
      menuOf(prefixed, 'tw', '/', year)[0]?.links.map(({ label }) => label);
    expect(labels('2025')).toEqual(['展覽介紹', '2025 參展商名單']);
    expect(labels()).toEqual(['展覽介紹', '參展商名單']);
  });

  it('contains the exhibitors’ group even when no section fills it', () => {
    const groupsOf = (menu: MenuEntry[]) => mainMenuOf(menu, 'tw', '/').map(({ group }) => group);
    expect(groupsOf(entries)).toEqual(['visitors', 'exhibitors', 'events', 'contact']);
    expect(groupsOf([])).toEqual(['exhibitors']);
    expect(menuOf([], 'tw', '/')).toEqual([]);
  });
});

it('lists footer entries only in their show states', () => {
  const footer: FooterEntry[] = [
    {
      group: 'visitors',
      order: 20,
      path: '/Today',
      label: { tw: '今日展場', en: 'Today' },
      states: ['open', 'closed'],
    },
  ];
  const labels = (state: ShowPhaseName) =>
    footerOf(entries, footer, { locale: 'en', year: undefined, state })
      .find(({ group }) => group === 'visitors')
      ?.links.map(({ label }) => label);
  expect(labels('closed')).toEqual(['About Exhibition', 'Today', 'Exhibitor List']);
  expect(labels('after')).toEqual(['About Exhibition', 'Exhibitor List']);
});
