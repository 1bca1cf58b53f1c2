import { useEffect, type RefObject } from 'react';

/**
 * Native `<details>` menus open without code. This hook closes them on navigation, on Escape, and
 * when the reader clicks or focuses anything outside.
 */
export function useClosingMenus(bar: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const opened = () => [
      ...(bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ];
    const close = (menus: HTMLDetailsElement[]) => menus.forEach((menu) => (menu.open = false));
    const onNavigation = ({ type, target }: Event) => {
      const followed = type === 'click' && target instanceof Element && target.closest('a');
      close(
        opened().filter(
          (menu) => followed || (target instanceof Node && !rootMenuOf(menu).contains(target)),
        ),
      );
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const innermost = opened().at(-1);
      if (key !== 'Escape' || !innermost) return;
      const menu = rootMenuOf(innermost);
      close([menu]);
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onNavigation);
    document.addEventListener('focusin', onNavigation);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onNavigation);
      document.removeEventListener('focusin', onNavigation);
      document.removeEventListener('keydown', onKey);
      close(opened());
    };
  }, [bar, pathname]);
}

/** Groups of the off-canvas menu do not close each other, and Escape closes the whole menu. */
function rootMenuOf(menu: HTMLDetailsElement): HTMLDetailsElement {
  return menu.closest<HTMLDetailsElement>('.frame-offcanvas') ?? menu;
}
