import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { pageRequest } from '../rendering/render-request.ts';
import { handlerOf, rendered } from './page-handler.fixture.ts';

const files = { scripts: [], styles: [] };
type Section = { path: string; version?: string; fragments?: string[] };
type Site = Record<string, Section>;

/** A composition of sections with one page each. */
function composed(revision: number, site: Site, given: { menu?: unknown[]; shell?: string } = {}) {
  const names = Object.keys(site);
  const sections = Object.entries(site).map(([name, { path, fragments = [] }]) => ({
    name,
    routes: [{ id: 'page', path, data: {}, query: {}, files }],
    fragments: fragments.map((id) => ({ id, order: 1, data: {}, files })),
  }));
  return {
    revision,
    manifests: [
      { section: 'shell', version: given.shell ?? '1.0.0', publishedAt: '' },
      ...names.map((section) => ({
        section,
        version: site[section]?.version ?? '1.0.0',
        publishedAt: '',
      })),
    ],
    composition: { sections, menu: given.menu ?? [], unavailable: [] },
    contentSecurityPolicy: '',
    shellFiles: { styles: [] },
  } as unknown as Live;
}

const site: Site = {
  info: { path: 'News/:id?', fragments: ['latest'] },
  events: { path: 'Today' },
};

const paths = ['/', '/News', '/News/1', '/Today', '/Contact'];

/** Visits all pages of a composition and returns the paths that are rendered for it. */
function visitSite() {
  let live = composed(1, site);
  let renderings: string[] = [];
  const { pages } = handlerOf({
    live: () => live,
    render: async ({ url }) => {
      renderings.push(url.pathname);
      return rendered(url.pathname);
    },
  });
  return async (next: Live = live) => {
    live = next;
    renderings = [];
    for (const path of paths)
      await pages.pageFor(pageRequest(live, new URL(path, 'http://localhost')));
    return renderings;
  };
}

it.each<[string, Live, string[]]>([
  [
    'a section without fragments',
    composed(2, { ...site, events: { path: 'Today', version: '2' } }),
    ['/Today'],
  ],
  [
    'a section that the home page shows',
    composed(2, { ...site, info: { ...site['info'], path: 'News/:id?', version: '2' } }),
    ['/', '/News', '/News/1'],
  ],
  [
    'a section whose page was missing',
    composed(2, { ...site, press: { path: 'Contact' } }),
    ['/Contact'],
  ],
  [
    'a section with a page among those of another',
    composed(2, { ...site, press: { path: 'News/1' } }),
    ['/News/1'],
  ],
  ['an entry in the menu', composed(2, site, { menu: [{}] }), paths],
  ['the shell', composed(2, site, { shell: '2' }), paths],
])('rerenders only the pages that a promotion affects: %s', async (_, next, expected) => {
  const visit = visitSite();
  expect(await visit()).toHaveLength(5);
  expect(await visit()).toEqual([]);
  expect(await visit(next)).toEqual(expected);
  expect(await visit()).toEqual([]);
});
