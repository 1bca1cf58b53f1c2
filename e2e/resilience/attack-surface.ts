import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { formCall, type FormDefinition } from '@dswine/shared/form/form-definition';
import fc from 'fast-check';
import { shellRoutes } from '../../shell/src/shell-routes.ts';
import type { Site } from '../site/site.ts';
import { encodeForUrl, type Attack } from './send-attack.ts';
import { hostileText, hostileValue, malformedBodies } from './attacks.ts';

/** Attacks on one entry point. `weight` is its share of the attacks relative to the others. */
export type AttackSurface = { attack: fc.Arbitrary<Attack>; weight: number };

type Page = {
  path: string;
  query: Readonly<Record<string, unknown>>;
  forms: Readonly<Record<string, FormDefinition>>;
};

/**
 * All pages of the live releases and the shell, with their forms. Reads the manifests, so new pages
 * are covered automatically.
 */
export async function pagesOf(site: Site): Promise<Page[]> {
  const { releases } = (await (await fetch(`${site.url}/composition.json`)).json()) as {
    releases: Record<string, string>;
  };
  const manifests = await Promise.all(
    Object.entries(releases).map(async ([workspace, version]) => {
      const file = path.join(site.dataDir, 'store/releases', workspace, version, 'release.json');
      return JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
    }),
  );
  const routes: {
    path: string;
    query?: object;
    forms?: Readonly<Record<string, FormDefinition>>;
  }[] = [
    ...manifests
      .filter(({ workspace }) => workspace !== 'shell')
      .flatMap((manifest) => manifest.routes),
    ...shellRoutes,
  ];
  return routes.map(({ path: at, query = {}, forms = {} }) => ({
    path: at,
    query: { ...query },
    forms,
  }));
}

/** Page requests with known query parameters and some unknown ones. */
export function pageSurfaces(
  site: Site,
  pages: readonly Page[],
  ids: readonly string[],
): AttackSurface[] {
  return pages.map(({ path: at, query }) => ({
    weight: 1,
    attack: fc
      .record({
        prefix: fc.constantFrom('', '/en', '/EN', '//en'),
        filledPath: arbitraryPath(at, ids),
        query: arbitraryQuery([...Object.keys(query), 'q', '__proto__', 'ref', 'boundaries']),
        cookie: rarely(hostileText),
      })
      .map(({ prefix, filledPath, query: parameters, cookie }) => ({
        surface: `page /${at}`,
        method: 'GET',
        origin: site.url,
        target: `${prefix}/${filledPath.target}${parameters.target}`,
        headers:
          cookie === undefined
            ? {}
            : { cookie: `dswine_session=${encodeForUrl(cookie).slice(0, 4000)}` },
        texts: [...filledPath.texts, ...parameters.texts],
      })),
  }));
}

/**
 * Each form three ways: posted by a browser without scripts, called by the page's code, and
 * malformed.
 */
