import { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { FoundRegistration } from '@dswine/shared/contract/visitor-registrations';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { openLink } from '../access-links/access-links.ts';
import { findByReference } from '../submissions/submissions.queries.ts';
import { aheadEdition, sunday, type EditionSettings } from './ahead-edition.fixture.ts';
import { startForms } from '../submissions/submissions.fixture.ts';

const visitor = {
  ...{ Name: '林靜', Email: 'Jing@bar.example', Country: 'Taiwan', Days: sunday },
  ...{ Adult: 'yes', NoticeVersion: '1' },
};
const trade = { ...visitor, Company: '山海酒館', Role: '侍酒師' };

export type RegistrationKit = Awaited<ReturnType<typeof startRegistrations>>;

/** Registers visitors like a browser on the site, and follows the links of their mails. */
export async function startRegistrations(settings?: EditionSettings) {
  const kit = await startForms(aheadEdition(settings));
  let keys = 0;
  const register = async (
    kind: 'Trade' | 'Public',
    changes: object = {},
    headers: Record<string, string> = {},
  ) => {
    keys += 1;
    const form = {
      ...(kind === 'Trade' ? trade : visitor),
      ...{ Key: `key-${keys}`, Code: await kit.code() },
      ...changes,
    };
    return kit.post(`VisitorRegistrations/${kind}/DSWINE2026?Lang=en`, form, headers);
  };
  /** The one mail that is queued, and the key of its link. */
  async function nextMail() {
    const [mail, ...others] = await kit.mails();
    expect(others).toEqual([]);
    if (!mail) throw new Error('a mail expected');
    return { mail, key: keyIn(mail.text) };
  }
  const own = (key: string) =>
    getData<FoundRegistration>(
      kit.organiser.app,
      '/api/expo/VisitorRegistrations/Own/DSWINE2026?Lang=en',
      FoundRegistration,
      by(key),
    );
  const act = (what: 'Days' | 'Cancel', key: string, form: object) =>
    kit.post(`VisitorRegistrations/${what}/DSWINE2026?Lang=en`, form, by(key));
  const askAgain = async (Email: string, changes: object = {}) =>
    kit.post('VisitorRegistrations/Link/DSWINE2026?Lang=en', {
      ...{ Email, Code: await kit.code() },
      ...changes,
    });
  /** What the page of sent forms shows for a reference and its address. */
  async function sentWith(Reference = '') {
    const { app, database, clock } = kit.organiser;
    const { id = '' } = (await findByReference(database, 'DSWINE2026', Reference)) ?? {};
    const link = { purpose: 'submission', subject: id } as const;
    const key = await openLink(database, link, new Date(clock.now()));
    const url = '/api/expo/Submissions/Own/DSWINE2026?Lang=en';
    const cookie = `__Secure-dswine_submission=${key}`;
    return (await getData<FoundSubmission>(app, url, FoundSubmission, { cookie })).Submission;
  }
  const registrations = () =>
    kit.organiser.database.selectFrom('visitor_registrations').selectAll().execute();
  return { ...kit, register, nextMail, own, act, askAgain, sentWith, registrations };
}

export const keyIn = (text: string) =>
  /\/VisitorReg\/Badge\?key=([0-9a-f]{40})/u.exec(text)?.[1] ?? '';

/** The cookie that the web server sets from a mailed link's key. */
const by = (key: string) => ({ cookie: `__Secure-dswine_badge=${key}` });
