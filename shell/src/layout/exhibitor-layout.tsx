import { Outlet } from 'react-router';

/**
 * The layout of an exhibitor's own pages (specification § 2). It is nested in the site layout,
 * which already checks the login on every navigation. It only adds a container specific to these
 * pages.
 */
export function ExhibitorLayout() {
  return (
    <div data-layout="exhibitor">
      <Outlet />
    </div>
  );
}
