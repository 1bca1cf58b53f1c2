import fc from 'fast-check';
import type { Site } from '../site/site.ts';
import type { Attack } from './send-attack.ts';
import { hostileText, hostileValue } from './attacks.ts';
import { arbitraryPath, arbitraryQuery, rarely, type AttackSurface } from './attack-surface.ts';

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
};

/** Attack surfaces for every operation in the organiser's OpenAPI document. */
export async function apiSurfaces(site: Site, ids: readonly string[]): Promise<AttackSurface[]> {
  const { paths, components } = (await (
    await fetch(`${site.organiserUrl}/api/openapi.json`)
  ).json()) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
  };
  const fieldsOf = ({ requestBody }: Operation) => {
    const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
    return Object.keys(
      components.schemas[$ref.replace('#/components/schemas/', '')]?.properties ?? {},
    );
  };
  return Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      surfaceOf(site, ids, {
        pattern,
        method: method.toUpperCase(),
        ...operation,
        fields: fieldsOf(operation),
      }),
    ),
  );
}

type ApiOperation = Operation & { pattern: string; method: string; fields: string[] };

function surfaceOf(
  site: Site,
  ids: readonly string[],
  { pattern, method, parameters = [], requestBody, fields }: ApiOperation,
): AttackSurface {
  const queryParameters = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const hasBody = fields.length > 0 || requestBody !== undefined;
  const name = `${method} ${pattern}`;
  return {
    weight: 1,
    attack: fc
      .record({
        filledPath: arbitraryPath(pattern.slice(1), [...ids, 'DSWINE2026', 'DSWINE2026']),
        edition: fc.boolean(),
        query: arbitraryQuery([...queryParameters, 'Lang', 'extra', '__proto__']),
        body: fc.dictionary(fc.constantFrom(...fields, '__proto__', 'extra'), hostileValue, {
          maxKeys: 12,
        }),
        lang: fc.constantFrom('tw', 'en', undefined),
        from: fc.ipV4(),
        cookie: rarely(hostileText),
      })
      .map(({ filledPath, edition, query, body, lang, from, cookie }): Attack => {
        const target = `/${edition ? withEdition(pattern, filledPath.target) : filledPath.target}`;
        const language = lang === undefined ? '' : `${query.target === '' ? '?' : '&'}Lang=${lang}`;
        return {
          surface: name,
          method,
          // Sent directly to the organiser from random IP addresses: rate limits are not under
          // test.
          origin: site.organiserUrl,
          target: `${target}${query.target}${language}`,
          headers: {
            origin: site.organiserUrl,
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': from,
            ...(cookie === undefined
              ? {}
              : {
                  cookie: `dswine_captcha=${encodeURIComponent(cookie.toWellFormed()).slice(0, 2000)}`,
                }),
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
          },
          ...(hasBody ? { body: JSON.stringify(body) } : {}),
          texts: [...filledPath.texts, ...query.texts],
        };
      }),
  };
}

/** Replaces the `{code}` segment with the edition that has records. */
function withEdition(pattern: string, target: string): string {
  const at = pattern
    .slice(1)
    .split('/')
    .findIndex((part) => /^\{code\}$/iu.test(part));
  return target
    .split('/')
    .map((part, index) => (index === at ? 'DSWINE2026' : part))
    .join('/');
}
