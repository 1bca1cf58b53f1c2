import { registrationForms, type VisitorAudience } from '@dswine/shared/fair/visitor-registration';
import { retention } from '../../../policies.ts';
import type { SubmissionKind } from './submission-kind.ts';

const common = {
  labels: {
    Days: { tw: '參觀日', en: 'Days' },
    Name: { tw: '姓名', en: 'Name' },
    Email: { tw: '電子郵件', en: 'Email' },
    Country: { tw: '國家或地區', en: 'Country or region' },
    Company: { tw: '公司名稱', en: 'Company' },
    Role: { tw: '職稱', en: 'Position' },
    Adult: { tw: '年滿十八歲', en: '18 or over' },
  },
  values: { Adult: { yes: { tw: '是', en: 'Yes' } } },
  confirmation: 'badge',
  forDesk: false,
  opensByMail: true,
  retainedUntil(_now: Date, lastDay: string) {
    const end = new Date(`${lastDay}T23:59:59.999+08:00`);
    end.setUTCMonth(end.getUTCMonth() + retention.registrationMonths);
    return end;
  },
} as const;

export const registrationKinds: Record<VisitorAudience, SubmissionKind> = {
  trade: {
    kind: 'registration-trade',
    name: { tw: '專業買主登錄', en: 'Registration of a trade visitor' },
    form: registrationForms.trade,
    ...common,
  },
  public: {
    kind: 'registration-public',
    name: { tw: '一般觀眾登錄', en: 'Registration of a public visitor' },
    form: registrationForms.public,
    ...common,
  },
};
