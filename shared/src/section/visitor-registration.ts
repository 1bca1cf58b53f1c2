import { preRegistrationOf } from '../fair/site-links.ts';
import { takesRegistrations } from '../fair/visitor-registration.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useClock } from './clock.ts';
import { useFair } from '@dswine/shared/section/fair-store';
import { useShowState } from './show-state.ts';

/**
 * How visitors register now: on the organiser's page at `url`, with the site's own form, at the
 * door, or not any more.
 */
export type VisitorRegistration =
  { view: 'elsewhere'; url: string } | { view: 'form' | 'arrival' | 'over' };

export function useVisitorRegistration(): VisitorRegistration {
  const site = useSite();
  const { registration } = useShowState();
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  const isOpen = useClock(site, (now) => takesRegistrations(site.edition, now));
  const by = preRegistrationOf(site.links, code);
  if (registration === 'over') return { view: 'over' };
  if (typeof by === 'object') return { view: 'elsewhere', url: by.url };
  return { view: by === 'own' && isOpen ? 'form' : 'arrival' };
}
