import type { LiveRoute } from '../composition/page-state.ts';

/** The home page, the one page with data that the shell has of its own. */
export const homeRoute: LiveRoute = {
  id: 'home',
  path: '',
  data: { about: { template: 'Exhibitions/About/{Code}{?Lang}' } },
  query: {},
  files: { scripts: [], styles: [] },
};
