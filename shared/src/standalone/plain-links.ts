/**
 * Handles plain links and GET forms client-side like the shell, so that a section's markup works
 * unchanged.
 */
export function interceptPlainLinks(go: (address: string) => void): () => void {
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (
      url.origin !== location.origin ||
      (url.hash !== '' && url.pathname === location.pathname && url.search === location.search)
    )
      return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get')
      return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') search.append(name, value);
    go(url.pathname + (search.size > 0 ? `?${search.toString()}` : ''));
  };
  document.addEventListener('click', clicked);
  document.addEventListener('submit', submitted);
  return () => {
    document.removeEventListener('click', clicked);
    document.removeEventListener('submit', submitted);
  };
}
