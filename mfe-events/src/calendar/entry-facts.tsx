import { langOf } from '@dswine/shared/fair/bilingual';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { TextLink } from '@dswine/shared/ui/link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import { applyAddress } from '../apply-address.ts';
import styles from './entry-facts.module.scss';
import { phaseOf } from './phase.ts';
import { SaveButton } from './save-button.tsx';
import { writeEnd } from './write-end.ts';

/** Practical facts of an entry: date, place, capacity and fee. */
export function EntryFacts({ entry }: { entry: CalendarDetail }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const now = useNow();
  const { Start, Place, Topic, Area, Speaker, Capacity, Fee } = entry;
  return (
    <aside className={`dw-label ${styles.facts}`} aria-labelledby="entry-facts">
      <h2 className={styles.title} id="entry-facts">
        {t('entry.facts')}
      </h2>
      {phaseOf(entry, now) === 'over' ? <p className={styles.over}>{t('entry.over')}</p> : null}
      <dl className={styles.list}>
        <Fact label={t('entry.when')}>
          <time dateTime={Start}>{writeDate(Start, locale)}</time>
        </Fact>
        <Fact label={t('entry.time')}>
          {t('entry.timeRange', { start: writeTime(Start), end: writeEnd(entry, locale) })}
        </Fact>
        <Fact label={t('entry.place')}>
          <span {...langOf(entry, 'Place', locale)}>{Place}</span>
        </Fact>
        <Fact label={t('entry.topic')}>
          <TextLink href={paths.calendar(locale, Topic.Code)}>{Topic.Name}</TextLink>
        </Fact>
        {Area === undefined ? null : <Fact label={t('entry.area')}>{t(`areas.${Area}`)}</Fact>}
        {Speaker === undefined ? null : (
          <Fact label={t('entry.speaker')}>
            <span {...langOf(entry, 'Speaker', locale)}>{Speaker}</span>
          </Fact>
        )}
        {Capacity === undefined ? null : (
          <Fact label={t('entry.capacity')}>{t('entry.seats', { count: Capacity })}</Fact>
        )}
        {Fee === undefined ? null : (
          <Fact label={t('entry.fee')}>
            <span {...langOf(entry, 'Fee', locale)}>{Fee}</span>
          </Fact>
        )}
      </dl>
      {phaseOf(entry, now) === 'over' ? null : (
        <div className={styles.actions}>
          {entry.Booking && phaseOf(entry, now) === 'ahead' ? (
            <ButtonLink href={applyAddress(entry, locale)}>{t('apply.action')}</ButtonLink>
          ) : null}
          <SaveButton entry={entry} />
          <a
            href={`/calendar/${exhibitionCode}/${entry.Id}.ics?Lang=${locale}`}
            download={`event-${entry.Id}.ics`}
          >
            {t('visit.entryFile')}
          </a>
        </div>
      )}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
