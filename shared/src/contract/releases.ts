import type { Canary } from './canary.ts';
import { Type, type Static } from 'typebox';
import {
  ApiTemplate,
  FormTemplate,
  GrantedPath,
  ListOf,
  MODULE,
  NAME,
  RecordOf,
  RoutePath,
  SiteTemplate,
} from './bounds.ts';
import { localeCodes, localeEntry } from './locales.ts';
import { translated } from './wire.ts';
import { FieldRule, type FieldRules } from './forms.ts';
import { FooterEntry, MenuCall, MenuEntry, MenuGroup, SearchEntry } from './menu.ts';
import { FORM_NAME, FormGrant, MAX_FORMS, TeamForms } from './team-forms.ts';
import { MAX_NAME, workspaceName } from './workspace-name.ts';

/**
 * Version of the contract between site, shell and sections. A site takes releases of this contract
 * and of the one before; a section needs a shell of its own contract, or of the next one.
 * `docs/teams.md#the-contract-and-its-versions` says what each changes.
 */
export const CONTRACT_VERSION = 2;

/**
 * A released workspace: the shell, or a section by the name of its folder. Which sections there are
 * is data of the composition: no program lists them.
 */
export const WorkspaceName = Type.String({ pattern: workspaceName.source, maxLength: MAX_NAME });
/** As the key of a record. */
const WORKSPACE = `^(?=.{1,${MAX_NAME}}$)${workspaceName.source.slice(1)}`;
export type Workspace = Static<typeof WorkspaceName>;

/**
 * First segments that no section can have: paths of the web server, which registers no others, and
 * those of languages.
 */
export const RESERVED_PATHS: readonly string[] = [
  'api',
  'calendar',
  'dates',
  'healthz',
  'kit',
  'list-mark',
  'media',
  'pictures',
  'readyz',
  'releases',
  ...localeCodes.map((code) => localeEntry(code).prefix).filter(Boolean),
];

/**
 * Whether the web server answers a path itself, whatever sections claim. Files at the root, whose
 * first segment has a dot in it (`sitemap.xml`), are all its own.
 */
export function isServerPath(path: string): boolean {
  const first = path.split('/').find(Boolean)?.toLowerCase() ?? '';
  return first.includes('.') || RESERVED_PATHS.includes(first);
}

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
  template: ApiTemplate,
  optional: Type.Optional(Type.Boolean()),
});
export type RequestTemplate = Static<typeof RequestTemplate>;

/** A file of a release, relative to its folder. It cannot lead out of the folder. */
const fileName = '[\\w@-][\\w@.-]*(/[\\w@-][\\w@.-]*)*$';
const FileName = Type.String({ pattern: `^${fileName}`, maxLength: 120 });
const FileNames = ListOf(FileName, 100);

const MessageFiles = translated(FileNames);

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
  call: FormTemplate,
  fields: RecordOf('^[A-Z][A-Za-z]{0,39}$', FieldRule, 60),
  /** Groups of fields of which at least one must be filled. */
  oneOf: Type.Optional(
    ListOf(Type.Array(Type.String({ maxLength: 40 }), { minItems: 2, maxItems: 40 }), 10),
  ),
  next: SiteTemplate,
});
export type ReleaseForm = {
  readonly method: 'POST' | 'DELETE';
  readonly call: string;
  readonly fields: FieldRules;
  readonly oneOf?: readonly (readonly string[])[];
  readonly next: string;
};

/** The id of a page or fragment. */
export const PartId = Type.String({ pattern: '^(?!constructor$)[a-z0-9-]+$', maxLength: 60 });
/** The requests of a page or fragment, by name. */
const Requests = RecordOf(NAME, RequestTemplate, 12);
const Middleware = ListOf(Type.String({ maxLength: 40 }), 8);

export const ReleaseRoute = Type.Object({
  id: PartId,
  path: RoutePath,
  data: Requests,
  query: RecordOf(NAME, QueryKind, 30),
  middleware: Middleware,
  /** The page's forms by name. The page can be cached until one of them is posted. */
  forms: Type.Optional(RecordOf(FORM_NAME, ReleaseForm, MAX_FORMS)),
  /** A page for one reader: its data is requested with the reader's cookies and is never cached. */
  personal: Type.Optional(Type.Boolean()),
  layout: Type.Optional(Layout),
  /**
   * The kind of record that the path's parameter names (see `Sitemap` in the contract); each record
   * is a page of `sitemap.xml`. A path without a parameter is listed itself, unless this is
   * `false`: an alternative URL of a page, or one that is not indexed.
   */
  sitemap: Type.Optional(
    Type.Union([
      Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 }),
      Type.Literal(false),
    ]),
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
  id: PartId,
  slot: Type.Literal('home'),
  order: Type.Integer(),
  data: Requests,
  files: PageFiles,
});
export type ReleaseFragment = Static<typeof ReleaseFragment>;

/**
 * The commit that a release was built from. `clean`: nothing that the build reads had been changed
 * since the commit, so that it can be rebuilt from there.
 */
