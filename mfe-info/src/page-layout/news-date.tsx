import { writeDate } from '@dswine/shared/fair/texts/dates';
import { useSite } from '@dswine/shared/section/runtime';

export function NewsDate({ when }: { when: string }) {
  const { locale } = useSite();
  return <time dateTime={when}>{writeDate(when, locale)}</time>;
}
