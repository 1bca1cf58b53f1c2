import type { ExhibitionInfo } from '../contract/editions.ts';
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
  | '/Notify';

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
   * How visitors register: ahead, also at the door, or not any more. Then
   * what emphasised pre-registration is "notify me" of the next edition.
   */
  registration: 'ahead' | 'on-arrival' | 'over';
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
  /**
   * The edition that steps, deadlines and inquiries of exhibitors are about. Forms take submissions
   * in every state; applications for an entry of the calendar end when it starts.
   */
  exhibitorsPlan: 'this' | 'next';
  /** Whether the home page announces the next edition, with "notify me". */
  announcesNext: boolean;
  /** Whether the edition is listed among the past ones. */
  isArchived: boolean;
};

/** Nothing but the hours differs between the day and the night; the show phase says those. */
const duringShow = {
  homeLinks: ['/Today', '/VisitorFloorplan'],
  homeFirst: ['today-link', 'next-events'],
  registration: 'on-arrival',
  invites: true,
  unpublished: 'none',
  exhibitorsPlan: 'this',
  announcesNext: false,
  isArchived: false,
} as const satisfies ShowState;

/**
 * The states of the year: the only place that says what changes with the show phase. Records that
 * change with a day carry that day themselves: deadlines, entries of the calendar and their
 * applications, news and films with `Until` (past ones come last), press accreditation. Menus are
 * the same all year; entries of the footer name their states (`FooterEntry`).
 */
export const showStates: Readonly<Record<ShowPhaseName, ShowState>> = {
  before: {
    homeLinks: ['/VisitorReg', '/VisitorExhibitor', '/VisitorInfo'],
    homeFirst: [],
    registration: 'ahead',
    invites: true,
    unpublished: 'coming',
    exhibitorsPlan: 'this',
    announcesNext: false,
    isArchived: false,
  },
  open: duringShow,
  closed: duringShow,
  after: {
    homeLinks: ['/Notify', '/VisitorExhibitor', '/ExhibitorInfo'],
    homeFirst: ['next-edition', 'latest-news'],
    registration: 'over',
    invites: false,
    unpublished: 'over',
    exhibitorsPlan: 'next',
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
