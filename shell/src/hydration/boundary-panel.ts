import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { addStyle, boundariesShown } from '@dswine/shared/standalone/boundaries';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { PageComposition } from '../composition/page-state.ts';
import { boundaryFigures, serverTime, type BoundaryFigures } from './boundary-figures.ts';

const texts = {
  tw: {
    caption: '本頁各部分的版本與成本',
    composition: '組合',
    server: '伺服器',
    notYet: '尚未',
    columns: ['部分', '版本', '可操作時間', '傳輸量', '解壓後'],
  },
  en: {
    caption: 'Who renders what on this page',
    composition: 'composition',
    server: 'server',
    notYet: 'not yet',
    columns: ['Part', 'Release', 'Hydrated after', 'Transferred', 'Decoded'],
  },
};

/**
 * Shows a table of the page's parts while the boundaries are shown: who renders what, from which
 * release, when it was hydrated, and the bytes of its files. For development and previews.
 */
export function watchBoundaries(composition: () => PageComposition): void {
  const panel = document.createElement('section');
  panel.className = 'boundary-panel';
  // Its rows may be more than it shows, and a keyboard must be able to scroll it.
  panel.tabIndex = 0;
  const draw = () => {
    if (!boundariesShown()) return panel.remove();
    addStyle();
    const text = inLocale(texts, splitLocale(location.pathname).locale);
    panel.setAttribute('aria-label', text.caption);
    panel.replaceChildren(tableOf(composition(), text));
    // Moved, it would lose the focus.
    if (panel.isConnected) return;
    const bar = document.querySelector('.preview-bar');
    if (bar) bar.append(panel);
    else document.body.prepend(panel);
  };
  addEventListener('dswine:boundaries', draw);
  // Each page and part that arrives loads files or is marked as hydrated.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  new PerformanceObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(draw, 200);
  }).observe({ entryTypes: ['resource', 'mark'] });
  draw();
}

function tableOf(composition: PageComposition, text: (typeof texts)['tw']): HTMLTableElement {
  const table = document.createElement('table');
  const server = milliseconds(serverTime(), text.notYet);
  table.createCaption().textContent = `${text.caption} – ${text.composition} ${composition.revision}, ${text.server} ${server}`;
  const head = table.createTHead().insertRow();
  for (const name of text.columns) head.append(cell('th', name, 'col'));
  const body = table.createTBody();
  for (const figures of boundaryFigures(composition)) {
    const row = body.insertRow();
    const [part = '', ...rest] = cellsOf(figures, text.notYet);
    row.append(cell('th', part, 'row'), ...rest.map((value) => cell('td', value)));
  }
  return table;
}

function cellsOf(figures: BoundaryFigures, notYet: string): string[] {
  const { section, page, release, hydratedAt, transferred, decoded } = figures;
  return [
    `${section} / ${page}`,
    release,
    milliseconds(hydratedAt, notYet),
    kibibytes(transferred),
    kibibytes(decoded),
  ];
}

function cell(name: 'th' | 'td', text: string, scope?: 'col' | 'row'): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (scope) element.setAttribute('scope', scope);
  return element;
}

const milliseconds = (time: number | undefined, otherwise: string) =>
  time === undefined ? otherwise : `${Math.round(time)} ms`;
const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
