import type { FastifyReply, FastifyRequest } from 'fastify';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { submissionFields } from '@dswine/shared/fair/forms/submission-fields';
import { busy, readFormResponse, type Refusal } from '@dswine/shared/form/form-answer';
import {
  formCall,
  formTarget,
  storableFields,
  pickValues,
  type FormDefinition,
} from '@dswine/shared/form/form-definition';
import type { FormState } from '@dswine/shared/section/form-state';
import { createHttp, type Http } from '@dswine/shared/section/http';
import { RequestFailed } from '@dswine/shared/section/request-failed';
import { contextHeaders } from '@dswine/shared/tracing/request-context';
import { SpanKind, withSpan } from '@dswine/shared/tracing/spans';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { clientOf } from '../http/connections.ts';
import { bestEncoding } from '../http/content-negotiation.ts';
import type { CachedPage } from './page-cache.ts';
import { type PageHandler, sendPage } from './page-handler.ts';
import {
  pageRequest,
  type PageRequest,
  type PersonalRequest,
} from '../rendering/render-request.ts';
import type { Settings } from '../settings/settings.ts';
import type { MatchedPage } from '../../src/composition/matched-page.ts';
import { pageKey } from '../../src/composition/page-state.ts';

type Dependencies = {
  /** The composition to serve after the one that a page was matched with. */
  newest: (matched: Live) => Live;
  pages: Pick<PageHandler, 'renderFor'>;
  settings: Pick<Settings, 'organiser' | 'exhibitionCode'>;
};

/** The response: a page for this visitor alone, or a redirect after a successful form. */
export type PersonalResponse = { page: CachedPage } | { location: string; cookies: string[] };

export type HandlePersonal = (
  page: PageRequest,
  request: FastifyRequest,
) => Promise<PersonalResponse | undefined>;

/**
 * Handles personal pages, and forms submitted without JavaScript on any page. A valid form
 * redirects; an invalid one shows the page again with the submitted values, an unknown one an error
 * page with them. Personal pages are
 * rendered with the visitor's cookies and never cached. Resolves to undefined for other requests.
 */
export function createPersonalPages({ newest, pages, settings }: Dependencies): HandlePersonal {
  const organiser = settings.organiser.replace(/\/$/, '');
  const expo = createHttp({ base: `${organiser}/api/expo/` });

  async function renderPersonal({
    live,
    url,
    request,
    form,
    status = 200,
  }: PersonalPage): Promise<PersonalResponse> {
    // Match again: a new composition may be live since the form was sent to the organiser.
    const matched = readerRequest(newest(live), url, request);
    const load = matched.page?.route.personal ? loaderFor(expo, request) : undefined;
    return { page: await pages.renderFor({ ...matched, personal: { form, load } }, status) };
  }

  async function submitForm(
    { live: composition, page, url }: MatchedRequest,
    request: FastifyRequest,
  ): Promise<PersonalResponse | undefined> {
    const values = (request.body ?? {}) as Record<string, string>;
    const name = values['form'] ?? '';
    const forms = formsOf(composition, page);
    // A plain lookup would find inherited names such as `constructor`.
    const definition = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!definition) return undefined;
    const at = { ...page, exhibitionCode: settings.exhibitionCode };
    const draft = pickValues(storableFields(definition.fields, 'page'), values);
    const shown = { live: composition, url, request };
    const form: FormState = { name, path: url.pathname, values: draft, problems: [] };
    // The button for a new captcha: rendering the page again brings one.
    if (values['again'] !== undefined) return renderPersonal({ ...shown, form });
    const call = formCall(definition, values, at);
    const result = await withSpan('send form', { kind: SpanKind.CLIENT }, () =>
      callOrganiser(`${organiser}/`, call, request),
    );
    if ('data' in result)
      return { location: formTarget(definition, at, result.data), cookies: result.cookies };
    // Other forms that need a key say so themselves.
    if (result.status === 401 && page.shellRoute)
      return { location: inLocalePath(page.locale, '/MemberCenter'), cookies: [] };
    const refused = { ...form, ...result.refusal };
    return renderPersonal({ ...shown, form: refused, status: result.status });
  }

  return async function handlePersonal({ page, ...matched }, request) {
    if (request.method === 'POST') {
      const response = page && (await submitForm({ ...matched, page }, request));
      const lost = response ? undefined : lostForm(matched, request);
      return lost ? renderPersonal(lost) : response;
    }
    return page?.route.personal ? renderPersonal({ ...matched, request }) : undefined;
  };
}

