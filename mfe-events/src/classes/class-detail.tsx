import { langOf } from '@dswine/shared/fair/bilingual';
import type { ClassDetail as Detail } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { RecordArticle } from '../page-layout/record-article.tsx';
import { ClassCards } from './class-cards.tsx';
import styles from './class-detail.module.scss';
import { ClassFacts } from './class-facts.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';
import { Outline } from './outline.tsx';

/** One class or meeting: outline, participants and booking. */
export function ClassDetailPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const query = usePageData<Detail>('detail');
  const list = { label: t(`classes.${kind}.title`), href: classPaths[kind].list(locale) };
  return (
    <PageLayout
      title={list.label}
      crumb={query.data?.Title ?? t('entry.untitled')}
      crumbLang={langOf(query.data, 'Title', locale).lang}
      parents={[{ label: t('events.title'), href: paths.events(locale) }, list]}
      heading={query.data && 'own'}
    >
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{
          title: t('unknown.entryTitle'),
          text: t('unknown.entryText'),
          href: list.href,
          hrefLabel: t(`classes.${kind}.all`),
        }}
      >
        {(detail) => <Class kind={kind} detail={detail} />}
      </QueryState>
    </PageLayout>
  );
}

function Class({ kind, detail }: { kind: ClassKind; detail: Detail }) {
  const t = useTranslations();
  const { locale } = useSite();
  const area = detail.Area ?? 'fair';
  return (
    <div data-area={area}>
      <RecordArticle
        heading={
          <SectionHeading
            level={1}
            area={area}
            kicker={detail.Group.Name}
            title={detail.Title}
            titleLang={langOf(detail, 'Title', locale).lang}
            lead={<span {...langOf(detail, 'Summary', locale)}>{detail.Summary}</span>}
          />
        }
        facts={<ClassFacts detail={detail} />}
        picture={detail.Picture}
      >
        <div className="dw-prose">
          {detail.Body.map((paragraph) => (
            <p key={paragraph} {...langOf(detail, 'Body', locale)}>
              {paragraph}
            </p>
          ))}
          <Outline detail={detail} />
        </div>
      </RecordArticle>
      {detail.Others.length === 0 ? null : (
        <section className={styles.others} aria-labelledby="others">
          <SectionHeading id="others" area="fair" title={t(`classes.${kind}.others`)} />
          <ClassCards kind={kind} items={detail.Others} level={3} />
        </section>
      )}
    </div>
  );
}
