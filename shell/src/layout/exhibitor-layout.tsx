import { Outlet } from 'react-router';

/**
 * The layout of an exhibitor's own page (specification § 2). It stands within the frame, which runs the login check on
 * the way in and on every change of page, so it adds a place of its own for what only these pages get.
 */
export function ExhibitorLayout() {
  return (
    <div data-layout="exhibitor">
      <Outlet />
    </div>
  );
}
