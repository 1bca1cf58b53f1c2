import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Section } from '@dswine/shared/section/section';
import { findSampleRequest } from '@dswine/shared/standalone/sample-requests';
import { exhibitionCode, sampleMember } from '@dswine/shared/standalone/sample-site';
import { answerOf, type Standalone } from '@dswine/shared/standalone/samples';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { editionKey } from '../src/composition/edition-key.ts';
import type { HarnessState } from './harness-state.ts';

const SLOW_MS = 3000;
const LOGGED_IN = 200;
const NOT_LOGGED_IN = 251;

/** The section as it was saved last, with its samples. */
export type SampledSection = { section: Section; samples: Standalone['samples'] };
type Visit = Pick<HarnessState, 'data' | 'reader'>;

/** Answers in place of the organiser, with the samples of a section. */
export type SampleOrganiser = {
  /** The setting `organiser` of a web server that shows a state. */
  urlOf: (visit: Visit) => string;
  close: () => void;
};

export async function startSampleOrganiser(
  sampled: () => SampledSection,
): Promise<SampleOrganiser> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://organiser');
    const [, data, reader, api, ...rest] = pathname.split('/');
    const visit = { data, reader } as Visit;
    if (api === 'api' && rest[0] === 'expo' && request.method === 'GET')
      answerRead({ key: rest.slice(1).join('/') + search, visit, sampled, response }).catch(
        (error: Error) => {
          console.error(`${error.name}: ${error.message}`);
          send(response, { Code: 500, Data: null });
        },
      );
    else if (rest.join('/') === 'auth/isAuthenticated')
      send(response, reader === 'member' ? LOGGED_IN : NOT_LOGGED_IN);
    else refuse(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: ({ data, reader }) => `http://127.0.0.1:${port}/${data}/${reader}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Read = {
  key: string;
  visit: Visit;
  sampled: () => SampledSection;
  response: ServerResponse;
};

async function answerRead({ key, visit, sampled, response }: Read): Promise<void> {
  const ofSite = siteDataOf(key, visit);
  if (ofSite !== undefined) return send(response, { Code: 200, Data: ofSite });
  const { section, samples } = sampled();
  const found = findSampleRequest(section, key);
  if (!found) return send(response, { Code: 404, Data: null });
  const { data: state } = visit;
  if (state === 'failed') return void response.destroy();
  if (state === 'loading') return;
  if (state === 'slow') await wait(SLOW_MS);
  const answer = answerOf(
    { section, samples },
    found.name,
    state === 'empty' ? 'empty' : 'full',
    found.request,
  );
  if (answer !== 'waiting' && 'data' in answer) send(response, { Code: 200, Data: answer.data });
  else send(response, { Code: 404, Data: null });
}

/** What the shell asks for, whichever section there is. */
function siteDataOf(key: string, { reader }: Visit): unknown {
  if (key === editionKey(exhibitionCode)) return { web_Exhibition_Info: sampleEdition };
  if (key === `Revision/${exhibitionCode}`) return { Revision: 'samples', Withdrawn: [] };
  if (key === 'User' && reader === 'member') return sampleMember;
  const [, locale] = /^Exhibitions\/About\/\w+\?Lang=(tw|en)$/.exec(key) ?? [];
  return locale && sampleAbout(locale as 'tw' | 'en');
}

/** Samples only answer: a form that is sent is not accepted. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  send(response, { Code: 404, Data: null });
}

function send(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}
