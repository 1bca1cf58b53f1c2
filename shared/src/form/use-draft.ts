import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldRules } from '../contract/forms.ts';
import { draftKey, deleteDraft, saveDraft, readDraft, type Waiting } from './draft.ts';
import { fillForm } from './fill-form.ts';
import { draftValues } from './form-definition.ts';
import { joinValues } from './join-values.ts';
import { newKey } from './new-key.ts';

const PAUSE_MS = 400;

export type DraftNotice = {
  /** Notice about the draft: restored, waiting for a network, or discarded. */
  note: 'none' | 'saved' | 'waiting' | 'discarded';
  discard: () => void;
};

type FormDraftOptions = {
  element: RefObject<HTMLFormElement | null>;
  path: string;
  name: string;
  fields: FieldRules;
  on: boolean;
};

/** Stores form input on the device until it is sent, and restores it. */
export function useFormDraft({ element, path, name, fields, on }: FormDraftOptions) {
  const storageKey = draftKey(path, name);
  const [note, setNote] = useState<DraftNotice['note']>('none');
  /** Idempotency key of this submission. Like the draft, it survives a reload. */
  const key = useRef<string | undefined>(undefined);
  const waiting = useRef<Waiting | undefined>(undefined);
  const [pause] = useState(createPause);

  function keep(form = element.current): void {
    pause.end();
    if (!on || !form) return;
    const values = draftValues(fields, valuesOf(form), 'draft');
    key.current ??= newKey();
    saveDraft(storageKey, { values, key: key.current, waiting: waiting.current }, Date.now());
  }

  // Latest closure, for the listeners below.
  const saveNow = useRef(keep);
  useEffect(() => {
    saveNow.current = keep;
  });

  useEffect(() => {
    const form = element.current;
    if (!on || !form) return undefined;
    const draft = readDraft(storageKey, Date.now());
    if (draft && fillForm(form, draft.values)) {
      key.current = draft.key;
      waiting.current = draft.waiting;
      setNote(draft.waiting ? 'waiting' : 'saved');
    }
    // The element may already be unmounted when this runs.
    return onLeave(() => pause.isOn() && saveNow.current(form));
  }, [on, storageKey, element, pause]);

  return {
    note,
    key,
    keep: () => keep(),
    /** Offline: the submission waits on the device, and every page says so. */
    wait() {
      const title = document.querySelector('h1')?.textContent ?? document.title;
      waiting.current = { title, since: new Date().toISOString() };
      keep();
      setNote('waiting');
    },
    later: () => pause.start(() => saveNow.current()),
    drop() {
      pause.end();
      deleteDraft(storageKey);
    },
    discard() {
      this.drop();
      key.current = undefined;
      waiting.current = undefined;
      element.current?.reset();
      setNote('discarded');
    },
  };
}

/** A pause in typing, after which the draft is saved. */
function createPause() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isOn: () => timer !== undefined,
    end,
    start(after: () => void) {
      end();
      timer = setTimeout(after, PAUSE_MS);
    },
  };
}

/** Values of a form's fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return joinValues([...new FormData(form)].map(([field, value]) => [field, String(value)]));
}

/** Runs when the page is hidden or left, and once at the end. Returns the end. */
function onLeave(leave: () => void): () => void {
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    leave();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
