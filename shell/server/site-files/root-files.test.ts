import { robotsTxt } from './site-files.ts';

/** Whether robots.txt allows a path (RFC 9309): the longest rule wins, and `Allow` wins a tie. */
function isCrawlable(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
    ([, kind, pattern = '']) => ({
      allow: kind === 'Allow',
      length: pattern.length,
      fits: new RegExp(
        `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`,
      ).test(path),
    }),
  );
  const [best] = rules
    .filter(({ fits }) => fits)
    .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  return best?.allow ?? true;
}

it.each([
  ['/', true],
  ['/releases/shell/1.0.0/browser/shell.js', true],
  // Pages that are `noindex` can be read, or nobody would know.
  ['/VisitorExhibitor?keyword=rum', true],
  ['/VisitorExhibitor?country=FR&area=wine&page=2', true],
  ['/MemberCenter', true],
  // What pages show.
  ['/api/expo/Picture/DSWINE2026/news/501', true],
  ['/api/expo/Share/DSWINE2026/news/501-0123456789ab.jpg?Lang=tw', true],
  ['/api/expo/Photo/DSWINE2026/opening/1-0123456789ab-640.avif', true],
  ['/api/expo/File/DSWINE2026/film.mp4', true],
  ['/api/expo/File/DSWINE2026/floor-plan.pdf?v=1', true],
  ['/api/expo/Press/Picture/DSWINE2026/hall.jpg', true],
  ['/api/expo/VideoCaptions/DSWINE2026/208.tw.vtt', true],
  ['/calendar/DSWINE2026.ics', true],
  // What is no page.
  ['/api/expo/News/DSWINE2026', false],
  ['/api/expo/Press/DSWINE2026', false],
  ['/api/auth/Logout', false],
  ['/News?hl=en', false],
])('robots.txt allows %s: %s', (path, isAllowed) => {
  expect(isCrawlable(robotsTxt('https://fair.example'), path)).toBe(isAllowed);
});
