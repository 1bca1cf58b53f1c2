import { useEffect, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import useSWR from 'swr';
import type { Exhibition } from '@dswine/shared/contract/editions';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import { aboutEdition, useFairStore } from '@dswine/shared/section/fair-store';
import { SiteContext, type Site } from '@dswine/shared/section/runtime';
import { AgeQuestion } from '../age/age-question.tsx';
import { LoggedOutNotice } from '../account/logged-out-notice.tsx';
import { useMemberCheck } from '../account/member-check.ts';
import { ConsentQuestion } from '../consent/consent-question.tsx';
import { useShell } from '../composition/shell-context.ts';
import { OfflineSign } from '../offline/offline-sign.tsx';
import { WaitingSign } from '../offline/waiting-sign.tsx';
import { editionKey } from '../edition-key.ts';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { MenuTrouble } from './menu-trouble.tsx';
import { Navbar } from './navbar.tsx';
import { WarningStrip } from './warning-strip.tsx';

/** The dashboard layout: what surrounds every page. */
export function Frame() {
  const site = useSiteHere();
  return (
    <SiteContext value={site}>
      <Navbar />
      <AgeQuestion />
      <ConsentQuestion />
      <MenuTrouble />
      <OfflineSign />
      <WaitingSign />
      <LoggedOutNotice />
      <main id="main" className="frame-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <WarningStrip />
      <div id="announcer" className="dw-hidden" role="status" aria-live="polite" />
    </SiteContext>
  );
}

/** What the open address makes of the site; told to the fair's store too. */
export function useSiteHere(): Site {
  const { state, api, settle } = useShell();
  const { pathname, key } = useLocation();
  useEffect(settle, [settle, key]);
  useMemberCheck();
  const { locale } = splitLocale(pathname);
  const { data } = useSWR<Exhibition>(editionKey(state.exhibitionCode));
  const edition = data?.web_Exhibition_Info;
  const fair = useFairStore();
  useEffect(
    () => fair.setState({ language: locale, ...aboutEdition(edition, state.exhibitionCode) }),
    [fair, locale, edition, state],
  );
  return useMemo<Site>(
    () => ({
      locale,
      exhibitionCode: state.exhibitionCode,
      edition,
      now: new Date(Date.parse(state.renderedAt) + state.clockOffset).toISOString(),
      clockOffset: state.clockOffset,
      links: state.links,
      expoApi: state.expoApi,
      expo: api.expo,
      http: api.site,
      failures: state.failures,
      form: state.form,
    }),
    [locale, edition, state, api],
  );
}
