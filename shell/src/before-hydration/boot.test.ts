import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { TrustedTypeRules } from '../composition/composition-file.ts';

function runBoot(global: object): void {
  const source = readFileSync(path.join(import.meta.dirname, 'boot.ts'), 'utf8');
  const own = { URL, navigator: { vendor: '' }, ...global };
  vm.runInNewContext(stripTypeScriptTypes(source), { ...own, window: own });
}

/** What the script makes of strings, in a document that is still being read. */
function trustedTypes(): TrustedTypeRules {
  let rules: TrustedTypeRules | undefined;
  const location = new URL('https://fair.example/en/News');
  const document = {
    documentElement: { dataset: {} },
    cookie: '',
    readyState: 'loading',
    addEventListener: () => undefined,
  };
  const global = {
    document,
    location,
    addEventListener: () => undefined,
    trustedTypes: { createPolicy: (_: string, created: TrustedTypeRules) => (rules = created) },
  };
  runBoot(global);
  if (!rules) throw new Error('The script has no policy.');
  return rules;
}

const { createHTML, createScript, createScriptURL } = trustedTypes();

it.each([
  'Text &lt;script&gt; &amp; more',
  '<h2>標題</h2><p>文字 <strong>a</strong> <em>b</em><br /></p><ul><li>c</li></ul>',
  '<figure><blockquote>a</blockquote><figcaption><a href="/News?a=1&amp;b=2#c">b</a></figcaption></figure>',
  '<p><a href="https://a.example/">a</a> <a>b</a> <a href="#part">c</a></p>',
])('makes markup of a news item: %s', (html) => expect(createHTML?.(html)).toBe(html));

it.each([
  '<script>x</script>',
  '<svg/onload=x>',
  '<img/src/onerror=x>',
  '<p onclick="x">',
  '<p\tonclick="x">',
  '<a href="javascript:x">',
  '<a href=" javascript:x">',
  '<a href="/x" onclick="x">',
  '<a href="//evil.example">',
  '<a href=/x>',
  '<<p>script>x</script>',
  '<scr<p>ipt>x',
  '<template><p></p></template>',
  '<style>*{}</style>',
  '<P>',
  '<!-- <p> -->',
  '<p',
])('makes no markup of %s', (html) => expect(createHTML?.(html)).toBeNull());

it.each([
  ['/releases/shell/1.0.0/browser/a.js', true],
  ['https://fair.example/service-worker.js', true],
  ['/api/expo/x.js', false],
  ['https://evil.example/releases/a.js', false],
  ['/releases/../api/x', false],
  ['data:text/javascript,x', false],
])('makes a script of %s: %s', (url, isMade) =>
  expect(createScriptURL?.(url)).toBe(isMade ? url : null),
);

it('makes only data of the text of a script', () => {
  expect(createScript?.('{"@type":"Event"}')).toBe('{"@type":"Event"}');
  expect(() => createScript?.('alert(1)')).toThrow('JSON');
});

it('starts after a touch during the arrival of the document, when the document is read', async () => {
  const listeners = new Map<string, () => void>();
  const listen = (type: string, listener: () => void) => listeners.set(type, listener);
  const start = { entry: ['e.js', ''], composition: ['c.json', ''], preload: [], sections: [] };
  const element = { textContent: '' };
  const appended: { src?: string }[] = [];
  const document = {
    documentElement: { dataset: {} },
    cookie: '',
    readyState: 'loading',
    addEventListener: listen,
    createElement: () => ({}),
    getElementById: () => element,
    querySelector: () => null,
    head: { append: (script: { src?: string }) => appended.push(script) },
  };
  const location = new URL('https://fair.example/en/News');
  runBoot({
    document,
    location,
    addEventListener: listen,
    compositionFile: {},
    requestAnimationFrame: (next: () => void) => next(),
    setTimeout: (next: () => void, ms?: number) => ms === undefined && next(),
    localStorage: { length: 0 },
    sessionStorage: { getItem: () => null },
    performance: { getEntriesByType: () => [] },
  });
  for (const text of ['', '{"entry":["e.js"']) {
    element.textContent = text;
    listeners.get('scroll')?.();
  }
  element.textContent = JSON.stringify(start);
  document.readyState = 'interactive';
  listeners.get('DOMContentLoaded')?.();
  await Promise.resolve();
  expect(appended).toContainEqual(expect.objectContaining({ src: '/releases/e.js' }));
});
