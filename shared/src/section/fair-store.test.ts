import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { aboutEdition, createFairStore } from './fair-store.ts';

const start = {
  language: 'tw',
  exhibitionCode: 'DSWINE2026',
  exhibitionInfo: sampleEdition,
} as const;

it('has exactly the fields of the specification, plus listSync for My List', () => {
  expect(Object.keys(createFairStore(start).getState()).sort()).toEqual(
    [
      'about',
      'calendar',
      'device',
      'exhibitionCode',
      'exhibitionInfo',
      'exhibitorListViewed',
      'exhibitorSearch',
      'language',
      'listSync',
      'loginStatus',
      'member',
      'preRegExhCode',
      'productListViewed',
      'productSearch',
      'showYear',
    ].sort(),
  );
});

it('starts with the locale of the request, on page 1 and logged out', () => {
  const fair = createFairStore({ ...start, language: 'en' }).getState();
  expect(fair).toMatchObject({
    language: 'en',
    loginStatus: false,
    member: undefined,
    exhibitorListViewed: false,
  });
  expect(fair.exhibitorSearch.page).toBe(1);
});

it('aboutEdition sets the show year only when it differs from the exhibition code', () => {
  expect(aboutEdition(sampleEdition, 'DSWINE2026').showYear).toBeUndefined();
  expect(aboutEdition({ ...sampleEdition, ExhibitionYear: '2025' }, 'DSWINE2026').showYear).toBe(
    '2025',
  );
  expect(aboutEdition(undefined, 'DSWINE2026')).toEqual({
    exhibitionInfo: undefined,
    showYear: undefined,
    preRegExhCode: undefined,
  });
});

it('creates an independent store for each visitor', () => {
  const one = createFairStore(start);
  const other = createFairStore(start);
  one.setState({ exhibitorListViewed: true });
  expect(other.getState().exhibitorListViewed).toBe(false);
});
