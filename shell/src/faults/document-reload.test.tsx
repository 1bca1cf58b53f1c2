import { openAsDocument, reloadToRecover } from './document-reload.ts';
import { createHydration, LAYOUT } from '../composition/hydration.ts';
import type { PagePart } from '../composition/matched-page.ts';

const key = 'dswine:opened-as-document';
const openedAt = Date.parse('2026-04-17T10:00:00+08:00');
let documents = 0;
// jsdom does not navigate, so only the URL's fragment changes.
const open = () => openAsDocument(`${location.origin}${location.pathname}#${(documents += 1)}`);

beforeEach(() => {
  jest.useFakeTimers({ now: openedAt });
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('openAsDocument after a lost chunk', () => {
  it('opens the document once, not again within 60 s, and again afterwards', () => {
    expect(open()).toBe(true);
    jest.advanceTimersByTime(59_999);
    expect(open()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([open(), open()]).toEqual([true, false]);
  });

  it.each([String(openedAt + 1), 'yesterday'])('ignores the stored time %s', (stored) => {
    sessionStorage.setItem(key, stored);
    expect(open()).toBe(true);
  });

  it('opens no document when the time cannot be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(open()).toBe(false);
  });
});

describe('reloadToRecover', () => {
  const find = <Field extends Element>(selector: string) =>
    document.querySelector<Field>(selector) as Field;
  const head = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

  beforeEach(() => {
    document.body.innerHTML = `<input value="given"><input type="checkbox"><textarea></textarea>
      <select><option>a</option><option selected>b</option></select><select><option>a</select>`;
    head.mockReset().mockResolvedValue({ ok: true } as Response);
    globalThis.fetch = head;
  });

  it('reloads the page when the site is back, and keeps it while the site is away', async () => {
    head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    head.mockResolvedValueOnce({ ok: false } as Response);
    for (const isAway of [true, true]) expect(await reloadToRecover()).toBe(!isAway);
    expect(sessionStorage.getItem(key)).toBeNull();
    // jsdom reports that it cannot reload.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await reloadToRecover()).toBe(true);
  });

  it.each([
    ['a text', () => (find<HTMLInputElement>('input').value = 'typed')],
    ['a long text', () => (find<HTMLTextAreaElement>('textarea').value = 'typed')],
    ['a tick', () => (find<HTMLInputElement>('[type=checkbox]').checked = true)],
    ['a choice', () => (find<HTMLSelectElement>('select').selectedIndex = 0)],
  ])('keeps a page with %s of its reader', async (_what, type) => {
    type();
    expect(await reloadToRecover()).toBe(false);
    expect(head).not.toHaveBeenCalled();
  });
});

describe('hydration', () => {
  const part = { key: 'info/news', section: { name: 'info' }, source: { id: 'news' } } as PagePart;

  /** A page whose layout is hydrated, and whether it is ready. */
  function hydrateLayout() {
    document.body.innerHTML = '<div data-boundary="info" data-boundary-page="news"></div>';
    const hydration = createHydration();
    let isReady = false;
    void hydration.ready.then(() => (isReady = true));
    void hydration.finish([part]);
    hydration.markHydrated(LAYOUT, null);
    const isReadyAfter = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return isReady;
    };
    return { hydration, isReadyAfter };
  }

  it('ends with the last part, or some seconds after the layout if its code is slow', async () => {
    const { hydration, isReadyAfter } = hydrateLayout();
    expect(await isReadyAfter(0)).toBe(false);
    hydration.markHydrated(part.key, null);
    expect(await isReadyAfter(0)).toBe(true);
    const slow = hydrateLayout();
    expect(await slow.isReadyAfter(3999)).toBe(false);
    expect(await slow.isReadyAfter(1)).toBe(true);
  });

  it('ends when the page is given up, even before anything was shown', async () => {
    const { hydration, isReadyAfter } = hydrateLayout();
    hydration.giveUp();
    expect(await isReadyAfter(0)).toBe(true);
    const { giveUp, ready } = createHydration();
    giveUp();
    await expect(ready).resolves.toBeUndefined();
  });
});
