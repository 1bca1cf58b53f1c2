import { documentOf } from './document.ts';
import { headOf } from '../head/document-head.fixture.ts';
import { applyHead } from '../head/apply-head.ts';
import { headTagSelector } from '../head/head-tags.ts';

const hostile = 'A "cork" </script><script>alert(1)</script> <!-- & \u2028';
const articleHead = {
  title: hostile,
  description: hostile,
  breadcrumb: [{ name: hostile, path: '/News/Detail/7' }],
};

function written(head: ReturnType<typeof headOf>): Document {
  const html = documentOf({
    job: {
      state: { data: { hostile } },
      compositionFile: ['/releases/compositions/1.0.json', 'sha256-x'],
      bootScript: '',
      shellFiles: {
        entry: '/e.js',
        icon: '/i.svg',
        early: undefined,
        federation: undefined,
        importMap: '{}',
        integrity: {},
        font: '/f.woff2',
        scripts: [],
        styles: [],
        messages: { tw: [], en: [] },
        pages: {},
      },
    },
    locale: 'tw',
    head,
    body: '<main></main>',
    files: {
      styles: [['/s.css', 'sha256-x']],
      sectionStyles: [],
      scripts: [],
      sectionScripts: [],
    },
    hydratesOnLoad: false,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

it('escapes a hostile title in the title element, in attributes and in JSON-LD', () => {
  const page = written(headOf('/News/Detail/7', 'tw', articleHead));
  expect(page.title).toContain('A "cork" </script><script>alert(1)</script>');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
  expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(hostile);
  const block = page.querySelector('script[type="application/ld+json"]');
  expect(block?.textContent).not.toContain('<');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
    itemListElement: [{ name: '首頁' }, { name: hostile }],
  });
  // The boot script is the only executable inline script.
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
  expect(page.querySelectorAll('main')).toHaveLength(1);
});

it('links icon, manifest and font, and sets a theme colour for both colour schemes', () => {
  const page = written(headOf('/', 'tw'));
  const attributes = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((found) => found.getAttribute(name));
  expect(attributes('link[rel=manifest]', 'href')).toEqual(['/manifest.webmanifest']);
  expect(attributes('link[rel="apple-touch-icon"]', 'href')).toEqual(['/apple-touch-icon.png']);
  // Without `crossorigin` the browser would fetch the font twice.
  expect(attributes('link[as=font][crossorigin]', 'href')).toEqual(['/f.woff2']);
  expect(attributes('meta[name="theme-color"]', 'media')).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

it('has the same head after a client-side navigation as from the server', () => {
  const shown = (from: Document) =>
    [...from.head.querySelectorAll(headTagSelector)].map((element) => element.outerHTML);
  applyHead(headOf('/', 'tw'));
  expect(shown(document)).toEqual(shown(written(headOf('/', 'tw'))));
  const next = headOf('/News/Detail/7', 'tw', articleHead);
  applyHead(next);
  expect(shown(document)).toEqual(shown(written(next)));
  expect(document.title).toBe(written(next).title);
  applyHead(headOf('/Nowhere', 'en', undefined, 404));
  expect(document.documentElement.lang).toBe('en');
  expect(shown(document).join('')).not.toContain('ld+json');
});
