import { keyIn } from '@dswine/shared/section/messages';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { OwnApplication } from '@dswine/shared/contract/applications';
import { confirmationForm, withdrawalForm } from '@dswine/shared/fair/forms/application-forms';
import { writeDate, writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Form } from '@dswine/shared/form/form';
import type { FormDefinition } from '@dswine/shared/form/form-definition';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import styles from './own-list.module.scss';

type ItemProps = { item: OwnApplication };

/** Applications as tickets: entry, state, and buttons to confirm or withdraw. */
export function OwnList({ items }: { items: readonly OwnApplication[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Ticket key={item.Id} item={item} />
      ))}
    </ul>
  );
}

function Ticket({ item }: ItemProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { Entry, State, ConfirmBy, Removed } = item;
  const isOver = Removed || State === 'withdrawn' || State === 'lapsed';
  return (
    <li className={styles.ticket} data-state={isOver ? 'over' : State}>
      <p className={styles.state}>
        {Removed
          ? t('apply.states.removed')
          : State === 'waiting'
            ? t('apply.states.waiting', { position: item.Position ?? '' })
            : t(`apply.states.${State}`)}
      </p>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {Removed ? (
            <span {...langOf(Entry, 'Title', locale)}>{Entry.Title}</span>
          ) : (
            <a href={paths.calendarEntry(locale, Entry.Id)} {...langOf(Entry, 'Title', locale)}>
              {Entry.Title}
            </a>
          )}
        </h2>
        <p className={styles.facts}>
          <time dateTime={Entry.Start}>
            {writeDate(Entry.Start, locale)} {writeTime(Entry.Start)}
          </time>
          <EntryPlace entry={Entry} />
          <span translate="no">{item.Reference}</span>
        </p>
        {ConfirmBy === undefined || Removed ? null : (
          <p className={styles.due}>
            {t('apply.confirmBy', { day: writeDay(ConfirmBy, locale), time: writeTime(ConfirmBy) })}
          </p>
        )}
      </div>
      {item.Open ? (
        <div className={styles.action}>
          {ConfirmBy === undefined || Removed ? null : (
            <ApplicationAction name="confirm" plan={confirmationForm} item={item} />
          )}
          <ApplicationAction name="withdraw" plan={withdrawalForm} item={item} />
        </div>
      ) : null}
    </li>
  );
}

function ApplicationAction({
  name,
  plan,
  item,
}: ItemProps & { name: 'confirm' | 'withdraw'; plan: FormDefinition }) {
  const t = useTranslations();
  return (
    <Form
      name={name}
      plan={plan}
      submit={t(`apply.${name}`)}
      label={(field) => t(keyIn('apply.fields', field))}
      quiet={{ label: t(`apply.${name}This`, { title: item.Entry.Title }) }}
    >
      <input type="hidden" name="Application" value={item.Id} />
    </Form>
  );
}
