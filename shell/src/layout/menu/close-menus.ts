import { useEffect, type RefObject } from 'react';
import { closeMenus, closeOnEscape, menuPartsOf, openBurgerOf, openMenusOf } from './menu-parts.ts';

/**
 * Native `<details>` menus open without code. This hook closes them on navigation, on Escape, and
 * when the reader clicks or focuses anything outside.
 */
export function useClosingMenus(bar: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const header = bar.current;
    const onNavigation = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      const isFollowed = type === 'submit' || (type === 'click' && target.closest('a'));
      closeMenus(
        openMenusOf(header).filter((menu) => isFollowed || !isWithin(header, menu, target)),
      );
    };
    const onKey = (event: KeyboardEvent) => closeOnEscape(header, event);
    document.addEventListener('click', onNavigation);
    document.addEventListener('submit', onNavigation);
    document.addEventListener('focusin', onNavigation);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onNavigation);
      document.removeEventListener('submit', onNavigation);
      document.removeEventListener('focusin', onNavigation);
      document.removeEventListener('keydown', onKey);
      closeMenus(openMenusOf(header));
    };
  }, [bar, pathname]);
}

/** In the panel, groups do not close each other. In the bar, each group is a menu of its own. */
function isWithin(bar: Element | null, menu: HTMLDetailsElement, target: Element): boolean {
  const burger = openBurgerOf(bar);
  if (!burger) return menu.contains(target);
  return burger.contains(target) || menuPartsOf(bar)?.panel.contains(target) === true;
}
