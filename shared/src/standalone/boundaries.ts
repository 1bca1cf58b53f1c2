const key = 'dswine:boundaries';

/** Outlines what each section renders, with its name. For development and previews. */
export function showBoundaries(on: boolean): void {
  addStyle();
  document.documentElement.toggleAttribute('data-boundaries', on);
  sessionStorage.setItem(key, on ? 'on' : 'off');
}

const boundariesShown = () => document.documentElement.hasAttribute('data-boundaries');

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

/**
 * The colours are not design tokens: outlines must differ from everything else on the site. Set by
 * script, because a released shell links its style files by name.
 */
const style = `
[data-boundaries] [data-boundary] {
  position: relative;
  outline: 2px dashed #d6006c;
  outline-offset: -2px;
}
[data-boundaries] [data-boundary]::before {
  position: absolute;
  z-index: 2147483000;
  inset-block-start: 0;
  inset-inline-start: 0;
  padding: 2px 8px;
  background: #d6006c;
  color: #fff;
  content: attr(data-boundary) ' / ' attr(data-boundary-page);
  font: 600 12px/1.5 ui-monospace, monospace;
  pointer-events: none;
}
`;

let isStyled = false;

/** Without this style, only the attribute of the document is set. */
export function addStyle(): void {
  if (isStyled || !('adoptedStyleSheets' in document)) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
