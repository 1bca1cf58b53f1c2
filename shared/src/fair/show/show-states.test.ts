import { sampleEdition } from '../../testing/edition.fixture.ts';
import { paths } from '../addresses/paths.ts';
import {
  boothsAt,
  momentsOfYear,
  registrationAt,
  serviceEnd,
  servicesAt,
  showStateAt,
  showStates,
  type ShowPhaseName,
} from './show-states.ts';

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
    ...[aboutExhibition, today, exhibitors, floorPlan, paths.forExhibitors].map((at) => at('tw')),
    preRegistration('tw'),
    paths.notify('tw', 'visitor'),
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

it.each([
  ['2026-04-20', '2026-06-20'],
  ['2025-12-31', '2026-02-28'],
  ['2027-12-30', '2028-02-29'],
])('after a show that ends on %s, services end on %s', (lastDay, end) => {
  expect(serviceEnd(lastDay)).toBe(end);
});

it.each([
  ['2025-11-28T15:59:59Z', 'on-offer', 'coming', 'open'],
  ['2025-11-28T16:00:00Z', 'allotted', 'coming', 'open'],
  ['2026-01-05T15:59:59Z', 'allotted', 'coming', 'open'],
  ['2026-01-05T16:00:00Z', 'allotted', 'ahead', 'open'],
  ['2026-04-15T15:59:59Z', 'allotted', 'ahead', 'open'],
  ['2026-04-15T16:00:00Z', 'allotted', 'on-arrival', 'open'],
  ['2026-04-20T07:59:59Z', 'allotted', 'on-arrival', 'open'],
  ['2026-04-20T08:00:00Z', 'next', 'over', 'open'],
  ['2026-06-20T15:59:59Z', 'next', 'over', 'open'],
  ['2026-06-20T16:00:00Z', 'next', 'over', 'over'],
])('at %s booths are %s, registration %s, services %s', (now, ...states) => {
  const edition = {
    ...sampleEdition,
    BoothsUntil: '2025-11-28',
    Registration: { From: '2026-01-06', Until: '2026-04-15' },
  };
  const at = [boothsAt, registrationAt, servicesAt].map((stateAt) => stateAt(edition, now));
  expect(at).toEqual(states);
});

it('ends nothing without a day, and registers nobody ahead without an edition', () => {
  const now = '2026-03-01T00:00:00Z';
  expect([boothsAt(sampleEdition, now), registrationAt(sampleEdition, now)]).toEqual([
    'on-offer',
    'ahead',
  ]);
  expect(registrationAt(undefined, now)).toBe('on-arrival');
});
