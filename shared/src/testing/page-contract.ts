import { fairNames } from '../fair/texts/fair-names.ts';
import type { Locale, Section, SectionRoute } from '../section/section.ts';
import { renderOnServer, messagesOf, type Visit } from './render-on-server.ts';

/**
 * Tests a page's error, loading and success states and its head in one language. `visit` opens it
 * with data.
 */
export function checkPage(
  section: Section,
  route: SectionRoute,
  locale: Locale,
  visit: Visit | undefined,
): void {
  const render = async (opened: Visit) => {
    const [{ Page }, i18n] = await Promise.all([route.load(), messagesOf(section, locale)]);
    return renderOnServer(Page, { section, part: route, locale, visit: opened, i18n });
  };
  const names = Object.keys(route.data ?? {});
  it(`renders ${route.id} in ${locale} while it loads`, async () =>
    expectMarkup(await render({ ...visit, data: {} })));
  if (names.length > 0) {
    it(`renders ${route.id} in ${locale} when its requests fail`, async () => {
      expectMarkup(
        await render({
          ...visit,
          data: {},
          failures: Object.fromEntries(names.map((name) => [name, 503])),
        }),
      );
    });
  }
  it(`gives ${route.id} in ${locale} a title and description, with and without data`, async () => {
    const [{ head }, i18n] = await Promise.all([route.load(), messagesOf(section, locale)]);
    const say = i18n.getFixedT(locale, section.name);
    const t = (key: string, options: Record<string, unknown> = {}) =>
      String(say(key, { fair: fairNames(undefined, locale), ...options }));
    for (const data of visit?.data ? [visit.data, {}] : [{}]) {
      const content = head({
        locale,
        params: visit?.params ?? {},
        query: visit?.query ?? {},
        edition: undefined,
        data,
        t,
      });
      expect(content.title).toMatch(/\S/);
      expect(content.description).toMatch(/\S/);
    }
  });
  if (visit) {
    it(`renders ${route.id} in ${locale} with its data and one h1`, async () => {
      const markup = await render(visit);
      expectMarkup(markup);
      expect(markup.match(/<h1[ >]/g)).toHaveLength(1);
    });
  }
}

/** Tests the error, loading and success states of a home fragment in one language. */
export function checkFragment(
  section: Section,
  fragment: Section['fragments'][number],
  locale: Locale,
  visit: Visit | undefined,
): void {
  const render = async (opened: Visit) => {
    const [{ Fragment }, i18n] = await Promise.all([fragment.load(), messagesOf(section, locale)]);
    return renderOnServer(Fragment, { section, part: fragment, locale, visit: opened, i18n });
  };
  const names = Object.keys(fragment.data ?? {});
  it(`renders the fragment ${fragment.id} in ${locale} in every state, without h1`, async () => {
    const failures = Object.fromEntries(names.map((name) => [name, 503]));
    for (const opened of [{}, { failures }, ...(visit ? [visit] : [])]) {
      const markup = await render(opened);
      expectMarkup(markup);
      expect(markup).not.toMatch(/<h1[ >]/);
    }
  });
}

/**
 * Rules for all server markup: no style attribute (the CSP rejects it), no script, no `undefined`
 * or similar. A missing message throws.
 */
function expectMarkup(markup: string): void {
  expect(markup).not.toMatch(/<[^>]+\sstyle="/);
  expect(markup).not.toContain('<script');
  expect(markup).not.toContain('[object Object]');
  expect(markup).not.toMatch(/>undefined<|>NaN</);
}
