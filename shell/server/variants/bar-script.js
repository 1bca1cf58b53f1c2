// @ts-check
// Runs in the browser: copies the link, lets the addresses of the bar follow the page, and shows the
// boundaries of its parts, for which the shell has the style (shared/src/standalone/boundaries.ts).
// It is not TypeScript, because the server sends this file as it is.
/** @type {HTMLElement | null} */
const bar = document.querySelector('.preview-bar');
const message = bar?.querySelector('.preview-status');

/** The page without the parameter of the comparison. */
function pageAddress() {
  const { pathname, searchParams } = new URL(location.href);
  if (searchParams.get('preview') === 'live') searchParams.delete('preview');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

function update() {
  const address = pageAddress();
  /** @type {HTMLInputElement | null | undefined} */
  const back = bar?.querySelector('[name=back]');
  if (back) back.value = address;
  for (const link of bar?.querySelectorAll('a') ?? []) {
    const url = new URL(link.matches('.preview-copy') ? link.href : address, location.href);
    if (link.matches('.preview-copy')) url.searchParams.set('to', address);
    else if (bar?.dataset['state'] !== 'live') url.searchParams.set('preview', 'live');
    link.href = url.href;
  }
}

for (const type of ['pointerdown', 'focusin', 'click'])
  bar?.addEventListener(type, update, { capture: true });
bar?.addEventListener('click', (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = event.target instanceof Element ? event.target.closest('a.preview-copy') : null;
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || !('clipboard' in navigator)) return;
  event.preventDefault();
  navigator.clipboard.writeText(link.href).then(
    () => {
      if (message) message.textContent = bar.dataset['copied'] ?? '';
    },
    // Without permission, the link leads to itself, where the browser offers it.
    () => location.assign(link.href),
  );
});

const toggle = bar?.querySelector('.preview-boundaries');
function toggleBoundaries() {
  const isShown = document.documentElement.toggleAttribute('data-boundaries');
  toggle?.setAttribute('aria-pressed', String(isShown));
}
toggle?.addEventListener('click', toggleBoundaries);
addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyB') toggleBoundaries();
});
