import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { FormDefinition } from '@dswine/shared/form/form-definition';
import fc from 'fast-check';
import { shellRoutes } from '../../shell/src/shell-routes.ts';
import { liveOf } from '../site/section-variant.ts';
import type { Site } from '../site/site.ts';
import { listMarkPath } from '@dswine/shared/fair/lists/list-place';
import { encodeForUrl, type Attack } from './send-attack.ts';
import { hostileText, malformedBodies } from './attacks.ts';

/** Attacks on one entry point. `weight` is its share of the attacks relative to the others. */
export type AttackSurface = { attack: fc.Arbitrary<Attack>; weight: number };

export type Page = {
  path: string;
  query: Readonly<Record<string, unknown>>;
  forms: Readonly<Record<string, FormDefinition>>;
};

/**
 * All pages of the live releases and the shell, with their forms. Reads the manifests, so new pages
 * are covered automatically.
 */
export async function pagesOf(site: Site): Promise<Page[]> {
  const { releases } = await liveOf(site.url);
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

/** The mark of My List, which each browser may set. */
export function markSurface(site: Site): AttackSurface {
  return {
    weight: 1,
    attack: fc
      .record({
        method: fc.constantFrom('POST', 'GET', 'PUT', 'DELETE'),
        path: fc.constantFrom(listMarkPath, `${listMarkPath}/`, `/en${listMarkPath}`),
        query: arbitraryQuery(['list', 'Path', '__proto__']),
        body: fc.constantFrom(...malformedBodies),
        text: hostileText,
      })
      .map(({ method, path: at, query, body: [type, body], text }) => ({
        surface: 'mark of My List',
        method,
        origin: site.url,
        target: at + query.target,
        headers: {
          cookie: `dswine_list=${encodeForUrl(text).slice(0, 4000)}`,
          ...(method === 'GET' || type === '' ? {} : { 'content-type': type }),
        },
        ...(method !== 'GET' && { body }),
        texts: [...query.texts, text],
      })),
  };
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
