import { useLocation } from 'react-router';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { usePhaseName } from '@dswine/shared/section/show-state';
import { useShell } from '../composition/shell-context.ts';
import { menuCallsOf, withResponses } from './menu-calls.ts';
import { footerOf, mainMenuOf, menuOf, type FooterGroup, type MenuItem } from './menu.ts';
import { useMenuResponses } from './use-menu-responses.ts';

type Menu = {
  /** The main menu, with highlighting and the exhibitors' group. */
  main: MenuItem[];
  /** The same entries without highlighting and without the shell's additions. */
  plain: MenuItem[];
  footer: MenuItem<FooterGroup>[];
};

/** The current page's menu, with the show year where an entry needs it. */
export function useMenu(): Menu {
  const { state } = useShell();
  const { locale, exhibitionCode } = useSite();
  const { pathname } = useLocation();
  const { data: responses = [] } = useMenuResponses();
  const phase = usePhaseName();
  const year = useFair(({ showYear }) => showYear);
  const calls = menuCallsOf(state.composition, locale, exhibitionCode);
  const menu = withResponses(state.composition.menu, calls, responses);
  return {
    main: mainMenuOf(menu, locale, pathname, year),
    plain: menuOf(menu, locale, '', year),
    footer: footerOf(menu, state.composition.footer, { locale, year, state: phase }),
  };
}
