import type { LoginStatus } from '@dswine/shared/section/fair-store';
import { renderInSite } from '@dswine/shared/testing/render-in-site';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { FavouriteButton } from './favourite-button.tsx';

/** Clicks the button with the given login status and returns the requests sent to the organiser. */
async function clickFavourite(loginStatus: LoginStatus, code: number): Promise<string[]> {
  const requests: string[] = [];
  globalThis.fetch = async (address, request) => {
    requests.push(`${request?.method} ${String(address)}`);
    return new Response(JSON.stringify({ Code: code, Data: null, Message: '' }));
  };
  renderInSite(<FavouriteButton kind="exhibitor" id="1001" name="Élégance" />, {
    section: 'visitor',
    messages,
    locale: 'en',
    fair: { loginStatus },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Favourite: Élégance' }));
  return requests;
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const call = 'POST /api/expo/Favourites/DSWINE2026';
const login = 'You must be logged in to use this function.';

it('tells who is not logged in, without asking', async () => {
  expect(await clickFavourite('NoLogin', 200)).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(login);
});

it('asks while nobody knows yet who reads, and says what the answer says', async () => {
  expect(await clickFavourite('loading', 401)).toEqual([call]);
  expect(await screen.findByText(login)).toBeVisible();
});

it('keeps it for a member whose login is still being looked at', async () => {
  expect(await clickFavourite('loading', 200)).toEqual([call]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('says so when it was not kept', async () => {
  expect(await clickFavourite('Logined', 503)).toContain(call);
  expect(await screen.findByText(/could not|not be|again/i)).toBeVisible();
});
