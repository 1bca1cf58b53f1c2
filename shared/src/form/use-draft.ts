import { useEffect, useRef, useState, type RefObject } from 'react';
import { deleteDraft, keepDraft, readDraft, restoreDraft } from './draft.ts';
import { newKey } from './new-key.ts';

export type DraftNotice = {
  /** Notice about the draft: restored, waiting for a network, or discarded. */
  note: 'none' | 'saved' | 'waiting' | 'discarded';
  discard: () => void;
};

/** Stores form input on the device until it is sent, and restores it. */
export function useFormDraft(element: RefObject<HTMLFormElement | null>, on: boolean) {
  const [note, setNote] = useState<DraftNotice['note']>('none');
  /** Idempotency key of this submission. Like the draft, it survives a reload. */
  const key = useRef<string | undefined>(undefined);
  const change = (act: (form: HTMLFormElement) => void) => {
    if (on && element.current) act(element.current);
  };

  useEffect(() => {
    if (on && element.current) setNote(restoreDraft(element.current, Date.now()));
  }, [on, element]);

  return {
    note,
    key(): string {
      change((form) => (key.current ??= readDraft(form, Date.now())?.key));
      return (key.current ??= newKey());
    },
    keep: () => change((form) => keepDraft(form, Date.now(), { key: key.current })),
    /** Offline: the submission waits on the device, and every page says so. */
    wait() {
      const title = document.querySelector('h1')?.textContent ?? document.title;
      const waiting = { title, since: new Date().toISOString() };
      change((form) => keepDraft(form, Date.now(), { key: key.current, waiting }));
      setNote('waiting');
    },
    drop: () => change(deleteDraft),
    discard() {
      this.drop();
      key.current = undefined;
      element.current?.reset();
      setNote('discarded');
    },
  };
}
