/** The account pages as one piece of code, which the site's other pages do not carry. */
export { LoginPage } from './login-page.tsx';
export { MemberCenterPage } from './member-center-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
