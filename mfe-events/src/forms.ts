import {
  applicationLinkForm,
  confirmationForm,
  entryForm,
  kolForm,
  runBarForm,
  withdrawalForm,
} from '@dswine/shared/fair/forms/application-forms';
import type { Forms } from '@dswine/shared/form/join-section';

/** The forms that `section.json` names. */
export const forms = {
  'run-bar': runBarForm,
  kol: kolForm,
  entry: entryForm,
  'application-link': applicationLinkForm,
  withdrawal: withdrawalForm,
  confirmation: confirmationForm,
} satisfies Forms;
