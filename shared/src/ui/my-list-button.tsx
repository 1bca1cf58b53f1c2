import { useState } from 'react';
import { isSame, listLimit, withEntry, withoutEntry, type NewEntry } from '../fair/my-list.ts';
import { useMyList } from '../section/my-list.ts';
import { classNames } from './class-names.ts';

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
 * Adds a record to the reader's list or removes it. Needs JavaScript, so the server does not render
 * it.
 */
export function MyListButton({ entry, label, text, refused }: Props) {
  const { entries, change } = useMyList();
  const [failed, setFailed] = useState(false);
  if (!entries) return null;
  const listed = entries.some((one) => isSame(one, entry));
  const toggle = () => {
    const full = !listed && entries.length >= listLimit;
    setFailed(
      full ||
        !change((before) => (listed ? withoutEntry(before, entry) : withEntry(before, entry))),
    );
  };
  return (
    <>
      <button
        type="button"
        className={classNames('dw-my-list', text === undefined && 'dw-my-list--mark')}
        aria-pressed={listed}
        aria-label={label}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" strokeWidth="1.4" aria-hidden="true" focusable="false">
          <path d="M3.5 1.8h9v12.4L8 10.8l-4.5 3.4z" />
        </svg>
        {text === undefined ? null : <span>{text}</span>}
      </button>
      {failed ? (
        <span className="dw-my-list__refused" role="alert">
          {refused}
        </span>
      ) : null}
    </>
  );
}
