import { deflateSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DeskProfile, FoundPreview } from '@dswine/shared/contract/exhibitor-desk';
import { ExhibitorDetail } from '@dswine/shared/contract/exhibitors';
import sharp from 'sharp';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { limits } from '../../policies.ts';
import { findRevision } from '../../store/content.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { by, startExhibitorDesk } from './exhibitor-desk-kit.fixture.ts';
import { saveDraft } from './profile.repository.ts';
import { publishProfile, withFiles } from './publish-profile.ts';

const kit = startedBeforeEach(startExhibitorDesk);
const call = <T>(schema: Parameters<typeof getData>[2], path: string, key: string) =>
  getData<T>(kit.organiser.app, `/api/expo/ExhibitorDesk/${path}`, schema, by(key));
const profile = (key: string, query = '') =>
  call<DeskProfile>(DeskProfile, `Profile/DSWINE2026?Lang=en${query}`, key);
async function preview(key: string) {
  const path = 'Preview/DSWINE2026?Lang=en';
  const { Preview } = await call<FoundPreview>(FoundPreview, path, key);
  if (!Preview) throw new Error('a preview expected');
  return Preview;
}
const shown = (id = '1001') =>
  kit.organiser.read(ExhibitorDetail, `Exhibitors/Detail/DSWINE2026/${id}?Lang=en`);
const text = {
  ...{ IntroTw: '新簡介', IntroEn: 'A new introduction', AboutTw: '第一段\n\n第二段' },
  ...{ AboutEn: 'First\n\nSecond', Brands: 'North\nSouth\nNorth', Website: 'https://new.example' },
};
const product = {
  ...{ NameTw: '新酒', NameEn: 'New Wine', Category: 'red-wine', Brand: 'North', Model: 'N-1' },
  ...{ AboutTw: '說明', AboutEn: 'About it', Abv: '12.5', Volume: '750', Vintage: '2024' },
};
const publish = async (key: string) => kit.act('Publish', key, { Seen: (await preview(key)).Seen });
const open = () => kit.invite('1001', 'ann@cellar.example');

it('shows a changed profile to the exhibitor first, then to visitors, and beyond an import', async () => {
  const key = await open();
  const before = await shown();
  expect((await kit.act('Draft', key, text)).status).toBe(200);
  const changed = {
    ...{ Intro: 'A new introduction', Description: ['First', 'Second'] },
    ...{ Brands: ['North', 'South'], Website: 'https://new.example' },
  };
  expect(await preview(key)).toMatchObject({ Exhibitor: changed, State: 'draft' });
  expect(await shown()).toEqual(before);
  const stranger = await kit.organiser.get('ExhibitorDesk/Profile/DSWINE2026?Lang=en');
  expect(JSON.parse(stranger.body)).toEqual({ Code: 200, Data: null });
  expect((await publish(key)).Data).toEqual({ Result: 'shown' });
  expect(await shown()).toMatchObject(changed);
  expect((await profile(key)).Values).toMatchObject({ ...text, Brands: 'North\nSouth' });
  await kit.organiser.change(smallEdition());
  expect(await shown()).toMatchObject(changed);
  // A field that the form empties is empty, though the import has one.
  await kit.act('Draft', key, { ...text, Website: '' });
  await publish(key);
  expect(await shown()).not.toHaveProperty('Website');
  const found = await kit.organiser.get('Exhibitors/DSWINE2026?Lang=en&Keyword=South');
  expect(found.body).toContain('"Id":"1001"');
});

it('refuses a draft with a wrong field', async () => {
  const key = await open();
  for (const [what, form, field] of [
    ['Draft', { ...text, IntroTw: '', IntroEn: '' }, 'IntroTw'],
    ['Draft', { ...text, Website: 'javascript:alert(1)' }, 'Website'],
    ['Draft', { ...text, Website: 'https://com' }, 'Website'],
    ['Draft', { ...text, Website: 'https://a.example:99999' }, 'Website'],
    [
      'Draft',
      { ...text, Brands: Array.from({ length: 21 }, (_, at) => `b${at}`).join('\n') },
      'Brands',
    ],
    ['Draft', { ...text, AboutEn: 'x'.repeat(3001) }, 'AboutEn'],
    ['Product', { ...product, Category: 'castle' }, 'Category'],
    ['Product', { ...product, Abv: '97' }, 'Abv'],
    ['Product', { ...product, Volume: '-1' }, 'Volume'],
  ] as const) {
    const { status, Data } = await kit.act(what, key, form);
    expect([field, status, Data?.Problems?.[0]?.Field]).toEqual([field, 422, field]);
  }
});

