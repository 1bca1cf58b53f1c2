import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (text: string) =>
  renderHook(({ typed }) => useDebounced(typed), { initialProps: { typed: text } });

it('returns the text when nobody has typed for a moment', () => {
  const { result, rerender } = type('mal');
  act(() => jest.advanceTimersByTime(100));
  rerender({ typed: 'malt ' });
  act(() => jest.advanceTimersByTime(179));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('malt');
  rerender({ typed: ' ' });
  expect(result.current).toBe('');
});

it('waits for nothing while nothing is typed', () => {
  type('');
  expect(jest.getTimerCount()).toBe(0);
});
