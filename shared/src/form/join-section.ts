import type { ReleaseForm } from '../contract/releases.ts';
import type { SectionData } from '../contract/section-data.ts';
import { formOfRoute, planOf, type PlacedForm } from './team-form.ts';
import type { PageModule, Section, SectionEntry } from '../section/section.ts';

export type Forms = Readonly<Record<string, ReleaseForm>>;

/**
 * Joins `src/section.json` with the code of its pages, and with the definitions of its forms. A page
 * with a form of `section.json` needs no code.
 * @throws {Error} when a form is not there; when code is loaded that is not there.
 */
export function joinSection(data: object, entry: SectionEntry, forms: Forms = {}): Section {
  const { $schema: _, routes, fragments, ...stated } = data as SectionData;
  // The entry is read when code is loaded: a hot update replaces what is in it.
  return {
    ...stated,
    routes: routes.map(({ forms: named, ...route }) => {
      const placed = formOfRoute(stated, { ...route, ...(named && { forms: named }) });
      const known = placed ? { ...forms, [placed.name]: planOf(placed) } : forms;
      return {
        ...route,
        ...(placed && { query: { ref: 'text', ...route.query } }),
        ...(named && { forms: formsOf(named, known) }),
        load: () =>
          placed && !entry.routes[route.id] ? loadFormPage(placed) : load(entry.routes, route.id),
      };
    }),
    fragments: fragments.map((fragment) => ({
      ...fragment,
      load: () => load(entry.fragments, fragment.id),
    })),
    loadMessages: (locale) => entry.loadMessages(locale),
  };
}

function formsOf(named: Readonly<Record<string, string>>, forms: Forms): Forms {
  return Object.fromEntries(
    Object.entries(named).map(([name, id]) => {
      const form = forms[id];
      if (!form)
        throw new Error(
          `Neither src/section.json nor src/forms.ts has the form "${id}", which a page names.`,
        );
      return [name, form] as const;
    }),
  );
}

async function loadFormPage(placed: PlacedForm): Promise<PageModule> {
  return (await import('./team-form-page.tsx')).teamFormPage(placed);
}

/** The code of a page or fragment. */
async function load<Module>(
  loaders: Readonly<Record<string, () => Promise<Module>>>,
  id: string,
): Promise<Module> {
  const loader = loaders[id];
  if (!loader) throw new Error(`src/section.tsx has no "${id}", which src/section.json states.`);
  return loader();
}
