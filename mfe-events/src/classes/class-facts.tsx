import type { ReactNode } from 'react';
import type { ClassDetail } from '@dswine/shared/contract/classes';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { phaseOf, takesBookings } from '@dswine/shared/fair/show/phase';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { applyAddress } from '../apply-address.ts';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { RecordFacts } from '../page-layout/record-facts.tsx';
import { SaveButton } from '../page-layout/save-button.tsx';

/** Practical facts for participants, and the link to the application form. */
export function ClassFacts({ detail }: { detail: ClassDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const facts: [label: string, value: ReactNode][] = [
    [t('entry.when'), writeDate(detail.Start, locale)],
    [
      t('entry.time'),
      t('entry.timeRange', { start: writeTime(detail.Start), end: writeTime(detail.End) }),
    ],
    [t('entry.place'), <EntryPlace key="place" entry={detail} />],
    [t('entry.speaker'), detail.Speaker],
    [t('classes.for'), detail.For],
    [t('classes.level'), detail.Level],
    [t('classes.language'), detail.Language],
    [t('classes.bring'), detail.Bring],
    [
      t('entry.capacity'),
      detail.Capacity === undefined ? undefined : t('entry.seats', { count: detail.Capacity }),
    ],
    [t('entry.fee'), detail.Fee],
  ];
  return (
    <RecordFacts
      facts={facts}
      actions={
        <>
          {takesBookings(detail, now) ? (
            <ButtonLink href={applyAddress(detail, locale)}>{t('apply.action')}</ButtonLink>
          ) : null}
          {phaseOf(detail, now) === 'ahead' ? <SaveButton entry={detail} /> : null}
          <OnwardLink href={paths.calendarEntry(locale, detail.Id)}>
            {t('classes.inCalendar')}
          </OnwardLink>
        </>
      }
    />
  );
}
