import type { Bilingual } from '../contract/wire.ts';

/** Where the site leads to outside of itself, from its configuration. What is not set is shown as 'Coming Soon'. */
export type SiteLinks = {
  /** The page of visitor pre-registration; `id` is added to its query. */
  preRegistration?: string;
  /** The exhibitors' service system. */
  exhibitorService?: Bilingual;
  /** The short link to the series' exhibitions. */
  series?: string;
  /** Sister shows, in their order. One without an address is announced only. */
  relatedExhibitions: { name: Bilingual; url?: Bilingual }[];
  social: { facebook?: string; instagram?: string; youtube?: string };
  /** The organiser's account site; without it the site's own pages serve. */
  account?: { login: Bilingual; memberCenter: string };
};

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The pre-registration page for an edition. Without a code there is nothing to register for yet. */
export function preRegistrationOf(
  { preRegistration }: SiteLinks,
  code: string | undefined,
): string | undefined {
  if (preRegistration === undefined || !code) return undefined;
  const url = new URL(preRegistration);
  url.searchParams.set('id', code);
  return url.href;
}
