import { randomUUID } from 'node:crypto';
// eslint-disable-next-line no-restricted-syntax -- people who wait; no verdict depends on how long
import { setTimeout as pause } from 'node:timers/promises';
import { sendContact } from '../site/send-contact.ts';

/** An inquiry that is sent again under the same idempotency key until it is acknowledged. */
export type Inquiry = { key: string; email: string; references: string[] };

type Crowd = {
  inquiries: Inquiry[];
  /**
   * Everyone sends one inquiry after another, unacknowledged ones first, until the organiser stops.
   * No new ones start while `isPaused` returns true.
   */
  send: (organiser: string, isPaused: () => boolean) => Promise<void>;
  /** Sends an inquiry again, acknowledged or not. */
  resend: (organiser: string, inquiry: Inquiry) => Promise<void>;
};

/** Simulates people who send the form `Contact`. */
export function createCrowd(people: number): Crowd {
  const inquiries: Inquiry[] = [];
  const unanswered: Inquiry[] = [];

  function next(): Inquiry {
    const again = unanswered.pop();
    if (again) return again;
    const key = randomUUID();
    const inquiry = { key, email: `${key}@crowd.example`, references: [] };
    inquiries.push(inquiry);
    return inquiry;
  }

  async function person(organiser: string, isPaused: () => boolean): Promise<void> {
    for (;;) {
      while (isPaused()) await pause(5);
      const inquiry = next();
      try {
        await resend(organiser, inquiry);
      } catch (error) {
        unanswered.push(inquiry);
        if (error instanceof UnexpectedResponseError) throw error;
        // The connection failed: stop, and retry in the next round.
        return;
      }
    }
  }

  return {
    inquiries,
    resend,
    async send(organiser, isPaused) {
      await Promise.all(Array.from({ length: people }, () => person(organiser, isPaused)));
    },
  };
}

async function resend(organiser: string, inquiry: Inquiry): Promise<void> {
  const { key, email } = inquiry;
  const fields = { Key: key, Email: email, Subject: `參觀 ${key}` };
  const response = await sendContact(organiser, fields);
  const { Data } = (await response.json()) as { Data: { Reference: string } | null };
  if (response.status !== 200 || !Data)
    throw new UnexpectedResponseError(`An inquiry was answered ${response.status}, not 200.`);
  inquiry.references.push(Data.Reference);
}

/** Thrown for a response other than 200. */
class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';
}
