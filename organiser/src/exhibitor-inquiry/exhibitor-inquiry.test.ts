import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

let kit: FormsKit;
beforeAll(async () => void (kit = await startForms()));
afterAll(() => kit.organiser.end());

const inquiry = {
  Company: '霧峰酒莊',
  Person: '林小姐',
  Tel: '04-2345-6789',
  Mobile: '',
  Email: 'lin@brewery.example',
  Address: '',
  Products: '純米吟釀\n米燒酎',
  NoticeVersion: '2026-11',
  Marketing: '',
  Key: 'k1',
};
const send = async (changes: object = {}) =>
  kit.post('ExhibitorInquiry/DSWINE2026?Lang=tw', {
    ...inquiry,
    Code: await kit.code(),
    ...changes,
  });

it.each([
  [{ Company: ' ' }, 'Company', 'required'],
  [{ Person: '' }, 'Person', 'required'],
  [{ Tel: '', Mobile: '' }, 'Tel', 'required'],
  [{ Email: '' }, 'Email', 'required'],
  [{ Email: 'lin at brewery' }, 'Email', 'email'],
  [{ Products: '\n' }, 'Products', 'required'],
  [{ Code: '00000' }, 'Code', 'captcha'],
  [{ Address: '路'.repeat(201) }, 'Address', 'long'],
])('rejects %j and stores nothing', async (changes, Field, Problem) => {
  const response = await send(changes);
  expect(response).toMatchObject({ status: 422, Data: { Problems: [{ Field, Problem }] } });
  expect(await kit.rows()).toEqual([]);
});

it('stores an inquiry and queues a mail to the sender and one to the desk', async () => {
  const { status, Data } = await send();
  expect(status).toBe(200);
  const [row] = await kit.rows();
  const kind = 'exhibitor-inquiry';
  expect(row).toMatchObject({ reference: Data?.Reference, kind, edition: 'DSWINE2026' });
  const { Company, Products } = inquiry;
  expect(JSON.parse(row?.data ?? '')).toMatchObject({ Company, Products });
  const mails = await kit.mails();
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ to }) => to === 'lin@brewery.example')).toHaveLength(1);
  expect(mails.find(({ to }) => to !== 'lin@brewery.example')).toMatchObject({
    subject: `【參展洽詢】霧峰酒莊（${Data?.Reference}）`,
    text: expect.stringContaining('主要產品：\n純米吟釀\n米燒酎'),
  });
});

it('accepts a mobile number instead of a telephone number', async () => {
  expect((await send({ Tel: '', Mobile: '0912-345-678' })).status).toBe(200);
});
