/*
 * Rules of the organiser that people look for: how long something lives, how often something may be
 * done, and how pictures are compressed. Bounds of requests and of storage stand beside their code.
 */

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long links of mails and cookies open what they are for, and how often. */
export type LinkRule = {
  /** After the link was made. The later end counts, if there are both. */
  seconds?: number;
  /** After the last day of the fair. A link without any end opens its subject as long as it exists. */
  daysAfterFair?: number;
  uses?: number;
};

export const linkRules = {
  applications: { seconds: 7 * day, daysAfterFair: 7 },
  'appointment-exhibitor': { daysAfterFair: 0 },
  'appointment-visitor': { daysAfterFair: 0 },
  /** Long enough to read and print a submission. Anyone at the same browser sees it too. */
  submission: { seconds: 15 * minute },
  /** A visitor's badge: to see, change or cancel. */
  badge: { daysAfterFair: 0 },
  /** The same from an exhibitor's desk: each look at the inquiry makes one. */
  'appointment-desk': { seconds: hour },
  /** The calendar of an exhibitor's appointments, for one member of its desk. */
  'desk-calendar': { daysAfterFair: 7 },
  /** An exhibitor's desk, for one of its members: leads and reports are read after the fair. */
  'exhibitor-desk': { daysAfterFair: 61 },
  /** Mails about the next edition: an old mail still ends them. */
  subscription: {},
  registration: { seconds: 48 * hour },
  reset: { seconds: 30 * minute, uses: 1 },
} as const satisfies Record<string, LinkRule>;

/**
 * In ms. `pauseMs` is the delay after the first failure of a mail; each later one is four times as
 * long, up to sixty times `pauseMs`. `leaseMs` is how long one process holds a mail.
 */
export type OutboxTiming = { pauseMs: number; leaseMs: number };
export const outboxTiming: OutboxTiming = { pauseMs: 30_000, leaseMs: 60_000 };

export type LinkPurpose = keyof typeof linkRules;

/** A member's session ends after two weeks without use, and after 90 days in any case. */
export const memberSession = {
  idleSeconds: 14 * day,
  longestSeconds: 90 * day,
  /** Minimum interval between two updates of an active session. */
  renewAfterSeconds: hour,
};

export const staffSession = {
  seconds: 8 * hour,
  codeSeconds: 10 * minute,
};

/** How long what people sent is stored. The privacy page says the same. */
export const retention = {
  /** Submissions, after the last day of the fair. */
  submissionMonths: 24,
  /** Registrations of visitors, after the last day of the fair. */
  registrationMonths: 3,
  /** Who used exhibitors' desks, and whom their orders name, after the last day of the fair. */
  exhibitorDeskMonths: 3,
  /** What forms ask of a company, to offer it at the next fairs. */
  companyYears: 2,
  /** An exhibitor's order: a voucher (Business Entity Accounting Act, article 38). */
  orderYears: 5,
  /** Entries through the doors, after they were made. They hold no personal data. */
  entryYears: 2,
  /** An address for mails about the next edition, until its owner confirms it. */
  unconfirmedDays: 7,
  /** A confirmed one, after the last day of the edition that the mails are about. */
  subscriptionMonths: 2,
  /** Of a sent mail only its time is left. */
  sentMailDays: 7,
};

