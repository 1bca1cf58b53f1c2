import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { askExpo } from '../src/composition/expo-client.ts';
import { busy, readFormAnswer } from '../src/composition/form-answer.ts';
import { matchPage, type MatchedPage } from '../src/composition/matched-page.ts';
import { formCall, type FormAction, type FormState } from '../src/composition/own-route.ts';
import type { Live } from './live-composition.ts';
import type { PageAnswers } from './page-answers.ts';
import type { PageCopy } from './page-copies.ts';
import type { Visit } from './page-renderer.ts';
import { readForm } from './read-form.ts';
import type { Settings } from './settings.ts';

type Tools = {
  live: () => Live;
  pages: Pick<PageAnswers, 'forOne'>;
  settings: Pick<Settings, 'organiser' | 'exhibitionCode'>;
};

/** What to answer: a page for this reader alone, or the way that his form opened. */
export type PersonalAnswer = { copy: PageCopy } | { location: string; cookies: string[] };

/**
 * Pages that are one reader's own. They are rendered with his cookies, kept nowhere, and their forms work without
 * JavaScript: a success leads on, a refusal is the page again with what was typed. Undefined: the address has none.
 */
export function createPersonalPages({ live, pages, settings }: Tools) {
  const organiser = settings.organiser.replace(/\/$/, '');

  async function show(url: URL, request: FastifyRequest, form?: FormState, status = 200): Promise<PersonalAnswer> {
    const headers = asReader(request);
    const load: Visit['load'] = (key, signal) =>
      askExpo(`${organiser}/api/expo/`, key, { headers, signal }).then(
        (data) => ({ data }),
        (error: unknown) => ({ code: error instanceof RequestFailed ? error.code : 0 }),
      );
    return { copy: await pages.forOne(url, { form, load }, status) };
  }

  async function act(page: MatchedPage, url: URL, request: FastifyRequest): Promise<PersonalAnswer | undefined> {
    const values = await readForm(request);
    const name = values['form'] ?? '';
    const action = page.own?.forms?.[name];
    if (!action) return undefined;
    const form = formStateOf(action, name, url, values);
    // The reader asked for another captcha, which the page brings with it.
    if (values['again'] !== undefined) return show(url, request, form);
    const answer = await call(action, values, request);
    if (answer.refusal === undefined)
      return { location: inLocalePath(page.locale, action.next(page.query)), cookies: answer.cookies };
    if (answer.status === 401) return { location: inLocalePath(page.locale, '/MemberCenter'), cookies: [] };
    return show(url, request, { ...form, ...answer.refusal }, answer.status);
  }

  async function call(action: FormAction, values: Record<string, string>, request: FastifyRequest) {
    const { path, method, body } = formCall(action, values, settings.exhibitionCode);
    try {
      const response = await fetch(organiser + path, {
        method,
        headers: { ...asReader(request), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(10_000),
      });
      const said = readFormAnswer(await response.json());
      const status = response.status >= 500 ? 503 : response.status;
      return { status, refusal: said === 'done' ? undefined : said, cookies: response.headers.getSetCookie() };
    } catch {
      return { status: 503, refusal: busy, cookies: [] };
    }
  }

  return async function answer(url: URL, request: FastifyRequest): Promise<PersonalAnswer | undefined> {
    const page = matchPage(live().composition, url);
    if (!page?.own?.personal) return undefined;
    return request.method === 'POST' ? act(page, url, request) : show(url, request);
  };
}

/** Sends what `createPersonalPages` answers. */
export function sendPersonal(
  answer: PersonalAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (copy: PageCopy, request: FastifyRequest['raw'], response: FastifyReply['raw']) => void,
): FastifyReply | undefined {
  if ('location' in answer)
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('set-cookie', answer.cookies)
      .header('location', answer.location)
      .send();
  reply.hijack();
  write(answer.copy, request.raw, reply.raw);
  return undefined;
}

function formStateOf(action: FormAction, name: string, url: URL, values: Record<string, string>): FormState {
  const kept = action.fields.filter((field) => !action.secret?.includes(field) && values[field] !== undefined);
  return {
    name,
    path: url.pathname,
    values: Object.fromEntries(kept.map((field) => [field, values[field] ?? ''])),
    problems: [],
  };
}

const passedOn = ['cookie', 'origin', 'referer', 'sec-fetch-site'] as const;

/** The organiser decides by what the reader's browser said, not by what this server is. */
function asReader(request: FastifyRequest): Record<string, string> {
  const said = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(said),
    accept: 'application/json',
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
  };
}
