import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { ButtonLink } from '@dswine/shared/ui/button';
import { CalendarButtons } from '@dswine/shared/form/visit-summary';
import { TextLink } from '@dswine/shared/ui/link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { applyAddress } from '../apply-address.ts';
import { RecordFacts } from '../page-layout/record-facts.tsx';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { phaseOf, takesBookings } from '@dswine/shared/fair/show/phase';
import { SaveButton } from '../page-layout/save-button.tsx';
import { writeEnd } from '../page-layout/write-end.ts';

/** Practical facts of an entry: date, place, capacity and fee. */
export function EntryFacts({ entry }: { entry: CalendarDetail }) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const now = useNow();
  const phase = phaseOf(entry, now);
  const { Id, Start, Topic, Area, Speaker, Languages, TradeOnly, Capacity, Fee } = entry;
  const inOwnLanguage = (field: 'Speaker' | 'Fee', text: string | undefined) =>
    text === undefined ? undefined : <span {...langOf(entry, field, locale)}>{text}</span>;
  return (
    <RecordFacts
      note={phase === 'over' ? t('entry.over') : undefined}
      facts={[
        [t('entry.when'), <time dateTime={Start}>{writeDate(Start, locale)}</time>],
        [
          t('entry.time'),
          t('entry.timeRange', { start: writeTime(Start), end: writeEnd(entry, locale) }),
        ],
        [t('entry.place'), <EntryPlace entry={entry} />],
        [
          t('entry.topic'),
          <TextLink href={paths.calendar(locale, Topic.Code)}>{Topic.Name}</TextLink>,
        ],
        [t('entry.audience'), TradeOnly && t('entry.tradeOnly')],
        [t('entry.area'), Area && t(`areas.${Area}`)],
        [t('entry.speaker'), inOwnLanguage('Speaker', Speaker)],
        [
          t('entry.language'),
          Languages &&
            joinNames(
              Languages.map(({ Name }) => Name),
              locale,
            ),
        ],
        [t('entry.capacity'), Capacity && t('entry.seats', { count: Capacity })],
        [t('entry.fee'), inOwnLanguage('Fee', Fee)],
      ]}
      actions={
        phase === 'over' ? null : (
          <>
            {takesBookings(entry, now) ? (
              <ButtonLink href={applyAddress(entry, locale)}>{t('apply.action')}</ButtonLink>
            ) : null}
            <SaveButton entry={entry} />
            <CalendarButtons
              uid={`event-${Id}`}
              start={Start}
              end={entry.End}
              title={entry.Title}
              place={entry.Place}
              file={`/calendar/${exhibitionCode}/${Id}.ics?Lang=${locale}`}
            />
          </>
        )
      }
    />
  );
}
