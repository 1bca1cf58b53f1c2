import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navbar } from './navbar.tsx';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { renderInShell } from './shell.fixture.tsx';
import type { SiteLinks } from '@dswine/shared/fair/site-links';

const nowhere: SiteLinks = {
  relatedExhibitions: sampleLinks.relatedExhibitions.slice(1),
  social: {},
};
const topBar = (name: string) => within(screen.getByRole('navigation', { name }));

it.each([
  ['tw', '/VisitorExhibitor/Detail/1001', '主選單', '參觀者專區', '參展商名單'],
  ['en', '/en/VisitorExhibitor', 'Main menu', 'For Visitors', 'Exhibitor List'],
] as const)('shows in %s where the reader is', (locale, path, menuName, group, page) => {
  renderInShell(<Navbar />, { locale, path });
  const menu = within(screen.getByRole('navigation', { name: menuName }));
  expect(menu.getByText(page)).toHaveAttribute('aria-current', 'page');
  expect(menu.getAllByRole('link', { current: 'page', hidden: true })).toHaveLength(1);
  expect(menu.getByText(group).closest('li')).toHaveClass('is-current');
});

it('leads to the same page in the other language', () => {
  renderInShell(<Navbar />, { locale: 'en', path: '/en/News?page=2' });
  // One is in the top bar, one beside the burger button; each viewport width shows one of them.
  const links = screen.getAllByRole('link', { name: /中文/ });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', '/News?page=2&hl=tw');
    expect(link).toHaveAttribute('hreflang', 'zh-Hant-TW');
  }
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

  it('on Escape, with focus back on its name', async () => {
    const { group, title } = await open();
    await userEvent.keyboard('{Escape}');
    expect(group).not.toHaveAttribute('open');
    expect(title).toHaveFocus();
  });

  it('when the reader turns to something else', async () => {
    const { group } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(group).not.toHaveAttribute('open');
  });

  it('when one of its links is followed', async () => {
    const { group, menu } = await open();
    const link = menu.getByText('Exhibitor List');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(group).not.toHaveAttribute('open');
  });
});

describe('the top bar', () => {
  it.each([
    ['tw', '/', '常用連結', /參觀預先登錄/, /系列展覽/, '聯絡我們', '/Contact'],
    [
      'en',
      '/en',
      'Quick links',
      /Visitor Pre-registration/,
      /Series Exhibitions/,
      'Contact',
      '/en/Contact',
    ],
  ] as const)(
    'leads out of the site and to the contact page (%s)',
    (locale, path, name, register, series, contact, to) => {
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

  it('announces what has no address, and links it nowhere', () => {
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

  it('announces the pre-registration while the edition has no code for it', () => {
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

describe('the corner of members', () => {
  it('leads to the login, and from there back to the page', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en/News?page=2' });
    expect(topBar('Quick links').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/en/Login?next=${encodeURIComponent('/en/News?page=2')}`,
    );
  });

  it('leads to the organiser’s account site where there is one', () => {
    const account = {
      login: { tw: 'https://a.example/tw', en: 'https://a.example/en' },
      memberCenter: 'https://a.example/m',
    };
    renderInShell(<Navbar />, { locale: 'tw', path: '/News', links: { ...nowhere, account } });
    expect(topBar('常用連結').getByRole('link', { name: '會員登入' })).toHaveAttribute(
      'href',
      'https://a.example/tw',
    );
  });

  it('offers members their centre and the logout', async () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en', fair: { loginStatus: 'Logined' } });
    const bar = topBar('Quick links');
    expect(bar.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(bar.getByText('Member'));
    expect(bar.getByRole('link', { name: 'Member Center' })).toHaveAttribute(
      'href',
      '/en/MemberCenter',
    );
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it.each([false, 'loading', 'NoLogin'] as const)(
    'keeps the login where %s is all that is known',
    (loginStatus) => {
      renderInShell(<Navbar />, { locale: 'en', path: '/en', fair: { loginStatus } });
      const login = topBar('Quick links').getByRole('link', { name: 'Login' });
      // The login link is visible to a possible member only after the check.
      expect(login.classList.contains('is-unchecked')).toBe(loginStatus !== 'NoLogin');
    },
  );
});

describe('what only the shell knows in the menus', () => {
  it.each([
    ['tw', '/', '主選單', '參展商專區', /參展商登入/, 'https://service.example/tw'],
    ['en', '/en', 'Main menu', 'For Exhibitors', /Exhibitor Login/, 'https://service.example/en'],
  ] as const)(
    'is the exhibitors’ login, in a new tab (%s)',
    async (locale, path, name, group, login, to) => {
      renderInShell(<Navbar />, { locale, path });
      const menu = topBar(name);
      await userEvent.click(menu.getByText(group));
      const link = menu.getByRole('link', { name: login });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    },
  );

  it('is the group of related exhibitions behind the burger', async () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en' });
    await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    const menu = topBar('Menu');
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
  ])('is the show year, when the edition answers %s', (ExhibitionYear, label) => {
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
