import { sampleEdition } from '../testing/edition.fixture.ts';
import { paths } from './paths.ts';
import { momentsOfYear, showStateAt, showStates, type ShowPhaseName } from './show-states.ts';

it.each(Object.entries(momentsOfYear(sampleEdition)))(
  'momentsOfYear returns a moment in the state %s',
  (state, moment) => {
    const now = new Date(moment).toISOString();
    expect(showStateAt(sampleEdition, now)).toBe(showStates[state as ShowPhaseName]);
    expect(showStateAt(undefined, now)).toBe(showStates.before);
  },
);

it('uses only paths of pages as home links in every state', () => {
  const { aboutExhibition, preRegistration, today, exhibitors, floorPlan } = paths;
  const pages = [
    ...[aboutExhibition, today, exhibitors, floorPlan, paths.forExhibitors, paths.notify].map(
      (at) => at('tw'),
    ),
    preRegistration('tw'),
  ];
  for (const { homeLinks } of Object.values(showStates))
    expect(pages).toEqual(expect.arrayContaining([...homeLinks]));
});

it('treats closed as open, and invites until the end', () => {
  const { before, open, closed, after } = showStates;
  expect(closed).toBe(open);
  const states = [before, open, after];
  expect(states.map(({ invites }) => invites)).toEqual([true, true, false]);
});
