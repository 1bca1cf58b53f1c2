import type { ExhibitionInfo, OpeningDay } from '../../contract/editions.ts';
import type { ReleaseForm } from '../../contract/releases.ts';
import { dayOf, writeTime } from '../texts/dates.ts';
import { captchaFields, submissionFields } from './submission-fields.ts';

export const visitorAudiences = ['trade', 'public'] as const;
export type VisitorAudience = (typeof visitorAudiences)[number];

type Days = { Hours: readonly OpeningDay[] };

/** The show days on which a kind of visitors may come. */
export function admittedDays({ Hours }: Days, audience: VisitorAudience): OpeningDay[] {
  return Hours.filter(({ Admits }) => Admits?.includes(audience) ?? true);
}

const visitor = {
  /** Dates, joined with commas. */
  Days: { required: true, max: 120 },
  Name: { required: true, max: 60 },
  Email: { required: true, email: true, max: 254 },
  Country: { required: true, max: 60 },
} as const;
const last = {
  Adult: { required: true, choices: ['yes'], keep: 'page' },
  ...submissionFields,
} as const;

/** The site's own registration of visitors, where no other page is configured. */
export const registrationForms = {
  trade: {
    method: 'POST',
    call: 'expo/VisitorRegistrations/Trade/{Code}{?Lang}',
    fields: {
      ...visitor,
      Company: { required: true, max: 100 },
      Role: { required: true, max: 60 },
      ...last,
    },
    next: '/VisitorReg?ref={Reference}',
  },
  public: {
    method: 'POST',
    call: 'expo/VisitorRegistrations/Public/{Code}{?Lang}',
    fields: { ...visitor, ...last },
    next: '/VisitorReg?ref={Reference}',
  },
} as const satisfies Record<VisitorAudience, ReleaseForm>;

/** Another tab may have opened another badge since the page was rendered. */
const opened = { Reference: { required: true, max: 40, keep: 'never' } } as const;

/** Changes the days of a badge. Authorised by the cookie with the key of the mailed link. */
export const changeDaysForm = {
  method: 'POST',
  call: 'expo/VisitorRegistrations/Days/{Code}{?Lang}',
  fields: { ...opened, Days: visitor.Days },
  next: '/VisitorReg/Badge?done=days',
} as const satisfies ReleaseForm;

/** Cancels a registration and deletes it. Authorised like a change. */
export const cancelRegistrationForm = {
  method: 'POST',
  call: 'expo/VisitorRegistrations/Cancel/{Code}{?Lang}',
  fields: opened,
  next: '/VisitorReg/Badge?done=cancelled',
} as const satisfies ReleaseForm;

/** Asks for the mail with the link to a badge again. */
export const badgeLinkForm = {
  method: 'POST',
  call: 'expo/VisitorRegistrations/Link/{Code}{?Lang}',
  fields: { Email: { required: true, email: true, max: 254 }, ...captchaFields },
  oneOf: [['Code', 'Proof']],
  next: '/VisitorReg/Badge?done=sent',
} as const satisfies ReleaseForm;

/** Whether an entry of the calendar is in the hall on a day that admits no public. */
export function isTradeOnly(
  { Hours }: Pick<ExhibitionInfo, 'Hours'>,
  { Start }: { Start: string },
): boolean {
  const day = Hours.find(({ Date: date }) => date === dayOf(Start));
  return day?.Admits?.includes('public') === false && writeTime(Start) < day.Close;
}
