import './boundaries.scss';

const key = 'dswine:boundaries';

/** Outlines what each section renders, with its name. For development. */
export function showBoundaries(on: boolean): void {
  document.documentElement.toggleAttribute('data-boundaries', on);
  sessionStorage.setItem(key, on ? 'on' : 'off');
  dispatchEvent(new Event('dswine:boundaries'));
}

export function boundariesShown(): boolean {
  return document.documentElement.hasAttribute('data-boundaries');
}

/**
 * Alt+B toggles the outlines; `?boundaries` in the URL starts with them on. The choice is stored
 * for the tab.
 */
export function offerBoundaries(): void {
  showBoundaries(
    new URLSearchParams(location.search).has('boundaries') || sessionStorage.getItem(key) === 'on',
  );
  addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyB') showBoundaries(!boundariesShown());
  });
}