it('adds, changes and removes products of its own only', async () => {
  const key = await open();
  const other = await kit.invite('1002', 'ben@brewery.example');
  await kit.act('Product', key, product);
  const Id = (await profile(key)).Products.find(({ Added }) => Added)?.Id ?? '';
  expect((await kit.act('Product', other, { ...product, Id })).status).toBe(404);
  expect((await kit.act('RemoveProduct', other, { Id })).status).toBe(404);
  expect((await profile(key, `&Id=${Id}`)).Values).toMatchObject({ NameEn: 'New Wine' });
  await kit.act('Product', key, { ...product, Id, NameEn: 'Newer Wine' });
  await publish(key);
  const names = async () => (await shown()).Products.map(({ Name }) => Name);
  expect(await names()).toContain('Newer Wine');
  const [imported = ''] = (await profile(key)).Products.flatMap((one) => (one.Added ? [] : one.Id));
  expect((await kit.act('RemoveProduct', key, { Id: imported })).status).toBe(404);
  expect((await kit.act('Product', other, { ...product, Id: imported })).status).toBe(404);
  await kit.act('RemoveProduct', key, { Id });
  expect(await names()).not.toContain('Newer Wine');
});

it('gives the id and the picture of a removed product to no other', async () => {
  const key = await open();
  const other = await kit.invite('1002', 'ben@brewery.example');
  const add = async (of: string) => {
    await kit.act('Product', of, product);
    return (await profile(of)).Products.findLast(({ Added }) => Added)?.Id ?? '';
  };
  const Id = await add(key);
  await send(key, Id, await png(50));
  await publish(key);
  const pictures = () => readdirSync(join(kit.organiser.folder, 'exhibitor-media/DSWINE2026'));
  expect(pictures()).toEqual([`product-${Id}.webp`]);
  await kit.act('RemoveProduct', key, { Id });
  expect(pictures()).toEqual([]);
  expect((await kit.act('RemoveProduct', key, { Id })).status).toBe(404);
  expect(await add(other)).toBe(String(Number(Id) + 1));
  const fields = { Name: { en: 'Theirs' } };
  const theirs = { kind: 'products', id: Id, fields } as const;
  const brewery = { edition: 'DSWINE2026', exhibitorId: '1002' };
  await expect(saveDraft(kit.organiser.database, brewery, theirs, new Date())).rejects.toThrow();
});

it('shows nothing that a colleague changed after the preview', async () => {
  const key = await open();
  await kit.act('Draft', key, text);
  const { Seen } = await preview(key);
  await kit.act('Draft', key, { ...text, IntroEn: 'Changed by a colleague' });
  expect((await kit.act('Publish', key, { Seen })).status).toBe(422);
  expect((await shown()).Intro).not.toBe('Changed by a colleague');
});

it('publishes nothing when nothing was changed, and not without end', async () => {
  const key = await open();
  const revision = () => findRevision(kit.organiser.database, 'DSWINE2026');
  const before = await revision();
  expect((await publish(key)).status).toBe(422);
  expect(await revision()).toBe(before);
  const { max } = limits.publicationsOfDesk;
  for (let number = 1; number < max; number += 1)
    expect((await kit.act('Publish', key, { Seen: '0' })).status).toBe(422);
  expect((await kit.act('Publish', key, { Seen: '0' })).status).toBe(429);
});

