import { useTranslations } from '@dswine/shared/section/runtime';
import type { Phase } from './phase.ts';
import styles from './phase-mark.module.scss';

/** Marks an entry as on now or over. Upcoming entries have no mark. */
export function PhaseMark({ phase }: { phase: Phase }) {
  const t = useTranslations();
  if (phase === 'ahead') return null;
  return <strong className={styles[phase]}>{t(`calendar.${phase}`)}</strong>;
}
