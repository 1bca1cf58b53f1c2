import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startSite, type Site } from '../site/site.ts';
import { full } from '../full-run.ts';
import { openSlowSockets } from './slow-sockets.ts';

/** Clients that never finish their requests must not delay others. */
const slowClients = 500;
const calls = full ? 4000 : 200;
const atOnce = 4;
/** Time in ms in which the server receives the first bytes of all slow clients. */
const receiveMs = 2000;

let site: Site;
test.beforeAll(async () => {
  site = await startSite('slow', {
    env: { NODE_ENV: 'test', FORM_GUARDS: 'off', LOG_LEVEL: 'error' },
  });
});
test.afterAll(() => site.stop());

test(`${slowClients} slow clients do not block other clients and are disconnected`, async () => {
  test.setTimeout(600_000);
  await callMany();
  const before = await callMany();
  const slow = await openSlowSockets(site.url, slowClients);
  try {
    await pause(receiveMs);
    expect(slow.sending()).toBeGreaterThan(slowClients / 2);
    const during = await callMany();
    console.log(`slow clients: ${JSON.stringify({ slowClients, calls, before, during })}`);
    expect(before.refused).toEqual([]);
    expect(during.refused).toEqual([]);
    // Timeouts close all of them, however regularly they send.
    await expect.poll(slow.sending, { timeout: 120_000, intervals: [1000] }).toBe(0);
  } finally {
    slow.close();
  }
});

type Calls = { refused: number[]; p50: number; p99: number };

/** Calls the API as visitors do: reads, and occasionally a form. Times in ms. */
async function callMany(): Promise<Calls> {
  const times: number[] = [];
  const refused: number[] = [];
  let left = calls;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        const { status } = left % 20 === 0 ? await sendForm() : await read(left);
        times.push(performance.now() - start);
        if (status !== 200) refused.push(status);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { refused, p50: at(0.5), p99: at(0.99) };
}

const requestTimeout = () => AbortSignal.timeout(60_000);

const read = (page: number): Promise<Response> =>
  fetch(`${site.url}/api/expo/Exhibitors/DSWINE2026?Lang=tw&PageSize=6&call=${page}`, {
    signal: requestTimeout(),
  });

const sendForm = (): Promise<Response> =>
  fetch(`${site.url}/api/expo/Contact/DSWINE2026?Lang=tw`, {
    method: 'POST',
    signal: requestTimeout(),
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({
      Type: 'visit',
      Subject: '參觀',
      Name: '王小明',
      Mobile: '0912-345-678',
      Email: 'ming@dswine.example',
      Content: '請問幾點開門？',
      NoticeVersion: '2026-11',
      Key: randomUUID(),
    }),
  });
