import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { ReactNode } from 'react';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { PlaceLink, WalkingTime } from '@dswine/shared/ui/place-link';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './list-item.module.scss';

/** Where an entry is, as links to the floor plan, and when, with a mark on what is over. */
export function EntryPlace({ entry, mark }: { entry: ListEntry; mark?: ReactNode }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { booths, start, end, places, walk } = entry;
  if (booths.length === 0 && start === undefined && places === undefined) return null;
  return (
    <p className={styles.where}>
      {start === undefined ? null : (
        <time className={styles.time} dateTime={start}>
          {writeTime(start)}
          {end === undefined ? '' : `–${writeTime(end)}`}
        </time>
      )}
      {mark}
      <EntryRoom entry={entry} />
      {booths.map((booth) => (
        <a key={booth} className="dw-place" href={paths.boothOnPlan(locale, booth)}>
          {booth}
          <span className="dw-hidden"> {t('exhibitor.onPlan')}</span>
        </a>
      ))}
      {booths.length > 0 && !entry.isDeleted ? <WalkingTime place={booths[0]} walk={walk} /> : null}
    </p>
  );
}

/** The room of an event, as a link to the floor plan if the plan shows it. */
export function EntryRoom({ entry: { places = {}, placeCode, walk } }: { entry: ListEntry }) {
  const { locale } = useSite();
  const place = inLocale(places, locale);
  if (place === '' || placeCode === undefined) return place;
  return (
    <PlaceLink place={placeCode} walk={walk}>
      {place}
    </PlaceLink>
  );
}
