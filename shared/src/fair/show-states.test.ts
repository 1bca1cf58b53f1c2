import { sampleEdition } from '../testing/edition.fixture.ts';
import { paths } from './paths.ts';
import { showPhase } from './show-phase.ts';
import { momentsOfYear, showStateAt, showStates, type ShowPhaseName } from './show-states.ts';

it.each(Object.entries(momentsOfYear(sampleEdition)))(
  'momentsOfYear returns a moment in the state %s',
  (state, moment) => {
    const now = new Date(moment).toISOString();
    expect(showPhase(sampleEdition, now).phase).toBe(state);
    expect(showStateAt(sampleEdition, now)).toBe(showStates[state as ShowPhaseName]);
  },
);

it('uses only paths of pages as home links in every state', () => {
  const { aboutExhibition, today, exhibitors, floorPlan, forExhibitors, notify } = paths;
  const pages = [aboutExhibition, today, exhibitors, floorPlan, forExhibitors, notify].map((at) =>
    at('tw'),
  );
  for (const { homeLinks } of Object.values(showStates))
    for (const path of homeLinks) expect(pages).toContain(path);
});

it('returns the state before the show for an undefined edition', () => {
  expect(showStateAt(undefined, '2030-01-01T00:00:00Z')).toBe(showStates.before);
});

it('treats closed as open, hides unset links from opening, and invites until the end', () => {
  const { before, open, closed, after } = showStates;
  expect(closed).toBe(open);
  expect([before, open, after].map(({ unsetLinks }) => unsetLinks)).toEqual([
    'soon',
    'hidden',
    'hidden',
  ]);
  expect([before, open, after].map(({ invites }) => invites)).toEqual([true, true, false]);
});
