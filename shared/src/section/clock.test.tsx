import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useClock } from './clock.ts';

const rendered = '2026-11-20T01:59:50.000Z';
const dayOf = (now: string) => now.slice(0, 10);
const hourOf = (now: string) => now.slice(11, 13);

let renderings = 0;
function Shown({ select }: { select: (now: string) => string }) {
  renderings += 1;
  return useClock({ now: rendered, clockOffset: 0 }, select);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(rendered) + 1000 });
});
afterEach(() => {
  jest.useRealTimers();
});

async function hydrate(select: (now: string) => string) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Shown select={select} />);
  renderings = 0;
  const root = await act(async () => hydrateRoot(place, <Shown select={select} />));
  return { place, unmount: () => act(async () => root.unmount()) };
}

it('renders once while time makes no difference', async () => {
  const { place, unmount } = await hydrate(dayOf);
  await act(async () => jest.advanceTimersByTime(120_000));
  expect(place.textContent).toBe('2026-11-20');
  expect(renderings).toBe(1);
  await unmount();
});

it('follows the clock when its value changes', async () => {
  const { place, unmount } = await hydrate(hourOf);
  expect(place.textContent).toBe('01');
  await act(async () => jest.advanceTimersByTime(30_000));
  expect(place.textContent).toBe('02');
  await unmount();
});
