import { shareEarly } from './early-share.ts';

const ready = () => new Promise((resolve) => setTimeout(resolve));

function place(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.body.innerHTML =
    '<div class="dw-share" data-share-href="/News/Detail/512" data-share-title="Twelve talks" data-share-copied="Copied."><button type="button">Share</button><p role="status"></p></div>';
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return { button, status: () => document.querySelector('[role=status]')?.textContent };
}

afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

it('copies the URL and says so', async () => {
  const copy = jest.fn(async (_text: string) => undefined);
  const { button, status } = place(copy);
  expect(shareEarly(button)).toBe(true);
  await ready();
  expect(copy).toHaveBeenCalledWith('http://localhost/News/Detail/512');
  expect(status()).toBe('Copied.');
});

it('leaves the click to React when the URL cannot be copied', async () => {
  const { button, status } = place(async () => Promise.reject(new Error('no')));
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  expect(shareEarly(button)).toBe(true);
  await ready();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(shareEarly(button)).toBe(false);
  expect(status()).toBe('');
});

it('leaves other buttons alone', () => {
  document.body.innerHTML = '<button type="button">Print</button>';
  const button = document.querySelector('button');
  expect(button && shareEarly(button)).toBe(false);
});
