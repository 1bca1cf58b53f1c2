import { readList } from '@dswine/shared/fair/lists/my-list';
import {
  readStoredText,
  toggledEvent,
  undoToggle,
  type Toggled,
} from '@dswine/shared/fair/lists/my-list-storage';

/** In ms. Pressing the same button again undoes it too, so nobody needs this one in time. */
const SHOWN_MS = 8000;

/**
 * Tells that an item was saved to My List or removed and offers to undo it, or that it could not be
 * saved. With the first item it says where the list is, and leads to where it can be shared. Its
 * texts are on the link to My List. Works before React is loaded, like the buttons.
 */
export function showListToasts(edition: string): void {
  const toast = document.querySelector<HTMLElement>('.site-toast');
  if (!toast) return;
  const message = document.createElement('p');
  message.role = 'status';
  const undo = document.createElement('button');
  undo.type = 'button';
  const send = document.createElement('a');
  toast.append(message, send, undo);
  let last: Toggled | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    delete toast.dataset['shown'];
    message.textContent = '';
  };
  const hideLater = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, SHOWN_MS);
  };
  addEventListener(toggledEvent, (event) => {
    last = (event as CustomEvent<Toggled | null>).detail ?? undefined;
    const link = document.querySelector<HTMLAnchorElement>('.site-list');
    const texts = link?.dataset ?? {};
    const isFirst = last?.listed && readList(readStoredText() ?? null, edition).length === 1;
    message.textContent = last ? writeToggled(last, texts) : (texts['refused'] ?? '');
    if (isFirst) message.textContent += ` ${texts['first'] ?? ''}`;
    send.hidden = !isFirst;
    send.href = `${link?.href ?? ''}#share-list`;
    send.textContent = texts['send'] ?? '';
    undo.textContent = texts['undo'] ?? '';
    undo.hidden = !last;
    toast.dataset['shown'] = '';
    hideLater();
  });
  let focusedBefore: EventTarget | null = null;
  toast.addEventListener('focusin', ({ relatedTarget }) => (focusedBefore = relatedTarget));
  // It stays while it is in use.
  for (const type of ['pointerenter', 'focusin'])
    toast.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, hideLater);
  undo.addEventListener('click', () => {
    if (last) undoToggle(edition, last);
    hide();
    // The toast is at the end of the page: keyboard users go on where they were.
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  });
}

function writeToggled({ listed, entry }: Toggled, texts: DOMStringMap): string {
  const names: Partial<Record<string, string>> = entry.names;
  const name = names[texts['locale'] ?? ''] ?? Object.values(names)[0] ?? '';
  return (texts[listed ? 'saved' : 'removed'] ?? '').replace('{name}', () => name);
}
