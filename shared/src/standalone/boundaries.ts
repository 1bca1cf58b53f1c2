const key = 'dswine:boundaries';

/** Outlines what each section renders, with its name. For development and previews. */
export function showBoundaries(on: boolean): void {
  addStyle();
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
  content: attr(data-boundary) ' / ' attr(data-boundary-page) '\\a' attr(data-boundary-source);
  white-space: pre;
  font: 600 12px/1.5 ui-monospace, monospace;
  pointer-events: none;
}
.boundary-panel {
  flex: 1 1 100%;
  max-block-size: 40vh;
  padding: 8px 16px;
  overflow: auto;
  background: #fff;
  color: #1c1b19;
  border-block-end: 2px solid #d6006c;
  font: 13px/1.5 system-ui, sans-serif;
}
.boundary-panel caption {
  caption-side: top;
  padding: 0 0 4px;
  color: inherit;
  font-weight: 600;
  text-align: start;
}
.boundary-panel :is(th, td) {
  padding: 2px 12px 2px 0;
  text-align: start;
  vertical-align: top;
}
.boundary-panel td:nth-of-type(n + 2) {
  font-variant-numeric: tabular-nums;
  text-align: end;
}
.boundary-panel:focus-visible {
  outline: 2px solid #d6006c;
  outline-offset: -2px;
}
@media print {
  .boundary-panel {
    display: none;
  }
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
