import { useEffect, useRef, type RefObject } from 'react';

/**
 * A search that was made is drawn anew with what was asked for, so the field with focus goes away. Its successor takes its
 * place; on a touch screen the button does, since a field would bring the keyboard up over what was found.
 */
export function useRestoreFocus<T extends HTMLElement>(
  asked: string,
): { box: RefObject<T | null>; onSubmit: () => void } {
  const box = useRef<T>(null);
  const searched = useRef(false);
  useEffect(() => {
    if (!searched.current) return;
    searched.current = false;
    if (document.activeElement !== document.body) return;
    const touched = matchMedia('(pointer: coarse)').matches;
    const next =
      box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      (touched ? undefined : shownField(box.current)) ??
      box.current?.querySelector<HTMLElement>('button[type=submit]');
    next?.focus({ preventScroll: true });
  }, [asked]);
  return {
    box,
    onSubmit() {
      searched.current = true;
    },
  };
}

/** The stylesheet shows one of the two fields. */
function shownField(box: HTMLElement | null): HTMLElement | undefined {
  return [...(box?.querySelectorAll<HTMLElement>('input.dw-input') ?? [])].find((field) =>
    field.checkVisibility(),
  );
}
