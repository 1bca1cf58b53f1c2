import { useEffect, useState, type MouseEvent } from 'react';
import { useSlot } from '@dswine/shared/section/runtime';
import { planQueryOf, type PlanQuery } from './plan-query.ts';

/**
 * The plan query from the URL, with a function that follows a link. A new query applies at once and
 * then updates the URL. The scroll position does not change.
 */
export function usePlanQuery(): [PlanQuery, (address: string) => void] {
  const slot = useSlot();
  const inAddress = JSON.stringify(planQueryOf(slot));
  const [queryJson, setQueryJson] = useState(inAddress);
  useEffect(() => setQueryJson(inAddress), [inAddress]);
  const follow = (address: string) => {
    const query = Object.fromEntries(
      [...new URL(address, location.href).searchParams].map(([k, v]) => [k, [v]]),
    );
    setQueryJson(JSON.stringify(planQueryOf({ query })));
    submitGetForm(address);
  };
  return [JSON.parse(queryJson) as PlanQuery, follow];
}

/** Navigates with a GET form, as the site does elsewhere: same page, new query, no scrolling. */
function submitGetForm(address: string): void {
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

/**
 * Returns the plan URL of a plain click on a link within the plan. Leaves all other clicks to the
 * browser.
 */
export function clickedPlanUrl(event: MouseEvent): string | undefined {
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
