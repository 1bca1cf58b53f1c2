import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startDesk, type DeskKit } from '../desk/desk-kit.fixture.ts';
import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

const application = {
  Name: '林曉恩',
  Outlet: '杯緣電臺',
  Medium: 'broadcast',
  Position: '',
  Email: 'lin@radio.example',
  Mobile: '0912-345-678',
  Work: 'https://radio.example/wine',
  Content: '想訪問臺灣的清酒製造者。',
  NoticeVersion: '2026-11',
  Marketing: '',
  Homepage: '',
  Key: 'k1',
};
const call = 'Accreditation/DSWINE2026?Lang=tw';

describe('an application for accreditation', () => {
  let kit: FormsKit;
  beforeEach(async () => void (kit = await startForms()));
  afterEach(() => kit.organiser.end());

  it('is stored with its deletion date, and mailed to its sender and the desk', async () => {
    const { status, Data } = await kit.post(call, { ...application, Code: await kit.code() });
    expect(status).toBe(200);
    const [row] = await kit.rows();
    expect(row).toMatchObject({
      reference: Data?.Reference,
      kind: 'accreditation',
      retain_until: '2028-04-20T15:59:59.999Z',
    });
    const mails = await kit.mails();
    expect(mails).toHaveLength(2);
    expect(mails.find(({ to }) => to !== 'lin@radio.example')?.text).toContain(
      '媒體類型：電視、廣播、Podcast',
    );
  });

  it.each([
    [{ Outlet: '' }, 'Outlet required'],
    [{ Medium: 'blimp' }, 'Medium wrong'],
    [{ Work: ' ' }, 'Work required'],
    [{ Code: '00000' }, 'Code captcha'],
  ])('is rejected with %j', async (changes, problem) => {
    const Code = await kit.code();
    const { status, Data } = await kit.post(call, { ...application, Code, ...changes });
    expect(status).toBe(422);
    expect(Data?.Problems?.map(({ Field, Problem }) => `${Field} ${Problem}`)).toEqual([problem]);
    expect(await kit.rows()).toEqual([]);
  });
});

describe('an application around the deadline', () => {
  const press = readEdition('DSWINE2026', 'press');
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['2026-04-10T23:59:00+08:00', 200],
    ['2026-04-11T00:00:00+08:00', 422],
  ])('sent at %s gets status %i', async (now, status) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const kit = await startForms({ ...smallEdition(), press });
    const response = await kit.post(call, { ...application, Code: await kit.code() });
    expect(response.status).toBe(status);
    expect(await kit.rows()).toHaveLength(status === 200 ? 1 : 0);
    if (status === 422)
      expect(response.Message).toMatch(/已截止.* \/ Online applications have closed/);
    await kit.organiser.end();
  });
});

describe('the desk', () => {
  let kit: DeskKit;
  beforeEach(async () => void (kit = await startDesk()));
  afterEach(() => kit.organiser.end());

  it('offers draft replies in the language of the application', async () => {
    const { Data } = await kit.submit(call, { ...application, Code: await kit.code() });
    const reference = Data?.Reference ?? '';
    const page = await kit.get(`/desk/submissions/${reference}`);
    expect(page.body).toContain(`/desk/submissions/${reference}?draft=0#answer`);
    const drafted = await kit.get(`/desk/submissions/${reference}?draft=0`);
    expect(drafted.body).toMatch(/<textarea[^>]*>您好：\s+您的採訪證已經核准/u);
  });
});
