import { AgeNoticePage } from './age/age-notice-page.tsx';
import { latePage, type OwnPage } from './composition/lazy-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { OfflinePage } from './offline/offline-page.tsx';

/** What stands at each of the shell's own routes, by its id. The account pages come together: whoever opens one is likely to open another. */
export const ownPages: Readonly<Record<string, OwnPage>> = {
  home: HomePage,
  login: latePage(
    async () => (await import(/* webpackChunkName: "page-account" */ './account/login-page.tsx')).LoginPage,
  ),
  register: latePage(
    async () => (await import(/* webpackChunkName: "page-account" */ './account/register-page.tsx')).RegisterPage,
  ),
  'reset-password': latePage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/reset-password-page.tsx')).ResetPasswordPage,
  ),
  'member-center': latePage(
    async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/member-center-page.tsx')).MemberCenterPage,
  ),
  'age-notice': AgeNoticePage,
  offline: OfflinePage,
  privacy: latePage(
    async () => (await import(/* webpackChunkName: "page-legal" */ './legal/privacy-page.tsx')).PrivacyPage,
  ),
  accessibility: latePage(
    async () =>
      (await import(/* webpackChunkName: "page-legal" */ './legal/accessibility-page.tsx')).AccessibilityPage,
  ),
  consent: latePage(
    async () => (await import(/* webpackChunkName: "page-legal" */ './consent/consent-page.tsx')).ConsentPage,
  ),
};
