import { act, screen } from '@testing-library/react';
import { storeHere } from '../fair/here.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { PlaceLink, PlacesNamed } from './place-link.tsx';

const site = { section: 'shared', messages: {} };

afterEach(() => localStorage.clear());
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

it('links to the floor plan, and shows the minutes from the main entrance', () => {
  renderInSite(
    <PlaceLink place="main-stage" walk={2}>
      主舞臺
    </PlaceLink>,
    site,
  );
  expect(textOf(screen.getByRole('link'))).toBe('主舞臺 離入口 2 分鐘');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/VisitorFloorplan?to=main-stage');
});

it('shows no minutes for a location at the entrance', () => {
  renderInSite(
    <PlaceLink place="main-entrance" walk={0}>
      大廳入口外集合
    </PlaceLink>,
    site,
  );
  expect(textOf(screen.getByRole('link'))).toBe('大廳入口外集合 就在入口');
});

it('shows the minutes from the location that the visitor has set', () => {
  renderInSite(
    <>
      <PlaceLink place="main-stage" walk={2}>
        Main Stage
      </PlaceLink>
      <PlacesNamed places={[{ Code: 'A0123', Name: 'A0123', Walk: 3, Booth: true }]} />
    </>,
    { ...site, locale: 'en' },
  );
  const walks = { 'main-stage': 4, A0123: 0 };
  act(() => {
    storeHere('DSWINE2026', { code: 'A0123', name: { tw: 'A0123', en: 'A0123' }, walks });
  });
  expect(screen.getAllByRole('link').map(textOf)).toEqual([
    'Main Stage 4 min from you',
    'A0123, you are here',
  ]);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/en/VisitorFloorplan?from=A0123&to=main-stage',
  );
});

it('renders plain text for a location that is not on the plan', () => {
  renderInSite(
    <PlaceLink place="south-gate" walk={undefined} lang="en">
      South gate
    </PlaceLink>,
    site,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('South gate')).toHaveAttribute('lang', 'en');
});
