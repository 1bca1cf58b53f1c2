/**
 * Inline script that runs before the first paint. The CSP allows it by its hash, so it must be
 * identical on every page. It copies earlier answers (age, consent, member) from cookies to `data-`
 * attributes, so that no question flashes. It requests the page's scripts only after the first
 * paint, because downloads would delay painting.
 */
((page: Document) => {
  const marks = page.documentElement.dataset;
  marks['scripted'] = '';
  for (const [, name = '', value] of page.cookie.matchAll(/\bdswine_(age|consent|member)=(\w+)/g))
    marks[name] = value;
  const start = () => {
    const { entry, preload } = JSON.parse(page.getElementById('start')?.textContent ?? '{}') as {
      entry: string;
      preload: string[];
    };
    const map = JSON.parse(page.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
      integrity?: Record<string, string>;
    };
    for (const href of preload) {
      const link = page.createElement('link');
      link.rel = 'modulepreload';
      link.integrity = map.integrity?.[href] ?? '';
      link.href = href;
      page.head.append(link);
    }
    const script = page.createElement('script');
    script.type = 'module';
    script.src = entry;
    page.head.append(script);
  };
  const afterPaint = () => (page.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})(document);
