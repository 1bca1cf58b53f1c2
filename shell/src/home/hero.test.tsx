import { screen } from '@testing-library/react';
import type { About } from '@dswine/shared/contract/editions';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { Hero } from './hero.tsx';

const about: About = {
  Title: 'About',
  Lead: 'Lead',
  Picture: {
    Src: '/api/expo/Picture/DSWINE2026/fair/DSWINE2026',
    Width: 1600,
    Height: 900,
    Tone: 'fair',
  },
  Paragraphs: [],
  Areas: [],
  Figures: [{ Value: 2400, Unit: 'products', Label: 'on show' }],
};

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-01T09:00:00+08:00') }));
afterEach(() => void jest.useRealTimers());

it('shows the name, dates, venue and figures of the fair, and a link', () => {
  renderInShell(<Hero about={about} />, { locale: 'en', path: '/en' });
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Taipei International Wine, Spirits & Beer Fair',
    }),
  ).toBeVisible();
  expect(screen.getByText('17–20 April 2026')).toBeInTheDocument();
  expect(screen.getByText('17–20')).toBeVisible();
  expect(screen.getByText(/^Taipei World Trade Center/)).toHaveTextContent(
    'Taipei World Trade Center Exhibition Hall 1',
  );
  expect(screen.getByText('2,400')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About Exhibition' })).toHaveAttribute(
    'href',
    '/en/VisitorInfo',
  );
});

it('loads the picture of the fair eagerly with high priority and fixed dimensions', () => {
  const { container } = renderInShell(<Hero about={about} />, { locale: 'tw', path: '/' });
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('width', '1600');
  expect(picture).toHaveClass('tone-fair');
});

it.each([
  ['2026-03-18T12:00:00+08:00', ['About Exhibition', 'Exhibitor Information']],
  ['2026-04-18T12:00:00+08:00', ['Today at the Fair', 'Floor Plan']],
  ['2026-04-18T22:00:00+08:00', ['The Next Show Day', 'Floor Plan']],
  ['2026-04-19T08:00:00+08:00', ['Today at the Fair', 'Floor Plan']],
  ['2026-05-01T12:00:00+08:00', ['Exhibitor List', 'Exhibitor Information']],
] as const)('links at %s to %j', (now, names) => {
  jest.useFakeTimers({ now: new Date(now) });
  renderInShell(<Hero about={about} />, { locale: 'en', path: '/en', now });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
});

it('shows no picture when the introduction cannot be loaded', () => {
  const { container } = renderInShell(<Hero about={undefined} />, { locale: 'tw', path: '/' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
