import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { PlaceLink } from '@dswine/shared/ui/place-link';

type Props = {
  entry: Pick<CalendarEntry, 'Place' | 'PlaceCode' | 'Walk' | 'Untranslated'>;
  /** For cards. */
  compact?: boolean;
};

/** Where an entry takes place, with the way there. */
export function EntryPlace({ entry, compact }: Props) {
  const { locale } = useSite();
  const { lang } = langOf(entry, 'Place', locale);
  return (
    <PlaceLink place={entry.PlaceCode} walk={entry.Walk} lang={lang} compact={compact}>
      {entry.Place}
    </PlaceLink>
  );
}
