import { connect } from 'node:net';
import { formCall, type FormPlan } from '@dswine/shared/form/form-plan';
import type { Site } from '../site/site.ts';
import type { Attack } from './ask.ts';
import { pagesOf } from './doors.ts';

/** Stands in everything that these inputs carry; whoever finds it in a log has found what somebody sent. */
export const mark = 'qx7secretmark';
const marked = `${mark}@marked.example`;
const inTarget = encodeURIComponent(marked);
const token = `${mark}-token`;

/** Headers that a browser or a stranger may fill. */
const headers: Record<string, string> = {
  'user-agent': marked,
  referer: `https://elsewhere.example/${mark}?q=${mark}`,
  'accept-language': `en, ${mark}`,
  authorization: `Bearer ${mark}`,
  'x-request-id': mark,
  'x-forwarded-for': mark,
  cookie: ['session', 'desk', 'captcha', 'submission', 'applications', 'locale']
    .map((name) => `dswine_${name}=${mark}`)
    .join('; '),
};

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
};

/** Every page, form and call that there is, with the mark in its path, query, body, cookies and headers. */
export async function markedInputs(site: Site): Promise<Attack[]> {
  const pages = await pagesOf(site);
  const { paths } = (await (await fetch(`${site.organiserUrl}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      [site.url, site.organiserUrl].flatMap((origin) => callsTo({ origin, pattern, method, operation })),
    ),
  );
  return [
    ...pages.flatMap(({ path, query }) => pagesAt(site, path, Object.keys(query))),
    ...pages.flatMap(({ path, forms }) =>
      Object.entries(forms).flatMap(([name, plan]) => formsAt({ site, path, name, plan })),
    ),
    ...calls,
    ...malformed(site),
  ];
}

const get = (origin: string, target: string): Attack => ({
  door: `GET ${target}`,
  method: 'GET',
  origin,
  target,
  headers,
  texts: [],
});

function pagesAt({ url }: Site, path: string, names: string[]): Attack[] {
  const query = queryOf([...names, 'key', 'pass', 'token', 'q']);
  return ['', '/en'].map((prefix) => get(url, `${prefix}/${filled(path)}?${query}`));
}

function formsAt({ site, path, name, plan }: { site: Site; path: string; name: string; plan: FormPlan }): Attack[] {
  const values = Object.fromEntries(
    Object.entries(plan.fields).map(([field, rule]) => {
      if (field === 'Homepage') return [field, ''];
      return [field, rule.choices?.[0] ?? (rule.email ? marked : field === 'Proof' ? '' : marked.slice(0, rule.max))];
    }),
  );
  const post = (type: string, body: string): Attack => ({
    ...get(site.url, `/${filled(path)}?key=${inTarget}`),
    method: 'POST',
    headers: { ...headers, origin: site.url, 'sec-fetch-site': 'same-origin', 'content-type': type },
    body,
  });
  const form = 'application/x-www-form-urlencoded';
  const at = { exhibitionCode: 'DSWINE2026', locale: 'en' as const, params: { id: '1001' }, query: {} };
  const call = formCall(plan, values, at);
  return [
    post(form, new URLSearchParams({ ...values, form: name }).toString()),
    post(form, `form=${name}&Content=${mark.repeat(6000)}`),
    post('text/xml', `<${mark}>`),
    ...(call.body
      ? [{ ...post('application/json', JSON.stringify(call.body)), target: `/${call.path}&q=${inTarget}` }]
      : []),
  ];
}

function callsTo(at: { origin: string; pattern: string; method: string; operation: Operation }): Attack[] {
  const { origin, pattern, method, operation } = at;
  const names = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const fields = Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {});
  const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, marked])));
  const own = { ...headers, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const targets = [filled(pattern.slice(1)), filled(pattern.slice(1).replace(/\{code\}/i, 'DSWINE2026'))].map(
    (path) => `/${path}?${queryOf([...names.filter((name) => name !== 'Lang'), 'q'])}`,
  );
  if (method === 'get') return targets.map((target) => get(origin, target));
  return targets.flatMap((target) =>
    [body, `{"${mark}`, JSON.stringify({ Name: mark.repeat(6000) })].map((sent) => ({
      ...get(origin, target),
      method: method.toUpperCase(),
      headers: own,
      body: sent,
    })),
  );
}

function malformed(site: Site): Attack[] {
  const targets = [
    `/%zz/${mark}?${mark}`,
    `/api/expo/%ff/${mark}`,
    `/api/expo/Exhibitors/DSWINE2026?Keyword=%FF${mark}`,
    `/api/x\\..\\..\\${mark}`,
    `//${mark}.example/${mark}`,
    `/${mark.repeat(300)}`,
    `/api/expo/News/Detail/DSWINE2026/${mark.repeat(300)}`,
    `/releases/shell/${mark}/${mark}.js?${mark}`,
    `/desk/submissions/${mark}?said=${mark}`,
  ];
  const login = {
    ...get(site.organiserUrl, '/desk/login'),
    method: 'POST',
    headers: { ...headers, origin: site.organiserUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: `email=${inTarget}&password=${mark}`,
  };
  return [...targets.flatMap((target) => [get(site.url, target), get(site.organiserUrl, target)]), login];
}

/** What is no HTTP at all; answers when the line is closed. */
export async function sendGarbage(origin: string): Promise<void> {
  const { port } = new URL(origin);
  for (const text of [`${mark} ${mark}\r\n\r\n`, `GET /${mark} HTTP/1.1\r\nHost: ${mark}\r\nX: \u0000${mark}\r\n\r\n`])
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      socket.on('error', () => resolve()).on('close', () => resolve());
      socket.resume();
    });
}

function filled(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[:{*]/u.test(part) ? inTarget : part))
    .join('/');
}

const queryOf = (names: string[]) => names.map((name) => `${encodeURIComponent(name)}=${token}`).join('&');
