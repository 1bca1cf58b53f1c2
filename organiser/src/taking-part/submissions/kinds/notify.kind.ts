import { notifyForm } from '@dswine/shared/fair/notify-form';
import { retention } from '../../../policies.ts';
import type { SubmissionKind } from './submission-kind.ts';
import { textsOf } from './submission-texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const notifyKind: SubmissionKind = {
  ...textsOf('notify'),
  form: notifyForm,
  confirmation: 'notify-confirm',
  forDesk: false,
  retainedUntil: (now) => new Date(now.getTime() + retention.unconfirmedDays * dayMs),
};
