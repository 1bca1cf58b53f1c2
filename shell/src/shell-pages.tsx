import { AgeNoticePage } from './age/age-notice-page.tsx';
import { lazyPage, type ShellPage } from './loading/lazy-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';

/**
 * The page component of each shell route, by route id. The account pages share one chunk, because a
 * reader who opens one is likely to open another.
 */
export const shellPages: Readonly<Record<string, ShellPage>> = {
  home: HomePage,
  login: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/login-page.tsx')).LoginPage,
  ),
  register: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/register-page.tsx'))
        .RegisterPage,
  ),
  'reset-password': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/reset-password-page.tsx'))
        .ResetPasswordPage,
  ),
  'member-center': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/member-center-page.tsx'))
        .MemberCenterPage,
  ),
  'age-notice': AgeNoticePage,
  offline: OfflinePage,
  privacy: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-legal" */ './legal/privacy-page.tsx')).PrivacyPage,
  ),
  accessibility: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-legal" */ './legal/accessibility-page.tsx'))
        .AccessibilityPage,
  ),
  consent: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "page-legal" */ './consent/consent-page.tsx')).ConsentPage,
  ),
};
