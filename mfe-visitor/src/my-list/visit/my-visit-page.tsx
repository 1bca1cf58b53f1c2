import type { Calendar } from '@dswine/shared/contract/calendar';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { FoldedPast } from '@dswine/shared/ui/folded-past';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { useFair } from '@dswine/shared/section/fair-store';
import { useMyList } from '@dswine/shared/section/my-list';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { isOffline, saveFile } from '@dswine/shared/section/offline';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useFreshEntries } from '../entries/use-listed-records.ts';
import { ListNeedsScripts } from '../entries/list-needs-scripts.tsx';
import styles from './my-visit-page.module.scss';
import { useVisitFile } from './visit-file.ts';
import { phaseOfEntry, type RouteEvent } from './plan-of-days.ts';
import { routeOfDays } from './route-of-days.ts';
import { RouteSteps } from './route-steps.tsx';
import { useMeetings } from './use-meetings.ts';
import { useVisitTime, VisitLengths, VisitTimeForm } from './visit-time.tsx';
import { useOpenedAt } from './use-opened-at.ts';
import { boothsOf, stopsOf, visitOrder, type Stop } from './visit-order.ts';

export const head = unindexedHead('myVisit');

/**
 * The list as a route through the hall: booths in walking order between the saved events and the
 * confirmed appointments, whose calendar files came by mail. Computed on the device.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout
      parents={[{ label: t('myList.title'), href: paths.myList(locale) }]}
      title={t('myVisit.title')}
      lead={t('myVisit.lead')}
      paper="portrait"
    >
      <ListNeedsScripts />
      <ZoneNote />
      <Visit />
      <p className={styles.back}>
        <OnwardLink href={paths.myList(locale)}>{t('myVisit.back')}</OnwardLink>
      </p>
    </PageLayout>
  );
}

function Visit() {
  const t = useTranslations();
  const { locale } = useSite();
  const { entries } = useMyList();
  const { data } = useFreshEntries(entries);
  const meetings = useMeetings();
  const calendar = useFair((store) => store.calendar);
  if (!entries)
    return (
      <div className={styles.waiting}>
        <ListSkeleton label={t('myList.loading')} />
      </div>
    );
  const entrances = data?.Doors.map(({ X, Y }) => ({ x: X, y: Y })) ?? [];
  const present = entries.filter(({ isDeleted }) => !isDeleted);
  const stops = visitOrder(stopsOf(present), entrances);
  const events = present.filter(({ kind }) => kind === 'event').map(withCurrentTimes(calendar));
  if (stops.length + events.length + meetings.length === 0)
    return <NoRecords group="myVisit.empty" href={paths.myList(locale)} />;
  return (
    <>
      {stops.length + events.length > 0 ? <VisitActions stops={stops} events={events} /> : null}
      {stops.length > 0 ? (
        <>
          <VisitTimeForm />
          <VisitLengths />
        </>
      ) : null}
      {stops.length > 0 && stops.every(({ spot }) => !spot) ? (
        <Notice>{t('myVisit.unplaced')}</Notice>
      ) : null}
      <Route stops={stops} events={[...events, ...meetings]} />
    </>
  );
}

/** The cached calendar may have newer times than the saved event. */
const withCurrentTimes =
  (calendar: Calendar | undefined) =>
  (event: ListEntry): ListEntry => {
    const entry = calendar?.Entries.find(({ Id }) => Id === event.id);
    return entry ? { ...event, start: entry.Start, end: entry.End } : event;
  };

/** The days of the route. During the show the events that are over are folded. */
function Route({ stops, events }: VisitProps) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const { openedAt, isDuringShow } = useOpenedAt();
  const visit = useVisitTime();
  const past = isDuringShow
    ? events.filter((event) => phaseOfEntry(event, openedAt) === 'over')
    : [];
  const days = routeOfDays(
    stops,
    events.filter((event) => !past.includes(event)),
    { now: openedAt, hours: edition?.Hours ?? [], visit },
  );
  const restTitle = t(
    days.length === 1 ? 'myVisit.stops' : visit?.hours ? 'myVisit.beyond' : 'myVisit.rest',
  );
  return (
    <div className={styles.sheet}>
      {past.length > 0 ? (
        <FoldedPast label={t('myList.past', { count: past.length })}>
          <RouteSteps steps={past.map((event) => ({ event }))} level={2} />
        </FoldedPast>
      ) : null}
      {days.map(({ day, steps }) => (
        <section key={day} aria-labelledby={`route-${day}`}>
          <h2 id={`route-${day}`}>{day === '' ? restTitle : writeDay(day, locale)}</h2>
          <RouteSteps steps={steps} />
        </section>
      ))}
    </div>
  );
}

type VisitProps = { stops: readonly Stop[]; events: readonly RouteEvent[] };

/** The visit as a calendar file, and in print. */
function VisitActions({ stops, events }: VisitProps) {
  const t = useTranslations();
  const { locale, exhibitionCode, expoApi } = useSite();
  const writeVisitFile = useVisitFile();
  const parameters = [
    ...stops.flatMap((stop) =>
      stop.entries.filter(({ kind }) => kind === 'exhibitor').map(({ id }) => `Exhibitor=${id}`),
    ),
    ...events.map(({ id }) => `Event=${id}`),
  ];
  return (
    <p className={styles.actions}>
      <ButtonLink
        href={`${expoApi}MyVisit/${exhibitionCode}?Lang=${locale}&${parameters.join('&')}`}
        download="my-visit.ics"
        onClick={(event) => {
          if (!isOffline()) return;
          event.preventDefault();
          saveFile('my-visit.ics', 'text/calendar', writeVisitFile(stops, events));
        }}
      >
        {t('myVisit.calendar')}
      </ButtonLink>
      <Button kind="quiet" onClick={() => print()}>
        {t('myVisit.print')}
      </Button>
      <BoothsOnPlanLink booths={boothsOf(stops)} />
    </p>
  );
}
