import type { ExhibitionInfo } from '../../contract/editions.ts';
import { dayOf, isThrough } from '../texts/dates.ts';
import { showPhase, type ShowPhase } from './show-phase.ts';

export type ShowPhaseName = ShowPhase['phase'];
/** A path without the locale. The shell does not import `paths`, which holds those of all pages. */
type HomeLink =
  | '/VisitorInfo'
  | '/VisitorReg'
  | '/Today'
  | '/VisitorExhibitor'
  | '/VisitorFloorplan'
  | '/ExhibitorInfo'
  | '/Notify?as=visitor';

/** What the site says and links to in one state of the year. */
export type ShowState = {
  /**
   * The main links of the home page, of which the first two that exist are shown; the first one is
   * emphasised.
   */
  homeLinks: readonly HomeLink[];
  /** Fragments that the home page shows before all others, in this order. */
  homeFirst: readonly string[];
  /**
   * Whether pages invite to come, to apply and to prepare for the visit. Otherwise they name what
   * remains: the report, the films, the next edition.
   */
  invites: boolean;
  /**
   * What is said of a directory, or of the exhibitor of a booth, that is not published: it is
   * coming, there is none, or it is over.
   */
  unpublished: 'coming' | 'none' | 'over';
  /** Whether the home page announces the next edition, with "notify me". */
  announcesNext: boolean;
  /** Whether the edition is listed among the past ones. */
  isArchived: boolean;
};

/** Nothing but the hours differs between the day and the night; the show phase says those. */
const duringShow = {
  homeLinks: ['/Today', '/VisitorFloorplan'],
  homeFirst: ['today-link', 'next-events'],
  invites: true,
  unpublished: 'none',
  announcesNext: false,
  isArchived: false,
} as const satisfies ShowState;

/**
 * The states of the year: with the functions below the only place that says what changes with the
 * show phase. Records that change with a day carry that day themselves: deadlines, entries of the
 * calendar and their applications (`takesBookings`), news and films with `Until` (past ones come
 * last), press accreditation. Menus are the same all year; entries of the footer name their states
 * (`FooterEntry`).
 */
export const showStates: Readonly<Record<ShowPhaseName, ShowState>> = {
  before: {
    homeLinks: ['/VisitorReg', '/VisitorExhibitor', '/VisitorInfo'],
    homeFirst: [],
    invites: true,
    unpublished: 'coming',
    announcesNext: false,
    isArchived: false,
  },
  open: duringShow,
  closed: duringShow,
  after: {
    homeLinks: ['/Notify?as=visitor', '/VisitorExhibitor', '/ExhibitorInfo'],
    homeFirst: ['next-edition', 'latest-news'],
    invites: false,
    unpublished: 'over',
    announcesNext: true,
    isArchived: true,
  },
};

/** The name of the state at `now` (an ISO instant). Without an edition nothing is known to be over. */
export function phaseNameAt(
  edition: Pick<ExhibitionInfo, 'Hours'> | undefined,
  now: string,
): ShowPhaseName {
  return edition ? showPhase(edition, now).phase : 'before';
}

/** The state at `now` (an ISO instant). */
export function showStateAt(...at: Parameters<typeof phaseNameAt>): ShowState {
  return showStates[phaseNameAt(...at)];
}

type Dated = Pick<ExhibitionInfo, 'Hours' | 'EndDate' | 'Registration' | 'BoothsUntil'> | undefined;

/**
 * How visitors register at `now`: not yet, ahead on the site until its last day, then on arrival, or
 * not any more. What emphasised pre-registration is then "notify me" of the next edition.
 */
export function registrationAt(
  edition: Dated,
  now: string,
): 'coming' | 'ahead' | 'on-arrival' | 'over' {
  const phase = phaseNameAt(edition, now);
  if (phase === 'after') return 'over';
  const { From, Until } = edition?.Registration ?? {};
  if (!edition || phase !== 'before' || !isThrough(Until, now)) return 'on-arrival';
  return From !== undefined && dayOf(now) < From ? 'coming' : 'ahead';
}

/**
 * The booths of the edition at `now`: still on offer, or allotted, so that an inquiry is about the
 * waiting list; after the show it is about the next edition. The form takes inquiries all year.
 */
export function boothsAt(edition: Dated, now: string): 'on-offer' | 'allotted' | 'next' {
  if (phaseNameAt(edition, now) === 'after') return 'next';
  return isThrough(edition?.BoothsUntil, now) ? 'on-offer' : 'allotted';
}

/** Whether exhibitors can order paid services at `now`: until the last day of the service period. */
export function servicesAt(edition: Dated, now: string): 'open' | 'over' {
  return !edition || isThrough(serviceEnd(edition.EndDate), now) ? 'open' : 'over';
}

/**
 * Last day of exhibitors' paid services: two months after the last show day, or the last day of
 * that month if it is shorter (specification § 9). Both are days in Taipei: `2026-04-20` gives
 * `2026-06-20`.
 */
export function serviceEnd(lastDayOfShow: string): string {
  const [year = 0, month = 0, day = 0] = lastDayOfShow.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, daysInMonth))).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1000;

/** A moment in each state, in ms since the epoch, to look at the site by. */
export function momentsOfYear({
  StartDate,
  EndDate,
  Hours,
}: Pick<ExhibitionInfo, 'StartDate' | 'EndDate' | 'Hours'>): Record<ShowPhaseName, number> {
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);
  const middle = Hours[Math.floor((Hours.length - 1) / 2)]?.Date ?? StartDate;
  return {
    before: at(StartDate, '10:00') - 30 * dayMs,
    open: at(middle, '13:10'),
    closed: at(middle, '21:00'),
    after: at(EndDate, '10:00') + 14 * dayMs,
  };
}