export const ReleaseSource = Type.Object({
  commit: Type.String({ pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$', maxLength: 64 }),
  clean: Type.Boolean(),
});
export type ReleaseSource = Static<typeof ReleaseSource>;

const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/;
const MAX_VERSION = 60;
export const Version = Type.String({ pattern: versionPattern.source, maxLength: MAX_VERSION });

/** Whether a text is a version of a release. It is also the name of a folder in the store. */
export function isVersion(text: string): boolean {
  return text.length <= MAX_VERSION && versionPattern.test(text);
}

/** ISO UTC. */
const Moment = Type.String({ maxLength: 40 });
/** Module name -> semver range, or version. */
const Versions = RecordOf(MODULE, Type.String({ maxLength: 60 }), 100);

/** The most bytes that `release.json` has: about five times as many as that of a large section. */
export const MAX_MANIFEST_BYTES = 500_000;
/**
 * The most characters of what a release adds to every page of the site: menu, calls of the menu and
 * footer, as JSON.
 */
export const MAX_SHARED_LENGTH = 16_000;
/** The most characters of what a release adds to the site search, as JSON. */
export const MAX_SEARCH_LENGTH = 40_000;
/** The most characters of the forms that a release states, as JSON. */
export const MAX_FORMS_LENGTH = 40_000;

/** `release.json`: everything that is needed to use a release without running it. */
export const ReleaseManifest = Type.Object({
  contract: Type.Integer(),
  workspace: WorkspaceName,
  section: Type.String({ maxLength: MAX_NAME }),
  version: Version,
  /** Publication time, ISO UTC. */
  publishedAt: Moment,
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
  routes: ListOf(ReleaseRoute, 200),
  fragments: ListOf(ReleaseFragment, 8),
  menu: ListOf(MenuEntry, 40),
  menuCalls: Type.Optional(ListOf(MenuCall, 4)),
  footer: Type.Optional(ListOf(FooterEntry, 60)),
  search: Type.Optional(ListOf(SearchEntry, 100)),
  forms: Type.Optional(TeamForms),
  /** Shell only: the groups of its main menu and of its footer, in order. */
  menuGroups: Type.Optional(
    Type.Object({ main: ListOf(MenuGroup, 20), footer: ListOf(MenuGroup, 20) }),
  ),
  /** Module name -> semver range that the release needs. */
  needs: Versions,
  /** Module name -> names that the release imports from it. The live shell must export each. */
  imports: RecordOf(MODULE, ListOf(Type.String({ maxLength: 60 }), 500), 100),
  /** What those names were when the release was built (`exportKind`): module -> name -> kind. */
  importKinds: Type.Optional(
    RecordOf(MODULE, RecordOf(NAME, Type.String({ maxLength: 40 }), 500), 100),
  ),
  /** Shell only: module name -> provided version. */
  provides: Versions,
  middleware: Middleware,
  /**
   * All files of the release except this one and its signature. `integrity` is `sha256-<base64>`,
   * `size` is in bytes.
   */
  hashes: RecordOf(
    `^(?=.{1,120}$)${fileName}`,
    Type.Object({ integrity: Type.String({ maxLength: 60 }), size: Type.Integer() }),
    2000,
  ),
});
export type ReleaseManifest = Omit<Static<typeof ReleaseManifest>, 'routes'> & {
  routes: ReleaseRoute[];
};

const SlotName = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 40,
  description: 'the name of a slot in lower case, such as home',
});

/**
 * What an operator has granted to a section. `paths` are first parts of its paths, such as `Press`
 * for `/Press` and everything below it. Without `menuGroups` or `slots`, any of the shell's; without
 * `forms`, none.
 */
export const Grant = Type.Object({
  owner: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[^\\p{Cc}\\p{Cs}]*$',
    description: 'the name of a team, in up to 100 characters',
  }),
  paths: ListOf(GrantedPath, 100),
  menuGroups: Type.Optional(ListOf(MenuGroup, 40)),
  slots: Type.Optional(ListOf(SlotName, 10)),
  forms: Type.Optional(FormGrant),
});
export type Grant = Static<typeof Grant>;

export const MAX_REASON = 2000;

/** The most workspaces of a site. */
const MAX_SECTIONS = 1000;
/** What sections may claim, by workspace. */
export const Grants = RecordOf(WORKSPACE, Grant, MAX_SECTIONS);

/** The highest version of a snapshot. Numbers above are those of canaries and previews. */
export const MAX_REVISION = 699_999_999;

/**
 * How what is live was changed. It is signed with the snapshot in which the change came into force,
 * and stays in those that follow until the next change. `revision` is the version of that snapshot,
 * `before` the snapshot before it. `at` is ISO UTC.
 */
export const LiveChange = Type.Object({
  revision: Type.Integer({ minimum: 1, maximum: MAX_REVISION }),
  /** `promote`, `rollback`, `canary`, `grant` or `retire`. Any is accepted: later programs may add some. */
  kind: Type.String({ pattern: '^[a-z-]+$', maxLength: 40 }),
  at: Moment,
  reason: Type.String({ maxLength: MAX_REASON }),
  before: Type.Optional(
    Type.Object({
      version: Type.Integer({ minimum: 1, maximum: MAX_REVISION }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 }),
    }),
  ),
});
export type LiveChange = Static<typeof LiveChange>;

/**
 * What is live, as the signed metadata of a store say it. `id` is the same for the same content
 * of releases, grants and canary. `releases` has the version of each workspace.
 */
export type Composition = Pick<LiveChange, 'revision' | 'kind' | 'at' | 'reason'> & {
  id: string;
  releases: Record<string, string>;
  /** By workspace. Absent until the first grant; nothing is restricted before. */
  grants?: Record<string, Grant>;
  canary?: Canary;
};
