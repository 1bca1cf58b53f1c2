import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useClock } from './clock.ts';
import { useDebounced } from './use-debounced.ts';

const rendered = '2026-11-20T01:59:50.000Z';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse(rendered) + 1000 }));
afterEach(() => void jest.useRealTimers());

it.each([
  [
    'once while time makes no difference',
    'day',
    (now: string) => now.slice(0, 10),
    '2026-11-20',
    1,
  ],
  ['again when its value changes', 'hour', (now: string) => now.slice(11, 13), '02', 2],
])('a component with a clock renders %s: %s', async (...row) => {
  const [, , select, text, count] = row;
  const Shown = jest.fn(() => useClock({ now: rendered, clockOffset: 0 }, select));
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Shown />);
  const hydratedText = place.textContent;
  Shown.mockClear();
  const root = await act(async () => hydrateRoot(place, <Shown />));
  expect(place).toHaveTextContent(hydratedText);
  await act(async () => jest.advanceTimersByTime(120_000));
  expect(place).toHaveTextContent(text);
  expect(Shown).toHaveBeenCalledTimes(count);
  await act(async () => root.unmount());
});

it('useDebounced returns the text 180 ms after the last change, and no text at once', () => {
  const { result, rerender } = renderHook(({ typed }) => useDebounced(typed), {
    initialProps: { typed: '' },
  });
  expect(jest.getTimerCount()).toBe(0);
  rerender({ typed: 'mal' });
  act(() => jest.advanceTimersByTime(100));
  rerender({ typed: 'malt ' });
  act(() => jest.advanceTimersByTime(179));
  expect(result.current).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('malt');
  rerender({ typed: ' ' });
  expect(result.current).toBe('');
});
