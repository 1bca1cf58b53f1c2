import { ShownForms, type TeamForm } from '@dswine/shared/contract/team-forms';
import { createSiteData, type SiteData, type SiteOptions } from '../../process/site-data.ts';

/** The forms that the releases of the site state. Visitors send each a few seconds later. */
export type SiteForms = SiteData<ShownForms>;

export const createSiteForms = (options: SiteOptions): SiteForms =>
  createSiteData(options, {
    ...{ file: '/team-forms.json', schema: ShownForms },
    ...{ freshMs: 1000, waits: true },
  });

/**
 * The form that a page has sent, by the names of its fields: of a live release, or of a canary with
 * other fields. Undefined for a form that is not on the site, or not as the page had it.
 */
export function findForm(
  { forms }: ShownForms,
  sent: { section: string; form: string; fields: readonly string[] },
): TeamForm | undefined {
  return forms.find(
    ({ section, name, form }) =>
      section === sent.section &&
      name === sent.form &&
      Object.keys(form.fields).every((field) => sent.fields.includes(field)) &&
      sent.fields.every((field) => Object.hasOwn(form.fields, field)),
  )?.form;
}
