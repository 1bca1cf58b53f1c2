import { useEffect, useState, type MouseEvent } from 'react';
import { useSlot } from '@dswine/shared/section/runtime';
import { planQueryOf, type PlanQuery } from './plan-query.ts';

/**
 * What the address asks of the plan. A step within the plan shows at once and then stands in the address; the reader
 * stays where they are, with the plan before them.
 */
export function usePlanQuery(): [PlanQuery, (address: string) => void] {
  const slot = useSlot();
  const inAddress = JSON.stringify(planQueryOf(slot));
  const [asked, setAsked] = useState(inAddress);
  useEffect(() => setAsked(inAddress), [inAddress]);
  const follow = (address: string) => {
    const query = Object.fromEntries(
      [...new URL(address, location.href).searchParams].map(([k, v]) => [k, [v]]),
    );
    setAsked(JSON.stringify(planQueryOf({ query })));
    goTo(address);
  };
  return [JSON.parse(asked) as PlanQuery, follow];
}

/** As the site's GET forms go: the page is the same, another part of it is asked for, so nothing scrolls. */
function goTo(address: string): void {
  const { pathname, searchParams } = new URL(address, location.href);
  const form = document.createElement('form');
  form.action = pathname;
  for (const [name, value] of searchParams) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  form.hidden = true;
  document.body.append(form);
  form.requestSubmit();
  form.remove();
}

/** The plan's address that a plain press of a link within the plan leads to; other presses are the browser's own. */
export function pressedAddress(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || address === null || address === undefined || link.hasAttribute('target'))
    return undefined;
  const url = new URL(address, location.href);
  return url.pathname === location.pathname && url.hash === ''
    ? url.pathname + url.search
    : undefined;
}
