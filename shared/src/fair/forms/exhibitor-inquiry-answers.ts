import type { ReleaseForm } from '../../contract/releases.ts';

/** Authorised, like the others, by the cookie of the exhibitor's desk. */
const inquiry = { Inquiry: { required: true, max: 40, keep: 'never' } } as const;

/** Answers a visitor by mail. */
export const answerInquiryForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Answer/{Code}{?Lang}',
  fields: { ...inquiry, Text: { required: true, lines: true, max: 3000 } },
  next: '/ExhibitorDesk/Inquiries/{Reference}?done=answered',
} as const satisfies ReleaseForm;

/** Hands an inquiry over to a colleague, who is told by mail. */
export const handOverForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/HandOver/{Code}{?Lang}',
  fields: { ...inquiry, Member: { required: true, max: 40 }, Note: { lines: true, max: 500 } },
  next: '/ExhibitorDesk/Inquiries/{Reference}?done=handed',
} as const satisfies ReleaseForm;

/** Makes a new secret address of the member's calendar, in place of the one before. */
export const newFeedForm = {
  method: 'POST',
  call: 'expo/ExhibitorDesk/Feed/{Code}{?Lang}',
  fields: { Sure: { choices: ['yes'] } },
  next: '/ExhibitorDesk/Inquiries?ref={Feed}',
} as const satisfies ReleaseForm;
