import type { Visa } from '@dswine/shared/contract/visa';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Accordion } from '@dswine/shared/ui/accordion';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { InvitationLetter } from './invitation-letter.tsx';
import { OfficialSources } from './official-sources.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './visa-page.module.scss';

export const head = pageHead('visa', paths.visa);

/** Entry requirements for visitors and exhibitors from abroad, and how the fair helps. */
export function Page() {
  const t = useTranslations();
  return (
    <QueryPage<Visa>
      request="visa"
      title={t('visa.title')}
      lead={t('visa.description')}
      of={({ Lead }) => ({ lead: Lead })}
      after={<FurtherPages to={['venue', 'hotels', 'exhibit']} />}
    >
      {(visa) => <VisaContent visa={visa} />}
    </QueryPage>
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
      <PagePart id="visa-questions" className="dw-part dw-part--near" title={t('visa.questions')}>
        <Accordion
          items={visa.Questions.map(({ Question, Answer }, index) => ({
            id: `visa-question-${index + 1}`,
            title: Question,
            content: <p>{Answer}</p>,
            open: index === 0,
          }))}
        />
      </PagePart>
    </>
  );
}
