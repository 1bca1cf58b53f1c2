import { createHash } from 'node:crypto';
import { inlineStyles, parseStylesheet, rulesFor } from './page-styles.ts';

const url = '/releases/shell/browser/shell.css';
const rules = (css: string, ...classes: string[]) =>
  rulesFor(parseStylesheet(css, url)?.parts ?? [], new Set(classes));

it.each([
  ['a class', '.card{color:red}'],
  ['a class within a selector', 'ul>.card:hover::before{color:red}'],
  ['classes in a group', '@layer a{@media (width>=9px){.card{color:red}}}'],
  ['nested rules', '.card{&:hover{color:red}}'],
])('leaves out the rules of %s that the page does not have', (_, css) => {
  expect(rules(css, 'card')).toBe(css);
  expect(rules(css, 'cards')).toBe('');
});

it('leaves out selectors of a list', () => {
  expect(rules('.card,.row [data-x=","],p{color:red}', 'row')).toBe(
    '.row [data-x=","],p{color:red}',
  );
});

it.each([
  '@layer reset,base;',
  '@font-face{font-family:x}',
  '@keyframes turn{to{rotate:1turn}}',
  ':root{--a:1}',
  'p:not(.card):is(.a,.b){color:red}',
  '.\\32 xl{color:red}',
  'a:before{content:"}"}',
])('keeps %s on every page', (css) => {
  expect(rules(css)).toBe(css);
});

it('leaves paper to the whole stylesheet', () => {
  expect(rules('@media print{p{color:red}}')).toBe('');
  expect(rules('@media print,screen{p{color:red}}')).not.toBe('');
});

it('finds the files of a stylesheet from the page, and ends no style element', () => {
  expect(rules('p{background:url(a.png),url("data:x,y")}')).toBe(
    'p{background:url(/releases/shell/browser/a.png),url("data:x,y")}',
  );
  expect(rules('p:after{content:"</style>"}')).not.toContain('</');
});

it.each(['p{', 'p{}}', '@layer a{p{}'])('leaves %s to the browser', (css) => {
  expect(parseStylesheet(css, url)).toBeUndefined();
});

it('has the rules in the page, and links to the whole stylesheets at its end', () => {
  const sheets: Record<string, string> = {
    '/fonts.css': '@font-face{font-family:x}',
    '/shell.css': 'p{margin:0}.row{margin:$1}.card{margin:2px}',
  };
  const link = (name: string) => `<link rel="stylesheet" href="${name}" integrity="sha256-x">`;
  const page = (head: string, end = '') =>
    `<head>${head}</head><body><p class="row"></p>${end}</body></html>`;
  const { html, hash } = inlineStyles(
    page(`${link('/fonts.css')}${link('/shell.css')}${link('/other.css')}`),
    (name) => (name in sheets ? parseStylesheet(sheets[name] ?? '', name) : undefined),
  );
  const style = '@font-face{font-family:x}p{margin:0}.row{margin:$1}';
  expect(html).toBe(
    page(
      `<style>${style}</style>\n${link('/other.css')}`,
      '<noscript id="whole-styles"><link rel="stylesheet" href="/shell.css" integrity="sha256-x" media="print"></noscript>',
    ),
  );
  expect(hash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
});
