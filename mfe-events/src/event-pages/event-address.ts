import type { EventSlug } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Locale } from '@dswine/shared/section/section';

const pathBySlug = {
  'run-bar': paths.runBar,
  kol: paths.kol,
  lottery: paths.lottery,
  seminar: paths.seminars,
  drink: paths.tastings,
  booth: paths.boothVote,
  'cheers-vip': paths.cheersVip,
} as const satisfies Record<EventSlug, unknown>;

export function eventAddress(slug: EventSlug, locale: Locale): string {
  return pathBySlug[slug](locale);
}
