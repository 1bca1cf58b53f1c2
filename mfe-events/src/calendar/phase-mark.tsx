import { useTranslations } from '@dswine/shared/section/runtime';
import type { Phase } from './phase.ts';
import styles from './phase-mark.module.scss';

/** Says of an entry that it is on now, or over. What lies ahead needs no word. */
export function PhaseMark({ phase }: { phase: Phase }) {
  const t = useTranslations();
  if (phase === 'ahead') return null;
  return <strong className={styles[phase]}>{t(`calendar.${phase}`)}</strong>;
}
