import type { Bilingual } from '../contract/wire.ts';
import type { ShowState } from './show-states.ts';

/** A link that the organiser hides in every state of the year. */
type Hidden = 'none';

/** External links from the configuration. The state of the year says what stands for missing ones. */
export type SiteLinks = {
  /** Visitor pre-registration page; `id` is added to its query. */
  preRegistration?: string;
  /** The exhibitors' service system. */
  exhibitorService?: Bilingual | Hidden;
  /** The short link to the series' exhibitions. */
  series?: string;
  /** Sister shows, in order. One without a URL is only announced. */
  relatedExhibitions: { name: Bilingual; url?: Bilingual }[];
  social: { facebook?: string; instagram?: string; youtube?: string };
  /** The organiser's account site. Without it, the site uses its built-in account pages. */
  account?: { login: Bilingual; memberCenter: string };
};

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/**
 * What is shown of an external link: its target, or `undefined` as target while it is only
 * announced. Nothing if the organiser hides it, or in a state that does not announce links.
 */
export function shownLink<Target>(
  link: Target | Hidden | undefined,
  { unsetLinks }: Pick<ShowState, 'unsetLinks'>,
): { target: Target | undefined } | undefined {
  if (link === 'none') return undefined;
  if (link === undefined && unsetLinks === 'hidden') return undefined;
  return { target: link };
}

/**
 * Pre-registration URL of an edition, or `none`. Undefined without a code: registration has not
 * opened.
 */
export function preRegistrationOf(
  { preRegistration }: SiteLinks,
  code: string | undefined,
): string | undefined {
  if (preRegistration === 'none') return preRegistration;
  if (preRegistration === undefined || !code) return undefined;
  const url = new URL(preRegistration);
  url.searchParams.set('id', code);
  return url.href;
}
