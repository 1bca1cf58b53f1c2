import { useEffect, type RefObject } from 'react';

/**
 * From this width (px) on, the bar shows the whole menu. Must match the mixins in `shared/src/ui`.
 */
const DESKTOP = 992;
const focusable = 'a[href], button:not(:disabled), summary';
/** Never inert: the statutory warning and live regions. */
const alwaysReachable = '.frame-warning, [role=status], script, link';

/**
 * Traps focus in the off-canvas menu while it is open and makes the rest of the page inert. Closes
 * the menu when the window becomes wide enough for the full menu.
 */
export function useFocusTrap(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const onToggle = () => setOutsideInert(details, details.open);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && details.open) wrapFocus(event, details);
    };
    const onWiden = () => {
      if (details.open && innerWidth >= DESKTOP) details.open = false;
    };
    details.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onWiden, { passive: true });
    // The reader may have opened it before hydration.
    onToggle();
    return () => {
      details.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onWiden);
      setOutsideInert(details, false);
    };
  }, [menu]);
}

/** Sets `inert` on the siblings of the menu and of each of its ancestors. */
function setOutsideInert(menu: Element, inert: boolean): void {
  for (let at: Element = menu; at.parentElement && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling !== at && !sibling.matches(alwaysReachable))
        sibling.toggleAttribute('inert', inert);
}

function wrapFocus(event: KeyboardEvent, menu: Element): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  const isLeaving = event.shiftKey ? at === first : at === last;
  if (!isLeaving && menu.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
