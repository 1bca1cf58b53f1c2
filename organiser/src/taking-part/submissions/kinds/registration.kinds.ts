import {
  registrationForms,
  type VisitorAudience,
} from '@dswine/shared/fair/forms/visitor-registration';
import { retention } from '../../../policies.ts';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

const common = {
  confirmation: 'badge',
  forDesk: false,
  opensByMail: true,
  retainedMonths: retention.registrationMonths,
} as const;

export const registrationKinds: Record<VisitorAudience, SubmissionKind> = {
  trade: { ...textsOf('registration-trade'), form: registrationForms.trade, ...common },
  public: { ...textsOf('registration-public'), form: registrationForms.public, ...common },
};
