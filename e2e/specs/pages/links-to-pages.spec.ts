import type { SearchPages } from '@dswine/shared/contract/menu';
import { liveOf } from '../../site/section-variant.ts';
import { expect, fetchAfterOverload, test } from '../test.ts';

/** Pages that the layout links to outside of the main menu. */
const outsideMenu = new Set([
  ...['/Search', '/MyList', '/MyVisit', '/Compare', '/Appointment', '/Submission', '/Archive'],
  ...['/Notify', '/Notify/Link', '/Press', '/Press/Accreditation'],
  '/Press/Accreditation_completed',
]);

/** Pages that the footer lists until the show is over. On the shared site it is over. */
const untilTheEnd = [
  '/EventKOL/Apply',
  '/EventRunBar/Apply',
  '/Press/Accreditation',
  '/Today',
  '/VisitorReg',
];

/** Pages that the search does not list: itself, details, parts of a desk, and pages that follow a form. */
const notByName =
  /^\/(?:Search|Compare|Appointment|Notify\/Link|EventInfo|ExhibitorDesk\/(?!Orders)\w+|VisitorExhibitor\/Preview|[\w/]+_completed|\w+\/Detail)$/u;

test('every page of a section is known to the search, highlights a group of the menu, and is linked in header or footer if search engines may list it', async ({
  site,
}) => {
  const { sections } = await liveOf(site);
  const { pages } = (await (await fetch(`${site}/search-pages.json`)).json()) as SearchPages;
  const named = pages.map(({ path }) => path);
  const layout = (await (await fetch(site)).text()).replace(/<main[^]*<\/main>/u, '');
  const linked = new Set([...layout.matchAll(/href="([^"?#]+)"/gu)].map(([, href]) => href));
  const paths = sections
    .flatMap((section) => section.paths.map((path) => path.replace(/\/:\w+\?$/u, '')))
    .filter((path) => !path.includes(':'));
  expect(paths.filter((path) => !named.includes(path) && !notByName.test(path))).toEqual([]);
  const withoutGroup: string[] = [];
  const withoutLink: string[] = [];
  let listed = 0;
  for (const path of new Set([...named, ...paths])) {
    const response = await fetchAfterOverload(site + path);
    if (named.includes(path)) expect(response.status, path).toBe(200);
    const page = await response.text();
    if (!paths.includes(path)) continue;
    if (!outsideMenu.has(path) && !page.includes('is-current')) withoutGroup.push(path);
    const isItself = new RegExp(`rel="canonical" href="[^"]*\\d${path}"`, 'u').test(page);
    if (!isItself || page.includes('name="robots" content="noindex')) continue;
    listed += 1;
    if (!linked.has(path)) withoutLink.push(path);
  }
  expect(withoutGroup).toEqual([]);
  expect(withoutLink.sort()).toEqual(untilTheEnd);
  expect(listed).toBeGreaterThan(35);
});
