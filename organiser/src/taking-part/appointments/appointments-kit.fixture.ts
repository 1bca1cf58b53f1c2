import { FoundAppointment, DeviceAppointments } from '@dswine/shared/contract/appointments';
import { smallEdition, type SmallEdition } from '../../content/import/small-edition.fixture.ts';
import type { Mail } from '../../mail/outbox/send-mail.ts';
import { startForms } from '../submissions/submissions.fixture.ts';
import { getData } from '../../testing/test-organiser.fixture.ts';

const day = '2036-04-17';
/** A half-hour of the fair, such as `10:30`. */
export const slotAt = (time: string) => `${day}T${time}:00+08:00`;
export const exhibitorMail = 'trade@elegance.example';

/** A fair of one day that is still to come. Exhibitor 1001 has a contact address. */
export function comingFair(): SmallEdition {
  const records = smallEdition();
  records.edition = records.edition.map((edition) => ({
    ...edition,
    StartDate: day,
    EndDate: day,
    Hours: edition.Hours.slice(0, 1).map((hours) => ({ ...hours, Date: day })),
  }));
  return records;
}

type Fields = Record<string, string>;
const by = (key: string) => ({ cookie: `dswine_appointment=${key}` });
export type AppointmentsKit = Awaited<ReturnType<typeof startAppointments>>;

/** Makes the requests of both sides' browsers, and reads the mails that result. */
export async function startAppointments(records: SmallEdition = comingFair()) {
  const kit = await startForms(records);
  const { app, database } = kit.organiser;
  let sent = 0;

  /** Asks for an appointment, as in the form of an exhibitor. Returns the response. */
  async function ask(visitor: string, fields: Fields = {}, headers: Fields = {}) {
    return kit.post(
      'Exhibitors/Inquiry/DSWINE2026/1001?Lang=en',
      {
        Name: visitor,
        Email: `${visitor}@buyer.example`,
        Company: 'Thames Drinks',
        Slots: slotAt('10:30'),
        NoticeVersion: '2026-11',
        Key: String((sent += 1)),
        Code: await kit.code(),
        ...fields,
      },
      { 'x-forwarded-for': `198.51.100.${sent}`, ...headers },
    );
  }

  /** The appointment that a mailed link opens. */
  const own = (key: string) =>
    getData<FoundAppointment>(
      app,
      '/api/expo/Appointments/Own/DSWINE2026?Lang=en',
      FoundAppointment,
      by(key),
    );
  /** Changes an appointment with the key of one side. */
  async function change(action: string, key: string, fields: Fields = {}) {
    const { Id = 'none', Role = 'visitor' } = (await own(key)).Appointment ?? {};
    const payload = { Appointment: Id, Role, ...fields };
    return kit.post(`Appointments/${action}/DSWINE2026?Lang=en`, payload, by(key));
  }

  return {
    ...kit,
    ask,
    by,
    own,
    change,
    /** Accepts a time of the other side. Returns the status. */
    accept: async (key: string, time = '10:30') =>
      (await change('Accept', key, { Slot: slotAt(time) })).status,
    device: (key: string) =>
      getData<DeviceAppointments>(
        app,
        '/api/expo/Appointments/Device/DSWINE2026?Lang=en',
        DeviceAppointments,
        { cookie: `dswine_appointments=${key}` },
      ),
    rowsOf: () => database.selectFrom('appointments').selectAll().execute(),
  };
}

/** Asks for an appointment. Returns the mails and the keys of both sides. */
export async function request(kit: AppointmentsKit, visitor = 'amelie', fields: Fields = {}) {
  const response = await kit.ask(visitor, fields);
  const Appointment = expect.stringMatching(/^[0-9a-f-]{36}$/u);
  expect(response).toMatchObject({ status: 200, Data: { Appointment } });
  const mails = await kit.mails();
  return {
    mails,
    exhibitor: keyIn(mails, exhibitorMail),
    visitor: keyIn(mails, `${visitor}@buyer.example`),
  };
}

/** The key in the link of the mail to this address. */
export function keyIn(mails: readonly Mail[], to: string): string {
  const { text = '' } = mails.find((mail) => mail.to === to) ?? {};
  return /\/Appointment\?key=([0-9a-f]{40})/u.exec(text)?.[1] ?? 'no key';
}
