import { Canary } from './canary.ts';
import { Type, type Static } from 'typebox';
import { FieldRule, type FieldRules } from './forms.ts';
import { FooterEntry, MenuCall, MenuEntry, MenuGroup } from './menu.ts';
import { OrganiserCalls } from './organiser-calls.ts';

/**
 * Version of the contract between shell and sections. Promotion rejects a release that needs
 * another one.
 */
export const CONTRACT_VERSION = 1;

/**
 * A released workspace: the shell, or a section by the name of its folder. Which sections there are
 * is data of the composition: no program lists them.
 */
const workspaceName = /^(shell|mfe-(?!shell$)[a-z][a-z0-9]*(-[a-z0-9]+)*)$/;
export const WorkspaceName = Type.String({ pattern: workspaceName.source });
export type Workspace = Static<typeof WorkspaceName>;

export function isWorkspaceName(name: string): boolean {
  return workspaceName.test(name);
}

/** First segments that no section can have: paths of the web server, and that of English pages. */
export const RESERVED_PATHS: readonly string[] = [
  'api',
  'calendar',
  'en',
  'media',
  'pictures',
  'releases',
];

/** The name that the code and markup of a workspace use: `press` for `mfe-press`. */
export function sectionOf(workspace: Workspace): string {
  return workspace.replace(/^mfe-/, '');
}

/**
 * Type of a query parameter. `text`: free text; such a page is neither indexed nor cached. `codes`:
 * a repeatable list of codes. `code`: one code. `number`: a positive integer. `list`: up to 60 codes,
 * with commas between them; not indexed and not cached either.
 */
export const QueryKind = Type.Union([
  Type.Literal('text'),
  Type.Literal('codes'),
  Type.Literal('code'),
  Type.Literal('number'),
  Type.Literal('list'),
]);
export type QueryKind = Static<typeof QueryKind>;

/**
 * A request of a page or fragment to the expo API, as a URI template (RFC 6570) relative to the
 * API's base, e.g. `News/Detail/{Code}/{Id}{?Lang}`. `Code` is the exhibition code, `Lang` the
 * locale. Other variables are path or query parameters of the page with a capital first letter. A
 * failed optional request does not fail the page.
 */
export const RequestTemplate = Type.Object({
  template: Type.String(),
  optional: Type.Optional(Type.Boolean()),
});
export type RequestTemplate = Static<typeof RequestTemplate>;

/** A file of a release, relative to its folder. It cannot lead out of the folder. */
const FileName = Type.String({ pattern: '^[\\w@-][\\w@.-]*(/[\\w@-][\\w@.-]*)*$' });
const FileNames = Type.Array(FileName);

const MessageFiles = Type.Object({ tw: FileNames, en: FileNames });

/** Files of one page or fragment in load order. Without own messages it needs its section's. */
const PageFiles = Type.Object({
  scripts: FileNames,
  styles: FileNames,
  messages: Type.Optional(MessageFiles),
});

/**
 * Page layout: the full site layout (`dashboard`, the default), the layout of exhibitors' pages
 * (`exhibitor`), or the warning strip alone (`bare`).
 */
export const Layout = Type.Union([
  Type.Literal('dashboard'),
  Type.Literal('exhibitor'),
  Type.Literal('bare'),
]);
export type Layout = Static<typeof Layout>;

/**
 * A form of a page as data, so that the web server can process it without the section's code. It
 * makes the call, redirects on success (303) and renders the page again on a rejection.
 * `call` is a URI template below `/api/`: `Code` is the exhibition code, `Lang` the locale, other
 * variables are parameters of the page as in `RequestTemplate`.
 * `next` is a path below the locale root with the same variables and those of the response's
 * `Data`: `/Contact_completed?ref={Reference}`.
 * Field names start with a capital and are in form order.
 */
export const ReleaseForm = Type.Object({
  method: Type.Union([Type.Literal('POST'), Type.Literal('DELETE')]),
  call: Type.String({ pattern: '^expo/[A-Za-z]' }),
  fields: Type.Record(Type.String({ pattern: '^[A-Z][A-Za-z]*$' }), FieldRule),
  /** Groups of fields of which at least one must be filled. */
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
  /**
   * A React Router path below the locale root, e.g. `News/Detail/:id`. Its spelling is canonical.
   * Each optional segment doubles the patterns that a web server compiles.
   */
  path: Type.String({ maxLength: 200, pattern: '^([^?]*\\?){0,4}[^?]*$' }),
  data: Type.Record(Type.String(), RequestTemplate),
  query: Type.Record(Type.String(), QueryKind),
  middleware: Type.Array(Type.String()),
  /** The page's forms by name. The page can be cached until one of them is posted. */
  forms: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), ReleaseForm)),
  /** A page for one reader: its data is requested with the reader's cookies and is never cached. */
  personal: Type.Optional(Type.Boolean()),
  layout: Type.Optional(Layout),
  /**
   * The kind of record that the path's parameter names (see `Sitemap` in the contract); each record
   * is a page of `sitemap.xml`. A path without a parameter is listed itself, unless this is
   * `false`: an alternative URL of a page, or one that is not indexed.
   */
  sitemap: Type.Optional(
    Type.Union([Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), Type.Literal(false)]),
  ),
  /**
   * Stored on the visitor's device after the first visit, for use without a network. With an
   * optional last parameter, this is the complete list.
   */
  offline: Type.Optional(Type.Boolean()),
  /**
   * `load`: hydrated after the first paint, because the page shows what only scripts know. Pages
   * with forms and personal pages always are. Others are hydrated when the reader touches them.
   */
  hydrate: Type.Optional(Type.Literal('load')),
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

