import type { OwnApplication } from '@dswine/shared/contract/applications';
import { withdrawalForm } from '@dswine/shared/fair/application-forms';
import { writeDate, writeTime } from '@dswine/shared/fair/dates';
import { paths } from '@dswine/shared/fair/paths';
import { Form } from '@dswine/shared/form/form';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import styles from './own-list.module.scss';

/** Applications as tickets: what for, how it stands, and a button that gives the place back. */
export function OwnList({ items }: { items: readonly OwnApplication[] }) {
  const t = useWords();
  const { locale } = useSite();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.Id} className={styles.ticket} data-state={item.State}>
          <p className={styles.state}>
            {item.State === 'waiting'
              ? t('apply.states.waiting', { position: item.Position ?? '' })
              : t(`apply.states.${item.State}`)}
          </p>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a href={paths.calendarEntry(locale, item.Entry.Id)}>{item.Entry.Title}</a>
            </h2>
            <p className={styles.facts}>
              <time dateTime={item.Entry.Start}>
                {writeDate(item.Entry.Start, locale)} {writeTime(item.Entry.Start)}
              </time>
              <span>{item.Entry.Place}</span>
              <span translate="no">{item.Reference}</span>
            </p>
          </div>
          {item.Open ? (
            <div className={styles.action}>
              <Form
                name="withdraw"
                plan={withdrawalForm}
                submit={t('apply.withdraw')}
                label={(field) => t(`apply.fields.${field}`)}
                quiet={{ label: t('apply.withdrawThis', { title: item.Entry.Title }) }}
              >
                <input type="hidden" name="Application" value={item.Id} />
              </Form>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
