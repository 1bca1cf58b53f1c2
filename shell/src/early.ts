import { readEntry } from '@dswine/shared/fair/button-entry';
import { readList } from '@dswine/shared/fair/my-list';
import { listKey, readStoredText, toggleEntry } from '@dswine/shared/fair/my-list-storage';
import type { PageState } from './composition/page-state.ts';
import { joinCohort } from './consent/cohort.ts';
import { recordUrl } from './consent/record-url.ts';
import { showListToasts } from './list-toast.ts';

/**
 * Runs on every page, before and without React. It records the address for the account site, and
 * carries out clicks on "My list" buttons: the button carries its record, and the list is stored on
 * this device. If the list cannot be changed, the click stays held, and React says why. It shows
 * how many records are listed, and what was saved or removed. While a canary runs, it decides
 * whether this browser sees it.
 */
const { exhibitionCode, law, canary } = JSON.parse(
  document.getElementById('page-state')?.textContent ?? '{}',
) as PageState;

addEventListener('dswine:early', (event) => {
  const { detail } = event as CustomEvent<HTMLElement>;
  const entry = readEntry(detail.dataset['listEntry'] ?? '');
  if (!entry) return;
  const listed = toggleEntry(exhibitionCode, entry);
  if (listed === undefined) return;
  detail.ariaPressed = String(listed);
  event.preventDefault();
});

function showCount(): void {
  const count = readList(readStoredText() ?? null, exhibitionCode).length;
  const link = document.querySelector<HTMLElement>('.site-list');
  if (link && count > 0) link.dataset['count'] = String(count);
  else delete link?.dataset['count'];
}
addEventListener(listKey, showCount);
showCount();

showListToasts(exhibitionCode);

// The boot script offers the clicks that it holds already.
dispatchEvent(new CustomEvent('dswine:hydrated', { detail: document.body }));
recordUrl(law.cookieDomain);
joinCohort(canary);
