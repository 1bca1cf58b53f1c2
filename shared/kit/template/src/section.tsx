import type { Section } from '@dswine/shared/section/section';

/** The entry of this section: all that it gives to the site. */
export const section = {
  name: 'template',
  routes: [
    {
      id: 'overview',
      path: 'TemplatePath',
      data: { news: { template: 'News/{Code}?PageSize=4{&Lang}' } },
      load: () => import(/* webpackChunkName: "page-overview" */ './overview/overview-page.tsx'),
    },
  ],
  fragments: [],
  menu: [
    {
      group: 'information',
      order: 90,
      path: '/TemplatePath',
      label: {
        tw: '新分區',
        en: 'New Section',
      },
    },
  ],
  loadMessages: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "messages-tw" */ './messages/tw.json')
      : import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
} satisfies Section;
