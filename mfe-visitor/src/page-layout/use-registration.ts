import { preRegistrationOf, shownLink } from '@dswine/shared/fair/site-links';
import { useFair } from '@dswine/shared/section/fair-store';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';

export type Registration = {
  /** The organiser's form, how to come in without, or that registration is over. */
  view: 'form' | 'arrival' | 'over';
  /** The organiser's page, once it is configured. */
  url: string | undefined;
};

/** How visitors register now. During the show without the organiser's page it is at the door. */
export function useRegistration(): Registration {
  const state = useShowState();
  const { links } = useSite();
  const url = preRegistrationOf(
    links,
    useFair(({ preRegExhCode }) => preRegExhCode),
  );
  if (state.registration === 'over') return { view: 'over', url };
  return { view: shownLink(url, state) ? 'form' : 'arrival', url };
}

/** What the page about registration is called in each view. */
export const registrationTitle = {
  form: 'registration.title',
  arrival: 'registration.arrival',
  over: 'registration.title',
} as const;
