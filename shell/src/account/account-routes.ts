import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { passwordLength } from '@dswine/shared/fair/forms/password-length';
import { captchaFields } from '@dswine/shared/fair/forms/submission-fields';
import type { PageQuery } from '@dswine/shared/section/request-key';
import type { ShellRoute } from '../composition/shell-route.ts';

const noData = { files: { scripts: [], styles: [] }, data: {} };
const personal = { ...noData, personal: true, noindex: true, chunk: 'page-account' } as const;
const requiredField = { required: true } as const;
const emailField = { required: true, email: true } as const;
/** Never repeated in a re-rendered form. */
const secretField = { required: true, keep: 'never' } as const;
const newPassword = { ...secretField, ...passwordLength };
const hiddenField = { keep: 'never' } as const;

/** The account pages. Links in e-mails open `Register` and `ResetPassword` with a `token`. */
export const accountRoutes = [
  {
    ...personal,
    id: 'login',
    path: 'Login',
    messages: 'account.login',
    query: { next: 'text', done: 'code' },
    forms: {
      login: {
        method: 'POST',
        call: 'auth/Login',
        fields: { Email: requiredField, Password: secretField, ...captchaFields },
        captcha: 'later',
        next: nextPath,
      },
    },
  },
  {
    ...personal,
    id: 'register',
    path: 'Register',
    messages: 'account.register',
    query: { token: 'code', sent: 'code' },
    forms: {
      register: {
        method: 'POST',
        call: 'auth/Register',
        fields: {
          Name: requiredField,
          Email: emailField,
          Company: {},
          Password: newPassword,
          Locale: {},
          ...captchaFields,
          NoticeVersion: hiddenField,
          Marketing: { choices: ['yes'], keep: 'page' },
        },
        next: () => '/Register?sent=yes',
      },
      confirm: {
        method: 'POST',
        call: 'auth/Confirm',
        fields: { Token: {}, Password: secretField },
        next: () => '/MemberCenter?done=confirmed',
      },
    },
  },
  {
    ...personal,
    id: 'reset-password',
    path: 'ResetPassword',
    messages: 'account.resetPassword',
    query: { token: 'code', sent: 'code' },
    forms: {
      'reset-request': {
        method: 'POST',
        call: 'auth/ResetRequest',
        fields: { Email: emailField, Locale: {}, ...captchaFields },
        next: () => '/ResetPassword?sent=yes',
      },
      reset: {
        method: 'POST',
        call: 'auth/Reset',
        fields: { Token: {}, Password: newPassword },
        next: () => '/Login?done=reset',
      },
    },
  },
  {
    ...personal,
    id: 'member-center',
    path: 'MemberCenter',
    messages: 'account.memberCenter',
    data: {
      member: { template: 'User', optional: true },
      favourites: { template: 'Favourites/{Code}{?Lang}', optional: true },
    },
    query: { done: 'code' },
    forms: {
      profile: {
        method: 'POST',
        call: 'auth/Profile',
        fields: { Name: requiredField, Company: {}, Locale: {} },
        next: () => '/MemberCenter?done=profile',
      },
      password: {
        method: 'POST',
        call: 'auth/Password',
        fields: { Current: secretField, Password: newPassword },
        next: () => '/MemberCenter?done=password',
      },
      delete: {
        method: 'POST',
        call: 'auth/Delete',
        fields: { Current: secretField, Sure: { required: true, choices: ['yes'], keep: 'page' } },
        next: () => '/Login?done=deleted',
      },
      unmark: {
        method: 'DELETE',
        call: 'expo/Favourites/{Code}',
        fields: { Kind: {}, Id: {} },
        next: () => '/MemberCenter?done=unmarked',
      },
      logout: { method: 'GET', call: 'auth/Logout', fields: {}, next: () => '/Login?done=logout' },
    },
  },
] as const satisfies readonly ShellRoute[];

/** After login, returns to `next` if it is a path on this site, otherwise to the member center. */
function nextPath(query: PageQuery): string {
  const next = query['next']?.[0] ?? '';
  if (!/^\/(?![/\\])[^\\]*$/u.test(next)) return '/MemberCenter';
  const { pathname, search } = new URL(next, 'http://site.invalid');
  return splitLocale(pathname).path + search;
}
