import { useLocation } from 'react-router';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { menuCallsOf, withAnswers } from './menu-calls.ts';
import { mainMenuOf, menuOf, type MenuItem } from './menu.ts';
import { useMenuAnswers } from './use-menu-responses.ts';

type Menu = {
  /** The main menu. */
  main: MenuItem[];
  /** The same entries where nothing is highlighted and the shell adds nothing. */
  plain: MenuItem[];
};

/** The menu of the open page, with the show year where it belongs. */
export function useMenu(): Menu {
  const { state } = useShell();
  const { locale, exhibitionCode } = useSite();
  const { pathname } = useLocation();
  const { data: answers = [] } = useMenuAnswers();
  const year = useFair(({ showYear }) => showYear);
  const calls = menuCallsOf(state.composition, locale, exhibitionCode);
  const menu = withAnswers(state.composition.menu, calls, answers);
  return { main: mainMenuOf(menu, locale, pathname, year), plain: menuOf(menu, locale, '', year) };
}
