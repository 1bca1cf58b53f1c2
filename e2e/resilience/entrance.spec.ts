import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { full } from '@dswine/shared/testing/full-run';
import { encodeQR } from 'qr';
import { writeEdition } from '../../organiser/src/content/import/small-edition.fixture.ts';
import {
  readPersonKey,
  setPersonKey,
} from '../../organiser/src/taking-part/applications/person-key.ts';
import { signBadge } from '../../organiser/src/taking-part/visitor-registration/badge-code.ts';
import {
  aheadEdition,
  sunday,
} from '../../organiser/src/taking-part/visitor-registration/ahead-edition.fixture.ts';
import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import { browserOptions } from '../browser.ts';
import { copyBase, removeFolder, sites } from '../site/base.ts';
import { readRows } from '../site/database.ts';
import { freePort, startService, type Service } from '../site/service.ts';
import { runNode } from '../site/site.ts';
import { addStaff } from '../site/staff-session.ts';
import { expect, phone, test, title, type Browser, type Page } from '../specs/test.ts';

/** Staff admit registered visitors on phones, also without a network (docs/entrance.md). */
test.describe.configure({ mode: 'serial' });

const visitors = full ? 200 : 40;
/** How many pass before the network fails, then at one door, and until it is back. */
const [early, atEast, atWest] = [0.3 * visitors, 0.65 * visitors, 0.8 * visitors];
/** How many of them come in at both doors, since neither knows of the other. */
const twice = 5;
const email = 'mei@dswine.example';
const secret = '門口的風很大，帽子要戴好';
let codes: string[];

const dataDir = path.join(sites, `entrance-${process.pid}`);
let start: (at: string) => Promise<Service>;
let organiser: Service;
let api: string;
let desk: string;
let initial: string;

