import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeEach(async () => void (kit = await startForms()));
afterEach(() => kit.organiser.end());

const blank = {
  Name: '',
  Tel: '',
  Mobile: '',
  Content: '',
  NoticeVersion: '2026-11',
  Marketing: '',
  Homepage: '',
};
const send = async (call: string, fields: object) =>
  kit.post(`${call}?Lang=en`, { ...blank, Key: 'k1', Code: await kit.code(), ...fields });

it('stores an inquiry for its exhibitor when any one field is filled in', async () => {
  for (const [field, text] of Object.entries({
    Name: 'Ming',
    Tel: '02-1',
    Mobile: '0912',
    Content: 'May we meet?',
  })) {
    const response = await send('Exhibitors/Inquiry/DSWINE2026/1001', {
      [field]: text,
      Key: field,
    });
    expect(response).toMatchObject({
      status: 200,
      Data: { Reference: expect.stringMatching(/^DSW-/u) },
    });
  }
  const rows = await kit.rows();
  expect(rows).toHaveLength(4);
  for (const row of rows)
    expect(row).toMatchObject({
      kind: 'inquiry-to-exhibitor',
      exhibitor_id: '1001',
      product_id: null,
      email: null,
    });
});

it('stores product and exhibitor of a product inquiry, and mails only the desk without an address', async () => {
  await send('Products/Inquiry/DSWINE2026/20003', {
    Mobile: '0912-345-678',
    Content: 'Importer wanted?',
  });
  expect(await kit.rows()).toMatchObject([
    { kind: 'inquiry-about-product', product_id: '20003', exhibitor_id: '1003', locale: 'en' },
  ]);
  const mails = await kit.mails();
  expect(mails.map(({ to }) => to)).toEqual(['hello@dswine.example']);
  expect(mails[0]?.text).toMatch(/對象：.+（編號 20003）\n對象：.+（編號 1003）/u);
  expect(mails[0]?.text).toContain('手機：0912-345-678');
});

it('rejects a blank inquiry with the message for incomplete fields', async () => {
  const response = await send('Exhibitors/Inquiry/DSWINE2026/1001', { Name: '  ', Content: '\n' });
  expect(response).toMatchObject({
    status: 422,
    Message: '資料未填妥，請再檢查一次 / There are incomplete fields, please check again.',
    Data: { Problems: [{ Field: 'Name', Problem: 'required' }] },
  });
  expect(await kit.rows()).toEqual([]);
});

it('rejects an inquiry with a wrong captcha code', async () => {
  const call = 'Exhibitors/Inquiry/DSWINE2026/1001?Lang=en';
  const wrong = await kit.post(call, { ...blank, Key: 'k', Content: 'Hello', Code: '00000' });
  expect(wrong.Data?.Problems).toEqual([{ Field: 'Code', Problem: 'captcha' }]);
  expect(await kit.rows()).toEqual([]);
});

it.each([
  ['Exhibitors/Inquiry/DSWINE2026/9999'],
  ['Products/Inquiry/DSWINE2026/9999'],
  ['Exhibitors/Inquiry/DSWINE2026/1003'],
  ['Products/Inquiry/DSWINE2026/20003'],
])('responds 404 to %s, whose record is unknown or withdrawn', async (call) => {
  await kit.organiser.database
    .insertInto('withdrawn_records')
    .values({
      edition: 'DSWINE2026',
      kind: 'exhibitor',
      id: '1003',
      reason: 'withdrawn',
      withdrawn_at: new Date().toISOString(),
    })
    .execute();
  expect((await send(call, { Content: 'Hello' })).status).toBe(404);
  expect(await kit.rows()).toEqual([]);
});
