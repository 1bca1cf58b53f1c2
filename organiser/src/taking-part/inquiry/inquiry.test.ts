import { startForms } from '../submissions/submissions.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(startForms);

const toExhibitor = 'Exhibitors/Inquiry/DSWINE2026/1001';
const send = async (call: string, fields: object) => {
  const form = { NoticeVersion: '2026-11', Key: 'k1', Code: await kit.code(), ...fields };
  return kit.post(`${call}?Lang=en`, form);
};

it('stores an inquiry for its exhibitor when any one field is filled in', async () => {
  for (const field of ['Name', 'Tel', 'Mobile', 'Content'])
    expect((await send(toExhibitor, { [field]: '0912-345-678', Key: field })).status).toBe(200);
  const row = { kind: 'inquiry-to-exhibitor', exhibitor_id: '1001', email: null };
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
  ['Two cases for a tasting, please', true],
  ['Win a prize: https://spam.example', false],
  ['Win a prize at www.spam.example', false],
])(
  'repeats to its sender the exhibitor, the products and, without a link, the text %s',
  async (Content, isRepeated) => {
    const Email = 'ann@buyer.example';
    expect((await send(toExhibitor, { Content, Products: '20001', Email })).status).toBe(200);
    const copy = (await kit.mails()).find(({ to }) => to === Email);
    expect(copy?.text).toMatch(/Inquiry to an exhibitor \(Château .+\)/u);
    expect(copy?.text).toContain('Products: ');
    expect(copy?.text.includes(Content)).toBe(isRepeated);
  },
);

it('rejects an empty form and a wrong captcha', async () => {
  for (const [fields, Field, Problem] of [
    [{ Name: '  ', Content: '\n' }, 'Name', 'required'],
    [{ Content: 'Hello', Code: '00000' }, 'Code', 'captcha'],
  ] as const)
    expect((await send(toExhibitor, fields)).Data?.Problems).toEqual([{ Field, Problem }]);
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

it('an inquiry about exhibiting needs a telephone or mobile number, and is mailed to the desk', async () => {
  const Products = '純米吟釀\n米燒酎';
  const fields = { Company: '霧峰酒莊', Person: '林小姐', Email: 'lin@brewery.example', Products };
  const refused = await send('ExhibitorInquiry/DSWINE2026', fields);
  expect(refused.Data?.Problems).toMatchObject([{ Field: 'Tel', Problem: 'required' }]);
  const form = { ...fields, Mobile: '0912-345-678' };
  const { Data } = await send('ExhibitorInquiry/DSWINE2026', form);
  expect((await kit.mails()).find(({ to }) => to !== fields.Email)).toMatchObject({
    subject: `【參展洽詢】霧峰酒莊（${Data?.Reference}）`,
    text: expect.stringContaining(`主要產品：\n${Products}`),
  });
});
