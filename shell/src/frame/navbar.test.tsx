import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navbar } from './navbar.tsx';
import { renderInShell } from './shell.sample.tsx';

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
