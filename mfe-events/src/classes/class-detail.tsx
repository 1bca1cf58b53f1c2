import { langOf } from '@dswine/shared/fair/bilingual';
import type { ClassDetail as Detail } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { Picture } from '@dswine/shared/ui/picture';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ClassCards } from './class-cards.tsx';
import styles from './class-detail.module.scss';
import { ClassFacts } from './class-facts.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';
import { Outline } from './outline.tsx';

/** One class or meeting: outline, participants and booking. */
export function ClassDetailPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<Detail>('detail');
  const title = t(`classes.${kind}.title`);
  return (
    <div className={styles.page}>
      <div className="dw-container">
        <Breadcrumb
          label={t('breadcrumb.label')}
          items={[
            { label: t('breadcrumb.home'), href: paths.home(locale) },
            { label: t('events.title'), href: paths.events(locale) },
            { label: title, href: classPaths[kind].list(locale) },
            { label: data?.Title ?? t('entry.untitled') },
          ]}
        />
        <Class kind={kind} />
      </div>
    </div>
  );
}

function Class({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { id } = useSlot().params;
  const { data, error, mutate, isValidating } = usePageData<Detail>('detail');
  if (error || !data)
    return (
      <>
        <SectionHeading level={1} title={t(`classes.${kind}.title`)} />
        {error?.code === 404 ? (
          <NoData
            title={t('unknown.entryTitle')}
            text={t('unknown.entryText')}
            href={classPaths[kind].list(locale)}
            hrefLabel={t(`classes.${kind}.all`)}
          />
        ) : error ? (
          <LoadFailed
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('failed.retry')}
            href={classPaths[kind].detail(locale, id)}
            retry={() => void mutate()}
            busy={isValidating}
          />
        ) : (
          <ListSkeleton label={t('loading')} />
        )}
      </>
    );
  const area = data.Area ?? 'fair';
  return (
    <div data-area={area}>
      <article className={styles.class}>
        <div className={styles.head}>
          <SectionHeading
            level={1}
            area={area}
            kicker={data.Group.Name}
            title={data.Title}
            titleLang={langOf(data, 'Title', locale).lang}
            lead={<span {...langOf(data, 'Summary', locale)}>{data.Summary}</span>}
          />
        </div>
        <ClassFacts detail={data} />
        <div className={styles.picture}>
          <Picture picture={data.Picture} alt="" eager />
        </div>
        <div className={`dw-prose ${styles.text}`}>
          {data.Body.map((paragraph) => (
            <p key={paragraph} {...langOf(data, 'Body', locale)}>
              {paragraph}
            </p>
          ))}
          <Outline detail={data} />
        </div>
      </article>
      {data.Others.length === 0 ? null : (
        <section className={styles.others} aria-labelledby="others">
          <SectionHeading id="others" area="fair" title={t(`classes.${kind}.others`)} />
          <ClassCards kind={kind} items={data.Others} level={3} />
        </section>
      )}
    </div>
  );
}
