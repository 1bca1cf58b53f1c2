import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openAsDocument } from './document-reload.ts';

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
