import { matchPage, pageName } from '../../src/composition/matched-page.ts';
import { pageKey } from '../../src/composition/page-state.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import type { NamedComposition } from '../composition/release-source.ts';

/** What error reports may name of a composition. Everything else that a client sends is left out. */
export type KnownComposition = {
  revision: number;
  /** Workspace -> version. */
  releases: Readonly<Record<string, string>>;
  /** Section -> version. */
  sections: ReadonlyMap<string, string>;
  /** Workspace -> section. */
  sectionOf: ReadonlyMap<string, string>;
  hasPage: (page: string) => boolean;
  /** Whether `mfe-visitor/browser/page.1a2b.js` is a file of one of the releases. */
  hasFile: (file: string) => boolean;
  /** The page at a path, `none` if there is none. */
  pageAt: (url: URL) => string;
};

const known = new WeakMap<NamedComposition, KnownComposition>();

export function knownComposition(live: NamedComposition): KnownComposition {
  const existing = known.get(live);
  if (existing) return existing;
  const made = describe(live);
  known.set(live, made);
  return made;
}

function describe({
  revision,
  releases,
  composition,
  manifests,
}: NamedComposition): KnownComposition {
  const { shell, sections } = composition;
  const pages = new Set([
    'none',
    ...shellRoutes.map(({ id }) => pageKey('shell', id)),
    ...sections.flatMap(({ name, routes, fragments }) =>
      [...routes, ...fragments].map(({ id }) => pageKey(name, id)),
    ),
  ]);
  const files = new Set(
    manifests.flatMap(({ workspace, hashes }) =>
      Object.keys(hashes).map((file) => `${workspace}/${file}`),
    ),
  );
  const sectionOf = new Map(
    manifests.map(({ workspace, section }) => [
      workspace as string,
      workspace === 'shell' ? 'shell' : section,
    ]),
  );
  return {
    revision,
    releases,
    sections: new Map([
      ['shell', shell],
      ...sections.map(({ name, version }) => [name, version] as const),
    ]),
    sectionOf,
    hasPage: (page) => pages.has(page),
    hasFile: (file) => files.has(file),
    pageAt: (url) => pageName(matchPage(composition, shellRoutes, url)),
  };
}
