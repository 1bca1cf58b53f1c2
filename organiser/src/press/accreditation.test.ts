import { readEdition } from '../../seed/read-edition.ts';
import { startDesk } from '../desk/desk-kit.fixture.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';

const application = {
  ...{ Name: '林曉恩', Email: 'lin@radio.example', Mobile: '0912-345-678', Position: '' },
  ...{ Outlet: '杯緣電臺', Medium: 'broadcast', Work: 'https://radio.example/wine' },
  Content: '想訪問臺灣的清酒製造者。',
  ...{ NoticeVersion: '2026-11', Key: 'k1' },
};
const call = 'Accreditation/DSWINE2026?Lang=tw';

describe('an application for accreditation', () => {
  let kit: FormsKit;
  beforeEach(async () => {
    const press = readEdition('DSWINE2026', 'press');
    kit = await startForms({ ...smallEdition(), press });
  });
  afterEach(() => kit.organiser.end());
  /** Applies at this time, before the start of the fair, where the clock stands. */
  async function apply(at: string, changes: object = {}) {
    const { clock } = kit.organiser;
    const before = { ...clock, now: () => Date.parse(at) };
    Object.assign(clock, before);
    return kit.post(call, { ...application, Code: await kit.code(), ...changes });
  }

  it('is stored with its deletion date, and mailed to its sender and the desk', async () => {
    const { status, Data } = await apply('2026-04-10T23:59:00+08:00');
    expect(status).toBe(200);
    expect(await kit.rows()).toMatchObject([
      {
        reference: Data?.Reference,
        kind: 'accreditation',
        retain_until: '2028-04-20T15:59:59.999Z',
      },
    ]);
    const mails = await kit.mails();
    expect(mails).toHaveLength(2);
    const toDesk = mails.find(({ to }) => to !== 'lin@radio.example');
    expect(toDesk?.text).toContain('媒體類型：電視、廣播、Podcast');
  });

  it.each([
    ['Outlet', '', 'required'],
    ['Medium', 'blimp', 'wrong'],
    ['Work', ' ', 'required'],
    ['Code', '00000', 'captcha'],
  ])('is rejected with the %s "%s"', async (Field, value, Problem) => {
    const { status, Data } = await apply('2026-04-10T12:00:00+08:00', { [Field]: value });
    expect(status).toBe(422);
    expect(Data?.Problems).toMatchObject([{ Field, Problem }]);
    expect(await kit.rows()).toEqual([]);
  });

  it('is rejected after the deadline', async () => {
    const { status, Message } = await apply('2026-04-11T00:00:00+08:00');
    expect(status).toBe(422);
    expect(Message).toMatch(/已截止.* \/ Online applications have closed/);
    expect(await kit.rows()).toEqual([]);
  });
});

it('the desk offers draft replies in the language of the application', async () => {
  const kit = await startDesk();
  const { Data } = await kit.submit(call, { ...application, Code: await kit.code() });
  const page = `/desk/submissions/${Data?.Reference}`;
  const cookie = await kit.logIn();
  expect((await kit.get(page, cookie)).body).toContain(`${page}?draft=0#answer`);
  expect((await kit.get(`${page}?draft=0`, cookie)).body).toMatch(
    /<textarea[^>]*>您好：\s+您的採訪證已經核准/u,
  );
  await kit.organiser.end();
});
