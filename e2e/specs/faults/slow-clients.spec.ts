import { randomUUID } from 'node:crypto';
import { sendContact } from '../../site/send-contact.ts';
import { expect } from '../test.ts';
import { test } from './faulty-site.fixture.ts';
import { openSlowSockets } from './slow-sockets.ts';

/** Clients that never finish their requests must not delay others. */
const slowClients = 500;
const calls = 4000;
const atOnce = 4;

test(
  `${slowClients} slow clients do not block other clients and are disconnected`,
  { tag: '@full' },
  async ({ ownSite: { url } }) => {
    test.setTimeout(1_200_000);
    const slow = await openSlowSockets(url, slowClients);
    expect(slow.sending()).toBeGreaterThan(slowClients / 2);
    expect(await callMany(url)).toEqual([]);
    // Timeouts close all of them, however regularly they send.
    await expect.poll(slow.sending).toBe(0);
    slow.close();
  },
);

/** Calls the API as visitors do: reads, and occasionally a form. Resolves to the failed statuses. */
async function callMany(site: string): Promise<number[]> {
  const refused: number[] = [];
  let left = calls;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await (left % 20 === 0
        ? sendContact(site, { Key: randomUUID() })
        : read(site, left));
      if (status !== 200) refused.push(status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return refused;
}

const read = (site: string, call: number): Promise<Response> =>
  fetch(`${site}/api/expo/Exhibitors/DSWINE2026?Lang=tw&PageSize=6&call=${call}`);
