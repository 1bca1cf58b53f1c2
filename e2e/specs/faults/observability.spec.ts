import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAlerts, readDashboard, metricsIn } from '@dswine/shared/testing/observability-files';
import type { OtlpReceiver, ReceivedSpan } from '@dswine/shared/testing/otlp-receiver';
import { openDatabase } from '../../site/database.ts';
import { nextMail } from '../../site/mail.ts';
import { expect } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

/** Headers that an edge adds to a request, and the IDs in them. */
function edge(digit: string) {
  const traceId = digit.repeat(32);
  const spanId = digit.repeat(16);
  const requestId = digit.repeat(32);
  return {
    traceId,
    spanId,
    requestId,
    headers: { traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': requestId },
  };
}

const spansOf = (receiver: OtlpReceiver, traceId: string) =>
  receiver.spans.filter((span) => span.traceId === traceId);

/** Waits for a span by its name. */
async function spanOf(
  receiver: OtlpReceiver,
  traceId: string,
  name: string,
): Promise<ReceivedSpan> {
  const find = () => spansOf(receiver, traceId).find((span) => span.name === name);
  await expect.poll(find, { message: `${name} of ${traceId}` }).toBeDefined();
  const span = find();
  if (!span) throw new Error(`no span ${name}`);
  return span;
}

/** The names of a span and of those that it belongs to, with the service that recorded each. */
function ancestry(receiver: OtlpReceiver, span: ReceivedSpan): string[] {
  const spans = spansOf(receiver, span.traceId);
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service}: ${span.name}`, ...(parent ? ancestry(receiver, parent) : [])];
}

test('a page produces one trace, from the edge to the render process and the database', async ({
  ownSite: site,
  receiver,
}) => {
  const { traceId, spanId, requestId, headers } = edge('a');
  const path = '/en/News/Detail/501?find=Pinot';
  expect((await fetch(site.url + path, { headers })).status).toBe(200);
  const request = await spanOf(receiver, traceId, 'GET info/news-item');
  expect(request).toMatchObject({
    service: 'dswine-web',
    parentSpanId: spanId,
    status: 0,
    attributes: {
      'http.response.status_code': 200,
      'dswine.request_id': requestId,
      'dswine.kind': 'page',
      'dswine.section': 'info',
      'dswine.release': expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
      'dswine.page.from': 'rendered',
    },
  });
  expect(ancestry(receiver, await spanOf(receiver, traceId, 'render'))).toEqual([
    'dswine-web: render',
    'dswine-web: GET info/news-item',
  ]);
  await spanOf(receiver, traceId, 'wait for a render process');
  expect(
    (await spanOf(receiver, traceId, 'render')).attributes['dswine.render.html_ms'],
  ).toBeGreaterThan(0);
  // Each call of the page reads the revision of the content.
  const queries = () =>
    spansOf(receiver, traceId)
      .filter(({ name }) => name === 'select content_revisions')
      .map((span) => ancestry(receiver, span));
  await expect
    .poll(queries)
    .toContainEqual([
      'dswine-organiser: select content_revisions',
      'dswine-organiser: GET /api/expo/News/Detail/:code/:id',
      'dswine-web: load item',
      'dswine-web: GET info/news-item',
    ]);
  expect(
    (await spanOf(receiver, traceId, 'GET /api/expo/News/Detail/:code/:id')).attributes,
  ).toMatchObject({
    'dswine.request_id': requestId,
  });
});

test('a form produces one trace up to its mail, and no trace contains user input', async ({
  ownSite: site,
  receiver,
}) => {
  const { traceId, requestId, headers } = edge('c');
  const sent = await fetch(`${site.url}/en/Contact?secret=wine`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, origin: site.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      form: 'contact',
      Type: 'visit',
      Subject: 'Riesling',
      Name: 'Amelie Nobody',
      Mobile: '0912345678',
      Email: 'amelie@guest.example',
      Content: 'Is there Chablis?',
      NoticeVersion: '1',
    }),
  });
  expect(sent.status).toBe(303);
  expect(await nextMail(site.dataDir)).toContain('DSW-');
  const mail = await spanOf(receiver, traceId, 'send mail submission');
  expect(mail.attributes['dswine.request_id']).toBe(requestId);
  expect(ancestry(receiver, mail)).toEqual([
    'dswine-organiser: send mail submission',
    'dswine-organiser: POST /api/expo/Contact/:code',
    'dswine-web: send form',
    'dswine-web: POST info/contact',
  ]);
  for (const name of ['begin', 'insert submissions', 'commit'])
    expect(ancestry(receiver, await spanOf(receiver, traceId, name))).toContain(
      'dswine-organiser: POST /api/expo/Contact/:code',
    );
  expect(receiver.text()).not.toMatch(
    /secret|Pinot|Riesling|Amelie|amelie|0912345678|Chablis|127\.0\.0\.1/u,
  );
});

test('the logs of both processes contain the request ID of the edge', async ({ ownSite: site }) => {
  const { requestId, headers } = edge('d');
  const database = openDatabase(site.dataDir);
  database.exec('alter table content_revisions rename to away');
  expect((await fetch(`${site.url}/en/News/Detail/502`, { headers })).status).toBe(503);
  database.exec('alter table away rename to content_revisions');
  database.close();
  for (const [name, event] of [
    ['web.log', '"event":"data-missing"'],
    ['organiser.log', '"msg":"the database does not respond"'],
  ] as const)
    await expect
      .poll(async () => {
        const lines = (await readFile(path.join(site.dataDir, name), 'utf8')).split('\n');
        return lines.some(
          (line) => line.includes(`"reqId":"${requestId}"`) && line.includes(event),
        );
      })
      .toBe(true);
});

/** Reports a fault and all web vitals of a page, as a browser does. */
async function reportFromBrowser(url: string): Promise<void> {
  const { revision: composition } = (await (await fetch(`${url}/composition.json`)).json()) as {
    revision: number;
  };
  const vitals = ['inp', 'lcp', 'cls'].map((name) => ({ name, value: 0.1, section: 'info' }));
  const faults = [{ kind: 'hydration', page: 'info/news', count: 1 }];
  const body = JSON.stringify({ composition, engine: 'blink', faults, vitals });
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${url}/releases/error-reports`, { method: 'POST', headers, body });
  expect(sent.status).toBe(204);
}

test('both processes export the metrics that dashboard and alerts use', async ({
  ownSite: site,
}) => {
  expect((await fetch(`${site.url}/en/Search?q=riesling`)).status).toBe(200);
  await reportFromBrowser(site.url);
  const [web, organiser] = await Promise.all(
    Object.values(site.metricsUrls).map(async (url) => (await fetch(url)).text()),
  );
  const measured = new Set(`${web}\n${organiser}`.match(/^\w+/gmu));
  const expressions = [...readAlerts(), ...readDashboard().targets].map(({ expr }) => expr);
  const missing = metricsIn(expressions).filter((name) => !measured.has(name));
  expect(missing).toEqual([]);
  expect(web).toMatch(
    /^dswine_request_duration_seconds_count\{kind="page",section="info",release="1[^"]+",status="2xx"\} \d+$/mu,
  );
  expect(organiser).toMatch(/^dswine_outbox_deliveries_total\{outcome="sent"\} \d+$/mu);
  expect(organiser).toMatch(/^dswine_database_errors_total\{operation="select"\} [1-9]/mu);
});
