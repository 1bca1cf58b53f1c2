import { openAsDocument, reloadToRecover } from './document-reload.ts';

const KEY = 'dswine:opened-as-document';
// jsdom does not navigate, so only the URL's fragment changes.
const elsewhere = () => `${location.origin}${location.pathname}#${Math.random()}`;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-04-17T10:00:00+08:00') });
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('openAsDocument after a lost chunk', () => {
  it('opens the document once, not again within 60 s, and again afterwards', () => {
    expect(openAsDocument(elsewhere())).toBe(true);
    jest.advanceTimersByTime(59_999);
    expect(openAsDocument(elsewhere())).toBe(false);
    jest.advanceTimersByTime(1);
    expect(openAsDocument(elsewhere())).toBe(true);
    jest.advanceTimersByTime(59_999);
    expect(openAsDocument(elsewhere())).toBe(false);
  });

  it('opens the document when the stored time is in the future or malformed', () => {
    expect(openAsDocument(elsewhere())).toBe(true);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(openAsDocument(elsewhere())).toBe(true);
    sessionStorage.setItem(KEY, 'yesterday');
    expect(openAsDocument(elsewhere())).toBe(true);
  });

  it('opens no document when the time cannot be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(openAsDocument(elsewhere())).toBe(false);
  });
});

describe('reloadToRecover', () => {
  const fields = `<input name="subject" value="given"><input type="checkbox" name="news">
    <textarea name="content"></textarea>
    <select><option>a</option><option selected>b</option></select><select><option>a</option></select>`;
  const find = <Field extends Element>(selector: string) =>
    document.querySelector<Field>(selector) as Field;
  const head = jest.fn<typeof fetch>();

  beforeEach(() => {
    document.body.innerHTML = fields;
    head.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    globalThis.fetch = head;
  });

  it('keeps the page while the site is away, and may reload it once it is back', async () => {
    await expect(reloadToRecover()).resolves.toBe(false);
    expect(head).toHaveBeenCalledTimes(1);
    head.mockResolvedValue({ ok: false } as Response);
    await expect(reloadToRecover()).resolves.toBe(false);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['a text', () => (find<HTMLInputElement>('input').value = 'typed')],
    ['a long text', () => (find<HTMLTextAreaElement>('textarea').value = 'typed')],
    ['a tick', () => (find<HTMLInputElement>('[type=checkbox]').checked = true)],
    ['a choice', () => (find<HTMLSelectElement>('select').selectedIndex = 0)],
  ])('keeps a page with %s of its reader', async (_what, type) => {
    type();
    await expect(reloadToRecover()).resolves.toBe(false);
    expect(head).not.toHaveBeenCalled();
  });
});