/** The page that a reader has requested, in the encoding that its browser prefers. */
export function readerRequest(live: Live, url: URL, request: FastifyRequest): PageRequest {
  const client = clientOf(request.ip);
  return { ...pageRequest(live, url), encodings: bestEncoding(request), client };
}

/** Whether a field of an unknown form holds what a person wrote, and no secret. */
const isText = (field: string) => !(field in submissionFields) && !/password/i.test(field);

type PersonalPage = {
  live: Live;
  url: URL;
  request: FastifyRequest;
  form?: FormState;
  status?: number;
};

/**
 * The error page for a form that its page does not have: a release with another page, or without the
 * form, may be live since the page was sent.
 */
function lostForm(
  { live, url }: Pick<PageRequest, 'live' | 'url'>,
  request: FastifyRequest,
): PersonalPage | undefined {
  const { form: name, ...typed } = (request.body ?? {}) as Record<string, string>;
  if (name === undefined || request.headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const values = Object.fromEntries(Object.entries(typed).filter(([field]) => isText(field)));
  const nowhere = new URL(inLocalePath(splitLocale(url.pathname).locale, '/NotFound'), url);
  const form: FormState = { name, path: url.pathname, values, problems: [] };
  return { live, url: nowhere, request, form, status: 404 };
}

type MatchedRequest = PageRequest & { page: MatchedPage };

function formsOf(
  live: Pick<Live, 'forms'>,
  { shellRoute, section, route }: MatchedPage,
): Readonly<Record<string, FormDefinition>> {
  return shellRoute?.forms ?? (section && live.forms.get(pageKey(section.name, route.id))) ?? {};
}

type FormResult = { data: unknown; cookies: string[] } | { refusal: Refusal; status: number };

async function callOrganiser(
  base: string,
  { path, method = 'GET', body }: ReturnType<typeof formCall>,
  request: FastifyRequest,
): Promise<FormResult> {
  try {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...readerHeaders(request),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    // What is too long is refused by HTTP itself, in plain text.
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (response.ok) throw error;
    });
    const parsed = readFormResponse(answer);
    if ('data' in parsed) return { data: parsed.data, cookies: response.headers.getSetCookie() };
    return { refusal: parsed.refusal, status: response.status >= 500 ? 503 : response.status };
  } catch {
    return { refusal: busy, status: 503 };
  }
}

/** Loads data with the visitor's cookies. */
function loaderFor(expo: Http, request: FastifyRequest): PersonalRequest['load'] {
  const headers = readerHeaders(request);
  return (key, signal) =>
    expo.data(key, { headers, signal }).then(
      (data) => ({ data }),
      (error: unknown) => ({ code: error instanceof RequestFailed ? error.code : 0 }),
    );
}

/** Sends a personal response. */
export function sendPersonal(
  response: PersonalResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if ('location' in response)
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('set-cookie', response.cookies)
      .header('location', response.location)
      .send();
  reply.hijack();
  sendPage(response.page, request.raw, reply.raw);
  return undefined;
}

const forwardedHeaders = ['cookie', 'origin', 'referer', 'sec-fetch-site'] as const;

/**
 * Forwards the browser's headers, so that the organiser authorises the visitor, not this server.
 */
function readerHeaders(request: FastifyRequest): Record<string, string> {
  const forwarded = forwardedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(forwarded),
    accept: 'application/json',
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    ...contextHeaders(),
  };
}
