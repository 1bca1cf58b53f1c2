import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { MenuCall } from '@dswine/shared/contract/menu';
import type { SiteLinks } from '@dswine/shared/fair/addresses/site-links';
import { MenuError } from '../menu/menu-error.tsx';
import { Navbar } from './navbar.tsx';
import { renderInShell } from '../shell.fixture.tsx';
import { WarningStrip } from '../warning-strip.tsx';

type Options = Partial<Parameters<typeof renderInShell>[1]>;
const show = (options: Options = {}) =>
  renderInShell(<Navbar />, { locale: 'en', path: '/en', ...options });
const navigation = (name: string) => within(screen.getByRole('navigation', { name }));
const topBar = () => navigation('Quick links');
const mainMenu = () => navigation('Main menu');
const linkIn = (bar: ReturnType<typeof within>, name: string | RegExp) =>
  bar.getByRole('link', { name });

const nowhere: SiteLinks = { relatedExhibitions: [], social: {} };

describe('the main menu', () => {
  const leave = async (menu: ReturnType<typeof within>, way: string) => {
    const link = menu.getByText('Exhibitor List');
    link.addEventListener('click', (event: Event) => event.preventDefault());
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(way === 'one of its links' ? link : document.body);
  };
  it.each(['Escape', 'a click elsewhere', 'one of its links'])('closes on %s', async (way) => {
    show();
    const title = mainMenu().getByText('For Visitors');
    await userEvent.click(title);
    expect(title.closest('details')).toHaveAttribute('open');
    await leave(mainMenu(), way);
    expect(title.closest('details')).not.toHaveAttribute('open');
    if (way === 'Escape') expect(title).toHaveFocus();
  });
});

describe('menu entries from the organiser', () => {
  const menuCalls: MenuCall[] = [
    { group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] },
  ];
  const key = 'Event/EventMenu/DSWINE2026?Lang=tw';
  const items = [{ Id: 156, Title: '新品型錄', Path: '/EventInfo/156' }];
  const respondWith = (Code: number, Data: unknown = null) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ Code, Data })));
  const showCalls = (data = {}) =>
    renderInShell(
      <SWRConfig value={{ revalidateOnMount: true }}>
        <MenuError />
        <Navbar />
      </SWRConfig>,
      { locale: 'tw', path: '/', menuCalls, data },
    );

  it('come with the data of the page, without a request', () => {
    const fetchMock = respondWith(500);
    showCalls({ [key]: items });
    expect(navigation('主選單').getByText('新品型錄')).toBeInTheDocument();
    expect(navigation('主選單').queryByText('展場限定優惠')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('reports a failure in both languages, shows the release’s entries, and retries on request', async () => {
    const fetchMock = respondWith(500);
    showCalls();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('無法取得展覽選單資料');
    expect(alert).toHaveTextContent('Get Exhibitions error');
    expect(navigation('主選單').getByText('展場限定優惠')).toBeInTheDocument();
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`/api/expo/${key}`);
    respondWith(200, items);
    await userEvent.click(within(alert).getByRole('button', { name: /再試一次/ }));
    expect(await navigation('主選單').findByText('新品型錄')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no error when the organiser has no such menu', async () => {
    const fetchMock = respondWith(404);
    showCalls();
    await act(async () => void (await fetchMock.mock.results[0]?.value));
    expect(navigation('主選單').getByText('展場限定優惠')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the top bar', () => {
  const register = 'https://register.example/visit?from=site&id=DSWINE2026';

  it('links to the same page in the other language', () => {
    show({ path: '/en/News?page=2' });
    // One in the bar of small screens, one in that of wide ones; the stylesheet shows one of them.
    const links = screen.getAllByRole('link', { name: /中文/ });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', '/News?page=2&hl=tw');
      expect(link).toHaveAttribute('hreflang', 'zh-Hant-TW');
    }
  });

  it.each([
    ['before', '2026-03-01T01:00:00Z'],
    ['during', '2026-04-18T05:10:00Z'],
  ])('links to other sites and to the contact page %s the show', (_state, now) => {
    show({ now });
    const registration = linkIn(topBar(), /Pre-registration/);
    expect(registration).toHaveAttribute('href', register);
    expect(registration).toHaveAttribute('target', '_blank');
    expect(linkIn(topBar(), /Series/)).toHaveAttribute('href', sampleLinks.series);
    expect(linkIn(topBar(), 'Contact')).toHaveAttribute('href', '/en/Contact');
    const { facebook = '' } = sampleLinks.social;
    expect(linkIn(topBar(), /Facebook/)).toHaveAttribute('href', facebook);
  });

  const hidden = /Series|Facebook|Related Exhibitions/;

  it.each([
    ['before', '2026-03-01T01:00:00Z'],
    ['during', '2026-04-18T05:10:00Z'],
  ])('omits links without a URL %s the show', (_state, now) => {
    show({ links: nowhere, now });
    expect(screen.getByRole('banner')).not.toHaveTextContent(hidden);
    const desk = screen.getByRole('link', { name: 'Exhibitor Login', hidden: true });
    expect(desk).toHaveAttribute('href', '/en/ExhibitorDesk');
  });

  it.each([
    ['2026-03-01T01:00:00Z', 'Visitor Pre-registration'],
    ['2026-04-18T05:10:00Z', 'Registration at the Door'],
  ])('links at %s to the own page as %s', (now, name) => {
    show({ links: nowhere, now });
    expect(linkIn(topBar(), name)).toHaveAttribute('href', '/en/VisitorReg');
  });

  it('offers notification about the next edition instead of registration after the show', () => {
    const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
    const edition = { ...sampleEdition, Next };
    show({ links: nowhere, edition, now: '2026-05-20T02:00:00Z' });
    expect(screen.getByRole('banner')).not.toHaveTextContent(hidden);
    expect(topBar().queryByText(/egistration/)).toBeNull();
    const link = linkIn(topBar(), 'Notify me of 2027');
    expect(link).toHaveAttribute('href', '/en/Notify?as=visitor');
  });
});

describe('the account menu', () => {
  // The login link is visible to a possible member only after the check.
  it.each([
    [false, true],
    ['loading', true],
    ['NoLogin', false],
  ] as const)('links to the login while the status is %s (unchecked: %s)', (...row) => {
    const [loginStatus, isUnchecked] = row;
    show({ path: '/en/News?page=2', fair: { loginStatus } });
    const login = linkIn(topBar(), 'Login');
    expect(login).toHaveAttribute('href', '/en/Login?next=%2Fen%2FNews%3Fpage%3D2');
    expect(login.classList.contains('is-unchecked')).toBe(isUnchecked);
  });

  it('offers the member centre and the logout to members', async () => {
    show({ fair: { loginStatus: 'Logined' } });
    expect(topBar().queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(topBar().getByText('Member'));
    expect(linkIn(topBar(), 'Member Center')).toHaveAttribute('href', '/en/MemberCenter');
    expect(topBar().getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

it.each([
  ['tw', '酒後找代駕 平安送到家'],
  ['en', 'Don’t drink and drive. Excessive drinking harms your health. Use a designated driver.'],
] as const)('the warning strip has only the statutory warning (%s)', (locale, companion) => {
  renderInShell(<WarningStrip />, { locale, path: '/' });
  const strip = screen.getByRole('complementary').lastElementChild;
  expect(strip).toHaveTextContent(/^禁止酒駕 飲酒過量，有害健康$/);
  expect(strip).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(strip?.querySelectorAll('a, button, img')).toHaveLength(0);
  expect(screen.getByText(companion).nextElementSibling).toBe(strip);
});
