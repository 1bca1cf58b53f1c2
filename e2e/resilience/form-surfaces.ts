import { formCall, type FormDefinition } from '@dswine/shared/form/form-definition';
import fc from 'fast-check';
import type { Site } from '../site/site.ts';
import { arbitraryPath, rarely, type AttackSurface, type Page } from './attack-surface.ts';
import { hostileText, hostileValue, malformedBodies } from './attacks.ts';
import type { Attack } from './send-attack.ts';

type FormOfPage = {
  site: Site;
  /** For reports. */
  name: string;
  form: string;
  definition: FormDefinition;
  filledPath: ReturnType<typeof arbitraryPath>;
  values: fc.Arbitrary<Record<string, string>>;
  ids: readonly string[];
};

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
      const ofPage: FormOfPage = {
        site,
        name: `form ${form} of /${page.path}`,
        form,
        definition,
        filledPath: arbitraryPath(page.path, ids),
        values: valuesOf(definition, ids),
        ids,
      };
      // These submissions are stored and read by staff.
      const isStored = definition.call.startsWith('expo/');
      return [
        { attack: posted(ofPage), weight: isStored ? 8 : 3 },
        { attack: called(ofPage), weight: isStored ? 12 : 4 },
        { attack: malformed(ofPage), weight: 2 },
      ];
    }),
  );
}

const sameOriginHeaders = (site: Site) => ({ origin: site.url, 'sec-fetch-site': 'same-origin' });

const contextFor = (id: string) => ({
  exhibitionCode: 'DSWINE2026',
  locale: 'tw' as const,
  params: { id, ids: id },
  query: {},
});

/** Posted by a browser without scripts. */
function posted({ site, name, form, filledPath, values }: FormOfPage): fc.Arbitrary<Attack> {
  return fc
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
      headers: { ...sameOriginHeaders(site), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...wellFormed(filled),
        form: hidden?.toWellFormed() ?? form,
      }).toString(),
      texts: [...at.texts, ...Object.values(filled)],
    }));
}

/** Called by the page's code. */
function called({ site, name, definition, values, ids }: FormOfPage): fc.Arbitrary<Attack> {
  return fc
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
      const { path, method = 'GET', body } = formCall(definition, filled, contextFor(id));
      const sendsJson = body !== undefined;
      return {
        surface: `${name}, called`,
        method,
        origin: site.url,
        target: `/${path}`,
        headers: {
          ...sameOriginHeaders(site),
          ...(sendsJson ? { 'content-type': 'application/json' } : {}),
        },
        ...(sendsJson ? { body: JSON.stringify({ ...filled, ...extraFields }) } : {}),
        texts: Object.values(filled),
      };
    });
}

/** Malformed bodies. */
function malformed({ site, name, definition, filledPath, ids }: FormOfPage): fc.Arbitrary<Attack> {
  return fc
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
      headers: { ...sameOriginHeaders(site), ...(type === '' ? {} : { 'content-type': type }) },
      body,
      texts: at.texts,
    }));
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
            : rule.tel
              ? fc.constant('0912-345-678')
              : fc.constantFrom('王小明', '2026-11', ...ids.slice(0, 20));
        const isStrict =
          rule.choices !== undefined ||
          rule.email === true ||
          rule.max === undefined ||
          rule.max < 60;
        const weight = isStrict ? 9 : 1;
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

function wellFormed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.toWellFormed()]),
  );
}
