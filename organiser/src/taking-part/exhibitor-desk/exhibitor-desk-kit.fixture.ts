import { FoundDesk } from '@dswine/shared/contract/exhibitor-desk';
import { addColleague, deskBrowser, deskCookie } from '../../desk/desk-kit.fixture.ts';
import type { SmallEdition } from '../../content/import/small-edition.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { startForms } from '../submissions/submissions.fixture.ts';

export type ExhibitorDeskKit = Awaited<ReturnType<typeof startExhibitorDesk>>;

/** Invites members of exhibitors' desks, and works there like a browser on the site. */
export async function startExhibitorDesk(records?: SmallEdition) {
  const kit = await startForms(records);
  await addColleague(kit.organiser);
  const staff = deskBrowser(kit.organiser, await deskCookie(kit.organiser));
  /** The keys of the mails that are queued, by address. */
  async function keys(): Promise<Record<string, string>> {
    const mails = await kit.mails();
    return Object.fromEntries(mails.map(({ to, text }) => [to, keyIn(text)]));
  }
  /** Invites by the staff. Returns the key. */
  async function invite(exhibitor: string, Email: string): Promise<string> {
    const form = { do: 'invite', Name: Email, Email, Language: 'en' };
    await staff.post(`/desk/exhibitors/${exhibitor}`, form);
    return (await keys())[Email] ?? '';
  }
  const own = (key: string, edition = 'DSWINE2026') =>
    getData<FoundDesk>(
      kit.organiser.app,
      `/api/expo/ExhibitorDesk/Own/${edition}?Lang=en`,
      FoundDesk,
      by(key),
    );
  const act = (what: string, key: string, form: object) =>
    kit.post(`ExhibitorDesk/${what}/DSWINE2026?Lang=en`, form, by(key));
  return { ...kit, staff, keys, invite, own, act };
}

export const keyIn = (text: string) => /\/ExhibitorDesk\?key=([0-9a-f]{40})/u.exec(text)?.[1] ?? '';

/** The cookie that the web server sets from a mailed link's key. */
export const by = (key: string) => ({ cookie: `__Secure-dswine_exhibitor_desk=${key}` });
