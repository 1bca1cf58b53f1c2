import { request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';

/**
 * Part of everything these requests carry. Finding it in a log means that visitor data was logged.
 */
export const mark = 'qx7secretmark';
export const markedEmail = `${mark}@marked.example`;

export type MarkedRequest = {
  origin: string;
  method: string;
  /** Path and query as sent on the wire. */
  target: string;
  headers: Record<string, string>;
  body?: string;
};

/** Headers that a client controls. */
export const markedHeaders: Readonly<Record<string, string>> = {
  'user-agent': markedEmail,
  referer: `https://elsewhere.example/${mark}?q=${mark}`,
  'accept-language': `en, ${mark}`,
  authorization: `Bearer ${mark}`,
  'x-request-id': mark,
  'x-forwarded-for': mark,
  cookie: ['session', 'desk', 'captcha', 'submission', 'applications', 'locale']
    .flatMap((name) =>
      ['', '__Host-', '__Secure-'].map((prefix) => `${prefix}dswine_${name}=${mark}`),
    )
    .join('; '),
};

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export const markedGet = (origin: string, target: string): MarkedRequest => ({
  origin,
  method: 'GET',
  target,
  headers: { ...markedHeaders },
});

/** Every call of an OpenAPI document, with the mark in path, query, body, cookies and headers. */
export function markedCalls({ paths }: OpenApi, origin: string): MarkedRequest[] {
  return Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      callsOf(origin, pattern, method, operation),
    ),
  );
}

function callsOf(
  origin: string,
  pattern: string,
  method: string,
  operation: Operation,
): MarkedRequest[] {
  const names = (operation.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'query' && parameter.name !== 'Lang' ? [parameter.name] : [],
  );
  const targets = [pattern, pattern.replace(/\{code\}/i, 'DSWINE2026')].map(
    (path) => `${markedPath(path)}?${markedQuery([...names, 'q'])}`,
  );
  if (method === 'get') return targets.map((target) => markedGet(origin, target));
  const fields = Object.keys(
    operation.requestBody?.content['application/json']?.schema.properties ?? {},
  );
  const bodies = [
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, markedEmail]))),
    `{"${mark}`,
    JSON.stringify({ Name: mark.repeat(6000) }),
  ];
  const headers = {
    ...markedHeaders,
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  return targets.flatMap((target) =>
    bodies.map((body) => ({ origin, method: method.toUpperCase(), target, headers, body })),
  );
}

/** Request targets that no router matches, with the mark. */
export const malformedTargets: readonly string[] = [
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

/** Replaces the parameters of a path pattern with the mark. */
export function markedPath(pattern: string): string {
  return pattern
    .split('/')
    .map((part) => (/^[:{*]/.test(part) ? encodeURIComponent(markedEmail) : part))
    .join('/');
}

export const markedQuery = (names: readonly string[]) =>
  names.map((name) => `${encodeURIComponent(name)}=${mark}-token`).join('&');

/**
 * Sends a request without the URL normalisation of `fetch`. Resolves to the status, or 0 without a
 * response.
 */
export function sendMarked({
  origin,
  method,
  target,
  headers,
  body,
}: MarkedRequest): Promise<number> {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options: RequestOptions = {
    hostname,
    port,
    method,
    path: target,
    headers: { ...headers, ...length },
  };
  return new Promise((resolve) => {
    const sent = request({ ...options, timeout: 60_000 }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** Sends all calls, some in parallel. Resolves to the count of each status. */
export async function sendAllMarked(
  requests: readonly MarkedRequest[],
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const waiting = [...requests];
  const send = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await sendMarked(next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([send(), send(), send(), send()]);
  return statuses;
}

/** Sends invalid HTTP. Resolves when the connection closes. */
export async function sendGarbage(origin: string): Promise<void> {
  const { port } = new URL(origin);
  for (const text of [
    `${mark} ${mark}\r\n\r\n`,
    `GET /${mark} HTTP/1.1\r\nHost: ${mark}\r\nX: \u0000${mark}\r\n\r\n`,
  ])
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      socket.on('error', () => resolve()).on('close', () => resolve());
      socket.resume();
    });
}
