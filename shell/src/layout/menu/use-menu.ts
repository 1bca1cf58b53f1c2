import { useLocation } from 'react-router';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { usePhaseName } from '@dswine/shared/section/show-state';
import { useShell } from '../../composition/shell-context.ts';
import { menuCallsOf, withResponses } from './menu-calls.ts';
import { footerOf, mainMenuOf, menuOf, type FooterGroup, type MenuItem } from './menu.ts';
import { useMenuResponses } from './use-menu-responses.ts';

/** The main menu, with highlighting and the exhibitors' group. */
export function useMainMenu(): MenuItem[] {
  const { entries, locale, year } = useEntries();
  const { pathname } = useLocation();
  return mainMenuOf(entries, locale, pathname, year);
}

/** The same entries without highlighting and without the shell's additions. */
export function usePlainMenu(): MenuItem[] {
  const { entries, locale, year } = useEntries();
  return menuOf(entries, locale, '', year);
}

/** The entries of the footer. */
export function useFooterMenu(): MenuItem<FooterGroup>[] {
  const { entries, locale, year } = useEntries();
  const { state } = useShell();
  const phase = usePhaseName();
  return footerOf(entries, state.composition.footer, { locale, year, state: phase });
}

/** The current menu's entries, and the show year, which some need. */
function useEntries() {
  const { state } = useShell();
  const { locale, exhibitionCode } = useSite();
  const { data: responses = [] } = useMenuResponses();
  const year = useFair(({ showYear }) => showYear);
  const calls = menuCallsOf(state.composition, locale, exhibitionCode);
  return { entries: withResponses(state.composition.menu, calls, responses), locale, year };
}
