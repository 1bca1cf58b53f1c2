import type { ReleaseForm } from '../contract/releases.ts';
import { captchaFields, submissionFields } from '../form/submission-fields.ts';

const person = {
  Name: { required: true, max: 60 },
  Mobile: { required: true, max: 40 },
  Email: { required: true, email: true, max: 254 },
} as const;
const promise = { Adult: { required: true, choices: ['yes'], keep: 'page' } } as const;

/** A place at an entry of the calendar: a talk, a tasting, a class or a meeting. */
export const entryForm = {
  method: 'POST',
  call: 'expo/Event/Applications/{Code}/{Id}{?Lang}',
  fields: {
    ...person,
    Company: { max: 100 },
    Remark: { lines: true, max: 500 },
    ...promise,
    ...submissionFields,
  },
  next: '/EventsCalender/Apply/{Id}?ref={Reference}&state={State}&wait={Wait}&confirm={Confirm}',
} as const satisfies ReleaseForm;

/** An evening of the run-bar; one a person. */
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
  next: '/EventRunBar/Apply?ref={Reference}&state={State}&wait={Wait}&confirm={Confirm}',
} as const satisfies ReleaseForm;

/** The creators' programme. */
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

/** Asks for a mail with a link to one's own applications. */
export const applicationLinkForm = {
  method: 'POST',
  call: 'expo/Event/ApplicationLink/{Code}{?Lang}',
  fields: { Email: { required: true, email: true, max: 254 }, ...captchaFields },
  oneOf: [['Code', 'Proof']],
  next: '/EventRunBar/ApplyList?sent=yes',
} as const satisfies ReleaseForm;

/** Gives a place back, by the cookie with the mailed link's key or by the login. */
export const withdrawalForm = {
  method: 'POST',
  call: 'expo/Event/Withdrawals/{Code}{?Lang}',
  fields: { Application: { required: true, max: 40 } },
  next: '/EventRunBar/ApplyList?done={Reference}',
} as const satisfies ReleaseForm;

/** Confirms an application within an hour, by the same cookie or the login. */
export const confirmationForm = {
  method: 'POST',
  call: 'expo/Event/Confirmations/{Code}{?Lang}',
  fields: { Application: { required: true, max: 40 } },
  next: '/EventRunBar/ApplyList?confirmed={Reference}',
} as const satisfies ReleaseForm;
