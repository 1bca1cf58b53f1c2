import { screen } from '@testing-library/react';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { ShowState } from './show-state.tsx';

const hours = (open: string, close: string) => ({
  Open: open,
  Close: close,
  Audience: { tw: '所有人', en: 'everybody' },
});
const edition = {
  ...sampleEdition,
  Hours: [
    { Date: '2026-04-17', ...hours('10:00', '18:00') },
    { Date: '2026-04-18', ...hours('11:00', '17:00') },
  ],
};

it('shows the dates of the next edition after the show, if the record has them', () => {
  const now = '2026-05-01T12:00:00+08:00';
  jest.useFakeTimers({ now: new Date(now) });
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  const { unmount } = renderInShell(<ShowState edition={{ ...edition, Next }} />, {
    locale: 'en',
    path: '/en',
    now,
  });
  expect(screen.getByText('Next edition:')).toHaveTextContent('Next edition: 16–19 April 2027');
  unmount();
  renderInShell(<ShowState edition={edition} />, { locale: 'en', path: '/en', now });
  expect(screen.queryByText('Next edition:')).toBeNull();
  jest.useRealTimers();
});

it.each([
  ['2026-04-15T12:00:00+08:00', 'tw', '距離開展還有 2 天'],
  ['2026-04-16T12:00:00+08:00', 'en', '1 day to go'],
  ['2026-04-17T08:00:00+08:00', 'en', 'Opens today'],
  ['2026-04-17T12:00:00+08:00', 'tw', '展場開放中，今日至 18:00'],
  ['2026-04-17T20:00:00+08:00', 'en', 'Opens again Sat 18 April at 11:00'],
  ['2026-04-18T17:00:00+08:00', 'tw', '本屆展覽已圓滿結束'],
] as const)('shows at %s in %s: %s', (now, locale, text) => {
  jest.useFakeTimers({ now: new Date(now) });
  renderInShell(<ShowState edition={edition} />, {
    locale,
    path: locale === 'en' ? '/en' : '/',
    now,
  });
  expect(screen.getByText(text)).toBeVisible();
  jest.useRealTimers();
});
