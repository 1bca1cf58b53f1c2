import { ShownForms, type TeamForm } from '@dswine/shared/contract/team-forms';
import { submissionFields } from '@dswine/shared/fair/forms/submission-fields';
import { problemsOf } from '@dswine/shared/form/field-rules';
import { rulesOf } from '@dswine/shared/form/team-form';
import { createSiteData, type SiteData, type SiteOptions } from '../../process/site-data.ts';

/** The forms that the releases of the site state. Visitors send each a few seconds later. */
export type SiteForms = SiteData<ShownForms>;

export const createSiteForms = (options: SiteOptions): SiteForms =>
  createSiteData(options, {
    ...{ file: '/team-forms.json', schema: ShownForms },
    ...{ freshMs: 1000, waits: true },
  });

/**
 * The form that a page has sent, by the names of its fields: of a live release or a canary. Where
 * several have these fields, the first whose rules the values keep: a canary may have a new choice.
 * Undefined for a form that is not on the site, or not as the page had it.
 */
export function findForm(
  { forms }: ShownForms,
  sent: { section: string; form: string; values: Readonly<Record<string, string>> },
): TeamForm | undefined {
  const fields = Object.keys(sent.values).filter((field) => !(field in submissionFields));
  const all = forms.flatMap(({ section, name, form }) =>
    section === sent.section &&
    name === sent.form &&
    Object.keys(form.fields).every((field) => fields.includes(field)) &&
    fields.every((field) => Object.hasOwn(form.fields, field))
      ? [form]
      : [],
  );
  const problems = (form: TeamForm) =>
    problemsOf({ ...rulesOf(form), captcha: 'later' }, sent.values);
  return all.find((form) => problems(form).length === 0) ?? all[0];
}
