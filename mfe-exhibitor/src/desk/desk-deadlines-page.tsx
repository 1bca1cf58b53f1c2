import type {
  ExhibitorDeadline,
  ExhibitorDeadlines,
} from '@dswine/shared/contract/exhibitor-deadlines';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { QueryState } from '@dswine/shared/ui/query-state';
import { DeadlineTarget } from '../page-layout/deadline-target.tsx';
import { deskHead, DeskPage } from './desk-page.tsx';
import styles from './desk.module.scss';

/** What the exhibitor still has to do, and by when. */
export function Page() {
  const t = useTranslations();
  const query = usePageData<ExhibitorDeadlines>('tasks');
  return (
    <DeskPage part="deadlines" lead={t('deadlines.lead')}>
      {() => (
        <QueryState query={query}>
          {({ Items }) => (
            <ol className={styles.tasks}>
              {Items.map((item) => (
                <Task key={item.Id} item={item} />
              ))}
            </ol>
          )}
        </QueryState>
      )}
    </DeskPage>
  );
}

const unmet = ['open', 'late', 'missed'];

function Task({ item }: { item: ExhibitorDeadline }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Title, Text, Due, State, Late, Form, File } = item;
  const isMet = !unmet.includes(State);
  return (
    <li data-state={isMet ? 'met' : State}>
      <p className={styles.state}>{t(`deadlines.states.${State}`)}</p>
      <h2>{Title}</h2>
      <p>
        <time dateTime={Due}>{t('deadlines.due', { date: writeDate(Due, locale) })}</time>
      </p>
      {isMet ? null : <p>{Text}</p>}
      <ul className={styles.links}>
        {Late && !isMet && State !== 'missed' ? (
          <li>{t('calendar.lateRule', { date: writeDate(Late.Until, locale), fee: Late.Fee })}</li>
        ) : null}
        {Form ? (
          <li>
            {t('calendar.form')} <DeadlineTarget link={Form} />
          </li>
        ) : null}
        {File ? (
          <li>
            {t('calendar.file')} <DeadlineTarget link={File} />
          </li>
        ) : null}
      </ul>
    </li>
  );
}

export const head = deskHead('deadlines');
