/** How long links of mails and cookies open what they are for, and how often. */
export type LinkRule = {
  /** After the link was made. The later end counts, if there are both. */
  minutes?: number;
  /** After the last day of the fair. A link without any end opens its subject as long as it exists. */
  daysAfterFair?: number;
  uses?: number;
};

const days = (number: number) => number * 24 * 60;
const hours = (number: number) => number * 60;

export const linkRules = {
  /** A person's applications for the programme. */
  applications: { minutes: days(7), daysAfterFair: 7 },
  /** An appointment, for one of its sides. */
  'appointment-exhibitor': { daysAfterFair: 0 },
  'appointment-visitor': { daysAfterFair: 0 },
  /** Long enough to read and print a submission. Anyone at the same browser sees it too. */
  submission: { minutes: 15 },
  /** Mails about the next edition: an old mail still ends them. */
  subscription: {},
  /** Confirms a new account. */
  registration: { minutes: hours(48) },
  /** A new password. */
  reset: { minutes: 30, uses: 1 },
} as const satisfies Record<string, LinkRule>;

export type LinkPurpose = keyof typeof linkRules;

/** For so long after its end, a link is said to have expired. Then nothing is known of it. */
export const expiredLinkDays = 90;
