import { readEdition } from './read-edition.ts';

/** Words about days of the fair that are still to come. */
const ahead = /將|屆時|四月(?!的展覽)|\bwill\b|\bin April\b/u;

// All news of earlier editions are past.
it('dates the news that look ahead to the fair', () => {
  const code = 'DSWINE2026';
  const [edition] = readEdition(code, 'edition');
  const undated = readEdition(code, 'news').filter(
    ({ PublishedAt, Until, Body }) =>
      Until === undefined &&
      edition !== undefined &&
      PublishedAt < edition.StartDate &&
      ahead.test(`${Body.tw} ${Body.en}`),
  );
  expect(undated.map(({ Id }) => Id)).toEqual([]);
});
