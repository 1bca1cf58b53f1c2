import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AlbumDetail } from '@dswine/shared/contract/photos';
import { createLog } from '@dswine/shared/logging/create-log';
import sharp from 'sharp';
import { createOrganiser } from '../../app.ts';
import type { EditionRecords } from '../records/records.ts';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { importEdition } from './edition-importer.ts';
import { both, smallEdition, writeEdition } from './small-edition.fixture.ts';
import { checkFiles } from './check/check-files.ts';

const code = 'DSWINE2026';
let organiser: TestOrganiser;
beforeEach(async () => void (organiser = await startTestOrganiser()));
afterEach(() => organiser.end());

function put(path: string, content: Buffer | string): string {
  const target = join(organiser.folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  return target;
}

/** What `iconv` would write. */
function encoded(text: string, encoding: string): Buffer {
  const { stdout } = spawnSync('iconv', ['-f', 'UTF-8', '-t', encoding], { input: text });
  expect(stdout.length).toBeGreaterThan(0);
  return stdout;
}

it.each([
  ['BIG5', 'big5'],
  ['UTF-16', 'utf-16le'],
  ['GB18030', undefined],
])('reads a file in %s as %s, or says where it cannot be read', async (encoding, read) => {
  const source = writeEdition(organiser.folder, smallEdition());
  const file = join(source, 'exhibitors.jsonl');
  const text = readFileSync(file, 'utf8').replaceAll(/[À-ÿ]/gu, 'e');
  const options = { code, folder: source, source, now: new Date(organiser.clock.now()) };
  writeFileSync(file, text);
  await importEdition(organiser.database, options);
  writeFileSync(file, encoded(text, encoding));
  const { bad, notices, changes } = await importEdition(organiser.database, options);
  expect(changes).toEqual({});
  expect(notices).toEqual(read === undefined ? [] : [`exhibitors.jsonl was read as ${read}`]);
  const reason =
    'row 1, byte 0: neither UTF-8 nor Big5, it looks like GB18030; save the file as UTF-8';
  expect(bad).toEqual(read === undefined ? [{ file: 'exhibitors.jsonl', line: 1, reason }] : []);
});

const picture = (format: 'jpeg' | 'png' | 'gif') =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
    .toFormat(format)
    .toBuffer();

it.each(['news-502.JPG', 'news-502.jpeg', 'News-502.JPEG', 'NEWS-502.Png'])(
  'shows the picture %s',
  async (file) => {
    put(`media/${code}/${file}`, await picture(/png/iu.test(file) ? 'png' : 'jpeg'));
    const { headers } = await organiser.app.inject(`/api/expo/Picture/${code}/news/502`);
    const { rawPayload } = await organiser.app.inject(String(headers.location));
    const { channels } = await sharp(rawPayload).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 50) * 50)).toEqual([250, 0, 0]);
    expect(await checkFiles(organiser.folder, code)).toEqual([]);
  },
);

const noise = async (format: 'jpeg' | 'png') =>
  sharp({
    create: {
      ...{ width: 400, height: 300, channels: 3, background: '#f00' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

it.each([
  ['a truncated JPEG', 'jpg', async () => (await noise('jpeg')).subarray(0, 9000)],
  ['a truncated PNG', 'png', async () => (await noise('png')).subarray(0, 9000)],
  ['an empty file', 'jpg', async () => Buffer.alloc(0)],
  ['a web page', 'webp', async () => Buffer.from('<!doctype html><p>Not found')],
  ['a broken drawing', 'svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><')],
])('shows placeholders for %s, and names the file', async (_what, extension, content) => {
  const lines: string[] = [];
  const logger = createLog({
    ...{ service: 'organiser', level: 'warn' },
    destination: { write: (line) => void lines.push(line) },
  });
  const { database, clock, folder } = organiser;
  const settings = {
    dataFolder: folder,
    exhibitionCode: code,
    siteOrigins: [],
    trustedProxies: [],
  };
  const app = createOrganiser({ settings, database, clock, logger });
  const bytes = await content();
  for (const name of ['news-502', 'fair-dswine2026', 'photo-1-101'])
    put(`media/${code}/${name}.${extension}`, bytes);
  const edition = smallEdition();
  await organiser.change({ ...edition, albums: [album] });
  const get = async (url: string) => {
    const response = await app.inject(url);
    return response.statusCode === 302 ? app.inject(String(response.headers.location)) : response;
  };
  const detail = await get(`/api/expo/Albums/Detail/${code}/1?Lang=en`);
  const [photo] = detail.json<{ Data: AlbumDetail }>().Data.Photos;
  const share = await get(`/api/expo/Exhibitions/${code}?Lang=en`);
  const { web_Exhibition_Info: info } = share.json<{
    Data: { web_Exhibition_Info: { Share: { en: string } } };
  }>().Data;
  for (const url of [`/api/expo/Picture/${code}/news/502`, photo?.Src ?? '', info.Share.en])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  expect(lines.join('')).toContain(`news-502.${extension}`);
  expect(await checkFiles(folder, code)).toContainEqual({
    file: `media/${code}/news-502.${extension}`,
    reason: expect.stringContaining('export it again') as string,
  });
  await app.close();
});

const album: EditionRecords['albums'] = {
  ...{ Id: '1', Cover: '101', Date: '2026-04-17' },
  ...{ Title: both('相簿', 'Album'), Text: both('字', 'Text') },
  Group: { Code: '1', Name: both('展', 'Fair') },
  Photos: [
    {
      Id: '101',
      Area: 'wine',
      Caption: both('字', 'Text'),
      Alt: both('字', 'Text'),
    },
  ],
};

it('names pictures and downloads that the site cannot show', async () => {
  put(`media/${code}/exhibitor-1001.HEIC`, 'x');
  put(`media/${code}/booth-7.gif`, await picture('gif'));
  put(`media/${code}/IMG_0001.jpg`, await picture('jpeg'));
  put(`media/${code}/.DS_Store`, 'x');
  put(`files/${code}/Manual.PDF`, '%PDF');
  put(`files/${code}/參展手冊.pdf`, '%PDF');
  put(`files/${code}/manual-2026.pdf`, '%PDF');
  const bad = await checkFiles(organiser.folder, code);
  expect(bad.map(({ file }) => file)).toEqual([
    `media/${code}/IMG_0001.jpg`,
    `media/${code}/booth-7.gif`,
    `media/${code}/exhibitor-1001.HEIC`,
    `files/${code}/Manual.PDF`,
    `files/${code}/參展手冊.pdf`,
  ]);
});
