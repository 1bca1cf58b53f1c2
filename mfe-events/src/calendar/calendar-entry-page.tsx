import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './calendar-entry-page.module.scss';
import { RecordArticle } from '../page-layout/record-article.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { SameDay } from './same-day.tsx';

export { head } from './calendar-entry-head.ts';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const all = { label: t('calendar.title'), href: paths.calendar(locale) };
  return (
    <RecordPage<CalendarDetail>
      request="entry"
      title={t('entry.untitled')}
      parents={[all]}
      failed={t('failed')}
      missing={{ group: 'unknown.entry', href: all.href }}
    >
      {(entry) => <Entry entry={entry} />}
    </RecordPage>
  );
}

function Entry({ entry }: { entry: CalendarDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  return (
    <RecordArticle
      record={entry}
      kicker={
        <span className={styles.kicker}>
          <AreaMark area={entry.Area ?? 'fair'} />
          {entry.Topic.Name}
          <PhaseMark phase={phaseOf(entry, now)} />
        </span>
      }
      facts={<EntryFacts entry={entry} />}
      further={<SameDay entry={entry} />}
    >
      <h2 className={styles.about}>{t('entry.about')}</h2>
      <div className="dw-prose" {...langOf(entry, 'Body', locale)}>
        {entry.Body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PlacesNamed places={entry.Places} />
    </RecordArticle>
  );
}