it('waits for the staff where the organiser wants it, who approve or send back what they saw', async () => {
  const records = smallEdition();
  records.edition = records.edition.map((edition) => ({
    ...edition,
    ExhibitorDesk: { ApproveProfiles: true },
  }));
  await kit.organiser.change(records);
  const key = await open();
  await kit.act('Draft', key, text);
  expect((await publish(key)).Data).toEqual({ Result: 'waiting' });
  expect((await shown()).Intro).not.toBe('A new introduction');
  const page = await kit.staff.get('/desk/exhibitors/1001');
  expect(page.body).toContain('A new introduction');
  const seen = /name="seen" value="(\w+)"/u.exec(page.body)?.[1] ?? '';
  const answer = async (what: string) =>
    (await kit.staff.post('/desk/exhibitors/1001', { do: what, seen, note: 'Too loud' })).headers
      .location;
  expect(await answer('decline')).toContain('said=declined');
  expect((await kit.mails())[0]?.text).toContain('Too loud');
  // Only what is sent again can be approved.
  expect(await answer('approve')).toContain('said=changed');
  await publish(key);
  await kit.act('Draft', key, { ...text, IntroEn: 'Something else' });
  expect(await answer('approve')).toContain('said=changed');
  await kit.act('Draft', key, text);
  await publish(key);
  expect(await answer('approve')).toContain('said=approved');
  expect((await kit.mails())[0]?.subject).toContain('public');
  expect((await shown()).Intro).toBe('A new introduction');
});

it('shows the staff also what a draft empties', async () => {
  const key = await open();
  await kit.act('Draft', key, { ...text, Website: '' });
  const { body } = await kit.staff.get('/desk/exhibitors/1001');
  expect(body).toContain('https://elegance.example/');
});

/** Sends a file like the form of the page. Returns where the response leads. */
async function send(key: string, Of: string, bytes: Buffer | string, Title = 'Price list') {
  const form = new FormData();
  form.append('Of', Of);
  form.append('Title', Title);
  form.append('File', new File([new Uint8Array(Buffer.from(bytes))], '../../x.svg'));
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await kit.organiser.app.inject({
    method: 'POST',
    url: '/api/expo/ExhibitorDesk/Upload/DSWINE2026?Lang=en',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      ...{ 'content-type': request.headers.get('content-type') ?? '', ...by(key) },
      'sec-fetch-site': 'same-origin',
    },
  });
  return response.headers.location?.toString().split('?')[1] ?? response.statusCode;
}
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
const pdf = (inner = '') => `%PDF-1.7\n1 0 obj <<${inner}>> endobj\ntrailer\n%%EOF\n`;
const files = () => readdirSync(join(kit.organiser.folder, 'exhibitor-files/DSWINE2026'));

