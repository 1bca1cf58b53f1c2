import { notifyForm } from '@dswine/shared/fair/notify-form';
import { retention } from '../../../policies.ts';
import type { SubmissionKind } from './submission-kind.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const notifyKind: SubmissionKind = {
  kind: 'notify',
  name: { tw: '下一屆開展通知', en: 'Notice of the next edition' },
  form: notifyForm,
  labels: {
    Email: { tw: '電子郵件', en: 'Email' },
    Audience: { tw: '身分', en: 'Interested as' },
    Language: { tw: '信件語言', en: 'Language of the emails' },
    Agree: { tw: '同意收到通知', en: 'Agrees to the emails' },
  },
  values: {
    Audience: {
      visitor: { tw: '參觀者', en: 'Visitor' },
      exhibitor: { tw: '參展商', en: 'Exhibitor' },
    },
    Language: { tw: { tw: '中文', en: 'Chinese' }, en: { tw: '英文', en: 'English' } },
    Agree: { yes: { tw: '同意', en: 'Yes' } },
  },
  confirmation: 'notify-confirm',
  forDesk: false,
  retainedUntil: (now) => new Date(now.getTime() + retention.unconfirmedDays * dayMs),
};
