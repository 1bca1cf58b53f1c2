import type { Places } from '@dswine/shared/contract/applications';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { VisitSummary } from '@dswine/shared/form/visit-summary';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import styles from './application-sent.module.scss';

/**
 * Confirmation of an application: the outcome (seat or waiting list), what it is for, and the
 * reference number, as a ticket with a stub.
 */
export function ApplicationSent({ reference }: { reference: string }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const { query } = useSlot();
  const { data: places = [] } = usePageData<Places>('places');
  const entry = (
    places.find(({ Entry }) => Entry.Id === query.id?.[0]) ??
    (places.length === 1 ? places[0] : undefined)
  )?.Entry;
  const state = query.state?.[0];
  const outcome = state === 'waiting' || state === 'held' ? state : 'placed';
  const isOpen = query.confirm?.[0] === 'yes';
  const title = t(`apply.sent.${outcome}`, { position: positionIn(query.wait?.[0]) });
  return (
    <div className={styles.ticket}>
      <div className={styles.words}>
        <p className="dw-kicker">{t('apply.sent.kicker')}</p>
        <div role="status">
          <h1 className={styles.title}>{title}</h1>
        </div>
        <p>{t(`apply.sent.${outcome}Text`)}</p>
        {isOpen && outcome === 'waiting' ? <p>{t('apply.sent.waitingConfirm')}</p> : null}
        {entry ? (
          <VisitSummary
            what={
              <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
                {entry.Title}
              </a>
            }
            times={[{ start: entry.Start, end: entry.End }]}
            where={<EntryPlace entry={entry} />}
            entry={
              outcome === 'placed'
                ? {
                    uid: `event-${entry.Id}`,
                    start: entry.Start,
                    end: entry.End,
                    title: entry.Title,
                    place: entry.Place,
                    file: `/calendar/${exhibitionCode}/${entry.Id}.ics?Lang=${locale}`,
                  }
                : undefined
            }
          />
        ) : null}
        <p className={styles.actions}>
          <ButtonLink href={paths.events(locale)}>{t('apply.sent.more')}</ButtonLink>
          <OnwardLink href={paths.applications(locale)}>{t('apply.own')}</OnwardLink>
          <OnwardLink href={paths.submission(locale, reference)}>
            {t('apply.sent.lookUp')}
          </OnwardLink>
        </p>
      </div>
      <dl className={styles.stub}>
        <dt>{t('apply.sent.reference')}</dt>
        <dd translate="no">{reference}</dd>
      </dl>
    </div>
  );
}

/** Anyone can write a URL, so only a number is shown. */
function positionIn(text = ''): string {
  return /^\d{1,4}$/u.test(text) ? text : '';
}
