import type { Visa } from '@dswine/shared/contract/visa';
import { writeDate } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { Accordion } from '@dswine/shared/ui/accordion';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { InvitationLetter } from './invitation-letter.tsx';
import { OfficialSources } from './official-sources.tsx';
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
  const { locale } = useSite();
  const answer = usePageData<Visa>('visa');
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('visa.title') },
        ]}
      />
      <SectionHeading
        level={1}
        title={t('visa.title')}
        lead={answer.data?.Lead ?? t('visa.description')}
      />
      <QueryState
        answer={answer}
        href={paths.visa(locale)}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        skeleton={<ListSkeleton label={t('faces.loading')} count={4} />}
      >
        {(visa) => <VisaContent visa={visa} />}
      </QueryState>
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.venue(locale), title: t('venue.title'), text: t('further.venue') },
          { href: paths.hotels(locale), title: t('hotels.title'), text: t('further.hotels') },
          {
            href: paths.forExhibitors(locale),
            title: t('further.exhibitTitle'),
            text: t('further.exhibit'),
          },
        ]}
      />
    </div>
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
