import { preRegistrationOf } from '@dswine/shared/fair/site-links';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';

export type Registration =
  | {
      /** The organiser's page at `url`. */
      view: 'elsewhere';
      url: string;
    }
  /** How to come in without, or that registration is over. */
  | { view: 'arrival' | 'over' };

/** How visitors register now. Without a page of the organiser it is at the door. */
export function useRegistration(): Registration {
  const { registration } = useShowState();
  const { links } = useSite();
  const by = preRegistrationOf(
    links,
    useFair(({ preRegExhCode }) => preRegExhCode),
  );
  if (registration === 'over') return { view: 'over' };
  return typeof by === 'object' ? { view: 'elsewhere', url: by.url } : { view: 'arrival' };
}

/** What the page about registration is called in each view. */
export const registrationTitle = {
  elsewhere: 'registration.title',
  arrival: 'registration.arrival',
  over: 'registration.title',
} as const;
