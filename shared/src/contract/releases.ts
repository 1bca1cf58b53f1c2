import { Type, type Static } from 'typebox';
import { FieldRule, type FieldRules } from './forms.ts';
import { Bilingual } from './wire.ts';

/** The version of everything that shell and sections promise each other. A release that needs another one is refused at promotion. */
export const CONTRACT_VERSION = 1;

/** The workspaces that are released, and the name under which each one's code and markup are known. */
export const sectionOfWorkspace = {
  shell: 'shell',
  'mfe-visitor': 'visitor',
  'mfe-exhibitor': 'exhibitor',
  'mfe-events': 'events',
  'mfe-info': 'info',
} as const;
export type Workspace = keyof typeof sectionOfWorkspace;
export const workspaces = Object.keys(sectionOfWorkspace) as Workspace[];

export const WorkspaceName = Type.Union([
  Type.Literal('shell'),
  Type.Literal('mfe-visitor'),
  Type.Literal('mfe-exhibitor'),
  Type.Literal('mfe-events'),
  Type.Literal('mfe-info'),
]);

/**
 * How a query parameter of a page is read: `text` is free text (such a page is neither indexed nor kept),
 * `codes` a repeatable list of codes, `code` one code, `number` a positive whole number.
 */
export const QueryKind = Type.Union([
  Type.Literal('text'),
  Type.Literal('codes'),
  Type.Literal('code'),
  Type.Literal('number'),
]);
export type QueryKind = Static<typeof QueryKind>;

/**
 * A request that a page or fragment makes of the expo API, as a URI template (RFC 6570) relative to the API's base,
 * e.g. `News/Detail/{Code}/{Id}{?Lang}`. `Code` is the exhibition code, `Lang` the locale; every other variable is a
 * path or query parameter of the page with its first letter in upper case. An optional request may fail without the page failing.
 */
export const RequestTemplate = Type.Object({
  template: Type.String(),
  optional: Type.Optional(Type.Boolean()),
});
export type RequestTemplate = Static<typeof RequestTemplate>;

/** Files of one page or fragment, relative to the release's folder, in the order in which they are needed. */
const PageFiles = Type.Object({
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
});

/**
 * What surrounds a page: the whole frame (`dashboard`, the one meant when nothing is said), that of an exhibitor's own
 * pages (`exhibitor`), or the warning strip alone (`bare`).
 */
export const Layout = Type.Union([
  Type.Literal('dashboard'),
  Type.Literal('exhibitor'),
  Type.Literal('bare'),
]);
export type Layout = Static<typeof Layout>;

/**
 * What a form of a page does, so that the web server can do it without the section's code: it makes the call, leads on
 * after a success (303) and shows the page again after a refusal. `call` is a URI template below `/api/`: `Code` is the
 * exhibition code, `Lang` the locale, other variables are parameters of the page as in `RequestTemplate`. `next` is a path
 * below the locale's root, with the same variables and those of the answer's `Data`: `/Contact_completed?ref={Reference}`.
 * Names of fields begin with a capital, and stand in the order of the form.
 */
export const ReleaseForm = Type.Object({
  method: Type.Union([Type.Literal('POST'), Type.Literal('DELETE')]),
  call: Type.String({ pattern: '^expo/[A-Za-z]' }),
  fields: Type.Record(Type.String({ pattern: '^[A-Z][A-Za-z]*$' }), FieldRule),
  /** Of each of these groups at least one field has to be filled. */
  oneOf: Type.Optional(Type.Array(Type.Array(Type.String(), { minItems: 2 }))),
  next: Type.String({ pattern: '^/(?!/)' }),
});
export type ReleaseForm = {
  readonly method: 'POST' | 'DELETE';
  readonly call: string;
  readonly fields: FieldRules;
  readonly oneOf?: readonly (readonly string[])[];
  readonly next: string;
};

export const ReleaseRoute = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]+$' }),
  /** A React Router path below the locale's root, e.g. `News/Detail/:id`. Its spelling is canonical. */
  path: Type.String(),
  data: Type.Record(Type.String(), RequestTemplate),
  query: Type.Record(Type.String(), QueryKind),
  middleware: Type.Array(Type.String()),
  /** The forms of the page by name. A page with forms stays the same for everyone until one is posted. */
  forms: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), ReleaseForm)),
  /** One reader's own page: its data is asked for with his cookies, and nothing keeps it. */
  personal: Type.Optional(Type.Boolean()),
  layout: Type.Optional(Layout),
  /**
   * The kind of record that the path's parameter names (see `Sitemap` in the contract): each is a page of `sitemap.xml`.
   * A path without a parameter is one by itself, unless this is false: a second way to a page, or one that is not indexed.
   */
  sitemap: Type.Optional(
    Type.Union([Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), Type.Literal(false)]),
  ),
  /** Kept on the visitor's device after the first visit, for a hall without a network: the whole list of a page with an optional end. */
  offline: Type.Optional(Type.Boolean()),
  files: PageFiles,
});
export type ReleaseRoute = Omit<Static<typeof ReleaseRoute>, 'forms'> & {
  forms?: Readonly<Record<string, ReleaseForm>>;
};

