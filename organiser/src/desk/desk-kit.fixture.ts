import { contactForm } from '@dswine/shared/fair/contact-form';
import { startForms } from '../submissions/submissions.fixture.ts';
import { addStaff } from './staff.queries.ts';

export type DeskKit = Awaited<ReturnType<typeof startDesk>>;
type Fields = Record<string, string>;

export const sameOrigin = {
  host: 'desk.dswine.example',
  origin: 'http://desk.dswine.example',
  'sec-fetch-site': 'same-origin',
};
/** Starts the service with a manager, and a client that behaves like a browser at the desk. */
export async function startDesk() {
  const forms = await startForms();
  const { database } = forms.organiser;
  const lin = { email: 'Staff@dswine.example', name: '林小姐', role: 'manage' } as const;
  const password = (await addStaff(database, lin)) ?? '';
  await database.updateTable('staff').set({ must_change: 0 }).execute();
  const get = (url: string, cookie = '') =>
    forms.organiser.desk.inject({ url, headers: { ...sameOrigin, cookie } });
  const post = (url: string, fields: Fields, cookie = '', headers: Fields = {}) =>
    forms.organiser.desk.inject({
      method: 'POST',
      url,
      headers: {
        ...sameOrigin,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });

  async function logIn(): Promise<string> {
    const response = await post('/desk/login', { email: 'staff@dswine.example', password });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/desk']);
    const set = String(response.headers['set-cookie']);
    expect(set).toMatch(/Max-Age=28800; Path=\/desk; HttpOnly; SameSite=Strict/);
    return set.split(';')[0] ?? '';
  }

  /** Sends the contact form. Returns its reference number. */
  async function send(over: Fields = {}): Promise<string> {
    const type = contactForm.fields.Type.choices[0] ?? '';
    const body = {
      Type: type,
      Subject: '詢問',
      Name: '王小明',
      Tel: '02-2345-6789',
      Email: 'ming@dswine.example',
      Content: '您好',
      NoticeVersion: '2026-11',
      ...over,
    };
    const response = await forms.post('Contact/DSWINE2026?Lang=tw', {
      ...body,
      Code: await forms.code(),
    });
    expect(response).toMatchObject({ status: 200 });
    return response.Data?.Reference ?? '';
  }

  return { ...forms, submit: forms.post, password, get, post, logIn, send };
}
