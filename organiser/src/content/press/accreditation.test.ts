import { readEdition } from '../../../seed/read-edition.ts';
import { startDesk } from '../../desk/desk-kit.fixture.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { startForms, type FormsKit } from '../../taking-part/submissions/submissions.fixture.ts';

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
    for (const { Accreditation } of press) Accreditation.Until = '2026-04-17';
    kit = await startForms({ ...smallEdition(), press });
  });
  afterEach(() => kit.organiser.end());
  const apply = async (changes: object = {}) =>
    kit.post(call, { ...application, Code: await kit.code(), ...changes });

  it('is stored with its deletion date, and mailed to its sender and the desk', async () => {
    const { status, Data } = await apply();
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

  it('is accepted until the end of its last day', async () => {
    const { clock } = kit.organiser;
    await clock.advance(Date.parse('2026-04-17T23:59:59+08:00') - clock.now());
    expect((await apply()).status).toBe(200);
    await clock.advance(1000);
    const { status, Message } = await apply({ Key: 'k2' });
    expect(status).toBe(422);
    expect(Message).toMatch(/已截止.* \/ Online applications have closed/);
    expect(await kit.rows()).toHaveLength(1);
  });
});

it('the desk offers draft replies in the language of the application', async () => {
  const kit = await startDesk();
  const { Data } = await kit.submit(call, { ...application, Code: await kit.code() });
  const page = `/desk/submissions/${Data?.Reference}`;
  expect((await kit.get(page)).body).toContain(`${page}?draft=0#answer`);
  expect((await kit.get(`${page}?draft=0`)).body).toMatch(
    /<textarea[^>]*>您好：\s+您的採訪證已經核准/u,
  );
  await kit.organiser.end();
});
