import type { VisitorAudience } from '@dswine/shared/fair/forms/visitor-registration';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './registration-page.module.scss';

type Props = { audience?: VisitorAudience; title: string };

/** Who is admitted, and what to bring. Without an audience, for both kinds. */
export function EntryRules({ audience, title }: Props) {
  const t = useTranslations();
  const rules = ['adult', 'id', ...(audience === 'public' ? [] : (['card'] as const))] as const;
  return (
    <section aria-labelledby="entry-rules">
      <h2 className={styles.title} id="entry-rules">
        {title}
      </h2>
      <ul className={styles.arrival}>
        {rules.map((rule) => (
          <li key={rule}>{t(`registration.rules.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
