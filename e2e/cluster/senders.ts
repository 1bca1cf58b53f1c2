import { setTimeout as pause } from 'node:timers/promises';
import { createCrowd, type Inquiry } from '../resilience/load.ts';
import type { Failure } from './visitors.ts';

export type Application = { number: number; state: string };
export type Senders = {
  /** Inquiries, each with the references that were acknowledged. */
  inquiries: Inquiry[];
  applications: Application[];
  /** What was sent again. */
  failed: Failure[];
  /** Resolves when everything that was sent is acknowledged. */
  stop: () => Promise<void>;
};

/** An evening of the Run Bar with few places. */
export const evening = { id: '743', places: 30 };
const PAUSE_MS = 300;

/**
 * People who send inquiries and applications, and send the same again with the same key until it is
 * acknowledged.
 */
export function startSenders(url: string, people: number): Senders {
  const { inquiries, resend } = createCrowd(0);
  const applications: Application[] = [];
  let isOver = false;
  const failed: Failure[] = [];

  async function until<Result>(send: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        failed.push({ at: Date.now(), what: (error as Error).message });
        await pause(PAUSE_MS);
      }
    }
  }

  async function person(number: number): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const key = crypto.randomUUID();
      const inquiry = { key, email: `${key}@crowd.example`, references: [] };
      inquiries.push(inquiry);
      await until(() => resend(url, inquiry));
      const applicant = number * 1000 + at;
      applications.push(await until(() => apply(url, applicant)));
      await pause(PAUSE_MS);
    }
  }

  const all = Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return {
    inquiries,
    applications,
    failed,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

async function apply(url: string, number: number): Promise<Application> {
  const address = `${url}/api/expo/Event/RunBarApplications/DSWINE2026?Lang=tw`;
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({
      Evening: evening.id,
      Name: `第 ${number} 位`,
      Email: `guest-${number}@crowd.example`,
      Mobile: '0912345678',
      Adult: 'yes',
      NoticeVersion: '1',
      Key: `cluster-${number}`,
    }),
  });
  const { Data } = (await response.json()) as { Data: { State?: string } | null };
  if (!response.ok || !Data?.State)
    throw new Error(`An application was answered ${response.status}.`);
  return { number, state: Data.State };
}
