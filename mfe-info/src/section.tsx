import { contactForm } from '@dswine/shared/fair/contact-form';
import type { Section } from '@dswine/shared/section/section';

export const section = {
  name: 'info',
  routes: [
    {
      id: 'news',
      path: 'News/:category?',
      sitemap: 'news-category',
      query: { page: 'number' },
      data: { news: { template: 'News/{Code}{?Lang,Category,Page}' } },
      load: () => import(/* webpackChunkName: "page-news" */ './news/news-list-page.tsx'),
    },
    {
      // `Detail` without an id goes to the list; else it would be read as the name of a category.
      id: 'news-all',
      path: 'News/Detail',
      sitemap: false,
      query: { page: 'number' },
      data: { news: { template: 'News/{Code}{?Lang,Page}' } },
      load: () => import(/* webpackChunkName: "page-news-all" */ './news/news-list-page.tsx'),
    },
    {
      id: 'news-item',
      path: 'News/Detail/:id',
      sitemap: 'news',
      data: { item: { template: 'News/Detail/{Code}/{Id}{?Lang}' } },
      load: () => import(/* webpackChunkName: "page-news-item" */ './news/news-item-page.tsx'),
    },
    {
      id: 'contact',
      path: 'Contact',
      forms: { contact: contactForm },
      load: () => import(/* webpackChunkName: "page-contact" */ './contact/contact-page.tsx'),
    },
    {
      id: 'contact-completed',
      path: 'Contact_completed',
      sitemap: false,
      query: { ref: 'text' },
      load: () => import(/* webpackChunkName: "page-contact-completed" */ './contact/contact-completed-page.tsx'),
    },
    {
      // Films play at `VisitorVideo?v=` (rulings § 2); this page leads to them year by year.
      id: 'history-video',
      path: 'HistoryVideo',
      data: { videos: { template: 'Videos/{Code}?Category=history&PageSize=60{&Lang}' } },
      load: () => import(/* webpackChunkName: "page-history-video" */ './history-videos/history-video-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'latest-news',
      slot: 'home',
      order: 20,
      data: { news: { template: 'News/{Code}?PageSize=4{&Lang}' } },
      load: () => import(/* webpackChunkName: "fragment-latest-news" */ './news/latest-news-fragment.tsx'),
    },
  ],
  menu: [
    { group: 'news', order: 10, path: '/News', label: { tw: '最新消息', en: 'Latest News' } },
    { group: 'contact', order: 10, path: '/Contact', label: { tw: '聯絡我們', en: 'Contact' } },
  ],
  loadWords: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "words-tw" */ './words/tw.ts')
      : import(/* webpackChunkName: "words-en" */ './words/en.ts'),
} satisfies Section;
