import type { SectionRoute } from '@dswine/shared/section/section';

/** Classes and business meetings. */
export const classRoutes = [
  {
    id: 'classes',
    path: 'EventClass',
    data: { list: { template: 'Event/Classes/{Code}/0{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/class-list-page.tsx'),
  },
  {
    id: 'classes-without-id',
    path: 'EventClass/Detail',
    sitemap: false,
    data: { list: { template: 'Event/Classes/{Code}/0{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/class-list-page.tsx'),
  },
  {
    id: 'class-group',
    path: 'EventClass/:group',
    sitemap: 'class-group',
    data: { list: { template: 'Event/Classes/{Code}/{Group}{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/class-list-page.tsx'),
  },
  {
    id: 'class',
    path: 'EventClass/Detail/:id',
    sitemap: 'class',
    data: { detail: { template: 'Event/Class/{Code}/{Id}{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/class-page.tsx'),
  },
  {
    id: 'meets',
    path: 'EventMeet',
    data: { list: { template: 'Event/Meets/{Code}/0{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/meet-list-page.tsx'),
  },
  {
    id: 'meets-without-id',
    path: 'EventMeet/Detail',
    sitemap: false,
    data: { list: { template: 'Event/Meets/{Code}/0{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/meet-list-page.tsx'),
  },
  {
    id: 'meet-group',
    path: 'EventMeet/:group',
    sitemap: 'meet-group',
    data: { list: { template: 'Event/Meets/{Code}/{Group}{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/meet-list-page.tsx'),
  },
  {
    id: 'meet',
    path: 'EventMeet/Detail/:id',
    sitemap: 'meet',
    data: { detail: { template: 'Event/Meet/{Code}/{Id}{?Lang}' } },
    chunk: 'classes',
    load: () => import(/* webpackChunkName: "page-classes" */ './classes/meet-page.tsx'),
  },
] satisfies SectionRoute[];
