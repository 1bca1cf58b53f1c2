import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { ApiDocument } from './api-document.ts';
import { declareCalls } from './declare-calls.ts';
import type { StatedCall } from './stated-calls.ts';

/** The organiser's OpenAPI document as of this checkout or kit. */
export const API_DOCUMENT_FILE = path.join(import.meta.dirname, '../../src/contract/openapi.json');

type Stating = Pick<ReleaseManifest, 'routes' | 'fragments' | 'menuCalls' | 'files'>;
type FormCall = {
  method: string;
  call: string;
  fields: Readonly<Record<string, { choices?: readonly string[] }>>;
};

/** `forms`: those that are not in the routes. `scripts`: further code, which only a server runs. */
type More = { forms?: readonly FormCall[]; scripts?: readonly string[] };

/** What the release that was built into `<folder>/dist` asks of the organiser. */
export async function usesOf(
  folder: string,
  release: Stating,
  { forms = [], scripts: more = [] }: More = {},
): Promise<OrganiserCalls> {
  const document = JSON.parse(await readFile(API_DOCUMENT_FILE, 'utf8')) as ApiDocument;
  const dist = path.join(folder, 'dist');
  const parts = [release, ...release.routes, ...release.fragments];
  const messages = new Set(
    parts.flatMap(({ files }) => Object.values(files.messages ?? {}).flat()),
  );
  const scripts = (await readdir(path.join(dist, 'browser'), { recursive: true }))
    .map((name) => `browser/${name}`)
    .filter((name) => /\.m?js$/.test(name) && !messages.has(name))
    .sort();
  const read = [...scripts, ...more];
  const code = await Promise.all(read.map((name) => readFile(path.join(dist, name), 'utf8')));
  return declareCalls(document, statedCalls(release, forms), code.join('\n'));
}

function statedCalls(
  { routes, fragments, menuCalls = [] }: Stating,
  shellForms: readonly FormCall[],
): StatedCall[] {
  const requests = [...routes, ...fragments].flatMap(({ data }) => Object.values(data));
  const forms = [...shellForms, ...routes.flatMap((route) => Object.values(route.forms ?? {}))];
  return [
    ...requests.map(({ template }) => ({ method: 'GET', template: `expo/${template}` })),
    ...menuCalls.map(({ template }) => ({
      method: 'GET',
      template: `expo/${template}`,
      isWhole: true,
    })),
    ...forms.map(({ method, call, fields }) => ({ method, template: call, fields })),
  ];
}
