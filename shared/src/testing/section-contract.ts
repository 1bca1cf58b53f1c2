import { matchRoutes } from 'react-router';
import type { RequestTemplate } from '../contract/releases.ts';
import { requestKey } from '../section/request-key.ts';
import type { Locale, Section, SectionRoute, Words } from '../section/section.ts';
import { renderOnServer, wordsOf, type Visit } from './render-on-server.ts';

const locales: Locale[] = ['tw', 'en'];
const anyExtraSpace = /^\s|\s$/;

/**
 * The tests that every section passes, whatever it shows. Call it at the top of `section.test.tsx`, which begins with
 * the docblock `@jest-environment node`. `visits` holds one opening with its answers for each page and fragment, by id:
 * without one, a page is checked loading and failed, but not full.
 */
export function checkSection(section: Section, visits: Record<string, Visit> = {}): void {
  describe(`the section ${section.name}`, () => {
    it('is tested without a browser', () => expect(typeof window).toBe('undefined'));
    checkNames(section, visits);
    checkMenu(section);
    checkWords(section);
    for (const route of section.routes) checkTemplates(`page ${route.id}`, route.data, variablesOf(route));
    for (const fragment of section.fragments) checkTemplates(`fragment ${fragment.id}`, fragment.data, []);
    for (const locale of locales) {
      for (const route of section.routes) checkPage(section, route, locale, visits[route.id]);
      for (const fragment of section.fragments) checkFragment(section, fragment, locale, visits[fragment.id]);
    }
  });
}

function checkNames(section: Section, visits: Record<string, Visit>): void {
  const ids = [...section.routes, ...section.fragments].map(({ id }) => id);
  it('names each page and fragment once', () => expect(ids).toEqual([...new Set(ids)]));
  it('claims each path once', () => {
    const claimed = section.routes.map(({ path }) => path.toLowerCase().replace(/:\w+/g, ':'));
    expect(claimed).toEqual([...new Set(claimed)]);
  });
  it('is visited only where it has a page or fragment', () =>
    expect(ids).toEqual(expect.arrayContaining(Object.keys(visits))));
}

function checkMenu(section: Section): void {
  const routes = section.routes.map(({ path }) => ({ path: `/${path}` }));
  for (const entry of section.menu) {
    it(`leads from the menu to ${entry.path}`, () => {
      expect(matchRoutes(routes, entry.path)).not.toBeNull();
      expect([entry.label.tw, entry.label.en]).not.toContain('');
    });
  }
}

function checkWords(section: Section): void {
  it('has the same words in both languages, none of them empty', async () => {
    const [tw, en] = await Promise.all(locales.map(async (locale) => flat((await section.loadWords(locale)).words)));
    expect(Object.keys(tw ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort());
    const blank = [...Object.entries(tw ?? {}), ...Object.entries(en ?? {})].filter(
      ([, text]) => text === '' || anyExtraSpace.test(text),
    );
    expect(blank).toEqual([]);
  });
  it('has the same parameters in both languages', async () => {
    const [tw, en] = await Promise.all(locales.map(async (locale) => flat((await section.loadWords(locale)).words)));
    for (const [key, text] of Object.entries(tw ?? {}))
      expect([key, parametersOf(text)]).toEqual([key, parametersOf(en?.[key] ?? '')]);
  });
}

/** `{{count}}` may be left out of a plural form ("one exhibitor"), so it is not compared. */
function parametersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'count')
    .sort();
}

