import { preRegistrationOf } from '../fair/addresses/site-links.ts';
import { registrationAt } from '../fair/show/show-states.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useFair } from '@dswine/shared/section/fair-store';
import { useStateAt } from './show-state.ts';

/**
 * How visitors register now: on the organiser's page at `url`, with the site's own form now or
 * later, at the door, or not any more.
 */
export type VisitorRegistration =
  { view: 'elsewhere'; url: string } | { view: 'coming' | 'form' | 'arrival' | 'over' };

export function useVisitorRegistration(): VisitorRegistration {
  const { links } = useSite();
  const registration = useStateAt(registrationAt);
  const code = useFair(({ preRegExhCode }) => preRegExhCode);
  const by = preRegistrationOf(links, code);
  if (registration === 'over') return { view: 'over' };
  if (typeof by === 'object') return { view: 'elsewhere', url: by.url };
  if (by !== 'own' || registration === 'on-arrival') return { view: 'arrival' };
  return { view: registration === 'ahead' ? 'form' : 'coming' };
}
