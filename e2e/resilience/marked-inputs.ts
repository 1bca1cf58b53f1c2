import { formCall, type FormDefinition } from '@dswine/shared/form/form-definition';
import {
  malformedTargets,
  mark,
  markedCalls,
  markedEmail,
  markedGet,
  markedHeaders,
  markedPath,
  markedQuery,
  type MarkedRequest,
  type OpenApi,
} from '@dswine/shared/testing/marked-calls';
import type { Site } from '../site/site.ts';
import { pagesOf } from './attack-surface.ts';

/**
 * Requests for every page, form and API call, with the mark in path, query, body, cookies and
 * headers.
 */
export async function markedInputs(site: Site): Promise<MarkedRequest[]> {
  const pages = await pagesOf(site);
  const openApi = (await (await fetch(`${site.organiserUrl}/api/openapi.json`)).json()) as OpenApi;
  const origins = [site.url, site.organiserUrl];
  const desk = new URL(site.deskUrl).origin;
  return [
    ...pages.flatMap(({ path, query }) => pagesAt(site, path, Object.keys(query))),
    ...pages.flatMap(({ path, forms }) =>
      Object.entries(forms).flatMap(([name, definition]) =>
        formsAt({ site, path, name, definition }),
      ),
    ),
    ...origins.flatMap((origin) => markedCalls(openApi, origin)),
    ...[...origins, desk].flatMap((origin) =>
      malformedTargets.map((target) => markedGet(origin, target)),
    ),
    {
      ...markedGet(desk, '/desk/login'),
      method: 'POST',
      headers: {
        ...markedHeaders,
        origin: desk,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ email: markedEmail, password: mark }).toString(),
    },
  ];
}

function pagesAt({ url }: Site, path: string, names: string[]): MarkedRequest[] {
  const query = markedQuery([...names, 'key', 'pass', 'token', 'q']);
  return ['', '/en'].map((prefix) => markedGet(url, `${prefix}${markedPath(`/${path}`)}?${query}`));
}

type Form = { site: Site; path: string; name: string; definition: FormDefinition };

function formsAt({ site: { url }, path, name, definition }: Form): MarkedRequest[] {
  const values = Object.fromEntries(
    Object.entries(definition.fields).map(([field, rule]) => {
      if (field === 'Proof') return [field, ''];
      const text = rule.tel ? `${mark} 0912` : markedEmail;
      return [field, rule.choices?.[0] ?? text.slice(0, rule.max)];
    }),
  );
  const post = (type: string, body: string): MarkedRequest => ({
    origin: url,
    method: 'POST',
    target: `${markedPath(`/${path}`)}?key=${mark}`,
    headers: {
      ...markedHeaders,
      origin: url,
      'sec-fetch-site': 'same-origin',
      'content-type': type,
    },
    body,
  });
  const form = 'application/x-www-form-urlencoded';
  const at = {
    exhibitionCode: 'DSWINE2026',
    locale: 'en' as const,
    params: { id: '1001' },
    query: {},
  };
  const call = formCall(definition, values, at);
  return [
    post(form, new URLSearchParams({ ...values, form: name }).toString()),
    post(form, `form=${name}&Content=${mark.repeat(6000)}`),
    post('text/xml', `<${mark}>`),
    ...(call.body
      ? [
          {
            ...post('application/json', JSON.stringify(call.body)),
            target: `/${call.path}&q=${mark}`,
          },
        ]
      : []),
  ];
}
