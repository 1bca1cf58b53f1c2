import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parseJson, schemaProblem } from '@dswine/shared/contract/parse-json';
import {
  CONTRACT_VERSION,
  isServerPath,
  MAX_FORMS_LENGTH,
  MAX_MANIFEST_BYTES,
  MAX_SEARCH_LENGTH,
  MAX_SHARED_LENGTH,
  ReleaseManifest,
  sectionOf,
} from '@dswine/shared/contract/releases';
import { planOf } from '@dswine/shared/form/team-form';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { ReleaseError } from '../errors.ts';
import { nameOf } from '../release-name.ts';

/**
 * The manifest that a release has or shall have, without fields that the contract does not name.
 * Everybody goes through this: who publishes it before it is signed, who promotes it, and the web
 * server that reads it. @throws with a sentence that names the field.
 */
export function parseManifest(bytes: Buffer, name: string): ReleaseManifest {
  const isLarge = bytes.length > MAX_MANIFEST_BYTES;
  const read = isLarge ? undefined : parseJson(bytes);
  assertKnownContract(read, name);
  const problem = isLarge
    ? `it has ${bytes.length} bytes; ${MAX_MANIFEST_BYTES} is the most`
    : (shapeProblem(read) ??
      addressProblem(read as ReleaseManifest) ??
      formProblem(read as ReleaseManifest));
  if (problem !== undefined) throw new ReleaseError('contractManifest', { release: name, problem });
  const manifest = Value.Clean(ReleaseManifest, read) as ReleaseManifest;
  const found = nameOf(manifest);
  if (found !== name) throw new ReleaseError('tamperedFolder', { release: name, found });
  return manifest;
}

/** Compiled once: a publisher reads all releases of its section. */
let validator: ReturnType<typeof Compile<typeof ReleaseManifest>> | undefined;

function shapeProblem(read: unknown): string | undefined {
  validator ??= Compile(ReleaseManifest);
  return validator.Check(read) ? undefined : schemaProblem(ReleaseManifest, read);
}

/** Of a newer contract not even the shape is known. */
function assertKnownContract(read: unknown, release: string): void {
  const { contract } = Object(read) as { contract?: unknown };
  if (typeof contract === 'number' && contract > CONTRACT_VERSION)
    throw new ReleaseError('contractNewer', { release, contract, own: CONTRACT_VERSION });
}

/** Addresses and amounts that no schema can tell apart. */
function addressProblem({
  workspace,
  routes,
  fragments,
  menu,
  menuCalls = [],
  footer = [],
  search = [],
}: ReleaseManifest): string | undefined {
  const isSection = workspace !== 'shell';
  const taken = routes.find(({ path }) => isSection && isServerPath(path));
  if (taken)
    return `the path "${taken.path}" is answered by the web server itself, so that the page could never be reached. Choose another one`;
  const kinds = routes.map(({ sitemap }) => sitemap).filter((kind) => kind);
  const twice = kinds.find((kind, at) => kinds.indexOf(kind) < at);
  if (twice)
    return `two pages list the records of "${twice}" in the sitemap; one page of a record is enough. Set sitemap to false in the other`;
  const shared = JSON.stringify([menu, menuCalls, footer]).length;
  if (shared > MAX_SHARED_LENGTH)
    return `its menu and footer have ${shared} characters on every page of the site; ${MAX_SHARED_LENGTH} is the most`;
  const searched = JSON.stringify(search).length;
  if (searched > MAX_SEARCH_LENGTH)
    return `its entries of the search have ${searched} characters; ${MAX_SEARCH_LENGTH} is the most`;
  const call = menuCalls.find(({ template }) => callKind(template) !== 'public');
  if (call)
    return `the menu calls "${call.template}", which is no public read of the organiser: every page makes this call, so that it has to be a GET of an edition ({Code}) without a session, answered with JSON, such as Event/EventMenu/{Code}`;
  const requests = [...routes, ...fragments].flatMap(({ data }) => Object.values(data));
  const other = requests.find(({ template }) => callKind(template) === 'other');
  return other && `"${other.template}" is not a call that a page may make for its data`;
}

/** Any other call of a form of a team would be to one that its release does not state. */
const TEAM_FORM = 'expo/TeamForm/';

function formProblem({ workspace, routes, forms = {} }: ReleaseManifest): string | undefined {
  const section = sectionOf(workspace);
  const length = JSON.stringify(forms).length;
  if (length > MAX_FORMS_LENGTH)
    return `its forms have ${length} characters; ${MAX_FORMS_LENGTH} is the most`;
  const pages = routes.flatMap(({ path, forms: own = {} }) =>
    Object.values(own)
      .filter(({ call }) => call.startsWith(TEAM_FORM))
      .map((plan) => ({ path, plan })),
  );
  for (const [name, form] of Object.entries(forms)) {
    const { required, email } = form.fields['Email'] ?? {};
    if (!required || !email)
      return `the form "${name}" has no field "Email" with "required" and "email": without it, senders could neither see nor delete what they sent`;
    const plans = pages.map(({ path }) => planOf({ section, name, path, form }));
    const at = pages.findIndex(({ plan }, index) => isDeepStrictEqual(plan, plans[index]));
    if (at === -1) return `no page has the form "${name}" as it is stated`;
    pages.splice(at, 1);
  }
  const [other] = pages;
  return (
    other &&
    `the form of "${other.path}" calls "${other.plan.call}", which is not a form that the release states`
  );
}

/**
 * `public`: a read of an edition, the same for all visitors. `own`: what a visitor's session or link
 * gives. `other`: all other calls. Undefined for one that the organiser does not document.
 */
type CallKind = 'public' | 'own' | 'other';
type Operation = {
  tags?: readonly string[];
  security?: readonly unknown[];
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
};

const BASE = '/api/expo/';
/** The web server reads it too, without the tools of a build. */
const document = new URL('../../../shared/src/contract/openapi.json', import.meta.url);
let kinds: { segments: string[]; kind: CallKind }[] | undefined;

/** What kind of call of the organiser a template makes, from its OpenAPI document. */
function callKind(template: string): CallKind | undefined {
  kinds ??= readKinds();
  const [path = ''] = template.split(/\?|\{[?&]/);
  const segments = path.replaceAll('{/', '/{').split('/');
  const isSame = (one: string, index: number) => {
    const wanted = segments[index] ?? '';
    return isVariable(one) ? wanted !== '' : one === wanted || isVariable(wanted);
  };
  const found = kinds.filter(
    (call) => call.segments.length === segments.length && call.segments.every(isSame),
  );
  // A variable can stand for the name of a call. Whatever it may become must be harmless.
  return (
    found.find(({ kind }) => kind === 'other')?.kind ??
    found.find(({ kind }) => kind === 'own')?.kind ??
    found[0]?.kind
  );
}

const isVariable = (segment: string) => /[{}]/.test(segment);

function readKinds(): NonNullable<typeof kinds> {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(BASE))
    .map(([path, operations]) => ({
      segments: path.slice(BASE.length).split('/'),
      kind: kindOf(path, operations['get']),
    }));
}

function kindOf(path: string, operation: Operation | undefined): CallKind {
  if (!operation) return 'other';
  if (operation.security) return 'own';
  if (!path.includes('{')) return 'other';
  const isJson = operation.responses?.['200']?.content?.['application/json'] !== undefined;
  if (!isJson) return 'other';
  return operation.tags?.includes('expo') ? 'public' : 'own';
}
