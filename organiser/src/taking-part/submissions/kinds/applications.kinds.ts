import { entryForm, kolForm, runBarForm } from '@dswine/shared/fair/application-forms';
import type { SubmissionKind } from './submission-kind.ts';

const person = {
  Name: { tw: '姓名', en: 'Name' },
  Email: { tw: '電子郵件', en: 'Email' },
  Mobile: { tw: '手機', en: 'Mobile' },
  Remark: { tw: '備註', en: 'Remarks' },
  Adult: { tw: '已滿十八歲', en: '18 or over' },
} as const;

const yes = { yes: { tw: '是', en: 'Yes' } } as const;

/** A separate mail tells applicants whether they have a place, which they confirm. */
const mail = { confirmation: 'application', isUrgent: true };

export const entryApplication: SubmissionKind = {
  kind: 'event-application',
  name: { tw: '活動報名', en: 'Application for an event' },
  form: entryForm,
  labels: {
    ...person,
    Company: { tw: '公司名稱', en: 'Company' },
    Trade: { tw: '專業買主或媒體', en: 'Trade visitor or press' },
  },
  values: { Adult: yes, Trade: yes },
  ...mail,
};

export const runBarApplication: SubmissionKind = {
  kind: 'run-bar-application',
  name: { tw: '酒吧散步報名', en: 'Application for the Bar Walk' },
  form: runBarForm,
  labels: { ...person, Evening: { tw: '場次', en: 'Evening' } },
  values: { Adult: yes },
  ...mail,
};

export const creatorApplication: SubmissionKind = {
  kind: 'creator-application',
  name: { tw: '創作者計畫報名', en: 'Application for the KOL Programme' },
  form: kolForm,
  labels: {
    ...person,
    Channel: { tw: '頻道或帳號', en: 'Channel' },
    Work: { tw: '作品連結', en: 'A public work' },
    Assistant: { tw: '助理姓名', en: 'Assistant' },
    Rules: { tw: '同意內容規範', en: 'Agrees to the rules' },
  },
  values: { Adult: yes, Rules: yes },
  ...mail,
};

export const applicationKinds: readonly SubmissionKind[] = [
  entryApplication,
  runBarApplication,
  creatorApplication,
];