/** That many months after the last day of a fair. */
export function monthsAfterFair(lastDay: string, months: number): Date {
  const end = new Date(`${lastDay}T23:59:59.999+08:00`);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** 5 % VAT, which all prices for exhibitors contain. */
export const salesTaxPercent = 5;

/** How long a place is held until the applicant confirms the address. */
export const applicationHoldSeconds = hour;
/** How often the sides of an appointment may change it, together: each time is a mail. */
export const maxAppointmentChanges = 10;

export const captchaRules = {
  /** Long enough to fill in any form after the check was solved. */
  validSeconds: hour,
  openChallenges: 8,
  /** Wrong answers after which all open challenges of the browser become invalid. */
  misses: 3,
  /** About 65,000 hashes: one second on a phone, and one hash for the server to check. */
  baseBits: 16,
  /** A quarter of a minute on a phone. More would lock people out. */
  maxBits: 20,
};

/**
 * At most `max` in each window of `seconds`. Windows begin at fixed times that are equal in every
 * process.
 */
export type Limit = { name: string; max: number; seconds: number };

const quarter = 15 * minute;

/**
 * How often something may be tried. No stranger can block a form for others behind the same
 * address. Wrong answers beyond `failuresOfClient` only disable the digits; the proof of work stays
 * available.
 */
export const limits = {
  /** Wrong digits, passwords and references of one client. A right answer is refunded. */
  failuresOfClient: { name: 'failures', max: 100, seconds: quarter },
  /** Beyond this number of proofs or failures, the next proofs of a client need twice the work. */
  proofsOfClient: { name: 'proofs', max: 75, seconds: quarter },
  /** Wrong passwords of one client for one account. A successful login is refunded. */
  loginOfClientAndAccount: { name: 'login client account', max: 6, seconds: quarter },
  /**
   * Logins without a captcha, of one account by all clients and of one client into all accounts.
   * Successful ones are refunded. Addresses without an account count alike.
   */
  freeLoginsOfAccount: { name: 'logins', max: 3, seconds: quarter },
  freeLoginsOfClient: { name: 'logins client', max: 3, seconds: quarter },
  /** Answers to visitors and hand-overs of one exhibitor's desk: each is a mail. */
  answersOfDesk: { name: 'desk answers', max: 200, seconds: day },
  /** Colleagues whom the members of one exhibitor's desk invite: each is a mail. */
  invitationsOfDesk: { name: 'desk invitations', max: 20, seconds: day },
  /** Publications by the members of one exhibitor's desk: each is a revision of the content. */
  publicationsOfDesk: { name: 'desk publications', max: 60, seconds: hour },
  /** Files that the members of one exhibitor's desk send. */
  filesOfDesk: { name: 'desk files', max: 60, seconds: hour },
  /** Wrong passwords for the link of one registration. */
  triesOfLink: { name: 'link', max: 10, seconds: hour },
  /** Wrong passwords of a logged-in member. */
  passwordTries: { name: 'password', max: 10, seconds: quarter },
  /** Wrong contacts tried for one reference by all clients together. The right one is refunded. */
  triesOfReference: { name: 'submission reference', max: 8, seconds: hour },
  mailsOfClient: { name: 'mails client', max: 6, seconds: hour },
  mailsToAddress: { name: 'mails', max: 30, seconds: hour },
  /**
   * Failures at the desk, per client and account: one password can be tried on each account as
   * often. There is no limit per account alone, and none per client alone: with the first, any
   * stranger could lock out the staff, with the second, all who share an office or a tunnel with them.
   */
  deskTries: { name: 'desk login', max: 8, seconds: quarter },
  /** Codes; the password was already right. */
  deskCodeTries: { name: 'desk code', max: 8, seconds: quarter },
  /** One audit row per period is enough: the log has the others. */
  deskRefusals: { name: 'desk refusal', max: 1, seconds: quarter },
} as const satisfies Record<string, Limit>;

/** How many hours ahead mails are promised. */
export const mailHoursAhead = 24;

/** Requests of one client to one route. A minute is short enough that people retry. */
export const requestsAMinute = {
  write: 1200,
  account: 150,
  sessionCheck: 6000,
  logout: 300,
  captcha: 240,
  deskLogin: 300,
  deskPassword: 60,
  /** A search for visitors by name, at the door. */
  entranceSearch: 60,
  /** All inquiries of an exhibitor as a file. */
  leads: 10,
};

/** Quality, and the effort of compression. `pictures/picture-kinds.ts` has the widths. */
export const pictureQuality = {
  /** More effort takes twice the time for 5 % smaller files, exact transparency three times. */
  webp: { quality: 78, effort: 2, alphaQuality: 80 },
  /** A visitor waits for the first rendering: less effort, slightly larger files. */
  photoAvif: { quality: 52, effort: 1 },
  photoWebp: { quality: 76, effort: 3 },
  /** What an exhibitor sent, before it is scaled. */
  uploadWebp: 90,
  pressJpeg: { quality: 88 },
  /** Shared links show letters on it. */
  shareJpeg: { quality: 82, chromaSubsampling: '4:4:4' },
};
