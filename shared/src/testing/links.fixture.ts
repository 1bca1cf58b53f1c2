import type { SiteLinks } from '../fair/addresses/site-links.ts';

/** Links of a site with an incomplete configuration. */
export const sampleLinks: SiteLinks = {
  preRegistration: 'https://register.example/visit?from=site',
  exhibitorService: { tw: 'https://service.example/tw', en: 'https://service.example/en' },
  series: 'https://series.example/s',
  relatedExhibitions: [
    {
      name: { tw: '泰國展', en: 'Thailand' },
      url: { tw: 'https://thailand.example/', en: 'https://thailand.example/en' },
    },
  ],
  social: { facebook: 'https://facebook.example/fair', youtube: 'https://youtube.example/fair' },
};
