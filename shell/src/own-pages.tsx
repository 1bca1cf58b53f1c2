import type { ComponentType } from 'react';
import { LoginPage } from './account/login-page.tsx';
import { MemberCenterPage } from './account/member-center-page.tsx';
import { RegisterPage } from './account/register-page.tsx';
import { ResetPasswordPage } from './account/reset-password-page.tsx';
import { HomePage } from './home/home-page.tsx';

/** What stands at each of the shell's own routes, by its id. */
export const ownPages: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  login: LoginPage,
  register: RegisterPage,
  'reset-password': ResetPasswordPage,
  'member-center': MemberCenterPage,
};
