import { useEffect, type RefObject } from 'react';
import { closeMenus, menuPartsOf, openMenusOf, type MenuParts } from './menu-parts.ts';

/**
 * From this width (px) on, the bar shows the whole menu. Must match the mixins in `shared/src/ui`.
 */
const DESKTOP = 992;
const focusable = 'a[href], button:not(:disabled), input, summary';
/** Never inert: the statutory warning and live regions. */
const alwaysReachable = '.site-warning, [role=status], script, link';

/**
 * Traps focus in the burger's panel while it is open and makes the rest of the page inert. Closes
 * all menus when the window becomes wide enough for the full menu.
 */
export function useFocusTrap(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const parts = menuPartsOf(bar.current);
    if (!parts) return undefined;
    const { burger } = parts;
    const onToggle = () => {
      setOutsideInert(parts, burger.open);
      // The panel has room for it: logging out is two taps.
      const member = bar.current?.querySelector<HTMLDetailsElement>('.site-member');
      if (member && burger.open) member.open = true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && burger.open) wrapFocus(event, parts);
    };
    const onWiden = () => {
      if (burger.open && innerWidth >= DESKTOP) closeMenus(openMenusOf(bar.current));
    };
    burger.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onWiden, { passive: true });
    // The reader may have opened it before hydration.
    onToggle();
    return () => {
      burger.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onWiden);
      setOutsideInert(parts, false);
    };
  }, [bar]);
}

/** Stops the page behind the panel: no scrolling, and `inert` on the siblings of the menu and of each of its ancestors. */
function setOutsideInert({ burger, panel }: MenuParts, inert: boolean): void {
  document.documentElement.toggleAttribute('data-burger', inert);
  for (let at: Element = burger; at.parentElement && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling !== at && sibling !== panel && !sibling.matches(alwaysReachable))
        sibling.toggleAttribute('inert', inert);
}

function wrapFocus(event: KeyboardEvent, { burger, panel }: MenuParts): void {
  const stops = [burger, panel]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(focusable)])
    .filter((element) => element.checkVisibility());
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  const isLeaving = event.shiftKey ? at === first : at === last;
  if (!isLeaving && (burger.contains(at) || panel.contains(at))) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
