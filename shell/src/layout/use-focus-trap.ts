import { useEffect, type RefObject } from 'react';

/** From this width on the whole menu stands in the bar (see the mixins of the look). */
const DESKTOP = 992;
const pressable = 'a[href], button:not(:disabled), summary';
/** Never out of reach: the statutory warning, and what is announced. */
const spoken = '.frame-warning, [role=status], script, link';

/**
 * While the off-canvas menu is open the rest of the page is out of reach: focus goes round inside of it, and what is
 * behind it is inert. A window that has become wide shows another menu, so this one closes.
 */
export function useFocusTrap(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const onToggle = () => setBehind(details, details.open);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && details.open) goRound(event, details);
    };
    const onWiden = () => {
      if (details.open && innerWidth >= DESKTOP) details.open = false;
    };
    details.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    window.addEventListener('resize', onWiden, { passive: true });
    // It may have been opened before this page came to life.
    onToggle();
    return () => {
      details.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('resize', onWiden);
      setBehind(details, false);
    };
  }, [menu]);
}

/** Everything beside the way from the menu up to the document. */
function setBehind(menu: Element, inert: boolean): void {
  for (let at: Element = menu; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside !== at && !beside.matches(spoken)) beside.toggleAttribute('inert', inert);
}

function goRound(event: KeyboardEvent, menu: Element): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(pressable)].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first : at === last;
  if (!leaves && menu.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
