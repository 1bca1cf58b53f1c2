import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { busy, readFormResponse, type Refusal } from '@dswine/shared/form/form-answer';
import {
  formCall,
  formTarget,
  draftValues,
  type FormDefinition,
  type FormLocation,
} from '@dswine/shared/form/form-definition';
import type { FormState } from '@dswine/shared/form/form-state';
import { createHttp } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/runtime';
import { matchPage, type MatchedPage } from '../src/composition/matched-page.ts';
import { pageKey } from '../src/composition/page-state.ts';
import type { ResolvedComposition as Live } from './live-composition.ts';
import type { CachedPage } from './page-cache.ts';
import type { PageHandler } from './page-handler.ts';
import type { Visit } from './page-renderer.ts';
import { requestIdHeaders } from './server-log.ts';
import type { Settings } from './settings.ts';

type Tools = {
  live: () => Live;
  pages: Pick<PageHandler, 'renderFor'>;
  settings: Pick<Settings, 'organiser' | 'exhibitionCode'>;
};

/** What to answer: a page for this reader alone, or the way that his form opened. */
export type PersonalAnswer = { copy: CachedPage } | { location: string; cookies: string[] };

/**
 * Pages that are one reader's own, and forms without JavaScript on any page: a success leads on, a refusal is the page
 * again with what was typed. Personal pages are rendered with their reader's cookies; none of it is kept. Undefined: the
 * address has neither.
 */
export function createPersonalPages({ live, pages, settings }: Tools) {
  const organiser = settings.organiser.replace(/\/$/, '');
  const expo = createHttp({ base: `${organiser}/api/expo/` });

  type Shown = {
    url: URL;
    page: MatchedPage;
    request: FastifyRequest;
    form?: FormState;
    status?: number;
  };

  async function show({ url, page, request, form, status = 200 }: Shown): Promise<PersonalAnswer> {
    if (!page.route.personal) return { copy: await pages.renderFor(url, { form }, status) };
    const headers = asReader(request);
    const load: Visit['load'] = (key, signal) =>
      expo.data(key, { headers, signal }).then(
        (data) => ({ data }),
        (error: unknown) => ({ code: error instanceof RequestFailed ? error.code : 0 }),
      );
    return { copy: await pages.renderFor(url, { form, load }, status) };
  }

  async function act(
    page: MatchedPage,
    url: URL,
    request: FastifyRequest,
  ): Promise<PersonalAnswer | undefined> {
    const values = (request.body ?? {}) as Record<string, string>;
    const name = values['form'] ?? '';
    const plans = plansOf(page);
    // `constructor` is no form of anybody's.
    const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
    if (!plan) return undefined;
    const at = { ...page, exhibitionCode: settings.exhibitionCode };
    const kept = draftValues(plan.fields, values, 'page');
    const form: FormState = { name, path: url.pathname, values: kept, problems: [] };
    // The reader asked for another captcha, which the page brings with it.
    if (values['again'] !== undefined) return show({ url, page, request, form });
    const answer = await call(plan, values, at, request);
    if ('data' in answer)
      return { location: formTarget(plan, at, answer.data), cookies: answer.cookies };
    if (answer.status === 401)
      return { location: inLocalePath(page.locale, '/MemberCenter'), cookies: [] };
    return show({
      url,
      page,
      request,
      form: { ...form, ...answer.refusal },
      status: answer.status,
    });
  }

  function plansOf({
    shellRoute,
    section,
    route,
  }: MatchedPage): Readonly<Record<string, FormDefinition>> {
    return (
      shellRoute?.forms ?? (section && live().forms.get(pageKey(section.name, route.id))) ?? {}
    );
  }

  type Answer = { data: unknown; cookies: string[] } | { refusal: Refusal; status: number };

  async function call(
    plan: FormDefinition,
    values: Record<string, string>,
    at: FormLocation,
    request: FastifyRequest,
  ): Promise<Answer> {
    const { path, method = 'GET', body } = formCall(plan, values, at);
    try {
      const response = await fetch(`${organiser}/${path}`, {
        method,
        headers: {
          ...asReader(request),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const said = readFormResponse(await response.json());
      if ('data' in said) return { data: said.data, cookies: response.headers.getSetCookie() };
      return { refusal: said.refusal, status: response.status >= 500 ? 503 : response.status };
    } catch {
      return { refusal: busy, status: 503 };
    }
  }

  return async function answer(
    url: URL,
    request: FastifyRequest,
  ): Promise<PersonalAnswer | undefined> {
    const page = matchPage(live().composition, url);
    if (!page) return undefined;
    if (request.method === 'POST') return act(page, url, request);
    return page.route.personal ? show({ url, page, request }) : undefined;
  };
}

/** Sends what `createPersonalPages` answers. */
export function sendPersonal(
  answer: PersonalAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (copy: CachedPage, request: FastifyRequest['raw'], response: FastifyReply['raw']) => void,
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
    ...requestIdHeaders(),
  };
}
