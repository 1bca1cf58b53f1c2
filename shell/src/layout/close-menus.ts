import { useEffect, type RefObject } from 'react';

/**
 * Menus open by themselves (`<details>`); here they close: on a navigation, on Escape, and when the reader turns to
 * something outside of them.
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
          (menu) => followed || (target instanceof Node && !wholeOf(menu).contains(target)),
        ),
      );
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const innermost = opened().at(-1);
      if (key !== 'Escape' || !innermost) return;
      const left = wholeOf(innermost);
      close([left]);
      left.querySelector('summary')?.focus();
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

/** A group of the off-canvas menu is a part of it: Escape leaves the whole, and groups do not close each other. */
function wholeOf(menu: HTMLDetailsElement): HTMLDetailsElement {
  return menu.closest<HTMLDetailsElement>('.frame-offcanvas') ?? menu;
}
