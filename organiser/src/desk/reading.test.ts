import { contactForm } from '@dswine/shared/fair/contact-form';
import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';
import { addStaff, findStaff, openDeskSession } from './staff.queries.ts';

let forms: FormsKit;
let cookie: string;
let reference: string;
beforeEach(async () => {
  forms = await startForms();
  const { database } = forms.organiser;
  const email = 'lin@dswine.example';
  await addStaff(database, { email, name: '林小姐', role: 'manage' });
  await database.updateTable('staff').set({ must_change: 0 }).execute();
  cookie = `dswine_desk=${await openDeskSession(database, (await findStaff(database, email))?.id ?? '')}`;
  const message = {
    Type: contactForm.fields.Type.choices[0] ?? '',
    Subject: '詢問',
    Name: '王小明',
    Email: 'ming@dswine.example',
    Tel: '02-2345-6789',
    Content: '秘密的內容',
    NoticeVersion: '2026-11',
    Code: await forms.code(),
  };
  reference = (await forms.post('Contact/DSWINE2026?Lang=tw', message)).Data?.Reference ?? '';
});
afterEach(() => forms.organiser.end());

const read = (number: string) =>
  forms.organiser.desk.inject({ url: `/desk/submissions/${number}`, headers: { cookie } });

it('a submission page offers only the actions of the role', async () => {
  const offered = async (role: 'read' | 'answer' | 'manage') => {
    await forms.organiser.database.updateTable('staff').set({ role }).execute();
    const { body } = await read(reference);
    return ['/answer"', '/answered"', '/delete"', '/desk/actions"'].map((action) =>
      body.includes(action),
    );
  };
  expect(await offered('read')).toEqual([false, false, false, false]);
  expect(await offered('answer')).toEqual([true, true, false, false]);
  expect(await offered('manage')).toEqual([true, true, true, true]);
});

it('reading a submission is logged with its reference and no content', async () => {
  await read(reference.toLowerCase());
  await read('DSW-3333-3333');
  const rows = await forms.organiser.database.selectFrom('desk_actions').selectAll().execute();
  expect(rows).toMatchObject([{ staff: '林小姐', action: 'read', subject: reference, detail: '' }]);
});
