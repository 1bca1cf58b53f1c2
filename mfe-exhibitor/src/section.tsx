import type { Section } from '@dswine/shared/section/section';

const forExhibitors = { template: 'Exhibitions/ForExhibitors/{Code}{?Lang}' };

/** What the exhibitor section gives to the site. */
export const section = {
  name: 'exhibitor',
  routes: [
    {
      id: 'exhibitor-info',
      path: 'ExhibitorInfo',
      data: { info: forExhibitors },
      load: () => import(/* webpackChunkName: "page-exhibitor-info" */ './exhibitor-info/exhibitor-info-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'for-exhibitors',
      slot: 'home',
      order: 50,
      data: { info: { ...forExhibitors, optional: true } },
      load: () => import(/* webpackChunkName: "fragment-for-exhibitors" */ './exhibitor-info/invitation.tsx'),
    },
  ],
  menu: [
    { group: 'exhibitors', order: 10, path: '/ExhibitorInfo', label: { tw: '參展資訊', en: 'Exhibitor Information' } },
  ],
  loadWords: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "words-tw" */ './words/tw.ts')
      : import(/* webpackChunkName: "words-en" */ './words/en.ts'),
} satisfies Section;