/**
 * The commit that a release was built from. `clean`: nothing that the build reads had been changed
 * since the commit, so that it can be rebuilt from there.
 */
export const ReleaseSource = Type.Object({
  commit: Type.String({ pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$' }),
  clean: Type.Boolean(),
});
export type ReleaseSource = Static<typeof ReleaseSource>;

/** `release.json`: everything that is needed to use a release without running it. */
export const ReleaseManifest = Type.Object({
  contract: Type.Integer(),
  workspace: WorkspaceName,
  section: Type.String(),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9a-z.-]+)?$' }),
  /** Publication time, ISO UTC. */
  publishedAt: Type.String(),
  /** Absent when the build was made outside of a git checkout. Not part of the content. */
  source: Type.Optional(ReleaseSource),
  /**
   * Module that the browser imports: the federation container of a section, or the shell's start
   * script.
   */
  entry: FileName,
  /** The CommonJS bundle that renders on the server. */
  server: FileName,
  /** What every page needs: the site layout (shell) or the container (sections). */
  files: Type.Object({ ...PageFiles.properties, messages: MessageFiles }),
  routes: Type.Array(ReleaseRoute),
  fragments: Type.Array(ReleaseFragment),
  menu: Type.Array(MenuEntry),
  menuCalls: Type.Optional(Type.Array(MenuCall)),
  footer: Type.Optional(Type.Array(FooterEntry)),
  /** Shell only: the groups of its main menu and of its footer, in order. */
  menuGroups: Type.Optional(
    Type.Object({ main: Type.Array(MenuGroup), footer: Type.Array(MenuGroup) }),
  ),
  /** Module name -> semver range that the release needs. */
  needs: Type.Record(Type.String(), Type.String()),
  /** Module name -> names that the release imports from it. The live shell must export each. */
  imports: Type.Record(Type.String(), Type.Array(Type.String())),
  /** What those names were when the release was built (`exportKind`): module -> name -> kind. */
  importKinds: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  /** What the release asks of the organiser. Absent in releases from before it was declared. */
  uses: Type.Optional(OrganiserCalls),
  /** Shell only: module name -> provided version. */
  provides: Type.Record(Type.String(), Type.String()),
  middleware: Type.Array(Type.String()),
  /**
   * All files of the release except this one and its signature. `integrity` is `sha256-<base64>`,
   * `size` is in bytes.
   */
  hashes: Type.Record(FileName, Type.Object({ integrity: Type.String(), size: Type.Integer() }), {
    additionalProperties: false,
  }),
});
export type ReleaseManifest = Omit<Static<typeof ReleaseManifest>, 'routes'> & {
  routes: ReleaseRoute[];
};

/**
 * What an operator has granted to a section. `paths` are first parts of its paths, such as `Press`
 * for `/Press` and everything below it. Without `menuGroups` or `slots`, any of the shell's.
 */
export const Grant = Type.Object({
  owner: Type.String({ minLength: 1 }),
  paths: Type.Array(Type.String({ pattern: '^[^/:*?#%\\\\ ]+(/[^/:*?#%\\\\ ]+)*$' })),
  menuGroups: Type.Optional(Type.Array(MenuGroup)),
  slots: Type.Optional(Type.Array(Type.String())),
});
export type Grant = Static<typeof Grant>;

/** The live release of each workspace, and what sections may claim. `revision` counts from 1; `at` is ISO UTC. */
export const Composition = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  previous: Type.Integer({ minimum: 0 }),
  /** `promote`, `rollback`, `canary`, `grant` or `retire`. Any is accepted: later programs may add some. */
  kind: Type.String({ pattern: '^[a-z-]+$' }),
  at: Type.String(),
  reason: Type.String(),
  releases: Type.Record(Type.String(), Type.String()),
  /** By workspace. Absent until the first grant; nothing is restricted before. */
  grants: Type.Optional(Type.Record(Type.String(), Grant)),
  canary: Type.Optional(Canary),
});
export type Composition = Static<typeof Composition>;
