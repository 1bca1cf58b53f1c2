import { useEffect, useRef, type RefObject } from 'react';

/**
 * A search remounts the form, so the field loses focus. Restores it in the new field. On touch
 * screens it focuses the button instead, because a focused field opens the keyboard over the
 * results.
 */
export function useRestoreFocus<T extends HTMLElement>(
  searchKey: string,
): { container: RefObject<T | null>; onSubmit: () => void } {
  const container = useRef<T>(null);
  const searched = useRef(false);
  useEffect(() => {
    if (!searched.current) return;
    searched.current = false;
    if (document.activeElement !== document.body) return;
    const touched = matchMedia('(pointer: coarse)').matches;
    const next =
      container.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      (touched ? undefined : shownField(container.current)) ??
      container.current?.querySelector<HTMLElement>('button[type=submit]');
    next?.focus({ preventScroll: true });
  }, [searchKey]);
  return {
    container,
    onSubmit() {
      searched.current = true;
    },
  };
}

/** CSS shows only one of the two fields. */
function shownField(container: HTMLElement | null): HTMLElement | undefined {
  return [...(container?.querySelectorAll<HTMLElement>('input.dw-input') ?? [])].find((field) =>
    field.checkVisibility(),
  );
}
