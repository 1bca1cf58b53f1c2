import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';

/** After the show: that the events of the page are over, and when the next ones are. */
export function OverNote() {
  const t = useTranslations();
  const { edition } = useSite();
  return (
    <NextEditionNote
      audience="visitor"
      over={t('events.over', { year: edition?.ExhibitionYear })}
    />
  );
}
