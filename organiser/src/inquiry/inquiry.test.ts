import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeEach(async () => void (kit = await startForms()));
afterEach(() => kit.organiser.end());

const toExhibitor = 'Exhibitors/Inquiry/DSWINE2026/1001';
const send = async (call: string, fields: object) => {
  const form = { NoticeVersion: '2026-11', Key: 'k1', Code: await kit.code(), ...fields };
  return kit.post(`${call}?Lang=en`, form);
};

it('stores an inquiry for its exhibitor when any one field is filled in', async () => {
  for (const field of ['Name', 'Tel', 'Mobile', 'Content'])
    expect(await send(toExhibitor, { [field]: '0912', Key: field })).toMatchObject({
      status: 200,
      Data: { Reference: expect.stringMatching(/^DSW-/u) },
    });
  const row = {
    kind: 'inquiry-to-exhibitor',
    exhibitor_id: '1001',
    product_id: null,
    email: null,
  };
  expect(await kit.rows()).toMatchObject([row, row, row, row]);
});

it('stores product and exhibitor of a product inquiry, and mails only the desk without an address', async () => {
  const fields = { Mobile: '0912-345-678', Content: 'Importer wanted?' };
  await send('Products/Inquiry/DSWINE2026/20003', fields);
  expect(await kit.rows()).toMatchObject([
    { kind: 'inquiry-about-product', product_id: '20003', exhibitor_id: '1003', locale: 'en' },
  ]);
  const mails = await kit.mails();
  expect(mails.map(({ to }) => to)).toEqual(['hello@dswine.example']);
  expect(mails[0]?.text).toMatch(/對象：.+（編號 20003）\n對象：.+（編號 1003）/u);
  expect(mails[0]?.text).toContain('手機：0912-345-678');
});

it.each([
  [
    { Name: '  ', Content: '\n' },
    { Field: 'Name', Problem: 'required' },
  ],
  [
    { Content: 'Hello', Code: '00000' },
    { Field: 'Code', Problem: 'captcha' },
  ],
])('rejects %j', async (fields, problem) => {
  const { status, Data } = await send(toExhibitor, fields);
  expect([status, Data?.Problems]).toEqual([422, [problem]]);
  expect(await kit.rows()).toEqual([]);
});

it('responds 404 when the record is unknown or withdrawn', async () => {
  await kit.organiser.withdraw('exhibitor', '1003');
  for (const record of ['Exhibitors/9999', 'Products/9999', 'Exhibitors/1003', 'Products/20003']) {
    const call = record.replace('/', '/Inquiry/DSWINE2026/');
    expect((await send(call, { Content: 'Hello' })).status).toBe(404);
  }
  expect(await kit.rows()).toEqual([]);
});
