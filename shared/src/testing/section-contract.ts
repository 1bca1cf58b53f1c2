import { localeCodes } from '../contract/locales.ts';
import { matchRoutes } from 'react-router';
import type { RequestTemplate } from '../contract/releases.ts';
import { formCall, formTarget } from '../form/form-definition.ts';
import { requestKey } from '../section/request-key.ts';
import type { Section, SectionRoute } from '../section/section.ts';
import { checkFragment, checkPage } from './page-contract.ts';
import type { Visit } from './render-on-server.ts';
import { checkMessages } from './messages-contract.ts';

/**
 * Tests that every section must pass. Call it at the top of `section.test.tsx`, after the docblock
 * `@jest-environment node`.
 * `visits` holds parameters and responses for each page and fragment, by id. Without one, only the
 * loading and error states of a page are tested.
 */
export function checkSection(section: Section, requests: Record<string, Visit> = {}): void {
  describe(`the section ${section.name}`, () => {
    it('is tested without a browser', () => expect(typeof window).toBe('undefined'));
    checkNames(section, requests);
    checkMenu(section);
    checkMenuCalls(section);
    checkMessages(section);
    for (const route of section.routes) {
      checkTemplates(`page ${route.id}`, route.data, variablesOf(route));
      checkForms(route);
    }
    for (const fragment of section.fragments)
      checkTemplates(`fragment ${fragment.id}`, fragment.data, []);
    for (const locale of localeCodes) {
      for (const route of section.routes) checkPage(section, route, locale, requests[route.id]);
      for (const fragment of section.fragments)
        checkFragment(section, fragment, locale, requests[fragment.id]);
    }
  });
}

function checkNames(section: Section, requests: Record<string, Visit>): void {
  const ids = [...section.routes, ...section.fragments].map(({ id }) => id);
  it('has unique page and fragment ids', () => expect(ids).toEqual([...new Set(ids)]));
  it('has unique paths', () => {
    const claimed = section.routes.map(({ path }) => path.toLowerCase().replace(/:\w+/g, ':'));
    expect(claimed).toEqual([...new Set(claimed)]);
  });
  it('has test data only for existing pages and fragments', () =>
    expect(ids).toEqual(expect.arrayContaining(Object.keys(requests))));
}

function checkMenu(section: Section): void {
  const routes = section.routes.map(({ path }) => ({ path: `/${path}` }));
  for (const entry of [...section.menu, ...(section.footer ?? []), ...(section.search ?? [])]) {
    it(`has a page and labels for the entry ${entry.path} of menu, footer or search`, () => {
      expect(matchRoutes(routes, entry.path)).not.toBeNull();
      expect([entry.label.tw, entry.label.en]).not.toContain('');
    });
  }
}

function checkMenuCalls({ menu, menuCalls = [] }: Section): void {
  for (const { group, template } of menuCalls)
    it(`has static entries for the menu group ${group} and a valid request ${template}`, () => {
      expect(menu.map((entry) => entry.group)).toContain(group);
      const key = requestKey(
        { template },
        { exhibitionCode: 'DSWINE2026', locale: 'en', params: {}, query: {} },
      );
      expect(key).toMatch(/^[A-Za-z0-9]+(\/[A-Za-z0-9]+)*\?Lang=[a-z]+$/);
    });
}

function variablesOf(route: SectionRoute): string[] {
  const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return [...params, ...Object.keys(route.query ?? {})].map(
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
}

function checkForms(route: SectionRoute): void {
  for (const [name, form] of Object.entries(route.forms ?? {})) {
    it(`defines the form "${name}" of ${route.id} with a valid call, target and fields`, () => {
      const params = Object.fromEntries(variablesOf(route).map((variable) => [variable, '1']));
      const at = { exhibitionCode: 'DSWINE2026', locale: 'en', params, query: {} } as const;
      expect(formCall(form, {}, at).path).toMatch(/^api\/expo\/[A-Za-z0-9/-]+\?Lang=en$/);
      expect(formTarget(form, at, {})).toMatch(/^\/en\/[A-Z]/);
      expect(Object.keys(form.fields)).toEqual(expect.arrayContaining((form.oneOf ?? []).flat()));
    });
  }
}

function checkTemplates(
  of: string,
  data: Record<string, RequestTemplate> = {},
  variables: string[],
): void {
  for (const [name, request] of Object.entries(data)) {
    it(`expands the request "${name}" of ${of} with exhibition code and language`, () => {
      const used = [...request.template.matchAll(/\{[?&#+./;]?([^}]+)\}/g)]
        .flatMap(([, list]) => (list ?? '').split(','))
        .map((variable) => variable.replace(/(\*|:\d+)$/, ''));
      expect(['Code', 'Lang', ...variables]).toEqual(expect.arrayContaining(used));
      const params = Object.fromEntries(variables.map((variable) => [variable, '1']));
      const key = requestKey(request, {
        exhibitionCode: 'DSWINE2026',
        locale: 'en',
        params,
        query: {},
      });
      expect(key).toMatch(/^[A-Za-z0-9]+(\/[A-Za-z0-9]+)*(\?[A-Za-z0-9=&-]+)?$/);
      expect(key).toContain('DSWINE2026');
      expect(key).toMatch(/[?&]Lang=en(&|$)/);
    });
  }
}
