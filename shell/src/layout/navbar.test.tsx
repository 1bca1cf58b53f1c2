import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navbar } from './navbar.tsx';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { renderInShell } from './shell.fixture.tsx';
import type { SiteLinks } from '@dswine/shared/fair/site-links';

const nowhere: SiteLinks = {
  relatedExhibitions: sampleLinks.relatedExhibitions.slice(1),
  social: {},
};
const topBar = (name: string) => within(screen.getByRole('navigation', { name }));

it.each([
  {
    locale: 'tw',
    path: '/VisitorExhibitor/Detail/1001',
    menuName: '主選單',
    group: '參觀者專區',
    page: '參展商名單',
  },
  {
    locale: 'en',
    path: '/en/VisitorExhibitor',
    menuName: 'Main menu',
    group: 'For Visitors',
    page: 'Exhibitor List',
  },
] as const)('marks the current page in $locale', ({ locale, path, menuName, group, page }) => {
  renderInShell(<Navbar />, { locale, path });
  const menu = within(screen.getByRole('navigation', { name: menuName }));
  expect(menu.getByText(page)).toHaveAttribute('aria-current', 'page');
  expect(menu.getAllByRole('link', { current: 'page', hidden: true })).toHaveLength(1);
  expect(menu.getByText(group).closest('li')).toHaveClass('is-current');
});

it('links to the same page in the other language', () => {
  renderInShell(<Navbar />, { locale: 'en', path: '/en/News?page=2' });
  const link = screen.getByRole('link', { name: /中文/ });
  expect(link).toHaveAttribute('href', '/News?page=2&hl=tw');
  expect(link).toHaveAttribute('hreflang', 'zh-Hant-TW');
});

describe('an open menu closes', () => {
  const open = async () => {
    renderInShell(
      <>
        <Navbar />
        <button>elsewhere</button>
      </>,
      { locale: 'en', path: '/en' },
    );
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const title = menu.getByText('For Visitors');
    await userEvent.click(title);
    const group = title.closest('details');
    expect(group).toHaveAttribute('open');
    return { group, title, menu };
  };

  it('on Escape, and returns focus to its title', async () => {
    const { group, title } = await open();
    await userEvent.keyboard('{Escape}');
    expect(group).not.toHaveAttribute('open');
    expect(title).toHaveFocus();
  });

  it('on a click elsewhere', async () => {
    const { group } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(group).not.toHaveAttribute('open');
  });

  it('on a click on one of its links', async () => {
    const { group, menu } = await open();
    const link = menu.getByText('Exhibitor List');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(group).not.toHaveAttribute('open');
  });
});

describe('the top bar', () => {
  it.each([
    {
      locale: 'tw',
      path: '/',
      name: '常用連結',
      register: /參觀預先登錄/,
      series: /系列展覽/,
      contact: '聯絡我們',
      to: '/Contact',
    },
    {
      locale: 'en',
      path: '/en',
      name: 'Quick links',
      register: /Visitor Pre-registration/,
      series: /Series Exhibitions/,
      contact: 'Contact',
      to: '/en/Contact',
    },
  ] as const)(
    'links to other sites and to the contact page ($locale)',
    ({ locale, path, name, register, series, contact, to }) => {
      renderInShell(<Navbar />, { locale, path });
      const bar = topBar(name);
      const registration = bar.getByRole('link', { name: register });
      expect(registration).toHaveAttribute(
        'href',
        'https://register.example/visit?from=site&id=DSWINE2026',
      );
      expect(registration).toHaveAttribute('target', '_blank');
      expect(bar.getByRole('link', { name: series })).toHaveAttribute('href', sampleLinks.series);
      expect(bar.getByRole('link', { name: contact })).toHaveAttribute('href', to);
      expect(bar.getByRole('link', { name: /Facebook/ })).toHaveAttribute(
        'href',
        sampleLinks.social.facebook,
      );
    },
  );

  it('shows disabled Coming Soon buttons for links without a URL', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en', links: nowhere });
    const bar = topBar('Quick links');
    for (const name of [
      'Visitor Pre-registration',
      'Series Exhibitions',
      'Facebook',
      'Instagram',
      'YouTube',
    ]) {
      expect(bar.getByRole('button', { name: new RegExp(`${name}.*Coming Soon`) })).toBeDisabled();
      expect(bar.queryByRole('link', { name: new RegExp(name) })).toBeNull();
    }
  });

  it('shows Coming Soon for pre-registration while the edition has no code for it', () => {
    renderInShell(<Navbar />, {
      locale: 'en',
      path: '/en',
      edition: { ...sampleEdition, PreRegExhCode: '' },
    });
    expect(
      topBar('Quick links').getByRole('button', { name: /Pre-registration.*Coming Soon/ }),
    ).toBeDisabled();
  });
});

describe('the main menu', () => {
  it.each([
    {
      locale: 'tw',
      path: '/',
      name: '主選單',
      group: '參展商專區',
      login: /參展商登入/,
      to: 'https://service.example/tw',
    },
    {
      locale: 'en',
      path: '/en',
      name: 'Main menu',
      group: 'For Exhibitors',
      login: /Exhibitor Login/,
      to: 'https://service.example/en',
    },
  ] as const)(
    'contains the exhibitors’ login, in a new tab ($locale)',
    async ({ locale, path, name, group, login, to }) => {
      renderInShell(<Navbar />, { locale, path });
      const menu = topBar(name);
      await userEvent.click(menu.getByText(group));
      const link = menu.getByRole('link', { name: login });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    },
  );

  it('contains the group of related exhibitions in the burger menu', async () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en' });
    await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    const menu = topBar('Main menu');
    await userEvent.click(menu.getByText('Related Exhibitions'));
    expect(menu.getByRole('link', { name: /Series Exhibitions/ })).toHaveAttribute(
      'href',
      sampleLinks.series,
    );
    expect(menu.getByRole('link', { name: /Thailand/ })).toHaveAttribute(
      'href',
      'https://thailand.example/en',
    );
    expect(menu.getByRole('button', { name: /Series Coming Soon/ })).toBeDisabled();
  });

  it.each([
    ['2025', '2025 Exhibitor List'],
    ['2026', 'Exhibitor List'],
  ])('shows the show year if it differs from the code: %s', (ExhibitionYear, label) => {
    renderInShell(<Navbar />, {
      locale: 'en',
      path: '/en',
      edition: { ...sampleEdition, ExhibitionYear },
    });
    expect(topBar('Main menu').getByText(/Exhibitor List$/)).toHaveTextContent(
      new RegExp(`^${label}$`),
    );
  });
});
