import { useState } from 'react';
import { writeEntry } from '../fair/button-entry.ts';
import { isSame, type NewEntry } from '../fair/my-list.ts';
import { toggleEntry } from '../fair/my-list-storage.ts';
import { useMyList } from '../section/my-list.ts';
import { useSite } from '@dswine/shared/section/runtime';

type Props = {
  entry: NewEntry;
  /** "My list: Glen Orrachy". `aria-pressed` says whether it is on the list. */
  label: string;
  /** Visible text beside the icon, such as "My list". Default: icon only. */
  text?: string | undefined;
  /** Displayed if the list is full or storage is disabled. */
  refused: string;
};

/**
 * Adds a record to the reader's list or removes it. The stylesheet hides it without JavaScript. The
 * shell's `early.ts` carries out clicks before hydration, from `data-list-entry`.
 */
export function MyListButton({ entry, label, text, refused }: Props) {
  const { exhibitionCode } = useSite();
  const { entries } = useMyList();
  const [failed, setFailed] = useState(false);
  const listed = entries?.some((one) => isSame(one, entry)) ?? false;
  return (
    <>
      <button
        type="button"
        className="dw-my-list"
        aria-pressed={listed}
        aria-label={label}
        data-list-entry={writeEntry(entry)}
        onClick={() => setFailed(toggleEntry(exhibitionCode, entry) === undefined)}
      >
        {text}
      </button>
      {failed ? (
        <span className="dw-my-list__refused" role="alert">
          {refused}
        </span>
      ) : null}
    </>
  );
}