function flat(words: Words, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${before}${key}`, value] as const]
        : Object.entries(flat(value, `${before}${key}.`)),
    ),
  );
}

function variablesOf(route: SectionRoute): string[] {
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return [...params, ...Object.keys(route.query ?? {})].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

function checkTemplates(of: string, data: Record<string, RequestTemplate> = {}, variables: string[]): void {
  for (const [name, request] of Object.entries(data)) {
    it(`expands the request "${name}" of ${of}, in the language asked for`, () => {
      const asked = [...request.template.matchAll(/\{[?&#+./;]?([^}]+)\}/g)]
        .flatMap(([, list]) => (list ?? '').split(','))
        .map((variable) => variable.replace(/(\*|:\d+)$/, ''));
      expect(['Code', 'Lang', ...variables]).toEqual(expect.arrayContaining(asked));
      const params = Object.fromEntries(variables.map((variable) => [variable, '1']));
      const key = requestKey(request, { exhibitionCode: 'DSWINE2026', locale: 'en', params, query: {} });
      expect(key).toMatch(/^[A-Za-z0-9]+(\/[A-Za-z0-9]+)*(\?[A-Za-z0-9=&-]+)?$/);
      expect(key).toContain('DSWINE2026');
      expect(key).toMatch(/[?&]Lang=en(&|$)/);
    });
  }
}

function checkPage(section: Section, route: SectionRoute, locale: Locale, visit: Visit | undefined): void {
  const render = async (opened: Visit) => {
    const [{ Page }, i18n] = await Promise.all([route.load(), wordsOf(section, locale)]);
    return renderOnServer(Page, { section, part: route, locale, visit: opened, i18n });
  };
  const names = Object.keys(route.data ?? {});
  it(`renders ${route.id} in ${locale} while it loads`, async () => expectMarkup(await render({ ...visit, data: {} })));
  if (names.length > 0) {
    it(`renders ${route.id} in ${locale} when its requests failed`, async () => {
      expectMarkup(
        await render({ ...visit, data: {}, failures: Object.fromEntries(names.map((name) => [name, 503])) }),
      );
    });
  }
  it(`says of ${route.id} in ${locale} what it is, with and without its data`, async () => {
    const [{ head }, i18n] = await Promise.all([route.load(), wordsOf(section, locale)]);
    const say = i18n.getFixedT(locale, section.name);
    const t = (key: string, options: Record<string, unknown> = {}) => String(say(key, options));
    for (const data of visit?.data ? [visit.data, {}] : [{}]) {
      const said = head({
        locale,
        params: visit?.params ?? {},
        query: visit?.query ?? {},
        edition: undefined,
        data,
        t,
      });
      expect(said.title).toMatch(/\S/);
      expect(said.description).toMatch(/\S/);
    }
  });
  if (visit) {
    it(`renders ${route.id} in ${locale} in full, with one h1`, async () => {
      const markup = await render(visit);
      expectMarkup(markup);
      expect(markup.match(/<h1[ >]/g)).toHaveLength(1);
    });
  }
}

function checkFragment(
  section: Section,
  fragment: Section['fragments'][number],
  locale: Locale,
  visit: Visit | undefined,
): void {
  const render = async (opened: Visit) => {
    const [{ Fragment }, i18n] = await Promise.all([fragment.load(), wordsOf(section, locale)]);
    return renderOnServer(Fragment, { section, part: fragment, locale, visit: opened, i18n });
  };
  const names = Object.keys(fragment.data ?? {});
  it(`renders the fragment ${fragment.id} in ${locale}, loading, failed and in full, below the page's h1`, async () => {
    const failures = Object.fromEntries(names.map((name) => [name, 503]));
    for (const opened of [{}, { failures }, ...(visit ? [visit] : [])]) {
      const markup = await render(opened);
      expectMarkup(markup);
      expect(markup).not.toMatch(/<h1[ >]/);
    }
  });
}

/** What holds for all markup of the server: no style attribute (the CSP refuses it), no script, no value that is none. A missing word throws. */
function expectMarkup(markup: string): void {
  expect(markup).not.toMatch(/<[^>]+\sstyle="/);
  expect(markup).not.toContain('<script');
  expect(markup).not.toContain('[object Object]');
  expect(markup).not.toMatch(/>undefined<|>NaN</);
}
