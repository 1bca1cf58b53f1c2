import { readEdition } from './read-edition.ts';

/** Words about days of the fair that are still to come. */
const ahead = /將|屆時|四月(?!的展覽)|\bwill\b|\bin April\b/u;

// Earlier editions are over, so their news needs no `Until`.
it('news items that announce days of the fair have an `Until` date', () => {
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
