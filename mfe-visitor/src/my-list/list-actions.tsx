import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { BoothsOnPlanLink } from '@dswine/shared/ui/booths-on-plan-link';
import { Button, ButtonLink } from '@dswine/shared/ui/button';
import { isOffline, saveFile } from '@dswine/shared/section/offline';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './my-list-page.module.scss';
import { useVisitFile } from './visit/visit-file.ts';
import { boothsOf, stopsOf } from './visit/visit-order.ts';

/** The list as a way through the hall, on the floor plan, as a calendar file and on paper. */
export function ListActions({ entries }: { entries: readonly ListEntry[] }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const writeVisitFile = useVisitFile();
  const present = entries.filter(({ isDeleted }) => !isDeleted);
  const events = present.filter(({ kind }) => kind === 'event');
  const file = `${exhibitionCode}-my-list.ics`;
  return (
    <div className={styles.actions}>
      <ButtonLink href={paths.myVisit(locale)}>{t('myList.visit')}</ButtonLink>
      {events.length > 0 ? (
        <ButtonLink
          kind="quiet"
          href={`/calendar/${exhibitionCode}.ics?Lang=${locale}&Entries=${events.map(({ id }) => id).join()}`}
          download={file}
          onClick={(event) => {
            if (!isOffline()) return;
            event.preventDefault();
            saveFile(file, 'text/calendar', writeVisitFile([], events));
          }}
        >
          {t('myList.calendar')}
        </ButtonLink>
      ) : null}
      <Button kind="quiet" onClick={() => print()}>
        {t('myList.print')}
      </Button>
      <BoothsOnPlanLink booths={boothsOf(stopsOf(present))} />
    </div>
  );
}
