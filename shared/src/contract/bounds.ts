import { Type, type TSchema } from 'typebox';

/*
 * What a release, a composition or a grant may hold is limited: each list, text and record has a
 * bound (`bounds.test.ts`), several times what any section needs, so that no team can make the
 * pages of the others slow. Readers drop fields that a schema does not name.
 */

/** A list with at most `maxItems`. */
export const ListOf = <Item extends TSchema>(item: Item, maxItems: number) =>
  Type.Array(item, { maxItems });

/** What every object has: as a key it would be found where a release has none. */
const inherited = Object.getOwnPropertyNames(Object.prototype).join('|');

/** A record with at most `maxProperties`, whose keys are all of one form (`^…$`). */
export const RecordOf = <Value extends TSchema>(key: string, value: Value, maxProperties: number) =>
  Type.Record(Type.String({ pattern: key.replace('^', `^(?!(?:${inherited})$)`) }), value, {
    maxProperties,
    additionalProperties: false,
  });

/** A word of code: the name of a request, of a parameter, of a module's export. */
export const NAME = '^[\\w$*?.\\[\\]-]{1,60}$';
/** The name of a module: `@dswine/shared/section/runtime`. */
export const MODULE = '^[\\w@./-]{1,100}$';

const word = '[\\p{L}\\p{M}\\p{N}_~.-]+';
/** No `.` and no `..`, which lead elsewhere. */
const fixed = `(?!\\.{1,2}(?:[/?{#]|$))${word}`;
const variable = '\\{[A-Za-z]\\w{0,39}\\}';
const value = `(?:[\\w.-]*|${variable})`;
const query = `(?:\\?[A-Za-z]\\w*=${value}(?:&[A-Za-z]\\w*=${value})*)?`;
const furtherQuery = '(?:\\{[?&][A-Za-z]\\w*\\*?(?:,[A-Za-z]\\w*\\*?)*\\})?';
const apiPath = `[A-Za-z][A-Za-z0-9]*(?:/(?:[A-Za-z0-9_-]+|${variable}))*(?:\\{/[A-Za-z]\\w{0,39}\\})*`;

/** Where a section may be: `Press`, `Kits/Press`. */
export const GrantedPath = Type.String({
  maxLength: 100,
  pattern: `^${fixed}(?:/${fixed})*$`,
  description:
    'words of letters, digits, ".", "_", "~" and "-", with "/" between them, such as Press or Kits/Press',
});

/**
 * A React Router path below the locale root, e.g. `News/Detail/:id`. Its spelling is canonical, so
 * that only parameters are optional. Each doubles the patterns that a web server compiles.
 */
export const RoutePath = Type.String({
  maxLength: 200,
  pattern: `^(?=(?:[^?]*\\?){0,4}[^?]*$)(?:(?::\\w{1,40}\\??|${fixed})(?:/(?::\\w{1,40}\\??|${fixed}))*)?$`,
  description:
    'words of letters, digits, ".", "_", "~" and "-" and parameters such as :id, with "/" between them; up to four parameters end with "?"',
});

/** A page of the site, below the locale root, with or without query and fragment. */
export const SitePath = Type.String({
  maxLength: 120,
  pattern: `^/(?:${fixed}(?:/${fixed})*)?(?:\\?[\\w=&.,-]*)?(?:#[\\w-]*)?$`,
  description: 'a path of the site, such as /News or /News/Detail/1?page=2',
});

/** A URI template (RFC 6570) of a page of the site: `/Contact_completed?ref={Reference}`. */
export const SiteTemplate = Type.String({
  maxLength: 300,
  pattern: `^/(?:(?:${fixed}|${variable})(?:/(?:${fixed}|${variable}))*)?${query}${furtherQuery}$`,
  description: 'a path of the site with variables, such as /Contact_completed?ref={Reference}',
});

/** A URI template below the base of the expo API. */
export const ApiTemplate = Type.String({
  maxLength: 300,
  pattern: `^${apiPath}${query}${furtherQuery}$`,
  description:
    'a call below the expo API, without "..", with {Name}, {/Name}, {?Name,Other*} or {&Name} in it: News/Detail/{Code}/{Id}{?Lang}',
});

/** The same with the name of the API, for what is posted. */
export const FormTemplate = Type.String({
  maxLength: 300,
  pattern: `^expo/${apiPath}${query}${furtherQuery}$`,
  description: 'a call below the expo API, without "..": expo/Contact/{Code}{?Lang}',
});
