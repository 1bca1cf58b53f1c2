import type { ReleaseForm } from '../../contract/releases.ts';
import { captchaFields, submissionFields } from './submission-fields.ts';

const mobile = { tel: true, max: 40 } as const;
const person = {
  Name: { required: true, max: 60 },
  Mobile: { ...mobile, required: true },
  Email: { required: true, email: true, max: 254 },
} as const;
const promise = { Adult: { required: true, choices: ['yes'], keep: 'page' } } as const;

/** Application for a seat at a calendar entry: a talk, a tasting, a class or a meeting. */
export const entryForm = {
  method: 'POST',
  call: 'expo/Event/Applications/{Code}/{Id}{?Lang}',
  fields: {
    ...person,
    Mobile: mobile,
    Company: { max: 100 },
    /** Required for sessions of trade days. */
    Trade: { choices: ['yes'], keep: 'page' },
    Remark: { lines: true, max: 500 },
    ...promise,
    ...submissionFields,
  },
  next: '/EventsCalender/Apply/{Id}?ref={Reference}&state={State}&wait={Wait}&confirm={Confirm}',
} as const satisfies ReleaseForm;

/** Application for an evening of the run-bar; one per person. The page says which. */
export const runBarForm = {
  method: 'POST',
  call: 'expo/Event/RunBarApplications/{Code}{?Lang}',
  fields: {
    Evening: { required: true, max: 9 },
    ...person,
    Remark: { lines: true, max: 500 },
    ...promise,
    ...submissionFields,
  },
  next: '/EventRunBar/Apply?ref={Reference}&state={State}&wait={Wait}&confirm={Confirm}&id={Entry}',
} as const satisfies ReleaseForm;

/** Application for the creators' programme. */
export const kolForm = {
  method: 'POST',
  call: 'expo/Event/CreatorApplications/{Code}{?Lang}',
  fields: {
    ...person,
    Channel: { required: true, max: 100 },
    Work: { required: true, max: 300 },
    Assistant: { max: 60 },
    Remark: { lines: true, max: 500 },
    ...promise,
    Rules: { required: true, choices: ['yes'], keep: 'page' },
    ...submissionFields,
  },
  next: '/EventKOL/Apply?ref={Reference}&state={State}&wait={Wait}&confirm={Confirm}',
} as const satisfies ReleaseForm;

/** Requests an email with a link to the reader's applications. */
export const applicationLinkForm = {
  method: 'POST',
  call: 'expo/Event/ApplicationLink/{Code}{?Lang}',
  fields: { Email: { required: true, email: true, max: 254 }, ...captchaFields },
  oneOf: [['Code', 'Proof']],
  next: '/EventRunBar/ApplyList?sent=yes',
} as const satisfies ReleaseForm;

/** Withdraws an application. Authorised by the cookie with the mailed key, or by the login. */
export const withdrawalForm = {
  method: 'POST',
  call: 'expo/Event/Withdrawals/{Code}{?Lang}',
  fields: { Application: { required: true, max: 40 } },
  next: '/EventRunBar/ApplyList?done={Reference}',
} as const satisfies ReleaseForm;

/** Confirms an application within an hour. Authorised like a withdrawal. */
export const confirmationForm = {
  method: 'POST',
  call: 'expo/Event/Confirmations/{Code}{?Lang}',
  fields: { Application: { required: true, max: 40 } },
  next: '/EventRunBar/ApplyList?confirmed={Reference}',
} as const satisfies ReleaseForm;
