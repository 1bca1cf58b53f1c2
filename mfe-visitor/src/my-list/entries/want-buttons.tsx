import type { Notes } from '@dswine/shared/fair/lists/my-list';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './taps.module.scss';

type Props = {
  name: string;
  want: Notes['want'];
  set: (want: Notes['want'] | undefined) => void;
};

/** How much the visitor wants to see it: a tap chooses, a second one takes it back. */
export function WantButtons({ name, want, set }: Props) {
  const t = useTranslations();
  return (
    <div className={styles.taps} role="group" aria-label={t('myList.want.of', { name })}>
      {(['must', 'maybe'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tap}
          aria-pressed={want === one}
          onClick={() => set(want === one ? undefined : one)}
        >
          {t(`myList.want.${one}`)}
        </button>
      ))}
    </div>
  );
}
