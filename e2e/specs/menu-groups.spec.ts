import { expect, inLanguage, locales, test } from './test.ts';

/** Pages that the layout links to outside of the main menu. */
const outsideMenu = [
  '/Search',
  '/MyList',
  '/MyVisit',
  '/Compare',
  '/Appointment',
  '/Submission',
  '/Notify',
  '/Notify/Link',
  '/Press',
  '/Press/Accreditation',
  '/Press/Accreditation_completed',
  '/Archive',
];

test('every page of a section highlights a group of the menu', async ({ site }) => {
  const { sections } = (await (await fetch(`${site}/composition.json`)).json()) as {
    sections: { name: string; paths: string[] }[];
  };
  const missing: string[] = [];
  let pages = 0;
  for (const { name, paths } of sections) {
    const plain = paths.map((path) => path.replace(/\/:\w+\?$/u, ''));
    // The group Events exists in Chinese only.
    for (const locale of name === 'events' ? (['tw'] as const) : locales)
      for (const path of plain.filter((one) => !one.includes(':') && !outsideMenu.includes(one))) {
        pages += 1;
        const html = await (await fetch(site + inLanguage(locale, path))).text();
        if (!html.includes('is-current')) missing.push(inLanguage(locale, path));
      }
  }
  expect(pages).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});
