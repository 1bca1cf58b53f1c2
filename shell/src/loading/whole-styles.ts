/**
 * Requests the whole stylesheets, of which the document has the rules that it shows. It names them
 * for readers without scripts (`page-styles.ts`). They are for paper until React starts. A second
 * call does nothing.
 */
export function appendWholeStyles(): void {
  const named = document.getElementById('whole-styles');
  named?.remove();
  for (const [, href = '', integrity = ''] of (named?.textContent ?? '').matchAll(
    / href="([^"]+)"(?: integrity="([^"]+)")?/g,
  )) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', integrity });
    link.media = 'print';
    link.onerror = () => link.remove();
    link.href = href;
    document.body.append(link);
  }
}
