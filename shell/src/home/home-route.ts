import type { ShellRoute } from '../composition/shell-route.ts';

/** The home page, the only public shell page that loads data. */
export const homeRoute = {
  id: 'home',
  path: '',
  offline: true,
  showsFragments: true,
  data: { about: { template: 'Exhibitions/About/{Code}{?Lang}' } },
  query: {},
  files: { scripts: [], styles: [] },
} satisfies ShellRoute;