export const ReleaseFragment = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]+$' }),
  slot: Type.Literal('home'),
  order: Type.Integer(),
  data: Type.Record(Type.String(), RequestTemplate),
  files: PageFiles,
});
export type ReleaseFragment = Static<typeof ReleaseFragment>;

export const MenuGroup = Type.Union([
  Type.Literal('news'),
  Type.Literal('visitors'),
  Type.Literal('exhibitors'),
  Type.Literal('events'),
  Type.Literal('information'),
  Type.Literal('contact'),
]);
export type MenuGroup = Static<typeof MenuGroup>;

/** An entry of the main menu. `path` is a path below the locale's root. `locales` limits it to some locales. `yearPrefix`: labelled with the show year when that differs from the code's. */
export const MenuEntry = Type.Object({
  group: MenuGroup,
  order: Type.Integer(),
  path: Type.String(),
  label: Bilingual,
  locales: Type.Optional(Type.Array(Type.Union([Type.Literal('tw'), Type.Literal('en')]))),
  yearPrefix: Type.Optional(Type.Boolean()),
  /** First path segments of pages without an entry of their own that highlight this entry's group. */
  segments: Type.Optional(Type.Array(Type.String())),
});
export type MenuEntry = Static<typeof MenuEntry>;

/**
 * A group of the menu whose entries come from the organiser: `Data` of the call is a list of `{ Title, Path }`. The
 * release's own entries of the group stand in for them while the call fails. `Lang` of the call is not the page's, but
 * what its template says (specification § 7).
 */
export const MenuCall = Type.Object({
  group: MenuGroup,
  template: Type.String(),
  locales: Type.Optional(Type.Array(Type.Union([Type.Literal('tw'), Type.Literal('en')]))),
});
export type MenuCall = Static<typeof MenuCall>;

/** `release.json`: all that has to be known of a release without running it. */
export const ReleaseManifest = Type.Object({
  contract: Type.Integer(),
  workspace: WorkspaceName,
  section: Type.String(),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9a-z.-]+)?$' }),
  /** When it was put into the store, ISO UTC. */
  publishedAt: Type.String(),
  /** The module that the browser imports: a federation container for a section, the start script for the shell. */
  entry: Type.String(),
  /** The CommonJS bundle that renders on the server. */
  server: Type.String(),
  /** Files of the frame (shell) or of the container itself (sections), needed by every page. Words by locale. */
  files: Type.Object({
    scripts: Type.Array(Type.String()),
    styles: Type.Array(Type.String()),
    messages: Type.Object({ tw: Type.Array(Type.String()), en: Type.Array(Type.String()) }),
  }),
  routes: Type.Array(ReleaseRoute),
  fragments: Type.Array(ReleaseFragment),
  menu: Type.Array(MenuEntry),
  menuCalls: Type.Optional(Type.Array(MenuCall)),
  /** Module name -> semver range that the release needs. */
  needs: Type.Record(Type.String(), Type.String()),
  /** Module name -> what the release imports from it: the live shell must export each of these names. */
  imports: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Shell only: module name -> version that it provides. */
  provides: Type.Record(Type.String(), Type.String()),
  middleware: Type.Array(Type.String()),
  /** Every file of the release but this one and its signature: `integrity` is `sha256-<base64>`, `size` in bytes. */
  hashes: Type.Record(
    Type.String(),
    Type.Object({ integrity: Type.String(), size: Type.Integer() }),
  ),
});
export type ReleaseManifest = Omit<Static<typeof ReleaseManifest>, 'routes'> & {
  routes: ReleaseRoute[];
};

/** Which release of each workspace is live. `revision` counts from 1; `at` is ISO UTC. */
export const Composition = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  previous: Type.Integer({ minimum: 0 }),
  kind: Type.Union([Type.Literal('promote'), Type.Literal('rollback')]),
  at: Type.String(),
  reason: Type.String(),
  releases: Type.Record(Type.String(), Type.String()),
});
export type Composition = Static<typeof Composition>;
