import { Type, type Static } from 'typebox';
import { captchaFields } from './captcha.ts';
import { defaultLocale } from './locales.ts';
import { Lang } from './wire.ts';

/**
 * Empty fields are valid here. Missing or wrong values are reported per field, not as a malformed
 * call.
 */
const text = (maxLength: number) => Type.String({ maxLength, default: '' });
const email = text(320);
const password = text(1000);
const name = text(200);
const company = text(200);
const locale = Type.Unsafe<Lang>({ ...Lang, default: defaultLocale });
/** Token from a link sent by email. */
const token = text(100);

/**
 * `POST {auth}/Register`. `NoticeVersion` names the displayed privacy notice. `Marketing` is the
 * separate consent: `yes` when ticked.
 */
export const Registration = Type.Object({
  Name: name,
  Email: email,
  Company: company,
  Password: password,
  Locale: locale,
  NoticeVersion: text(40),
  Marketing: text(10),
  ...captchaFields,
});
export type Registration = Static<typeof Registration>;

/**
 * `POST {auth}/Confirm`: the token from the registration email and the chosen password. The
 * password prevents confirming an account that a stranger registered.
 */
export const Confirmation = Type.Object({ Token: token, Password: password });
export type Confirmation = Static<typeof Confirmation>;

/** `POST {auth}/Login`. */
export const Credentials = Type.Object({ Email: email, Password: password, ...captchaFields });
export type Credentials = Static<typeof Credentials>;

/** `POST {auth}/ResetRequest`. */
export const ResetRequest = Type.Object({ Email: email, Locale: locale, ...captchaFields });
export type ResetRequest = Static<typeof ResetRequest>;

/** `POST {auth}/Reset`. */
export const Reset = Type.Object({ Token: token, Password: password });
export type Reset = Static<typeof Reset>;

/** `POST {auth}/Profile`. */
export const Profile = Type.Object({ Name: name, Company: company, Locale: locale });
export type Profile = Static<typeof Profile>;

/** `POST {auth}/Password`. */
export const PasswordChange = Type.Object({ Current: password, Password: password });
export type PasswordChange = Static<typeof PasswordChange>;

/**
 * `POST {auth}/Delete`: deletes the member's account and all its data. `Sure` is `yes` when ticked.
 */
export const AccountDeletion = Type.Object({ Current: password, Sure: text(10) });
export type AccountDeletion = Static<typeof AccountDeletion>;
