import type { Visa } from '@dswine/shared/contract/visa';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Accordion } from '@dswine/shared/ui/accordion';
import { QueryState } from '@dswine/shared/ui/query-state';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { InvitationLetter } from './invitation-letter.tsx';
import { OfficialSources } from './official-sources.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './visa-page.module.scss';

export function head({ t }: HeadContext): Head {
  return {
    title: t('visa.title'),
    description: t('visa.description'),
    breadcrumb: [{ name: t('visa.title'), path: paths.visa('tw') }],
  };
}

/** Entry requirements for visitors and exhibitors from abroad, and how the fair helps. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<Visa>('visa');
  return (
    <PageLayout title={t('visa.title')} lead={query.data?.Lead ?? t('visa.description')}>
      <QueryState query={query}>{(visa) => <VisaContent visa={visa} />}</QueryState>
      <FurtherPages to={['venue', 'hotels', 'exhibit']} />
    </PageLayout>
  );
}

function VisaContent({ visa }: { visa: Visa }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <div className={styles.caveat}>
        <strong>{t('visa.caveat')}</strong>
        <p>
          {t('visa.checked')}{' '}
          <time dateTime={visa.CheckedAt}>{writeDate(visa.CheckedAt, locale)}</time>
        </p>
      </div>
      <ol className={styles.ways}>
        {visa.Ways.map(({ Title, Text }) => (
          <li key={Title}>
            <h2>{Title}</h2>
            <p>{Text}</p>
          </li>
        ))}
      </ol>
      <OfficialSources sources={visa.Official} />
      <InvitationLetter letter={visa.Letter} />
      <section className={styles.questions} aria-labelledby="visa-questions">
        <SectionHeading id="visa-questions" title={t('visa.questions')} />
        <Accordion
          items={visa.Questions.map(({ Question, Answer }, index) => ({
            id: `visa-question-${index + 1}`,
            title: Question,
            content: <p>{Answer}</p>,
            open: index === 0,
          }))}
        />
      </section>
    </>
  );
}
