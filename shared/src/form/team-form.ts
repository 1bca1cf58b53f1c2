import type { ReleaseForm } from '../contract/releases.ts';
import type { SectionData } from '../contract/section-data.ts';
import type { TeamForm } from '../contract/team-forms.ts';
import { submissionFields } from '../fair/forms/submission-fields.ts';

/** A form of `section.json`, and where it is: the section, its name, and the path of its page. */
export type PlacedForm = { section: string; name: string; path: string; form: TeamForm };

/** The validation rules of a form, with the fields that every form has. */
export function rulesOf({ fields, oneOf }: TeamForm): Pick<ReleaseForm, 'fields' | 'oneOf'> {
  const rules = Object.entries(fields).map(
    ([name, { label: _label, hint: _hint, choices, ...rule }]) =>
      [name, { ...rule, ...(choices && { choices: choices.map(({ value }) => value) }) }] as const,
  );
  return {
    fields: { ...Object.fromEntries(rules), ...submissionFields },
    ...(oneOf && { oneOf }),
  };
}

/** The form as pages and web servers have it. It leads to its own page, with the reference. */
export const planOf = ({ section, name, path, form }: PlacedForm): ReleaseForm => ({
  method: 'POST',
  call: `expo/TeamForm/{Code}/${section}/${name}{?Lang}`,
  ...rulesOf(form),
  next: `/${path}?ref={Reference}`,
});

type Route = Pick<SectionData['routes'][number], 'path' | 'forms'>;

/** The form of `section.json` that a route names. `src/forms.ts` has the others. */
export function formOfRoute(
  { name: section, forms = {} }: Pick<SectionData, 'name' | 'forms'>,
  { path, forms: named = {} }: Route,
): PlacedForm | undefined {
  for (const name of Object.values(named)) {
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (form) return { section, name, path, form };
  }
  return undefined;
}
