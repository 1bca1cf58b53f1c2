import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navbar } from './navbar.tsx';
import { renderInShell } from './shell.fixture.tsx';

const topBar = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the account menu', () => {
  it('links to the login with the current page as its return URL', () => {
    renderInShell(<Navbar />, { locale: 'en', path: '/en/News?page=2' });
    expect(topBar('Quick links').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/en/Login?next=${encodeURIComponent('/en/News?page=2')}`,
    );
  });

  it('links to the account site of the organiser when one is configured', () => {
    const account = {
      login: { tw: 'https://a.example/tw', en: 'https://a.example/en' },
      memberCenter: 'https://a.example/m',
    };
    renderInShell(<Navbar />, { locale: 'tw', path: '/News', links: { ...sampleLinks, account } });
    expect(topBar('常用連結').getByRole('link', { name: '會員登入' })).toHaveAttribute(
      'href',
      'https://a.example/tw',
    );
  });

  it('offers the member centre and the logout to members', async () => {
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
    'contains the login link while the login status is %s',
    (loginStatus) => {
      renderInShell(<Navbar />, { locale: 'en', path: '/en', fair: { loginStatus } });
      const login = topBar('Quick links').getByRole('link', { name: 'Login' });
      // The login link is visible to a possible member only after the check.
      expect(login.classList.contains('is-unchecked')).toBe(loginStatus !== 'NoLogin');
    },
  );
});
