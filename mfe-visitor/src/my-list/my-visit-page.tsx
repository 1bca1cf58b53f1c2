import type { ListEntry } from '@dswine/shared/fair/my-list';
import { paths } from '@dswine/shared/fair/paths';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NoData } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { useMyList } from '@dswine/shared/section/my-list';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { isOffline, saveFile } from '@dswine/shared/section/offline';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useFreshEntries } from './use-listed-records.ts';
import { ListNeedsScripts } from './list-needs-scripts.tsx';
import styles from './my-visit-page.module.scss';
import { useVisitFile } from './visit-file.ts';
import { SavedEvents } from './saved-events.tsx';
import { VisitStops } from './visit-stops.tsx';
import { stopsOf, visitOrder } from './visit-order.ts';

export function head({ t }: HeadContext): Head {
  return { title: t('myVisit.title'), description: t('myVisit.description'), noindex: true };
}

/**
 * The list as a walking route through the hall, with the saved calendar entries. Computed on the
 * device.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PageLayout
      parents={[{ label: t('myList.title'), href: paths.myList(locale) }]}
      title={t('myVisit.title')}
      lead={t('myVisit.lead')}
    >
      <ListNeedsScripts />
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
  if (!entries)
    return (
      <div className={styles.waiting}>
        <ListSkeleton label={t('myList.loading')} />
      </div>
    );
  const entrances = data?.Doors.map(({ X, Y }) => ({ x: X, y: Y })) ?? [];
  const present = entries.filter(({ isDeleted }) => !isDeleted);
  const stops = visitOrder(stopsOf(present), entrances);
  const events = present
    .filter(({ kind }) => kind === 'event')
    .sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
  if (stops.length + events.length === 0)
    return (
      <NoData
        title={t('myVisit.empty.title')}
        text={t('myVisit.empty.text')}
        href={paths.myList(locale)}
        hrefLabel={t('myVisit.empty.action')}
      />
    );
  return (
    <>
      <VisitActions stops={stops} events={events} />
      {stops.length > 0 && stops.every(({ spot }) => !spot) ? (
        <Notice>{t('myVisit.unplaced')}</Notice>
      ) : null}
      <div className={styles.sheet}>
        <VisitStops stops={stops} />
        <SavedEvents events={events} />
      </div>
    </>
  );
}

type VisitProps = { stops: ReturnType<typeof stopsOf>; events: readonly ListEntry[] };

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
      <BoothsOnPlanLink booths={stops.map(({ booth }) => booth)} />
    </p>
  );
}
