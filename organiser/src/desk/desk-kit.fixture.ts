import { contactForm } from '@dswine/shared/fair/forms/contact-form';
import { startForms } from '../taking-part/submissions/submissions.fixture.ts';
import type { StaffSessionRow } from '../store/tables/desk.ts';
import type { TestOrganiser } from '../testing/test-organiser.fixture.ts';
import type { Role } from './staff/desk-access.ts';
import { cheapHash } from '../accounts/members/cheap-password.fixture.ts';
import { findStaff, openDeskSession } from './staff/staff.queries.ts';

type Fields = Record<string, string>;
type At = Pick<TestOrganiser, 'database' | 'clock' | 'desk'>;

export const sameOrigin = {
  host: 'desk.dswine.example',
  origin: 'http://desk.dswine.example',
  'sec-fetch-site': 'same-origin',
};

export const colleaguePassword = '山上的葡萄園很安靜，風也小';

/** Adds a member of the staff who has chosen a password. */
export async function addColleague({ database, clock }: At, role: Role = 'manage'): Promise<void> {
  const row = {
    id: role,
    email: `${role}@dswine.example`,
    name: '林小姐',
    role,
    password_hash: cheapHash(colleaguePassword),
    must_change: 0 as const,
    totp_step: 0,
    created_at: new Date(clock.now()).toISOString(),
  };
  await database
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** The cookie of a new session of the colleague in this role. */
export async function deskCookie(
  { database, clock }: At,
  role: Role = 'manage',
  stage: StaffSessionRow['stage'] = 'open',
): Promise<string> {
  const { id = '' } = (await findStaff(database, `${role}@dswine.example`)) ?? {};
  return `dswine_desk=${await openDeskSession(database, id, stage, new Date(clock.now()))}`;
}

/** A browser at the desk. */
export function deskBrowser(organiser: At, cookie = '') {
  return {
    get: (url: string) => organiser.desk.inject({ url, headers: { ...sameOrigin, cookie } }),
    post: (url: string, fields: Fields | [string, string][] = {}, headers: Fields = {}) =>
      organiser.desk.inject({
        method: 'POST',
        url,
        headers: {
          ...sameOrigin,
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

export type DeskKit = Awaited<ReturnType<typeof startDesk>>;

/** Starts the service with a manager who is logged in at the desk. */
export async function startDesk() {
  const forms = await startForms();
  await addColleague(forms.organiser);
  const cookie = await deskCookie(forms.organiser);

  /** Sends the contact form. Returns its reference number. */
  async function send(over: Fields = {}): Promise<string> {
    const { Data } = await forms.post('Contact/DSWINE2026?Lang=tw', {
      Type: contactForm.fields.Type.choices[0] ?? '',
      Subject: '詢問',
      Name: '王小明',
      Tel: '02-2345-6789',
      Email: 'ming@dswine.example',
      Content: '您好',
      NoticeVersion: '2026-11',
      Code: await forms.code(),
      ...over,
    });
    return Data?.Reference ?? '';
  }
  const submit = forms.post;
  return { ...forms, submit, send, ...deskBrowser(forms.organiser, cookie) };
}
