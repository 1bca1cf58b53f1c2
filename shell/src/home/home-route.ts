import type { ShellRoute } from '../composition/shell-route.ts';

/** The home page, the one page with data that the shell has of its own. */
export const homeRoute: ShellRoute = {
  id: 'home',
  path: '',
  offline: true,
  data: { about: { template: 'Exhibitions/About/{Code}{?Lang}' } },
  query: {},
  files: { scripts: [], styles: [] },
};
