import { readEntry } from '@dswine/shared/fair/my-list';
import { toggleEntry } from '@dswine/shared/fair/my-list-storage';

/**
 * Carries out clicks on "My list" buttons before React has loaded. The button carries its record;
 * the list is stored on this device, so nothing else is needed. If the list cannot be changed, the
 * click stays held, and React says why.
 */
addEventListener('dswine:early', (event) => {
  const { detail } = event as CustomEvent<HTMLElement>;
  const entry = readEntry(detail.dataset['listEntry'] ?? '');
  if (!entry) return;
  const { exhibitionCode } = JSON.parse(
    document.getElementById('page-state')?.textContent ?? '{}',
  ) as { exhibitionCode: string };
  const listed = toggleEntry(exhibitionCode, entry);
  if (listed === undefined) return;
  detail.ariaPressed = String(listed);
  event.preventDefault();
});

// The boot script offers the clicks that it holds already.
dispatchEvent(new CustomEvent('dswine:hydrated', { detail: document.body }));
