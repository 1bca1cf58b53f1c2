import { openChallenge } from '../../http/captcha/captcha.queries.ts';
import { applicationMails } from '../applications/application-mails.ts';
import { appointmentMails } from '../appointments/appointment-mails.ts';
import { answerMail } from '../../desk/submissions/answer-mail.ts';
import { smallEdition, type SmallEdition } from '../../content/import/small-edition.fixture.ts';
import { reminderMails } from '../exhibitor-deadlines/reminder-mails.ts';
import { inquiryMails } from '../exhibitor-inquiries/inquiry-mails.ts';
import { orderMails } from '../exhibitor-orders/order-mails.ts';
import { exhibitorDeskMails } from '../exhibitor-desk/exhibitor-desk-mails.ts';
import { registrationMails } from '../visitor-registration/registration-mails.ts';
import { notifyMails } from '../notify/notify.routes.ts';
import { createOutboxWorker } from '../../mail/outbox/outbox-worker.ts';
import type { Mail } from '../../mail/outbox/send-mail.ts';
import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { submissionMails } from './submission-mails.ts';

export const site = 'https://www.dswine.example';
const browser = 'a'.repeat(22);

type TestResponse = {
  status: number;
  Code: number;
  Data: {
    Reference?: string;
    Problems?: { Field: string; Problem: string; Message?: string }[];
  } | null;
  Message?: string;
};
export type FormsKit = {
  organiser: TestOrganiser;
  /** Sends a form like a browser on the site. */
  post: (call: string, body: object, headers?: Record<string, string>) => Promise<TestResponse>;
  /** The digits of a new captcha for this browser. */
  code: () => Promise<string>;
  rows: () => Promise<SubmissionRow[]>;
  /** Sends all queued mails and returns them. */
  mails: () => Promise<Mail[]>;
};

/** Starts the service with a client that behaves like a browser on the site. */
export async function startForms(records: SmallEdition = smallEdition()): Promise<FormsKit> {
  const organiser = await startTestOrganiser(records, [site]);
  const { app, database, clock } = organiser;
  let digits = 10_000;
  return {
    organiser,
    async post(call, body, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: `/api/expo/${call}`,
        payload: body,
        headers: {
          origin: site,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': '198.51.100.7',
          cookie: `__Host-dswine_captcha=${browser}`,
          ...headers,
        },
      });
      return { status: response.statusCode, ...response.json<Omit<TestResponse, 'status'>>() };
    },
    async code() {
      digits += 1;
      await openChallenge(database, browser, String(digits), new Date(clock.now()));
      return String(digits);
    },
    rows: () => database.selectFrom('submissions').selectAll().orderBy('created_at').execute(),
    async mails() {
      const sent: Mail[] = [];
      await createOutboxWorker({
        database,
        clock,
        writers: {
          ...submissionMails(database, site),
          ...applicationMails({ database, siteUrl: site, clock }),
          ...appointmentMails({ database, siteUrl: site, clock }),
          ...notifyMails(database, site),
          ...registrationMails({ database, siteUrl: site }),
          ...exhibitorDeskMails({ database, siteUrl: site }),
          ...orderMails({ database, siteUrl: site }),
          ...inquiryMails({ database, siteUrl: site }),
          ...reminderMails({ database, siteUrl: site }),
          ...answerMail(database),
        },
        send: async (mail) => void sent.push(mail),
        from: () => ({ name: 'DSWINE', email: 'fair@dswine.example' }),
      }).run();
      return sent;
    },
  };
}
