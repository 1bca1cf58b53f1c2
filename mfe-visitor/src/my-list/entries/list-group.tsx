import { useState } from 'react';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';
import { GroupHeading, useRemoval } from './group-heading.tsx';
import styles from './list-group.module.scss';
import { ListItem } from './list-item.tsx';
import itemStyles from './list-item.module.scss';

const maxCompared = 4;

type Props = {
  kind: 'exhibitor' | 'product';
  entries: readonly ListEntry[];
  announce: (message: string, removed?: ListEntry) => void;
};

/**
 * The exhibitors or the products. Chosen ones can be compared: the form opens the comparison page.
 */
export function ListGroup({ kind, entries, announce }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { heading, remove } = useRemoval(announce);
  if (entries.length === 0) return null;
  const compared = entries.filter(({ id }) => chosen.includes(id));
  const choose = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
  const formId = `compare-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={`list-${kind}`}>
      <GroupHeading kind={kind} count={entries.length} ref={heading} />
      <ul role="list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ListItem
              entry={entry}
              remove={() => remove(entry)}
              action={
                <label className={itemStyles.choice}>
                  <input
                    type="checkbox"
                    form={formId}
                    name={kind}
                    value={entry.id}
                    checked={chosen.includes(entry.id)}
                    disabled={
                      entry.isDeleted ??
                      (compared.length >= maxCompared && !chosen.includes(entry.id))
                    }
                    aria-label={t('myList.chooseThis', { name: entryName(entry, locale).text })}
                    onChange={(event) => choose(entry.id, event.currentTarget.checked)}
                  />
                  {t('myList.choose')}
                </label>
              }
            />
          </li>
        ))}
      </ul>
      {entries.length > 1 ? (
        <form id={formId} className={styles.compare} method="get" action={paths.compare(locale)}>
          <Button type="submit" kind="quiet" small disabled={compared.length < 2}>
            {t('myList.compare')}
          </Button>
          <span>{t('myList.compareHint')}</span>
        </form>
      ) : null}
    </section>
  );
}
