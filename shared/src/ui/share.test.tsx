import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from './share.tsx';

const url = 'http://localhost/News/Detail/512';
const texts = {
  label: 'Share',
  copied: 'Url has been copied to clipboard.',
  failed: 'Please copy this address:',
};
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  offer('share', undefined);
  offer('clipboard', undefined);
});

async function press() {
  const user = userEvent.setup({ writeToClipboard: false });
  render(<Share href="/News/Detail/512" title="Twelve talks" {...texts} />);
  return () => user.click(screen.getByRole('button', { name: 'Share' }));
}

it('opens the sheet of the device, and is silent when it is closed', async () => {
  const share = jest.fn(async (_shared: ShareData) =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  const click = await press();
  offer('share', share);
  await click();
  expect(share).toHaveBeenCalledWith({ title: 'Twelve talks', url });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('copies the address where the device has no sheet, or refuses it', async () => {
  const writeText = jest.fn(async (_text: string) => undefined);
  const click = await press();
  offer('share', async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  offer('clipboard', { writeText });
  await click();
  expect(writeText).toHaveBeenCalledWith(url);
  expect((await screen.findByText(texts.copied)).getAttribute('role')).toBe('status');
});

it('shows the address where it cannot be copied', async () => {
  const click = await press();
  offer('clipboard', undefined);
  await click();
  expect((await screen.findByText(url)).closest('[role=status]')?.textContent).toContain(
    texts.failed,
  );
});