/** A PNG of 30,000 × 30,000 pixels in some hundred bytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data)]);
}

it('draws a picture again, and shows it with the profile', async () => {
  const key = await open();
  const script = Buffer.from('<script>alert(1)</script>');
  expect(await send(key, 'exhibitor', Buffer.concat([await png(50), script]))).toBe('done=file');
  const [name = ''] = files();
  expect(name).toMatch(/^[\w-]{36}\.webp$/u);
  const { Picture } = (await preview(key)).Exhibitor;
  expect(Picture.Src).toContain('/ExhibitorDesk/File/');
  const get = (cookie = {}) => kit.organiser.app.inject({ url: Picture.Src, headers: cookie });
  expect((await get()).statusCode).toBe(404);
  const own = await get(by(key));
  expect(own.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  });
  expect(own.rawPayload.includes('script')).toBe(false);
  const before = (await shown()).Picture.Src;
  await publish(key);
  const { Src } = (await shown()).Picture;
  expect(Src).not.toBe(before);
  const { channels } = await sharp((await kit.organiser.app.inject(Src)).rawPayload).stats();
  expect(channels[0]?.mean).toBeGreaterThan(240);
});

it('changes no file when what changes the database fails', async () => {
  const key = await open();
  await send(key, 'exhibitor', await png(50));
  await publish(key);
  await send(key, 'exhibitor', await png(60));
  const before = [files(), (await shown()).Picture.Src];
  const { database, folder } = kit.organiser;
  const of = { edition: 'DSWINE2026', exhibitorId: '1001' };
  const failing = withFiles(database, async (transaction, after) => {
    await publishProfile(transaction, of, { dataFolder: folder, now: new Date(), after });
    throw new Error('full');
  });
  await expect(failing).rejects.toThrow('full');
  expect([files(), (await shown()).Picture.Src]).toEqual(before);
  await publish(key);
  expect(files()).toHaveLength(1);
});

it('refuses files that are not what they seem, and stores nothing', async () => {
  const key = await open();
  for (const [what, of, bytes, problem] of [
    [
      'an SVG with a script',
      'exhibitor',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'type',
    ],
    ['a GIF', 'exhibitor', 'GIF89a', 'type'],
    ['a page', 'document', '<html>', 'type'],
    ['a picture as a document', 'document', '\u0089PNG', 'type'],
    ['a document as a picture', 'exhibitor', pdf(), 'type'],
    ['half a picture', 'exhibitor', Buffer.from('89504e470d0a1a0a00', 'hex'), 'damaged'],
    ['a bomb', 'exhibitor', bomb(), 'pixels'],
    ['half a document', 'document', '%PDF-1.7', 'damaged'],
    ['a document that is an archive too', 'document', `${pdf()}PK\u0005\u0006${pdf()}`, 'type'],
    ['a document that is a page too', 'document', pdf('<script>'), 'type'],
    ['a document with a script', 'document', pdf('/S /JavaScript'), 'active'],
    ['a document with an escaped script', 'document', pdf('/S /J#61vaScript'), 'active'],
    ['a document that starts a program', 'document', pdf('/Launch'), 'active'],
    ['a document that acts when opened', 'document', pdf('/OpenAction <</S /URI>>'), 'active'],
    [
      'a document with a script after a stream',
      'document',
      pdf('>> stream\nx\nendstream <</S /JavaScript'),
      'active',
    ],
    [
      'a document with a script in a stream that never ends',
      'document',
      pdf('>> stream\n/JavaScript'),
      'active',
    ],
    ['nothing', 'document', '', 'type'],
  ] as const)
    expect([what, await send(key, of, bytes)]).toEqual([what, `done=not-${problem}`]);
  expect(await kit.organiser.database.selectFrom('exhibitor_files').selectAll().execute()).toEqual(
    [],
  );
});

it('takes a document whose compressed bytes spell the name of an action', async () => {
  const stream = '/Length 9 >>\r\nstream\r\n\u0001/JS\u0002<svg>\nendstream endobj';
  const first = ' 2 0 obj << /OpenAction [3 0 R /Fit] ';
  expect(await send(await open(), 'document', pdf(stream + first))).toBe('done=file');
});

it('sends documents as downloads, once they are shown, five at most', async () => {
  const key = await open();
  const other = await kit.invite('1002', 'ben@brewery.example');
  expect(await send(key, 'document', pdf(), '')).toBe('done=not-title');
  for (let number = 1; number <= 5; number += 1)
    expect(await send(key, 'document', pdf(), `價目表 ${number}`)).toBe('done=file');
  expect(await send(key, 'document', pdf())).toBe('done=not-full');
  const [{ Id = '' } = {}] = (await profile(key)).Documents;
  const url = `/api/expo/ExhibitorDesk/File/DSWINE2026/${Id}.pdf`;
  const status = async (cookie: object) =>
    (await kit.organiser.app.inject({ url, headers: { ...cookie } })).statusCode;
  expect([await status({}), await status(by(other)), await status(by(key))]).toEqual([
    404, 404, 200,
  ]);
  await publish(key);
  expect((await shown()).Documents).toHaveLength(5);
  const { headers } = await kit.organiser.app.inject(url);
  expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%E5%83%B9/u);
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await kit.act('RemoveDocument', other, { Id })).status).toBe(404);
  await kit.act('RemoveDocument', key, { Id });
  expect((await shown()).Documents).toHaveLength(4);
  expect(await status({})).toBe(404);
});

it('records which exhibitor the staff looked at, also its files', async () => {
  const key = await open();
  await send(key, 'document', pdf());
  const [{ Id = '' } = {}] = (await profile(key)).Documents;
  const { database } = kit.organiser;
  await database.deleteFrom('desk_actions').execute();
  for (const path of ['/desk/exhibitors/1001', `/desk/exhibitors/1001/files/${Id}`])
    expect((await kit.staff.get(path)).statusCode).toBe(200);
  const read = { action: 'read', subject: 'DSWINE2026 exhibitor/1001' };
  const rows = await database.selectFrom('desk_actions').selectAll().execute();
  expect(rows).toMatchObject([read, read]);
});

it('takes files from members only, for their own records, within the limit', async () => {
  const key = await open();
  expect(await send('', 'exhibitor', await png(5))).toBe(401);
  expect(await send(key, '29999', await png(5))).toBe(404);
  expect(await send(key, 'exhibitor', Buffer.alloc(8_000_001))).toBe('done=not-size');
  expect(await send(key, 'exhibitor', Buffer.alloc(9_000_001))).toBe(413);
});
