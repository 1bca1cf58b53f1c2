import type { CompositionRoute, CompositionSection, PageComposition } from './page-state.ts';

const noFiles = { scripts: [], styles: [] };

export const routeOf = (path: string, id = path): CompositionRoute => ({
  id,
  path,
  data: {},
  query: {},
  files: noFiles,
});

/** A section with these pages. */
export const sectionOf = (
  name: string,
  paths: string[],
  change: Partial<CompositionSection> = {},
): CompositionSection => ({
  name,
  version: '1.0.0',
  entry: `/${name}.js`,
  files: noFiles,
  routes: paths.map((path) => routeOf(path)),
  fragments: [],
  ...change,
});

export const compositionOf = (
  sections: CompositionSection[],
  change: Partial<PageComposition> = {},
): PageComposition => ({
  revision: 1,
  shell: '1.0.0',
  sections,
  menu: [],
  menuCalls: [],
  footer: [],
  offline: [],
  unavailable: [],
  ...change,
});
