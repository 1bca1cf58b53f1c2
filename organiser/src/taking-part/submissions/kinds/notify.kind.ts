import { notifyForm } from '@dswine/shared/fair/forms/notify-form';
import { retention } from '../../../policies.ts';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

export const notifyKind: SubmissionKind = {
  ...textsOf('notify'),
  form: notifyForm,
  confirmation: 'notify-confirm',
  forDesk: false,
  retainedDays: retention.unconfirmedDays,
};
