import { writeTime } from '@dswine/shared/fair/dates';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import { PlaceLink, WalkingTime } from '@dswine/shared/ui/place-link';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './list-item.module.scss';

/** Where an entry is, as links to the floor plan, and when. */
export function EntryPlace({ entry }: { entry: ListEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { booths, start, end, places = {}, placeCode, walk } = entry;
  const place = places[locale] ?? places.tw ?? places.en;
  if (booths.length === 0 && start === undefined && place === undefined) return null;
  return (
    <p className={styles.where}>
      {start === undefined ? null : (
        <time className={styles.time} dateTime={start}>
          {writeTime(start)}
          {end === undefined ? '' : `–${writeTime(end)}`}
        </time>
      )}
      {place !== undefined && placeCode !== undefined ? (
        <PlaceLink place={placeCode} walk={walk}>
          {place}
        </PlaceLink>
      ) : (
        place
      )}
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
