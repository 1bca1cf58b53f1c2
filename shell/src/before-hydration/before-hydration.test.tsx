import { setImmediate as flush } from 'node:timers/promises';
import { listLimit, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { changeStoredList, toggleEntry } from '@dswine/shared/fair/lists/my-list-storage';
import { shareEarly } from './early-share.ts';
import { showListToasts } from './list-toast.ts';

const status = () => document.querySelector('[role=status]')?.textContent;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('a Share button', () => {
  function place(writeText: (text: string) => Promise<void>) {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    document.body.innerHTML =
      '<div class="dw-share" data-share-href="/News/Detail/512" data-share-copied="Copied."><button>Share</button><p role="status"></p></div>';
    return document.querySelector('button') as HTMLButtonElement;
  }
  afterEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });

  it('copies the URL and says so', async () => {
    const copy = jest.fn().mockResolvedValue(undefined);
    expect(shareEarly(place(copy))).toBe(true);
    await flush();
    expect(copy).toHaveBeenCalledWith('http://localhost/News/Detail/512');
    expect(status()).toBe('Copied.');
  });

  it('leaves the click to React when the URL cannot be copied', async () => {
    const button = place(async () => Promise.reject(new Error('no')));
    const clicked = jest.fn();
    button.addEventListener('click', clicked);
    expect(shareEarly(button)).toBe(true);
    await flush();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(shareEarly(button)).toBe(false);
    expect(status()).toBe('');
  });

  it('is distinguished from other buttons', () => {
    expect(shareEarly(document.createElement('button'))).toBe(false);
  });
});

describe('a change of My List', () => {
  const entry = (id: string, name = `Winery ${id}`): ListEntry => ({
    kind: 'exhibitor',
    id,
    names: { tw: '酒莊', en: name },
    booths: [],
    note: '',
  });

  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML =
      '<a class="site-list" href="/MyList" data-locale="en" data-saved="Saved {name}" data-removed="Removed {name}" data-refused="The list is full" data-undo="Undo" data-first="Only here." data-send="Send it"></a><div class="site-toast"></div>';
    showListToasts('DSWINE2026');
  });

  it('is announced and undone, after which focus returns', () => {
    document.querySelector<HTMLElement>('.site-list')?.focus();
    toggleEntry('DSWINE2026', entry('1'));
    expect(status()).toBe('Saved Winery 1 Only here.');
    document.querySelector<HTMLElement>('.site-toast button')?.focus();
    press('.site-toast button');
    expect(localStorage.getItem('dswine-my-list')).not.toContain('Winery 1');
    expect(status()).toBe('');
    expect(document.activeElement).toHaveClass('site-list');
  });

  it('shows a name with a replacement pattern literally', () => {
    toggleEntry('DSWINE2026', entry('1', 'Cash $& Carry'));
    expect(status()).toBe('Saved Cash $& Carry Only here.');
  });

  it('leads to sharing with the first item only', () => {
    const send = () => document.querySelector<HTMLAnchorElement>('.site-toast a');
    toggleEntry('DSWINE2026', entry('1'));
    expect(send()).toBeVisible();
    expect(send()?.hash).toBe('#share-list');
    toggleEntry('DSWINE2026', entry('2'));
    expect(status()).toBe('Saved Winery 2');
    expect(send()).not.toBeVisible();
  });

  it('cannot be undone when the list is full', () => {
    const full = Array.from({ length: listLimit }, (_, index) => entry(String(index)));
    changeStoredList('DSWINE2026', () => full);
    toggleEntry('DSWINE2026', entry('one-more'));
    expect(status()).toBe('The list is full');
    expect(document.querySelector('.site-toast button')).not.toBeVisible();
  });
});
