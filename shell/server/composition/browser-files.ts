import type { CompositionFile, Directory } from '../../src/composition/composition-file.ts';
import type {
  CompositionSection,
  FileReference,
  PageComposition,
  PageFiles,
} from '../../src/composition/page-state.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import { integrityOf } from '../../releases/integrity.ts';

/** A file of a composition, under an address of its content. */
export type CompositionContent = { url: string; integrity: string; bytes: Buffer };

/**
 * What browsers fetch of a composition: a file per kind of page with what the page shows, and for
 * navigations the directory and a file per section.
 */
export type BrowserFiles = {
  /** For a page of a section or of the shell; without `id` for error pages. */
  page: (owner: string, id?: string) => CompositionContent;
  /** The directory and the files of these sections. */
  navigation: (sections: readonly string[]) => CompositionContent[];
  find: (url: string) => CompositionContent | undefined;
};

/** The file of a section, and its integrity of scripts; the same for every composition. */
export type SectionContent = Omit<CompositionContent, 'url'>;

type Given = {
  composition: PageComposition;
  /** The `SectionFile` of each section, by name. */
  sections: ReadonlyMap<string, SectionContent>;
};

const NONE = '_';

/** Creates the files when they are first needed. */
export function createBrowserFiles({ composition, sections }: Given): BrowserFiles {
  const files = new Map<string, CompositionContent>();
  const { revision } = composition;

  function create(key: string, content: () => SectionContent): CompositionContent {
    const existing = files.get(key);
    if (existing) return existing;
    const { bytes, integrity } = content();
    const created = { url: compositionUrl(`${revision}.${key}`, integrity), integrity, bytes };
    files.set(key, created);
    return created;
  }

  function sectionFile(name: string): CompositionContent | undefined {
    const content = sections.get(name);
    return content && create(`${name}.${NONE}`, () => content);
  }

  const directory = () =>
    create(`${NONE}.directory`, () =>
      contentOf({
        sections: composition.sections.map((section) => ({
          name: section.name,
          file: referenceTo(sectionFile(section.name)),
          segments: segmentsOf(section),
        })),
      } satisfies Directory),
    );

  const page = (owner: string, id = NONE) =>
    create(`${owner}.${owner === 'shell' && !isHome(id) ? NONE : id}`, () =>
      contentOf({
        composition: { ...composition, sections: partsOf(composition.sections, owner, id) },
        directory: referenceTo(directory()),
      } satisfies CompositionFile),
    );

  return {
    page,
    navigation: (names) => [
      directory(),
      ...names.map(sectionFile).filter((file) => file !== undefined),
    ],
    find(url) {
      const [, at, owner = '', id] =
        /\/(\d{1,9})\.([a-z0-9-]+|_)\.([a-z0-9-]+|_)\.[0-9a-f]{16}\.json$/.exec(url) ?? [];
      if (Number(at) !== revision) return undefined;
      const file =
        owner === NONE
          ? directory()
          : id === NONE && owner !== 'shell'
            ? sectionFile(owner)
            : hasPage(composition, owner, id)
              ? page(owner, id)
              : undefined;
      return file?.url === url ? file : undefined;
    },
  };
}

/** The address of a composition's file by its name, such as `7.info.news`, and `sha256-…`. */
export function compositionUrl(name: string, integrity: string): string {
  const hash = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
  return `/releases/compositions/${name}.${hash.slice(0, 16)}.json`;
}

export function contentOf(value: unknown): SectionContent {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, integrity: integrityOf(bytes) };
}

function referenceTo(file: CompositionContent | undefined): FileReference {
  return [file?.url ?? '', file?.integrity ?? ''];
}

/** Nobody can make the server create files of pages that do not exist. */
function hasPage({ sections }: PageComposition, owner: string, id?: string): boolean {
  if (owner === 'shell') return id === NONE || isHome(id ?? '');
  const section = sections.find(({ name }) => name === owner);
  return section?.routes.some((route) => route.id === id) ?? false;
}

/**
 * The parts of sections that a page shows: one route, or the fragments of all. Without
 * stylesheets, which the document has. Before a navigation, or another try of a part that the server
 * could not render, the browser fetches the whole section.
 */
function partsOf(
  sections: readonly CompositionSection[],
  owner: string,
  id: string,
): CompositionSection[] {
  const isAtHome = owner === 'shell' && isHome(id);
  return sections
    .filter(({ name, fragments }) => (isAtHome ? fragments.length > 0 : name === owner))
    .map((section) => {
      const { scripts, messages } = section.files;
      const routes = isAtHome ? [] : section.routes.filter((route) => route.id === id);
      const fragments = isAtHome ? section.fragments : [];
      const needsAll = [...routes, ...fragments].some(({ files }) => !files.messages);
      return {
        ...section,
        files: { scripts, styles: [], ...(needsAll && messages && { messages }) },
        routes: withOwnScripts(routes, scripts),
        fragments: withOwnScripts(fragments, scripts),
      };
    });
}

/** Without the scripts that the section names already. */
function withOwnScripts<Part extends { files: PageFiles }>(
  parts: readonly Part[],
  named: readonly string[],
): Part[] {
  return parts.map((part) => ({
    ...part,
    files: {
      ...part.files,
      scripts: part.files.scripts.filter((url) => !named.includes(url)),
      styles: [],
    },
  }));
}

const homeRoutes = shellRoutes.filter(({ showsFragments }) => showsFragments);
const isHome = (id: string) => homeRoutes.some((route) => route.id === id);

/** The first segments of a section's paths, and of the pages that show its fragments. */
function segmentsOf({ routes, fragments }: CompositionSection): string[] {
  const shown = fragments.length > 0 ? [...routes, ...homeRoutes] : routes;
  return [...new Set(shown.flatMap(({ path }) => firstSegments(path)))];
}

function firstSegments(path: string): string[] {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  if (first.startsWith(':') || first === '*') return ['*'];
  if (!first.endsWith('?')) return [first.toLowerCase()];
  return [first.slice(0, -1).toLowerCase(), ...firstSegments(rest.join('/'))];
}
