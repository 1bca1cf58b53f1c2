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
