import { readEntry } from '@dswine/shared/fair/browser/button-entry';
import { readList } from '@dswine/shared/fair/lists/my-list';
import { hasListMark, listMarkPath } from '@dswine/shared/fair/lists/list-place';
import { listKey, readStoredText, toggleEntry } from '@dswine/shared/fair/lists/my-list-storage';
import { keepDraft, restoreDraft } from '@dswine/shared/form/draft';
import type { PageState } from '../composition/page-state.ts';
import { appendWholeStyles } from '../loading/whole-styles.ts';
import { joinCohort } from '../consent/cohort.ts';
import { recordUrl } from '../consent/record-url.ts';
import { shareEarly } from './early-share.ts';
import { markScrolling } from '../navigation/scroll-thresholds.ts';
import { closeOnEscape } from '../layout/menu/menu-parts.ts';
import { showListToasts } from './list-toast.ts';

/**
 * Runs on every page, before and without React. It records the address for the account site, and
 * carries out clicks on "My list" and Share buttons. A "My list" button carries its record, and the
 * list is stored on this device. If it cannot be changed, the click stays held, and React says why.
 * It shows how many records are listed, and what was saved or removed, makes the bar compact,
 * closes menus on Escape and stores what is typed into forms until React does.
 * While a canary runs, it decides whether this browser sees it. What paper needs comes after all
 * else.
 */
const { exhibitionCode, law, canary, stickyOffset } = JSON.parse(
  document.getElementById('page-state')?.textContent ?? '{}',
) as PageState;

addEventListener('dswine:early', (event) => {
  const { detail } = event as CustomEvent<HTMLElement>;
  if (listEarly(detail) || shareEarly(detail)) event.preventDefault();
});

/** Carries out a click on a "My list" button. False if React has to do it. */
function listEarly(button: HTMLElement): boolean {
  const entry = readEntry(button.dataset['listEntry'] ?? '');
  const listed = entry && toggleEntry(exhibitionCode, entry);
  if (listed === undefined) return false;
  button.ariaPressed = String(listed);
  return true;
}

function showCount(): void {
  const count = readList(readStoredText() ?? null, exhibitionCode).length;
  const link = document.querySelector<HTMLElement>('.site-list');
  if (link && count > 0) link.dataset['count'] = String(count);
  else delete link?.dataset['count'];
}
addEventListener(listKey, () => {
  showCount();
  if (!hasListMark()) fetch(listMarkPath, { method: 'POST' }).catch(() => undefined);
});
showCount();

showListToasts(exhibitionCode);
markScrolling(stickyOffset);

addEventListener('keydown', (event) => {
  if (document.documentElement.dataset['hydrated']) return;
  closeOnEscape(document.querySelector('.site-header'), event);
});

// The page does not scroll behind the panel of a phone.
document.querySelector('.site-offcanvas')?.addEventListener('toggle', ({ target }) => {
  document.documentElement.toggleAttribute('data-burger', (target as HTMLDetailsElement).open);
});

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
  restoreDraft(form, Date.now());
addEventListener('input', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('form[data-draft]');
  if (form && document.documentElement.dataset['hydrated'] !== 'page') keepDraft(form, Date.now());
});

// The boot script offers the clicks that it holds already.
dispatchEvent(new CustomEvent('dswine:hydrated', { detail: document.body }));
recordUrl(law.cookieDomain);
joinCohort(canary);

if (document.readyState === 'complete') appendWholeStyles();
else addEventListener('load', appendWholeStyles);
