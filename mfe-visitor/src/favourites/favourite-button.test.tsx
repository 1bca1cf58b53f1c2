import type { LoginStatus } from '@dswine/shared/section/fair-store';
import { renderInSite } from '@dswine/shared/testing/render-in-site';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { FavouriteButton } from './favourite-button.tsx';

/** Presses the button while the site knows so much of the login, and tells what the organiser was asked. */
async function exhibitorNews(loginStatus: LoginStatus, code: number): Promise<string[]> {
  const asked: string[] = [];
  globalThis.fetch = async (address, request) => {
    asked.push(`${request?.method} ${String(address)}`);
    return new Response(JSON.stringify({ Code: code, Data: null, Message: '' }));
  };
  renderInSite(<FavouriteButton kind="exhibitor" id="1001" name="Élégance" />, {
    section: 'visitor',
    messages,
    locale: 'en',
    fair: { loginStatus },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Élégance' }));
  return asked;
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const call = 'POST /api/expo/Favourites/DSWINE2026';
const login = 'You must be logged in to use this function.';

it('tells who is not logged in, without asking', async () => {
  expect(await exhibitorNews('NoLogin', 200)).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(login);
});

it('asks while nobody knows yet who reads, and says what the answer says', async () => {
  expect(await exhibitorNews('loading', 401)).toEqual([call]);
  expect(await screen.findByText(login)).toBeVisible();
});

it('keeps it for a member whose login is still being looked at', async () => {
  expect(await exhibitorNews('loading', 200)).toEqual([call]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('says so when it was not kept', async () => {
  expect(await exhibitorNews('Logined', 503)).toContain(call);
  expect(await screen.findByText(/could not|not be|again/i)).toBeVisible();
});
