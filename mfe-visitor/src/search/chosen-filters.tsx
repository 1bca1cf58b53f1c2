import { Chip } from '@dswine/shared/ui/chip';
import { TextLink } from '@dswine/shared/ui/link';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './chosen-filters.module.scss';
import type { Choice } from './list-filter.ts';

/** The active filters. Each links to the list without it; the last link clears all. */
export function ChosenFilters({ choices, all }: { choices: readonly Choice[]; all: string }) {
  const t = useTranslations();
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('search.chosen')}>
      {choices.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} href={without} removeLabel={t('search.remove')} />
        </li>
      ))}
      <li className={styles.clear}>
        <TextLink href={all}>{t('search.clear')}</TextLink>
      </li>
    </ul>
  );
}
