import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { MenuCall } from '@dswine/shared/contract/menu';
import { MenuError } from './menu-error.tsx';
import { Navbar } from './navbar.tsx';
import { renderInShell } from './shell.fixture.tsx';

const menuCalls: MenuCall[] = [
  { group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] },
];
const key = 'Event/EventMenu/DSWINE2026?Lang=tw';
const items = [{ Id: 156, Title: '新品型錄', Path: '/EventInfo/156' }];

function show(locale: 'tw' | 'en', data = {}) {
  renderInShell(
    <SWRConfig value={{ revalidateOnMount: true }}>
      <MenuError />
      <Navbar />
    </SWRConfig>,
    { locale, path: locale === 'tw' ? '/' : '/en', menuCalls, data },
  );
  return within(screen.getByRole('navigation', { name: locale === 'tw' ? '主選單' : 'Main menu' }));
}
const respondWith =
  (Code: number, Data: unknown = null) =>
  () =>
    Promise.resolve(Response.json({ Code, Data }));
const failing = () => jest.spyOn(globalThis, 'fetch').mockImplementation(respondWith(500));

it('shows the menu data of the page without a request', () => {
  const fetchMock = failing();
  const menu = show('tw', { [key]: items });
  expect(menu.getByText('新品型錄')).toBeInTheDocument();
  expect(menu.queryByText('展場限定優惠')).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('reports a failure in both languages, shows the release’s entries, and retries on request', async () => {
  const fetchMock = failing();
  const menu = show('tw');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('無法取得展覽選單資料');
  expect(alert).toHaveTextContent('Get Exhibitions error');
  expect(menu.getByText('展場限定優惠')).toBeInTheDocument();
  expect(fetchMock.mock.calls[0]?.[0]).toBe(`/api/expo/${key}`);
  fetchMock.mockImplementation(respondWith(200, items));
  await userEvent.click(within(alert).getByRole('button', { name: /再試一次/ }));
  expect(await menu.findByText('新品型錄')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no error when the organiser has no such menu', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(respondWith(404));
  const menu = show('tw');
  await act(async () => void (await fetchMock.mock.results[0]?.value));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(menu.getByText('展場限定優惠')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends no request in English, which has no such group', () => {
  const fetchMock = failing();
  show('en');
  expect(fetchMock).not.toHaveBeenCalled();
});
