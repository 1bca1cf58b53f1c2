import { useEffect, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import useSWR from 'swr';
import type { Exhibition } from '@dswine/shared/contract/editions';
import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { aboutEdition, useFair, useFairStore } from '@dswine/shared/section/fair-store';
import { SiteContext, type Site } from '@dswine/shared/section/runtime';
import { AgeQuestion } from '../age/age-question.tsx';
import { LoggedOutNotice } from '../account/logged-out-notice.tsx';
import { useMemberCheck } from '../account/member-check.ts';
import { useListSync } from '../account/use-list-sync.ts';
import { ConsentQuestion } from '../consent/consent-question.tsx';
import { useShell } from '../composition/shell-context.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { PendingNotice } from '../offline/pending-notice.tsx';
import { LAYOUT } from '../composition/hydration.ts';
import { editionKey } from '../composition/edition-key.ts';
import { BackToTop } from './back-to-top.tsx';
import { DateBar } from './date-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { MenuError } from './menu/menu-error.tsx';
import { Navbar } from './header/navbar.tsx';
import { WarningStrip } from './warning-strip.tsx';

/** The dashboard layout, which surrounds most pages. */
export function SiteLayout() {
  const site = useCurrentSite();
  return (
    <SiteContext value={site}>
      <Navbar />
      <DateBar />
      <AgeQuestion />
      <ConsentQuestion />
      <MenuError />
      <OfflineNotice />
      <PendingNotice />
      <LoggedOutNotice />
      <main id="main" className="site-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <WarningStrip />
      <div id="announcer" className="dw-hidden" role="status" aria-live="polite" />
    </SiteContext>
  );
}

/** The site context for the current URL. Also updates the fair store. */
export function useCurrentSite(): Site {
  const { state, api, onPageShown, onHydrated } = useShell();
  const { pathname, key } = useLocation();
  useEffect(onPageShown, [onPageShown, key]);
  useEffect(() => onHydrated(LAYOUT, document.getElementById('root')), [onHydrated]);
  useMemberCheck();
  useListSync();
  const { locale } = splitLocale(pathname);
  const { data } = useSWR<Exhibition>(editionKey(state.exhibitionCode));
  const latest = data?.web_Exhibition_Info;
  const fair = useFairStore();
  const edition = useFair(({ exhibitionInfo }) => exhibitionInfo);
  const exhibitionCode = useFair((store) => store.exhibitionCode);
  useEffect(() => {
    // Clear texts in the previous language.
    const isSwitched = fair.getState().language !== locale;
    fair.setState({
      language: locale,
      ...aboutEdition(latest, exhibitionCode),
      ...(isSwitched && { about: undefined, calendar: undefined }),
    });
  }, [fair, locale, latest, exhibitionCode]);
  return useMemo<Site>(
    () => ({
      locale,
      exhibitionCode,
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
    [locale, edition, exhibitionCode, state, api],
  );
}