/** A fair ten years ahead: what is stored for it is not past its date when a process starts. */
const openFrom = '2036-03-20T09:00+08:00';
const showDay = `${sunday}T10:05+08:00`;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await copyBase(dataDir);
  const [port, deskPort] = [await freePort(), await freePort()];
  [api, desk] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${deskPort}`];
  start = (at) =>
    startService(
      'organiser/src/main.ts',
      {
        DATA_DIR: dataDir,
        ORGANISER_PORT: String(port),
        ORGANISER_DESK_PORT: String(deskPort),
        ORGANISER_METRICS_PORT: '0',
        LOG_LEVEL: 'error',
        PREPARE_PICTURES: 'off',
        NODE_ENV: 'test',
        FORM_GUARDS: 'off',
        // eslint-disable-next-line no-restricted-syntax -- it gets the difference to the real clock
        CLOCK_OFFSET_MS: String(Date.parse(at) - Date.now()),
      },
      path.join(dataDir, 'organiser.log'),
    );
  const source = writeEdition(dataDir, aheadEdition());
  const imported = await runNode(
    [
      'organiser/src/content/import/import-edition.ts',
      ...['--edition', 'DSWINE2026', '--from', path.dirname(source), '--force'],
    ],
    { DATA_DIR: dataDir },
  );
  expect(imported.output).toContain('0 bad');
  organiser = await start(openFrom);
  initial = await addStaff(dataDir, email, 'entrance');
  await registerAll();
  await organiser.end();
  organiser = await start(showDay);
  const file = path.join(dataDir, 'keys/person.key');
  setPersonKey(readPersonKey({ file, mayCreate: false }));
  codes = read('SELECT badge FROM visitor_registrations').map(({ badge }) =>
    signBadge(String(badge)),
  );
});
test.afterAll(async () => {
  await organiser.end('SIGKILL');
  await removeFolder(dataDir);
});

async function registerAll() {
  const numbers = Array.from({ length: visitors }, (_, number) => number);
  expect(await Promise.all(numbers.map(register))).toEqual(all(visitors, true));
}

const emailOf = (number: number) => `door-${number}@visitor.example`;

async function register(number: number): Promise<boolean> {
  const form = { Name: `訪客${number}`, Email: emailOf(number), Country: 'Taiwan' };
  const { ok } = await fetch(`${api}/api/expo/VisitorRegistrations/Public/DSWINE2026?Lang=tw`, {
    method: 'POST',
    headers: {
      ...{ origin: api, 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ ...form, Days: sunday, Adult: 'yes' },
      ...{ NoticeVersion: '1', Key: `key-${number}` },
    }),
  });
  return ok;
}

const read = (query: string) => readRows(dataDir, query);

async function openEntrance(page: Page) {
  await page.goto(`${desk}/desk`);
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼').fill(initial === '' ? secret : initial);
  await page.getByRole('button', { name: '登入' }).click();
  if (initial !== '') {
    await page.getByLabel('目前的密碼').fill(initial);
    await page.getByLabel('新密碼', { exact: false }).first().fill(secret);
    await page.getByLabel('再輸入一次新密碼').fill(secret);
    await page.getByRole('button', { name: '變更' }).click();
    initial = '';
  }
  await expect(title(page)).toHaveText('入口 Entrance');
  await expect(page.locator('#line')).toContainText(`badges: ${visitors}`);
}

const newPage = async (browser: Browser) =>
  (await browser.newContext({ viewport: phone, locale: 'zh-TW' })).newPage();
const answer = (page: Page) => page.locator('#verdict').getAttribute('data-answer');
const unsent = (page: Page, number: number) =>
  expect(page.locator('#line')).toContainText(`to be sent: ${number}`);

/** Scans like a scanner that types. Returns the answers. */
async function scan(page: Page, some: readonly string[]) {
  const answers: (string | null)[] = [];
  for (const code of some) {
    await page.locator('#verdict').evaluate((panel) => panel.removeAttribute('data-answer'));
    await page.locator('#typed').fill(code);
    await page.locator('#typed').press('Enter');
    await expect(page.locator('#verdict')).toHaveAttribute('data-answer', /./u);
    answers.push(await answer(page));
  }
  return answers;
}
const all = <Item>(number: number, item: Item) => Array<Item>(number).fill(item);

test(`${visitors} badges pass two doors without a network and a killed organiser: none lost, none twice`, async ({
  browser,
}) => {
  const [east, west] = [await newPage(browser), await newPage(browser)];
  await openEntrance(east);
  await openEntrance(west);
  expect(await axeViolationsOn(east)).toEqual([]);
  expect(await scan(east, codes.slice(0, early))).toEqual(all(early, 'yes'));
  await unsent(east, 0);
  // The other door asks for them, and has them when it asks again. A scan before would be an entry.
  for (let round = 0; round < 2; round += 1) await west.waitForRequest('**/desk/entrance/entries');
  expect(await scan(west, codes.slice(0, 1))).toEqual(['again']);

  for (const gate of [east, west]) await gate.context().setOffline(true);
  expect(await scan(east, codes.slice(early, atEast))).toEqual(all(atEast - early, 'yes'));
  expect(await scan(east, codes.slice(early, early + 2))).toEqual(all(2, 'again'));
  const others = codes.slice(atEast - twice, atWest);
  expect(await scan(west, others)).toEqual(all(others.length, 'yes'));
  expect(await scan(west, ['0'.repeat(16) + '.' + '0'.repeat(16)])).toEqual(['no']);
  await expect(west.locator('#line')).toContainText('No network');
  await unsent(east, atEast - early);
  await east.context().setOffline(false);
  await unsent(east, 0);

  // Killed while one door sends; the other still waits.
  await organiser.end('SIGKILL');
  await west.context().setOffline(false);
  expect(await scan(east, codes.slice(atWest))).toEqual(all(visitors - atWest, 'yes'));
  organiser = await start(showDay);
  for (const gate of [east, west]) await unsent(gate, 0);
  await expect(west.locator('#merged li')).toHaveCount(twice);

  const entries = read('SELECT badge FROM entries').map(({ badge }) => String(badge));
  expect(new Set(entries).size).toBe(visitors);
  expect(entries).toHaveLength(visitors + twice);
});

test('a reloaded phone still has what it could not send, and looks up references and names', async ({
  browser,
}) => {
  const page = await newPage(browser);
  await openEntrance(page);
  const [row] = read("SELECT reference FROM submissions WHERE email = 'door-23@visitor.example'");
  const reference = String(row?.['reference']);
  for (const written of [reference, reference.slice(4).toLowerCase()]) {
    await page.locator('#typed').fill(written);
    await page.locator('#typed').press('Enter');
    await expect(page.locator('#verdict')).toContainText(reference);
  }
  await expect(page.locator('#verdict')).toContainText('Has entered today');
  await page.locator('#typed').fill('訪客23');
  await page.getByRole('button', { name: '查詢' }).click();
  await expect(page.locator('#found button')).toHaveText([/訪客23/u]);
  await page.locator('#found button').click();
  await expect(page.locator('#verdict')).toContainText('Has entered today');
  await unsent(page, 0);
  const before = read('SELECT id FROM entries').length;
  await page.route('**/desk/entrance/entries', (route) => route.abort());
  await page.getByRole('button', { name: '仍讓他入場' }).click();
  await unsent(page, 1);
  await page.unroute('**/desk/entrance/entries');
  await page.reload();
  await unsent(page, 0);
  expect(read('SELECT id FROM entries')).toHaveLength(before + 1);
});

test('the camera reads a badge', async ({ playwright }) => {
  const file = path.join(dataDir, 'badge.y4m');
  await writeFile(file, videoOf(codes[0] ?? ''));
  const options = browserOptions();
  const fake = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...fake, `--use-file-for-fake-video-capture=${file}`],
  });
  try {
    const page = await newPage(browser);
    await openEntrance(page);
    await page.getByRole('button', { name: '開啟相機' }).click();
    await expect(page.locator('#verdict')).toHaveAttribute('data-answer', /yes|again/u);
  } finally {
    await browser.close();
  }
});

/** A film of ten frames with a QR code, in the form that Chromium plays as its camera. */
function videoOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 10];
  const code = encodeQR(text, 'raw', { border: 4, ecc: 'medium', scale });
  const luma = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - code.length) >> 1, (height - code.length) >> 1];
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries()) if (isDark) luma[(y + top) * width + x + left] = 16;
  const frame = [Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array<Buffer[]>(10).fill(frame).flat()]);
}
