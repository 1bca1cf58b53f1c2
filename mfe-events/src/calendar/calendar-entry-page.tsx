import { langOf } from '@dswine/shared/fair/bilingual';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { PlacesNamed } from '@dswine/shared/ui/place-link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './calendar-entry-page.module.scss';
import { RecordArticle } from '../page-layout/record-article.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { phaseOf } from '@dswine/shared/fair/phase';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { SameDay } from './same-day.tsx';

export { head } from './calendar-entry-head.ts';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<CalendarDetail>('entry');
  return (
    <PageLayout
      title={query.data?.Title ?? t('entry.untitled')}
      titleLang={langOf(query.data, 'Title', locale).lang}
      parents={[{ label: t('calendar.title'), href: paths.calendar(locale) }]}
      heading={query.data && 'own'}
    >
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{
          title: t('unknown.entryTitle'),
          text: t('unknown.entryText'),
          href: paths.calendar(locale),
          hrefLabel: t('unknown.action'),
        }}
      >
        {(entry) => <Entry entry={entry} />}
      </QueryState>
    </PageLayout>
  );
}

function Entry({ entry }: { entry: CalendarDetail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const area = entry.Area ?? 'fair';
  return (
    <div data-area={area}>
      <RecordArticle
        heading={
          <SectionHeading
            level={1}
            area={area}
            title={entry.Title}
            titleLang={langOf(entry, 'Title', locale).lang}
            lead={<span {...langOf(entry, 'Summary', locale)}>{entry.Summary}</span>}
            kicker={
              <span className={styles.kicker}>
                <AreaMark area={area} />
                {entry.Topic.Name}
                <PhaseMark phase={phaseOf(entry, now)} />
              </span>
            }
          />
        }
        facts={<EntryFacts entry={entry} />}
        picture={entry.Picture}
      >
        <h2 className={styles.about}>{t('entry.about')}</h2>
        <div className="dw-prose" {...langOf(entry, 'Body', locale)}>
          {entry.Body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PlacesNamed places={entry.Places} />
      </RecordArticle>
      <SameDay entry={entry} />
    </div>
  );
}
