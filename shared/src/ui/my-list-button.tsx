import { writeEntry } from '../fair/button-entry.ts';
import type { NewEntry } from '../fair/my-list.ts';
import { toggleEntry } from '../fair/my-list-storage.ts';
import { useIsListed } from '../section/my-list.ts';
import { useSite } from '@dswine/shared/section/runtime';

type Props = {
  entry: NewEntry;
  /** "My list: Glen Orrachy". `aria-pressed` says whether it is on the list. */
  label: string;
  /** Visible text beside the icon, such as "My list". Default: icon only. */
  text?: string | undefined;
};

/**
 * Adds a record to the reader's list or removes it; the shell says what happened. The stylesheet
 * hides it without JavaScript. The shell's `early.ts` carries out clicks before hydration, from
 * `data-list-entry`.
 */
export function MyListButton({ entry, label, text }: Props) {
  const { exhibitionCode } = useSite();
  const listed = useIsListed(entry);
  return (
    <button
      type="button"
      className="dw-my-list"
      aria-pressed={listed}
      aria-label={label}
      data-list-entry={writeEntry(entry)}
      onClick={() => toggleEntry(exhibitionCode, entry)}
    >
      {text}
    </button>
  );
}
