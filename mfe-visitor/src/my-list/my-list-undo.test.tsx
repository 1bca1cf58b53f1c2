import { renderPage } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleExhibitorCards } from '../exhibitors/exhibitors.fixture.ts';
import { entries, store, stored } from './my-list.fixture.ts';

beforeEach(() => localStorage.clear());

it('restores a removed entry with its note', async () => {
  const user = userEvent.setup();
  store(entries);
  await renderPage(section, 'my-list');
  await user.click(screen.getByRole('button', { name: '從清單移除：臺灣啤酒' }));
  await user.click(screen.getByRole('button', { name: '復原' }));
  expect(screen.getByRole('textbox', { name: '備註：臺灣啤酒' })).toHaveValue('問新酒');
});

it('undoes the import of a shared list and preserves earlier entries', async () => {
  const user = userEvent.setup();
  store(entries);
  const before = JSON.parse(stored()) as { entries: unknown[] };
  const [card] = sampleExhibitorCards('tw');
  const shared = { Exhibitors: [{ ...card, Id: '1003' }], Products: [], Events: [], Doors: [] };
  await renderPage(section, 'my-list', { search: 'items=e1003,e1001', data: { shared } });
  await user.click(screen.getByRole('button', { name: '加入我的清單' }));
  expect(screen.getByText('已加入 1 項。')).toHaveAttribute('role', 'status');
  expect(stored()).toContain('"1003"');
  await user.click(screen.getByRole('button', { name: '復原' }));
  expect(screen.getByText('剛才加入的項目已全部移除。')).toHaveFocus();
  expect(JSON.parse(stored())).toMatchObject({ entries: before.entries });
});

it('confirms that a shared list was declined, and moves focus to the message', async () => {
  const user = userEvent.setup();
  const shared = { Exhibitors: [], Products: [], Events: [], Doors: [] };
  await renderPage(section, 'my-list', { search: 'items=e1001', data: { shared } });
  await user.click(screen.getByRole('button', { name: '不用了' }));
  expect(screen.queryByRole('button', { name: '不用了' })).not.toBeInTheDocument();
  expect(screen.getByText('沒有加入對方分享的項目。')).toHaveFocus();
});

it('keeps focus in the account notice after removing another account’s list', async () => {
  const user = userEvent.setup();
  store(entries);
  const fair = { loginStatus: 'Logined', listSync: 'other-account' } as const;
  await renderPage(section, 'my-list', { fair });
  await user.click(screen.getByRole('button', { name: '從這臺裝置移除，改用目前帳號的清單' }));
  expect(stored()).toContain('"entries":[]');
  expect(document.activeElement).toContainElement(screen.getByText('這份清單屬於另一個帳號'));
});
