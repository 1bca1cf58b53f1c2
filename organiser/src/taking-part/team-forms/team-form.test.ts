import { tastingForm } from '@dswine/shared/testing/team-form.fixture';
import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { addColleague, deskBrowser, deskCookie } from '../../desk/desk-kit.fixture.ts';
import { writeMessage } from '../../mail/outbox/send-mail.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { startOwnSubmissions } from '../own-submissions/own-submissions-kit.fixture.ts';

const kit = startedBeforeEach(startOwnSubmissions);
const state = (form = tastingForm) => {
  kit.organiser.site.forms = [{ section: 'tasting', name: 'ask', form }];
};
beforeEach(() => state());

const typed = {
  ...{ Name: '林曉恩', Email: 'lin@wine.example', Products: '2026-99-99,\n木柵' },
  ...{ Guests: 'two', Adult: 'yes', NoticeVersion: '2026-11', Marketing: '', Key: 'k1' },
};
const call = 'TeamForm/DSWINE2026/tasting/ask?Lang=en';
const send = async (changes: object = {}, to = call) =>
  kit.post(to, { ...typed, Code: await kit.code(), Proof: '', ...changes });
/** The desk as a manager sees it. */
async function desk(path: string): Promise<string> {
  await addColleague(kit.organiser);
  return (await deskBrowser(kit.organiser, await deskCookie(kit.organiser)).get(path)).body;
}

it('stores what a form that is data takes, until the day that it states', async () => {
  const { status, Data } = await send();
  expect(status).toBe(200);
  const day = 24 * 60 * 60 * 1000;
  expect(await kit.rows()).toMatchObject([
    {
      ...{ reference: Data?.Reference, kind: 'tasting/ask', email: 'lin@wine.example' },
      retain_until: new Date(kit.organiser.clock.now() + 90 * day).toISOString(),
    },
  ]);
  expect((await send({ Code: 'used up' })).Data).toEqual(Data);
});

it('mails the role that it tells, and the sender what happens next', async () => {
  await send();
  const mails = await kit.mails();
  expect(mails.map(({ to }) => to).sort()).toEqual(['lin@wine.example', 'press@dswine.example']);
  expect(mails.find(({ to }) => to.startsWith('press'))).toMatchObject({
    subject: expect.stringMatching(/^【品飲會報名】/u) as string,
    text: expect.stringMatching(/人數：兩人\n/u) as string,
    replyTo: 'lin@wine.example',
  });
  const { text } = mails.find(({ to }) => to.startsWith('lin')) ?? {};
  expect(text).toContain('Your seat counts once we have answered.');
  state({ ...tastingForm, tells: 'cellar' });
  await send({ Key: 'k2' });
  const [organiser] = smallEdition().edition;
  expect((await kit.mails()).map(({ to }) => to)).toContain(organiser?.Organiser.Email);
});

it('shows it at the desk and to its sender by the texts of that day, and lets it be erased', async () => {
  const { Data } = await send();
  const { Reference = '' } = Data ?? {};
  kit.organiser.site.forms = [];
  const list = await desk('/desk?kind=tasting/ask');
  expect(list).toContain(Reference);
  expect(list).toMatch(/<option value="tasting\/ask" selected>\s*品飲會報名 \/? ?Join a tasting/u);
  expect(await desk(`/desk/submissions/${Reference}`)).toMatch(
    /想喝的酒 <span lang="en">Wines[^]*木柵/u,
  );
  const key = await kit.keyTo(Reference, 'lin@wine.example');
  const found = await kit.own(key, 'en');
  expect(found).toMatchObject({ Submission: { Kind: 'Join a tasting' } });
  expect(JSON.stringify(found)).toContain('"Label":"Guests","Value":"Two"');
  expect((await kit.erase(key, Reference)).status).toBe(200);
  expect(await kit.rows()).toMatchObject([{ data: '{}', email: null, definition: null }]);
});

it('refuses what the form does not take', async () => {
  for (const [what, changes, to, status] of [
    ['a form that was withdrawn', {}, 'TeamForm/DSWINE2026/tasting/gone', 404],
    ['a form of another section', {}, 'TeamForm/DSWINE2026/press/ask', 404],
    ['an inherited name', {}, 'TeamForm/DSWINE2026/tasting/constructor', 404],
    ['a field that the form does not have', { Other: 'x' }, call, 404],
    ['a form without a field of its own', { Guests: undefined }, call, 404],
    ['a choice that is none', { Guests: 'constructor' }, call, 422],
    ['no address', { Email: 'lin' }, call, 422],
    ['a text that is too long', { Products: 'a'.repeat(201) }, call, 422],
    ['a value that is no text', { Name: { a: 1 } }, call, 400],
    [
      'too many fields',
      Object.fromEntries(
        [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) => [
          [`Q${letter}`, ''],
          [`R${letter}`, ''],
        ]),
      ),
      call,
      400,
    ],
  ] as const) {
    const response = await send(changes, to);
    expect([what, response.status]).toEqual([what, status]);
    if (status === 404) expect(response.Message).toMatch(/沒有送出.* \/ .*nothing was sent/u);
  }
  expect(await kit.rows()).toEqual([]);
});

it('takes the fields of a canary beside those of the live release', async () => {
  const { Adult: _, ...fields } = tastingForm.fields;
  const form = { ...tastingForm, fields };
  kit.organiser.site.forms.push({ section: 'tasting', name: 'ask', form });
  const { Adult: _adult, ...without } = typed;
  expect((await kit.post(call, { ...without, Code: await kit.code() })).status).toBe(200);
  expect((await send({ Key: 'k2' })).status).toBe(200);
});

it('judges a form by the rules of the canary that its page had', async () => {
  const label = { tw: '三人', en: 'Three' };
  const Guests = { label, max: 40, choices: [{ value: 'three', label }] };
  const form = { ...tastingForm, fields: { ...tastingForm.fields, Guests } };
  kit.organiser.site.forms.push({ section: 'tasting', name: 'ask', form });
  expect((await send({ Guests: 'three' })).status).toBe(200);
  expect((await send({ Key: 'k2' })).status).toBe(200);
  expect((await send({ Key: 'k3', Guests: 'four' })).status).toBe(422);
});

it('writes no header of a mail from what a team or a sender wrote', async () => {
  const Subject = { label: { tw: '主旨', en: 'Subject' }, max: 200, lines: true };
  state({ ...tastingForm, fields: { ...tastingForm.fields, Subject } });
  await send({ Subject: 'Hello\r\nBcc: all@wine.example' });
  const mails = await kit.mails();
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(String(await writeMessage(mail))).not.toMatch(/^Bcc/mu);
});
