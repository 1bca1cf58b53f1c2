import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Clock } from '@dswine/shared/process/clock';
import { contextHeaders } from '@dswine/shared/tracing/request-context';
import { SpanKind, withSpan } from '@dswine/shared/tracing/spans';
import { UnavailableError } from '../../http/responses.ts';
import { within } from '../../process/within.ts';
import {
  eachOperation,
  type Criteria,
  type Found,
  type Operation,
  type Search,
  type Searches,
} from './search.ts';
import type { Measures } from '../../measures.ts';

/**
 * How long one process may take, in ms, while another one can be asked, and how long the last one. On
 * a quiet machine its p99 is below 50.
 */
const ANSWER_MS = { first: 1000, last: 5000 };
/** How long a process that did not answer comes last, in ms. */
const AVOID_MS = 2000;

/**
 * A search with the index of other processes, at any of these addresses. Calls go to each in turn,
 * and to the next when one does not answer. Throws `UnavailableError` when none does.
 */
export function createRemoteSearch(urls: readonly string[], clock: Clock): Search {
  const avoidedUntil = new Map<string, number>();
  let turn = 0;

  function inOrder(): string[] {
    turn = (turn + 1) % urls.length;
    const now = clock.monotonic();
    const isAvoided = (url: string) => Number((avoidedUntil.get(url) ?? 0) > now);
    return [...urls.slice(turn), ...urls.slice(0, turn)].toSorted(
      (one, other) => isAvoided(one) - isAvoided(other),
    );
  }

  async function ask(path: string, body: string): Promise<unknown> {
    let cause: unknown;
    for (const [index, url] of inOrder().entries())
      try {
        const isLast = index === urls.length - 1;
        const limitMs = ANSWER_MS[isLast ? 'last' : 'first'];
        return await within(clock, limitMs, (signal) => post(`${url}/${path}`, body, signal));
      } catch (error) {
        cause = error;
        avoidedUntil.set(url, clock.monotonic() + AVOID_MS);
      }
    throw new UnavailableError(
      '搜尋暫時無法使用，請稍後再試 / The search is unavailable, please try again later',
      { cause },
    );
  }

  const call =
    <Name extends Operation>(operation: Name) =>
    (edition: string, criteria: Criteria[Name]): Promise<Found[Name]> =>
      withSpan(`search ${operation}`, { kind: SpanKind.CLIENT }, async () => {
        const path = `${operation}/${encodeURIComponent(edition)}`;
        return (await ask(path, JSON.stringify(criteria))) as Found[Name];
      });

  return { prepare: () => Promise.resolve(), ...eachOperation(call) };
}

const agent = new Agent({ keepAlive: true });

/** By `node:http`, which takes half the processor time of `fetch`. */
async function post(url: string, body: string, signal: AbortSignal): Promise<unknown> {
  const call = request(url, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...contextHeaders(),
    },
    signal,
  }).end(body);
  // An error after the response began rejects its text, and would end the process here.
  call.on('error', () => undefined);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`The search answered ${response.statusCode}.`);
  return JSON.parse(answer) as unknown;
}

/** The same search, whose operations are counted and timed wherever its index is. */
export function measureSearch(
  search: Search,
  measures: Measures | undefined,
  clock: Clock,
): Search {
  if (!measures) return search;
  const searches: Searches = search;
  const measured =
    <Name extends Operation>(operation: Name) =>
    async (edition: string, criteria: Criteria[Name]): Promise<Found[Name]> => {
      const began = clock.monotonic();
      let outcome: 'ok' | 'unavailable' | 'failed' = 'ok';
      try {
        return await searches[operation](edition, criteria);
      } catch (error) {
        outcome = error instanceof UnavailableError ? 'unavailable' : 'failed';
        throw error;
      } finally {
        measures.search({ operation, outcome }, clock.monotonic() - began);
      }
    };
  return { prepare: search.prepare, ...eachOperation(measured) };
}
