import { expect, test } from './test.ts';

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

test('every page of a section highlights a group of the menu, and header and footer link to those that search engines may list', async ({
  site,
}) => {
  const { sections } = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { paths: string[] }[];
  };
  const html = async (path: string) => (await fetch(site + path)).text();
  const layout = (await html('/')).replace(/<main[^]*<\/main>/u, '');
  const linked = new Set([...layout.matchAll(/href="([^"?#]+)"/gu)].map(([, href]) => href));
  const paths = sections
    .flatMap((section) => section.paths.map((path) => path.replace(/\/:\w+\?$/u, '')))
    .filter((path) => !path.includes(':'));
  const withoutGroup: string[] = [];
  const withoutLink: string[] = [];
  let listed = 0;
  for (const path of paths) {
    const page = await html(path);
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
