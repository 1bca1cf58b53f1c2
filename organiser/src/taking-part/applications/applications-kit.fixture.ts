import { OwnApplications, Places } from '@dswine/shared/contract/applications';
import { smallEdition, type SmallEdition } from '../../content/import/small-edition.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';
import { startForms, type FormsKit } from '../submissions/submissions.fixture.ts';
import { fillLines } from './fill-places.ts';

const both = (text: string) => ({ tw: text, en: text });

type Headers = Record<string, string>;
type Entry = SmallEdition['calendar'][number];

/**
 * An edition with bookable entries: 801 has two places, 802 and 803 are evenings of the run-bar.
 */
export function bookableEdition(
  changes: Record<string, Partial<Entry> | undefined> = {},
): SmallEdition {
  const records = smallEdition();
  const entry = (Id: string, year: number, more: Partial<Entry>): Entry => ({
    Id,
    Topic: '1',
    Start: `${year}-04-18T14:00+08:00`,
    End: `${year}-04-18T15:00+08:00`,
    Title: both(`E${Id}`),
    Summary: both('S'),
    Body: [both('B')],
    Place: both('Stage'),
    Capacity: 2,
    Booking: true,
    ...more,
    ...changes[Id],
  });
  records.calendar = [
    entry('801', 2036, {}),
    entry('802', 2036, { Event: '1' }),
    entry('803', 2036, { Event: '1' }),
    entry('804', 2036, { Event: '2', Capacity: 1 }),
    entry('805', 2020, {}),
    entry('806', 2036, { Booking: false }),
  ];
  return records;
}

export const at = 'Event/Applications/DSWINE2026/801?Lang=en';
const guest = (name: string) => ({
  Name: name,
  Email: `${name}@guest.example`,
  Mobile: '0912345678',
  Adult: 'yes',
  NoticeVersion: '1',
});

/** The cookie that the web server sets from a mailed link's key. */
export const by = (key: string) => ({ cookie: `dswine_applications=${key}` });

export type ApplicationsKit = Awaited<ReturnType<typeof startApplications>>;

/** Makes the application requests of a browser on the site, and reads the mails that result. */
export async function startApplications(records: SmallEdition = bookableEdition()) {
  const kit: FormsKit = await startForms(records);
  const { app, database, clock } = kit.organiser;
  const applicationsOf = (key: string) =>
    getData<OwnApplications>(
      app,
      '/api/expo/Event/OwnApplications/DSWINE2026',
      OwnApplications,
      by(key),
    );
  const { readMails, textTo, keyOf } = mailReader(kit);
  /** Confirms or withdraws a person's newest application through the link in the last mail. */
  async function act(name: string, call: 'Confirmations' | 'Withdrawals') {
    const key = await keyOf(name);
    const Application = (await applicationsOf(key)).Items.at(-1)?.Id;
    return kit.post(`Event/${call}/DSWINE2026`, { Application }, by(key));
  }
  return {
    ...kit,
    applicationsOf,
    readMails,
    textTo,
    keyOf,
    apply: async (name: string, call = at, more: object = {}, headers: Headers = {}) =>
      kit.post(
        call,
        { ...guest(name), Key: `${name}-${call.length}`, Code: await kit.code(), ...more },
        headers,
      ),
    /** Asks for a mail with a link to the applications of an address. */
    askForLink: async (name: string, more: object = {}) =>
      kit.post('Event/ApplicationLink/DSWINE2026?Lang=en', {
        Email: `${name}@guest.example`,
        Code: await kit.code(),
        ...more,
      }),
    confirm: (name: string) => act(name, 'Confirmations'),
    withdraw: (name: string) => act(name, 'Withdrawals'),
    places: (entry = '801') =>
      getData<Places>(app, `/api/expo/Event/Places/DSWINE2026/${entry}`, Places),
    /** The states of the applications, in the order of the line. */
    states: async () => {
      const rows = await database
        .selectFrom('applications')
        .select('state')
        .orderBy('number')
        .execute();
      return rows.map(({ state }) => state);
    },
    /** Lets minutes pass, then runs the periodic worker. */
    async pass(minutes: number) {
      await clock.advance(minutes * 60_000);
      await database
        .transaction()
        .execute((transaction) => fillLines(transaction, {}, new Date(clock.now())));
    },
  };
}

/** Reads the mails to guests. Mails to the desk are left out. */
function mailReader(kit: FormsKit) {
  /** The subjects of the mails since the last call, by recipient. */
  let mails: { to: string; subject: string; text: string }[] = [];
  async function readMails(): Promise<[name: string, subject: string][]> {
    const sent = (await kit.mails()).filter(({ to }) => to.endsWith('@guest.example'));
    mails = [...mails, ...sent];
    return sent.map(({ to, subject }) => [to.split('@')[0] ?? '', subject]);
  }
  /** The text of the last mail to a person. */
  async function textTo(name: string): Promise<string> {
    await readMails();
    return mails.findLast(({ to }) => to === `${name}@guest.example`)?.text ?? '';
  }
  /** The key in the last mail to a person that contained one. */
  async function keyOf(name: string): Promise<string> {
    await readMails();
    const texts = mails.filter(({ to }) => to === `${name}@guest.example`).map(({ text }) => text);
    return texts.map((text) => /[?&]key=([0-9a-f]{40})/u.exec(text)?.[1]).findLast(Boolean) ?? '';
  }
  return { readMails, textTo, keyOf };
}
