import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing/render-in-site.tsx';
import type { FairState } from '../section/fair-store.ts';
import { deviceOf } from '../fair/device.ts';
import { Share } from './share.tsx';

const url = 'http://localhost/News/Detail/512';
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  offer('share', undefined);
  offer('clipboard', undefined);
});

async function press(fair: Partial<FairState> = {}) {
  const user = userEvent.setup({ writeToClipboard: false });
  const ui = <Share href="/News/Detail/512" title="Twelve talks" />;
  renderInSite(ui, { section: 'ui', messages: {}, locale: 'en', fair });
  return () => user.click(screen.getByRole('button', { name: 'Share' }));
}

it('opens the share sheet, and shows no message when it is closed', async () => {
  const share = jest.fn(async (_shared: ShareData) =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  const click = await press();
  offer('share', share);
  await click();
  expect(share).toHaveBeenCalledWith({ title: 'Twelve talks', url });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('copies the URL on a device without a share sheet', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  const click = await press();
  expect(navigator.share).toBeUndefined();
  offer('clipboard', { writeText });
  await click();
  expect(await screen.findByText('Url has been copied to clipboard.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(url);
});

it('copies the URL when the share sheet is not allowed', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  const click = await press();
  offer('share', async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  offer('clipboard', { writeText });
  await click();
  expect(writeText).toHaveBeenCalledWith(url);
  expect((await screen.findByText('Url has been copied to clipboard.')).getAttribute('role')).toBe(
    'status',
  );
});

it('copies the URL on a desktop, without the share sheet', async () => {
  const share = jest.fn(async (_shared: ShareData) => undefined);
  const click = await press({ device: deviceOf({ userAgent: 'Windows NT 10.0; Win64; x64' }) });
  offer('share', share);
  offer('clipboard', { writeText: async () => undefined });
  await click();
  expect(await screen.findByText('Url has been copied to clipboard.')).toBeTruthy();
  expect(share).not.toHaveBeenCalled();
});

it('shows the URL when the clipboard is unavailable', async () => {
  const click = await press();
  offer('clipboard', undefined);
  await click();
  expect((await screen.findByText(url)).closest('[role=status]')?.textContent).toContain(
    'Please copy this address:',
  );
});
