import { langOf } from '@dswine/shared/fair/bilingual';
import type { CalendarDetail } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import {
  useNow,
  usePageData,
  useSite,
  useSlot,
  useTranslations,
} from '@dswine/shared/section/runtime';
import styles from './calendar-entry-page.module.scss';
import { CalendarError } from './calendar-error.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { phaseOf } from './phase.ts';
import { PhaseMark } from './phase-mark.tsx';
import { SameDay } from './same-day.tsx';

export { head } from './calendar-entry-head.ts';

export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<CalendarDetail>('entry');
  const breadcrumbItems = [
    { label: t('breadcrumb.home'), href: paths.home(locale) },
    { label: t('calendar.title'), href: paths.calendar(locale) },
    { label: data?.Title ?? t('entry.untitled') },
  ];
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb label={t('breadcrumb.label')} items={breadcrumbItems} />
        <Entry />
      </div>
    </div>
  );
}

function Entry() {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const { params } = useSlot();
  const { data, error, mutate, isValidating } = usePageData<CalendarDetail>('entry');
  if (error)
    return (
      <>
        <SectionHeading level={1} title={t('entry.untitled')} />
        <CalendarError
          error={error}
          resource="entry"
          href={paths.calendarEntry(locale, params.id)}
          retry={() => void mutate()}
          busy={isValidating}
        />
      </>
    );
  if (!data)
    return (
      <>
        <SectionHeading level={1} title={t('entry.untitled')} />
        <ListSkeleton label={t('loading')} />
      </>
    );
  const area = data.Area ?? 'fair';
  return (
    <div data-area={area}>
      <article className={styles.entry}>
        <div className={styles.head}>
          <SectionHeading
            level={1}
            area={area}
            title={data.Title}
            titleLang={langOf(data, 'Title', locale).lang}
            lead={<span {...langOf(data, 'Summary', locale)}>{data.Summary}</span>}
            kicker={
              <span className={styles.kicker}>
                <AreaMark area={area} />
                {data.Topic.Name}
                <PhaseMark phase={phaseOf(data, now)} />
              </span>
            }
          />
        </div>
        <EntryFacts entry={data} />
        <div className={styles.picture}>
          <Picture picture={data.Picture} alt="" eager />
        </div>
        <div className={styles.text}>
          <h2 className={styles.about}>{t('entry.about')}</h2>
          <div className="dw-prose" {...langOf(data, 'Body', locale)}>
            {data.Body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </article>
      <SameDay entry={data} />
    </div>
  );
}
