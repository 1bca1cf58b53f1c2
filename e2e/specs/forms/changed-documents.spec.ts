import { FaultyOrganiser } from '../../site/faulty-organiser.ts';
import { startSite, type Site } from '../../site/site.ts';
import { desktop, expect, main, phone, test, waitForHydration, type Page } from '../test.ts';
import { conditions, countFaults, type Condition } from './changed-documents.fixture.ts';

/**
 * Readers' browsers translate pages, their extensions add to them, and they store nothing or show
 * texts in another size. No letter and no click is lost, no page is wider than the screen, and no
 * release is charged with it.
 */
let site: Site;
test.beforeAll(({ ownSite }) => void (site = ownSite));

const maker = '1063';
/** The pages of the errands, of the list and of the plan. */
const errands = [
  '/',
  '/Search?q=英國 琴酒',
  '/en/VisitorExhibitor?Keyword=Tallow',
  `/VisitorExhibitor/Detail/${maker}`,
  '/VisitorFloorplan?booth=B0144',
  '/Today',
  '/EventsCalender',
  '/ExhibitorCalendar',
  '/Press',
  '/MyList',
  '/MyVisit',
];
const forms = [
  '/Contact',
  '/ExhibitorInquiry',
  `/VisitorExhibitor/Inquiry/${maker}`,
  '/Press/Accreditation',
  '/Notify',
  '/EventRunBar/Apply',
  '/EventRunBar/ApplyList',
  '/EventKOL/Apply',
  '/Submission',
  '/Login',
  '/Register',
  '/ResetPassword',
];
/** In each run, on a few pages. `FULL=1` opens all pages in all conditions. */
const often = ['translated before hydration', 'translated after hydration'];

for (const condition of conditions)
  test.describe(() => {
    if (condition.makerName !== undefined) useMakerName(condition.makerName);
    for (const [what, paths] of [
      ['forms', forms],
      ['errands', errands],
    ] as const) {
      const isOften = often.includes(condition.name);
      const some = isOften ? paths.filter((_, index) => index % 6 === 0) : [];
      const rest = paths.filter((path) => !some.includes(path));
      for (const { range, tag, shown } of [
        { range: 'some', tag: [], shown: some },
        { range: 'other', tag: ['@full'], shown: rest },
      ])
        if (shown.length > 0)
          test(
            `${condition.name}: ${range} pages of ${what} lose nothing`,
            { tag },
            async ({ page }) => {
              const faults = await countFaults(page);
              await condition.arrange?.(page);
              await page.addInitScript(() => {
                const done = { prints: 0 };
                Object.assign(window, { done, print: () => (done.prints += 1) });
              });
              for (const path of shown) await visit(page, path, condition, faults);
            },
          );
    }
  });

/** A site of these tests, whose organiser has that name: pages are laid out by it. */
function useMakerName(name: string): void {
  const organiser = new FaultyOrganiser();
  organiser.rewrite = (json) => json.replaceAll(/燭羽琴酒|Tallow & Quill Gin/g, name);
  test.beforeAll(async ({ siteSettings }) => {
    const proxy = (organiserUrl: string) => organiser.start(organiserUrl);
    site = await startSite('renamed', { ...siteSettings, proxy });
  });
  test.afterAll(async () => {
    await site.stop();
    organiser.stop();
  });
}

async function visit(
  page: Page,
  path: string,
  { early, late }: Condition,
  faults: () => Promise<unknown[]>,
): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const scripts = /\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/;
  await page.setViewportSize(phone);
  await page.route(scripts, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // Held scripts hold the load event too.
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  const empty = page.locator('[data-boundary]:not(:has(*))');
  const emptyBefore = await empty.count();
  const typed = await type(page);
  const printing = main(page).getByRole('button', { name: /列印/ });
  const prints = await printing.count();
  if (prints > 0) await printing.first().click();
  await early?.(page);
  await page.keyboard.press('End');
  await page.keyboard.type('z');
  arrived.resolve();
  await waitForHydration(page);
  await page.unroute(scripts);
  await late?.(page);
  await pressButtons(page);
  const printed = () =>
    page.evaluate(() => (window as unknown as { done: { prints: number } }).done.prints);
  await expect.poll(printed, path).toBe(Math.min(prints, 1));
  const found = {
    path,
    lost: await lostOf(page, typed),
    wide: [await extraWidth(page, phone), await extraWidth(page, desktop)],
    faults: await faults(),
    lostSections: (await empty.count()) - emptyBefore,
  };
  const { pathname } = new URL(path, site.url);
  expect.soft(found, pathname).toEqual({
    path,
    lost: [],
    wide: [0, 0],
    faults: [],
    lostSections: 0,
  });
}

const fields =
  'main form[method=post] :is(input:not([type=hidden], [type=submit]), textarea, select)';
type Typed = { id: string; value: string }[];

/** Fills every field and ticks every box, as a person does. The last text is not finished. */
async function type(page: Page): Promise<Typed> {
  for (const field of await page.locator(fields).all()) {
    const kind = await field.evaluate((one) => (one as HTMLInputElement).type);
    if (kind === 'checkbox' || kind === 'radio') await field.check({ force: true });
    else if (kind === 'select-one') await field.selectOption({ index: 1 });
    else if (await field.isEditable()) await field.fill(`7${kind}@x.example`);
  }
  const last = page.locator(fields).and(page.locator(':is([type=text], textarea)')).last();
  if ((await last.count()) > 0) await last.focus();
  const values = await valuesOf(page);
  const focused = await page.evaluate(() => document.activeElement?.id);
  return values.map(({ id, value }) => ({ id, value: id === focused ? `${value}z` : value }));
}

const valuesOf = (page: Page): Promise<Typed> =>
  page.locator(fields).evaluateAll((all) =>
    all.map((one) => {
      const field = one as HTMLInputElement;
      return { id: field.id, value: `${field.checked} ${field.value}` };
    }),
  );

async function lostOf(page: Page, typed: Typed): Promise<string[]> {
  const now = new Map((await valuesOf(page)).map(({ id, value }) => [id, value]));
  return typed.filter(({ id, value }) => now.get(id) !== value).map(({ id }) => id);
}

/** Buttons that show and hide something beside texts. */
async function pressButtons(page: Page): Promise<void> {
  const work = page.locator('.dw-captcha__work button');
  if ((await work.count()) > 0) {
    await work.click();
    await expect(work).toHaveCount(0);
  }
  const password = page.locator('.account-show');
  if ((await password.count()) > 0) await password.first().click();
}

async function extraWidth(page: Page, size: typeof phone): Promise<number> {
  await page.setViewportSize(size);
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
