import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { googleCalendarLink } from '@dswine/shared/fair/browser/calendar-file';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { computeWalks, type HallWalks } from '../content/editions/hall-walks.ts';
import { listRecords } from '../store/content.ts';
import type { Database } from '../store/tables.ts';

/** What the part `visit` of mails repeats. */
export type VisitFacts = {
  when: string;
  place: string;
  /** Minutes from the main entrance, if the place is on the plan and not there. */
  walk: number | undefined;
  way: string | undefined;
  /** URL that opens Google's calendar with the entry; several in lines. */
  google: string | undefined;
  /** URL of a calendar file, unless it is attached. */
  file: string | undefined;
};

type Visit = {
  edition: string;
  locale: Lang;
  title: string;
  start: string;
  end: string;
  place: string;
  /** Where it is on the floor plan: its code, and the URL of the plan that shows it. */
  onPlan?: { code: string; url: string } | undefined;
  url: string;
  file?: string | undefined;
};

export async function visitFacts(
  database: Database,
  { edition, locale, title, start, end, place, onPlan, url, file }: Visit,
): Promise<VisitFacts> {
  const hall: Pick<HallWalks, 'walks'> = onPlan
    ? await computeWalks(await listRecords(database, edition, 'hall'), onPlan.code)
    : { walks: {} };
  const walk = hall.walks[onPlan?.code ?? ''] || undefined;
  return {
    when: writeWhen(start, end, locale),
    place,
    walk,
    way: walk === undefined ? undefined : onPlan?.url,
    google: googleCalendarLink({ title, start, end, place, url }),
    file,
  };
}

/** `2026年4月17日（五） 10:30–11:00（臺灣時間）`. */
export function writeWhen(start: string, end: string, locale: Lang): string {
  const zone = inLocale({ tw: '（臺灣時間）', en: ' (Taiwan time)' }, locale);
  return `${writeDate(start, locale)} ${writeTime(start)}–${writeTime(end)}${zone}`;
}
