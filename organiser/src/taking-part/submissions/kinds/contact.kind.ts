import { contactForm } from '@dswine/shared/fair/forms/contact-form';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

export const contactKind: SubmissionKind = { ...textsOf('contact'), form: contactForm };
