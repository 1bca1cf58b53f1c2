/** The header's menus. On small screens all of them are in the panel below the burger. */
export type MenuParts = { burger: HTMLDetailsElement; panel: HTMLElement };

/** The burger and its panel, which must be siblings: CSS shows the panel while it is open. */
export function menuPartsOf(bar: Element | null): MenuParts | undefined {
  const burger = bar?.querySelector<HTMLDetailsElement>('.site-offcanvas');
  const panel = bar?.querySelector<HTMLElement>('.site-panel');
  return burger && panel ? { burger, panel } : undefined;
}

/** The open menus of the header, outermost first. */
export function openMenusOf(bar: Element | null): HTMLDetailsElement[] {
  return [...(bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

export function closeMenus(menus: readonly HTMLDetailsElement[]): void {
  for (const menu of menus) menu.open = false;
}

export function openBurgerOf(bar: Element | null): HTMLDetailsElement | undefined {
  const burger = menuPartsOf(bar)?.burger;
  return burger?.open ? burger : undefined;
}

/** Closes the burger's panel, or the innermost menu of the bar. */
export function closeOnEscape(bar: Element | null, { key }: KeyboardEvent): void {
  const opened = openMenusOf(bar);
  const innermost = opened.at(-1);
  if (key !== 'Escape' || !innermost) return;
  const burger = openBurgerOf(bar);
  closeMenus(burger ? opened : [innermost]);
  (burger ?? innermost).querySelector('summary')?.focus();
}
