import type {
  ExhibitorDeadline,
  ExhibitorDeadlines,
} from '@dswine/shared/contract/exhibitor-deadlines';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { DeadlineLinks } from '../page-layout/deadline-links.tsx';
import { DeskDataPage, deskHead } from './desk-page.tsx';
import styles from './desk.module.scss';

/** What the exhibitor still has to do, and by when. */
export function Page() {
  const t = useTranslations();
  return (
    <DeskDataPage<ExhibitorDeadlines> part="deadlines" data="tasks" lead={t('deadlines.lead')}>
      {({ Items }) => (
        <ol className={styles.tasks}>
          {Items.map((item) => (
            <Task key={item.Id} item={item} />
          ))}
        </ol>
      )}
    </DeskDataPage>
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
      <DeadlineLinks
        Form={Form}
        File={File}
        Late={isMet || State === 'missed' ? undefined : Late}
      />
    </li>
  );
}

export const head = deskHead('deadlines');
