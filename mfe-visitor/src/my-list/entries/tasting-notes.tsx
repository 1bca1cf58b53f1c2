import { useState } from 'react';
import type { ListEntry, Notes } from '@dswine/shared/fair/lists/my-list';
import { useTranslations, type Translate } from '@dswine/shared/section/runtime';
import styles from './taps.module.scss';
import { knownWords, tasteWordsOf } from './taste-words.ts';

type TastingProps = {
  entry: ListEntry;
  name: string;
  set: (notes: { rating?: number | undefined; taste?: Notes['taste'] | undefined }) => void;
};
const grades = [1, 2, 3, 4, 5] as const;

/** A grade and words of taste, by taps. Closed, it says what was chosen. */
export function TastingNotes({ entry, name, set }: TastingProps) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const summary = writeTasting(entry, t);
  return (
    <details
      className={styles.tasting}
      data-empty={summary === '' || undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary aria-label={summary === '' ? t('myList.tasting.of', { name }) : undefined}>
        {summary === '' ? t('myList.tasting.title') : summary}
      </summary>
      {isOpen ? (
        <>
          <Grade entry={entry} name={name} set={set} />
          <TasteWords entry={entry} name={name} set={set} />
        </>
      ) : null}
    </details>
  );
}

function Grade({ entry, name, set }: TastingProps) {
  const t = useTranslations();
  return (
    <div className={styles.taps} role="group" aria-label={t('myList.tasting.gradeOf', { name })}>
      {grades.map((grade) => (
        <button
          key={grade}
          type="button"
          className={styles.grade}
          aria-pressed={entry.rating === grade}
          aria-label={t('myList.tasting.grade', { grade })}
          data-on={(entry.rating ?? 0) >= grade || undefined}
          onClick={() => set({ rating: entry.rating === grade ? undefined : grade })}
        >
          <span aria-hidden="true">{grade}</span>
        </button>
      ))}
    </div>
  );
}

function TasteWords({ entry, name, set }: TastingProps) {
  const t = useTranslations();
  const chosen = entry.taste ?? [];
  const toggle = (word: string) => {
    const taste = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word];
    set({ taste: taste.length > 0 ? taste : undefined });
  };
  return (
    <div className={styles.taps} role="group" aria-label={t('myList.tasting.tasteOf', { name })}>
      {tasteWordsOf(entry.area ?? 'fair').map((word) => (
        <button
          key={word}
          type="button"
          className={styles.tap}
          aria-pressed={chosen.includes(word)}
          onClick={() => toggle(word)}
        >
          {t(`myList.taste.${word}`)}
        </button>
      ))}
    </div>
  );
}

/** Grade and words in one line: `4/5 · dry · smoky`. Empty without any. */
export function writeTasting({ rating, taste }: Notes, t: Translate): string {
  return [
    ...(rating === undefined ? [] : [t('myList.tasting.outOf', { grade: rating })]),
    ...knownWords(taste).map((word) => t(`myList.taste.${word}`)),
  ].join(' · ');
}
