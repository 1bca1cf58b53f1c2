import { accreditationForm } from '@dswine/shared/fair/forms/accreditation-form';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

export const accreditationKind: SubmissionKind = {
  ...textsOf('accreditation'),
  form: accreditationForm,
};
