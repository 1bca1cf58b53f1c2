import { useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './record-facts.module.scss';

type Props = {
  /** Shown above the facts. */
  note?: string | undefined;
  /** Facts without a value are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Links and buttons below the facts. */
  actions?: ReactNode;
};

/** Practical facts of an event or class, as a label beside the text. */
export function RecordFacts({ note, facts, actions }: Props) {
  const t = useTranslations();
  return (
    <aside className={`dw-label ${styles.facts}`} aria-labelledby="facts">
      <h2 className={styles.title} id="facts">
        {t('entry.facts')}
      </h2>
      {note === undefined ? null : <p className={styles.over}>{note}</p>}
      <dl className={styles.list}>
        {facts.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </aside>
  );
}
