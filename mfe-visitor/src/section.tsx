import type { Section } from '@dswine/shared/section/section';

export const section = {
  name: 'visitor',
  routes: [
    {
      id: 'exhibitors',
      path: 'VisitorExhibitor/:category?',
      query: { keyword: 'text', country: 'codes', area: 'codes', page: 'number' },
      data: { exhibitors: { template: 'Exhibitors/{Code}{?Lang,Keyword,Country*,Area*,Category,Page}' } },
      load: () => import(/* webpackChunkName: "page-exhibitors" */ './exhibitors/exhibitor-list-page.tsx'),
    },
  ],
  fragments: [],
  menu: [{ group: 'visitors', order: 30, path: '/VisitorExhibitor', label: { tw: '參展商名單', en: 'Exhibitor List' }, yearPrefix: true }],
  loadWords: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "words-tw" */ './words/tw.ts')
      : import(/* webpackChunkName: "words-en" */ './words/en.ts'),
} satisfies Section;
