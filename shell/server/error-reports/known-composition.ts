import { matchPage, pageName } from '../../src/composition/matched-page.ts';
import { pageKey } from '../../src/composition/page-state.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import type { ResolvedComposition } from '../composition/live-composition.ts';

/** What error reports may name of a composition. Everything else that a client sends is left out. */
export type KnownComposition = Pick<ResolvedComposition, 'revision' | 'releases'> & {
  /** Section -> version. */
  sections: ReadonlyMap<string, string>;
  /** Workspace -> section. */
  sectionOf: ReadonlyMap<string, string>;
  pages: ReadonlySet<string>;
  /** Of all releases, such as `mfe-visitor/browser/page.1a2b.js`. */
  files: ReadonlySet<string>;
  /** The page at a path, `none` if there is none. */
  pageAt: (url: URL) => string;
};

const known = new WeakMap<ResolvedComposition, KnownComposition>();

export function knownComposition(live: ResolvedComposition): KnownComposition {
  const existing = known.get(live);
  if (existing) return existing;
  const described = describe(live);
  known.set(live, described);
  return described;
}

function describe(live: ResolvedComposition): KnownComposition {
  const { revision, releases, composition, manifests } = live;
  const { shell, sections } = composition;
  const nameOf = ({ workspace, section }: (typeof manifests)[number]) =>
    workspace === 'shell' ? 'shell' : section;
  return {
    revision,
    releases,
    sections: new Map([
      ['shell', shell],
      ...sections.map(({ name, version }) => [name, version] as const),
    ]),
    sectionOf: new Map(manifests.map((manifest) => [manifest.workspace, nameOf(manifest)])),
    pages: new Set([
      'none',
      ...shellRoutes.map(({ id }) => pageKey('shell', id)),
      ...sections.flatMap(({ name, routes, fragments }) =>
        [...routes, ...fragments].map(({ id }) => pageKey(name, id)),
      ),
    ]),
    files: new Set(
      manifests.flatMap(({ workspace, hashes }) =>
        Object.keys(hashes).map((file) => `${workspace}/${file}`),
      ),
    ),
    pageAt: (url) => pageName(matchPage(composition, shellRoutes, url)),
  };
}
