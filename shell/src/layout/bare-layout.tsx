import { Outlet } from 'react-router';
import { SiteContext } from '@dswine/shared/section/runtime';
import { useSiteHere } from './site-layout.tsx';
import { WarningStrip } from './warning-strip.tsx';

/** The bare layout: a page alone, with the warning that stands on every page. */
export function BareLayout() {
  return (
    <SiteContext value={useSiteHere()}>
      <main id="main" className="frame-main" tabIndex={-1}>
        <Outlet />
      </main>
      <WarningStrip />
    </SiteContext>
  );
}
