import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, Logger } from 'sass';
import type { FileReference } from '../composition/page-state.ts';
import { partialStyles, stylesOf, styleTag } from './styles.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const fileOf = (name: string) =>
  ({
    home: 'shell/src/home/home.scss',
    questions: 'shell/src/styles/questions.scss',
    pages: 'shell/src/styles/pages.scss',
  })[name] ?? `shared/src/ui/${name}.scss`;

const reference = (name: string): FileReference => [`/releases/x/browser/${name}.ab1.css`, ''];
const all = ['print', 'menus', ...Object.keys(partialStyles).toReversed(), 'shell'].map(reference);
const namesOf = (links: readonly { file: FileReference }[]) =>
  links.map(({ file: [url] }) => path.basename(url).split('.')[0]);

it.each(Object.entries(partialStyles))(
  'requests %s wherever one of its rules applies',
  (name, marks) => {
    const { css } = compile(path.join(root, fileOf(name)), {
      importers: [
        {
          findFileUrl: (url) =>
            pathToFileURL(path.join(root, url.replace('@dswine/shared', 'shared/src'))),
        },
      ],
      logger: Logger.silent,
    });
    const selectors = [...css.matchAll(/^\s*([^@{}\s][^{}]*)\{/gm)]
      .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
      .map((selector) => selector.trim())
      .filter((selector) => /\.[a-z]/.test(selector));
    const missed = selectors.filter(
      (selector) =>
        ![...selector.matchAll(/\.([a-z][\w-]*)/g)].some(([, one = '']) => marks.test(one)),
    );
    expect(selectors.length).toBeGreaterThan(1);
    expect(missed).toEqual([]);
  },
);

it('loads before the first paint what the page shows, that of every page first', () => {
  const page = stylesOf(all, '<ul class="dw-rows"><li class="dw-row is-new">');
  expect(namesOf(page.head)).toEqual(['shell', 'menus', 'lists']);
  expect(namesOf(page.end)).toEqual(['menus', 'print']);
  expect(page.later).toHaveLength(Object.keys(partialStyles).length - 1);
});

it('shows menus first on wide screens, and last on narrow ones', () => {
  const { head, end } = stylesOf(all, '');
  expect(head.find(({ media }) => media)?.media).toBe('(min-width: 992px)');
  expect(end.map(({ media }) => media)).toEqual(['(max-width: 991.98px)', 'print']);
});

it('escapes what a release names', () => {
  expect(styleTag({ file: ['/releases/x/a".css', 'sha256-"'] })).toBe(
    '<link rel="stylesheet" href="/releases/x/a&quot;.css" integrity="sha256-&quot;">',
  );
});
