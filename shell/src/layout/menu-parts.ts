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
