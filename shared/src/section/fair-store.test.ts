import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { aboutEdition, createFairStore } from './fair-store.ts';

const start = {
  language: 'tw',
  exhibitionCode: 'DSWINE2026',
  exhibitionInfo: sampleEdition,
} as const;

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

it('creates an independent, logged-out store for each visitor', () => {
  const one = createFairStore(start);
  expect(one.getState()).toMatchObject({ language: 'tw', loginStatus: false, member: undefined });
  const other = createFairStore(start);
  one.setState({ exhibitorListViewed: true });
  expect(other.getState().exhibitorListViewed).toBe(false);
});
