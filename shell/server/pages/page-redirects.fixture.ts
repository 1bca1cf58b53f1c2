import type { PageComposition, CompositionRoute } from '../../src/composition/page-state.ts';

export const files = { scripts: [], styles: [] };
export const route = (id: string, path: string, middleware?: string[]): CompositionRoute => ({
  id,
  path,
  data: {},
  query: {},
  files,
  ...(middleware && { middleware }),
});
export const composition: PageComposition = {
  revision: 1,
  shell: '1.0.0',
  sections: [
    {
      name: 'events',
      version: '1.0.0',
      entry: '/e.js',
      files,
      routes: [
        route('info', 'EventInfo/:id?', ['chinese-only']),
        route('calendar', 'EventsCalender'),
        route('entry', 'EventsCalender/Detail/:id'),
        { ...route('own', 'EventRunBar/ApplyList'), personal: true, query: { done: 'code' } },
      ],
      fragments: [],
    },
  ],
  menu: [],
  menuCalls: [],
  footer: [],
  offline: [],
  unavailable: [],
};
