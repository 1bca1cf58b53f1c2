import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';

type Icon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' };
const png = (src: string, edge: number, purpose: Icon['purpose'] = 'any'): Icon => ({
  src,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language. Its names come from the edition record. */
export function webManifest(edition: ExhibitionInfo, locale: Locale, svgIcon: string) {
  return {
    id: inLocalePath(locale, '/'),
    name: inLocale(edition.ShowName, locale),
    short_name: inLocale(edition.ShortName, locale),
    description: inLocale(edition.Slogan, locale),
    lang: languageTag(locale),
    dir: 'ltr',
    start_url: inLocalePath(locale, '/'),
    scope: '/',
    // Keep the browser's back button, because links lead to the organiser's other sites.
    display: 'minimal-ui',
    background_color: '#fbf8f3',
    theme_color: '#173b32',
    icons: [
      { src: svgIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** Below `/api/expo/`: what pages show or offer, such as pictures, films and documents. */
const shownOnPages = [
  'Downloads/Archive',
  'File',
  'Photo',
  'Picture',
  'Press/FactSheet',
  'Press/Kit',
  'Press/Picture',
  'Share',
  'VideoCaptions',
];

/**
 * Writes robots.txt. It closes no page and nothing that pages show: a page that is not for search
 * engines says so itself (`documentHead`), which they can only read if they may request it. It
 * closes the data of the API, and the language switch, which only redirects.
 */
export function robotsTxt(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...shownOnPages.map((path) => `Allow: /api/expo/${path}/`),
    'Disallow: /*?hl=',
    'Disallow: /*&hl=',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
