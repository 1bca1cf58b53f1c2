import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { findScopeViolations, shellWords } from './css-scope-check.ts';

const check = (css: string | Buffer, section = 'visitor') =>
  findScopeViolations({ section, others: ['visitor', 'visitor-desk'] }, 'a.css', Buffer.from(css));
const inLayer = (css: string) => check(`@layer section{${css}}`);

it.each([
  '.visitor-a{color:red}',
  '.visitor-a, h2.visitor-b > p:not(.dw-x):hover::before{color:red}',
  ':root[data-scripted] .visitor-a + li a{color:red}',
  ':is(.visitor-a, .visitor-b) :where(h2){color:red}',
  '.visitor-a{color:red;& > p, .dark &, &:hover, h2{color:red}@media (width > 9em){p{color:red}}}',
  '@media print{@supports (gap: 1px){@container (width > 9em){.visitor-a{color:red}}}}',
  '@layer one, two;@layer two{.visitor-a{color:red}}',
  '@keyframes visitor-turn{to{rotate:1turn}}',
  '@property --visitor-turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '@starting-style{.visitor-a{opacity:0}}',
])('lets a section style its own elements: %s', (css) => expect(inLayer(css)).toEqual([]));

it.each([
  // What `&`, nesting and scopes mean where there is no rule of the section around them.
  '&{color:red}',
  '& .site-warning{color:red}',
  ':scope{color:red}',
  '@starting-style{& footer{color:red}}',
  'main{.visitor-a{color:red}}',
  ':is(&, body) p{color:red}',
  '@scope (.visitor-a) to (main){img{color:red}}',
  '.visitor-a{@scope (body){p{color:red}}}',
  // A class of the section in a place where it does not limit what is matched.
  ':is(.visitor-a, body){color:red}',
  'main:has(.visitor-a){color:red}',
  'body:not(.visitor-a) p{color:red}',
  ':nth-child(1 of .visitor-a){color:red}',
  '[class~="visitor-a"]{color:red}',
  '#visitor-a{color:red}',
  '.visitor-a{:not(&){color:red}}',
  '.visitor-a{:is(main, &) p{color:red}}',
  '.visitor-a, footer{color:red}',
  '.visitor{color:red}',
  '.visitor-desk-a{color:red}',
  String.raw`.site\2d warning{color:red}`,
  '*|*{color:red}',
  // At-rules for the document, and names that others have.
  '@font-face{font-family:x;src:url(x.woff2)}',
  '@keyframes site-turn{to{rotate:1turn}}',
  '@property --dw-gap{syntax:"*";inherits:false}',
  '@counter-style decimal{system:cyclic;symbols:x}',
  '@position-try --site-menu{top:0}',
  '@font-palette-values --site{font-family:x}',
  '@view-transition{navigation:auto}',
  '@page{margin:0}',
  '@import "x.css";',
  '@function --dw-gap(){result:1px}',
  '@later-rule{body{color:red}}',
])('refuses what changes other parts of the page: %s', (css) =>
  expect(inLayer(css)).toHaveLength(1),
);

it.each([
  '.visitor-a{color:red}',
  '@layer section.inner{.visitor-a{color:red}}',
  '@layer section, base;',
  '@import "x.css" layer(section);',
  '@media all{@layer section{.visitor-a{color:red}}}',
  '@layer section{}} .visitor-a{color:red}',
  '@layer section{.visitor-a{color:red}}<!-- .visitor-a{color:red} -->',
])('refuses what is not in its layer: %s', (css) => expect(check(css).length).toBeGreaterThan(0));

it('refuses what browsers decode in another way', () => {
  const css = Buffer.from('\uFEFF.visitor-a{color:red}', 'utf16le');
  expect(check(css)[0]).toContain('cannot be read');
});

it('refuses sections whose classes would be those of the shell', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const firstParts = new Set<string>();
  for await (const file of glob(['shell/src/**/*.scss', 'shared/src/ui/*.scss'], { cwd: root }))
    for (const [, word = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /^[^/:\n]*?\.([a-z]+)-[^:;\n]*\{$/gm,
    ))
      firstParts.add(word);
  expect([...firstParts].filter((word) => !shellWords.includes(word))).toEqual([]);
  for (const word of shellWords) {
    const css = `@layer section{.${word}-a{color:red}}`;
    expect(check(css, word)[0]).toContain('choose a name');
  }
});
