import styles from './fact-list.module.scss';

/** Facts in two columns: what it is, and its value. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [term: string, value: string])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