export function formSurfaces(
  site: Site,
  pages: readonly Page[],
  ids: readonly string[],
): AttackSurface[] {
  return pages.flatMap((page) =>
    Object.entries(page.forms).flatMap(([form, definition]) => {
      const name = `form ${form} of /${page.path}`;
      const filledPath = arbitraryPath(page.path, ids);
      const values = valuesOf(definition, ids);
      // These submissions are stored and read by staff.
      const isStored = definition.call.startsWith('expo/');
      const sameOriginHeaders = { origin: site.url, 'sec-fetch-site': 'same-origin' };
      const contextFor = (id: string) => ({
        exhibitionCode: 'DSWINE2026',
        locale: 'tw' as const,
        params: { id, ids: id },
        query: {},
      });
      const posted: fc.Arbitrary<Attack> = fc
        .record({
          prefix: fc.constantFrom('', '/en'),
          filledPath,
          values,
          hidden: rarely(hostileText),
        })
        .map(({ prefix, filledPath: at, values: filled, hidden }) => ({
          surface: `${name}, posted`,
          method: 'POST',
          origin: site.url,
          target: `${prefix}/${at.target}`,
          headers: { ...sameOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            ...wellFormed(filled),
            form: hidden?.toWellFormed() ?? form,
          }).toString(),
          texts: [...at.texts, ...Object.values(filled)],
        }));
      const called: fc.Arbitrary<Attack> = fc
        .record({
          id: fc.constantFrom(...ids),
          values,
          extraFields: fc.oneof(
            { weight: 4, arbitrary: fc.constant({}) },
            {
              weight: 1,
              arbitrary: fc.dictionary(
                fc.constantFrom(...Object.keys(definition.fields), '__proto__'),
                hostileValue,
              ),
            },
          ),
        })
        .map(({ id, values: filled, extraFields }) => {
          const call = formCall(definition, filled, contextFor(id));
          return {
            surface: `${name}, called`,
            method: call.method ?? 'GET',
            origin: site.url,
            target: `/${call.path}`,
            headers: {
              ...sameOriginHeaders,
              ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(call.body === undefined
              ? {}
              : { body: JSON.stringify({ ...filled, ...extraFields }) }),
            texts: Object.values(filled),
          };
        });
      const malformed: fc.Arbitrary<Attack> = fc
        .record({
          filledPath,
          id: fc.constantFrom(...ids),
          body: fc.constantFrom(...malformedBodies),
          toPage: fc.boolean(),
        })
        .map(({ filledPath: at, id, body: [type, body], toPage }) => ({
          surface: `${name}, malformed`,
          method: 'POST',
          origin: site.url,
          target: `/${toPage ? at.target : formCall({ ...definition, method: 'POST' }, {}, contextFor(id)).path}`,
          headers: { ...sameOriginHeaders, ...(type === '' ? {} : { 'content-type': type }) },
          body,
          texts: at.texts,
        }));
      return [
        { attack: posted, weight: isStored ? 8 : 3 },
        { attack: called, weight: isStored ? 12 : 4 },
        { attack: malformed, weight: 2 },
      ];
    }),
  );
}

/**
 * Field values that are mostly hostile. Strict fields are valid often enough that some submissions
 * are stored.
 */
function valuesOf(
  { fields }: FormDefinition,
  ids: readonly string[],
): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, rule]) => {
        const validValue = rule.choices
          ? fc.constantFrom(...rule.choices)
          : rule.email
            ? fc.nat(9999).map((number) => `guest-${number}@crowd.example`)
            : name === 'Homepage'
              ? fc.constant('')
              : fc.constantFrom('王小明', '2026-11', ...ids.slice(0, 20));
        const isStrict =
          rule.choices !== undefined ||
          rule.email === true ||
          rule.max === undefined ||
          rule.max < 60;
        const weight = name === 'Homepage' ? 40 : isStrict ? 9 : 1;
        return [
          name,
          fc.oneof(
            { weight, arbitrary: validValue },
            { weight: isStrict ? 1 : 2, arbitrary: hostileText },
          ),
        ];
      }),
    ),
  );
}

type UrlPart = { target: string; texts: string[] };

/** A route pattern with its parameters filled in, by existing ids or hostile texts. */
export function arbitraryPath(pattern: string, ids: readonly string[]): fc.Arbitrary<UrlPart> {
  const parts = pattern.split('/').map((part): fc.Arbitrary<UrlPart> => {
    const isParameter = /^[:{*]/u.test(part);
    if (!isParameter) return fc.constant({ target: part, texts: [] });
    return fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...ids).map((id) => ({ target: id, texts: [] })) },
      {
        weight: 3,
        arbitrary: hostileText.map((text) => ({
          target: encodeForUrl(text).slice(0, 2500),
          texts: [text],
        })),
      },
    );
  });
  return fc.tuple(...parts).map((all) => ({
    target: all.map(({ target }) => target).join('/'),
    texts: all.flatMap(({ texts }) => texts),
  }));
}

/** A query string with some of these parameters, possibly repeated. */
export function arbitraryQuery(names: readonly string[]): fc.Arbitrary<UrlPart> {
  const one = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom('', '[]', '[__proto__]'),
    hostileText,
  );
  return fc.array(one, { maxLength: 4 }).map((parameters) => ({
    // Node rejects headers over 16 KB itself, so stay below that.
    target:
      parameters.length === 0
        ? ''
        : `?${parameters.map(([name, more, text]) => `${name}${more}=${encodeForUrl(text)}`).join('&')}`.slice(
            0,
            6000,
          ),
    texts: parameters.map(([, , text]) => text),
  }));
}

/** Defined in one of eight cases. */
export function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function wellFormed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.toWellFormed()]),
  );
}
