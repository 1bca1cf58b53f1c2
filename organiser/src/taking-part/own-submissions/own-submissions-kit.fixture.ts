import { FoundSubmission } from '@dswine/shared/contract/own-submissions';
import { bookableEdition } from '../applications/applications-kit.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { site, startForms } from '../submissions/submissions.fixture.ts';

export type OwnSubmissionsKit = Awaited<ReturnType<typeof startOwnSubmissions>>;

/** Sends forms, then finds, shows and deletes them like a visitor without an account. */
export async function startOwnSubmissions() {
  const kit = await startForms(bookableEdition({ '801': { Capacity: 1 } }));
  const referenceOf = async (call: string, form: object) => {
    const { Data } = await kit.post(call, { NoticeVersion: '1', Code: await kit.code(), ...form });
    return Data?.Reference ?? '';
  };
  const send = (changes: object = {}) =>
    referenceOf('Contact/DSWINE2026?Lang=tw', { ...inquiry, ...changes });
  const apply = (name: string, changes: object = {}) =>
    referenceOf('Event/Applications/DSWINE2026/801?Lang=en', {
      ...{ Name: name, Email: `${name}@guest.example`, Mobile: '0922-000-000', Adult: 'yes' },
      ...changes,
    });
  const find = async (Reference: string, Contact: string, more: object = {}) => {
    const form = { Reference, Contact, Code: await kit.code(), ...more };
    return kit.post('Submissions/Find/DSWINE2026?Lang=tw', form);
  };
  /** Calls `Find` and returns its cookies. The token must appear in cookies only. */
  async function cookiesFor(reference: string, contact: string): Promise<string[]> {
    const response = await kit.organiser.app.inject({
      method: 'POST',
      url: '/api/expo/Submissions/Find/DSWINE2026?Lang=tw',
      payload: { Reference: reference, Contact: contact, Code: await kit.code() },
      headers: {
        origin: site,
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-dswine_captcha=${'a'.repeat(22)}`,
      },
    });
    expect(response.json()).toEqual({ Code: 200, Data: null });
    return [response.headers['set-cookie'] ?? []].flat();
  }
  const keyTo = async (reference: string, contact = 'ming@dswine.example') =>
    /=([0-9a-f]{40});/u.exec((await cookiesFor(reference, contact))[0] ?? '')?.[1] ?? '';
  const own = (key: string, lang = 'tw') => {
    const url = `/api/expo/Submissions/Own/DSWINE2026?Lang=${lang}`;
    return getData<FoundSubmission>(kit.organiser.app, url, FoundSubmission, by(key));
  };
  const erase = (key: string, Reference: string, Sure = 'yes') =>
    kit.post('Submissions/Delete/DSWINE2026?Lang=tw', { Reference, Sure }, by(key));

  return { ...kit, referenceOf, send, apply, find, cookiesFor, keyTo, own, erase };
}

const by = (key: string) => ({ cookie: `other=1; __Secure-dswine_submission=${key}` });

const inquiry = {
  Type: 'visit',
  Subject: '參觀時間',
  Name: '王小明',
  Mobile: '0912-345-678',
  Email: 'Ming@dswine.example',
  Content: '您好：\n請問幾點開門？',
  NoticeVersion: '2026-11',
};
