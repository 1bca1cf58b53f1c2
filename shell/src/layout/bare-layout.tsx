import { Outlet } from 'react-router';
import { SiteContext } from '@dswine/shared/section/runtime';
import { useCurrentSite } from './site-layout.tsx';
import { WarningStrip } from './warning-strip.tsx';

/** The bare layout: only the page and the statutory warning. */
export function BareLayout() {
  return (
    <SiteContext value={useCurrentSite()}>
      <main id="main" className="site-main" tabIndex={-1}>
        <Outlet />
      </main>
      <WarningStrip />
    </SiteContext>
  );
}
