import { useLocation } from 'react-router';
import { showYearPrefix } from '@dswine/shared/fair/show-year';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { mainMenuOf, menuOf, type MenuItem } from './menu.ts';

type Menu = {
  /** The main menu. */
  main: MenuItem[];
  /** The same entries where nothing is highlighted and the shell adds nothing. */
  plain: MenuItem[];
};

/** The menu of the open page, with the show year where it belongs. */
export function useMenu(): Menu {
  const { state } = useShell();
  const { locale, edition, exhibitionCode } = useSite();
  const { pathname } = useLocation();
  const year = edition && showYearPrefix(edition.ExhibitionYear, exhibitionCode);
  const { menu } = state.composition;
  return { main: mainMenuOf(menu, locale, pathname, year), plain: menuOf(menu, locale, '', year) };
}
