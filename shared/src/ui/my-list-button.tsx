import { writeEntry } from '../fair/browser/button-entry.ts';
import type { NewEntry } from '../fair/lists/my-list.ts';
import { toggleEntry } from '../fair/lists/my-list-storage.ts';
import { useIsListed } from '../section/my-list.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { myListMessages, useMessages } from './ui-messages.ts';

type Props = {
  entry: NewEntry;
  /** What is saved, for "Save: Glen Orrachy". */
  name: string;
  /** Shows a text beside the icon. */
  hasText?: boolean | undefined;
};

/**
 * Adds a record to the reader's list or removes it; the shell says what happened. The stylesheet
 * hides it without JavaScript. The shell's `early.ts` carries out clicks before hydration, from
 * `data-list-entry`.
 */
export function MyListButton({ entry, name, hasText = false }: Props) {
  const { exhibitionCode } = useSite();
  const listed = useIsListed(entry);
  const { add, added, of } = useMessages(myListMessages);
  const action = listed ? added : add;
  return (
    <button
      type="button"
      className="dw-my-list"
      aria-pressed={listed}
      aria-label={of(action, name)}
      data-list-entry={writeEntry(entry)}
      onClick={() => toggleEntry(exhibitionCode, entry)}
    >
      {hasText ? action : null}
    </button>
  );
}
