import en from '../messages/en.json';
import tw from '../messages/tw.json';
import { formCall, formTarget } from '@dswine/shared/form/form-definition';
import type { ShellRoute } from '../composition/shell-route.ts';
import { accountRoutes } from './account-routes.ts';

const routes: readonly ShellRoute[] = accountRoutes;
const at = { exhibitionCode: 'DSWINE2026', locale: 'tw', params: {}, query: {} } as const;
const login = routes.find(({ id }) => id === 'login')?.forms?.['login'];

it.each([
  ['/News', '/News'],
  ['/en/VisitorExhibitor/Detail/1001?from=list', '/VisitorExhibitor/Detail/1001?from=list'],
  ['/\\evil.example', '/MemberCenter'],
  ['News', '/MemberCenter'],
])('redirects a login with next=%s, in the locale of the page, to %s', (next, target) =>
  expect(login && formTarget(login, { ...at, query: { next: [next] } }, null)).toBe(target),
);

it('sends only fields of the form, and never restores passwords or codes', () => {
  for (const { forms = {} } of routes)
    for (const { fields } of Object.values(forms))
      for (const field of ['Password', 'Current', 'Code', 'Proof'].filter((name) => name in fields))
        expect(fields[field]?.keep).toBe('never');
  const call =
    login &&
    formCall(login, { Email: 'a@b.example', Password: 'p', form: 'login', extra: 'x' }, at);
  expect(call).toEqual({
    path: 'api/auth/Login',
    method: 'POST',
    body: { Email: 'a@b.example', Password: 'p', Code: '', Proof: '' },
  });
});

it('has messages in both languages for every field and page', () => {
  for (const { account } of [tw, en]) {
    const fields = routes.flatMap(({ forms = {} }) =>
      Object.values(forms).flatMap((form) => Object.keys(form.fields)),
    );
    const ofEveryForm = ['Code', 'Proof', 'Marketing'];
    const shown = fields.filter((field) => ![...ofEveryForm, 'Kind', 'Id'].includes(field));
    expect(Object.keys(account.fields)).toEqual(expect.arrayContaining(shown));
    const pages = routes.map(({ messages = '' }) => messages.replace('account.', ''));
    expect(Object.keys(account)).toEqual(expect.arrayContaining(pages));
  }
});
