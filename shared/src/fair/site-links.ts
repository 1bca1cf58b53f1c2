import type { Bilingual } from '../contract/wire.ts';

/** External links from the configuration. Missing ones are shown as 'Coming Soon'. */
export type SiteLinks = {
  /** Visitor pre-registration page; `id` is added to its query. */
  preRegistration?: string;
  /** The exhibitors' service system. */
  exhibitorService?: Bilingual;
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

/** Pre-registration URL of an edition. Undefined without a code: registration has not opened. */
export function preRegistrationOf(
  { preRegistration }: SiteLinks,
  code: string | undefined,
): string | undefined {
  if (preRegistration === undefined || !code) return undefined;
  const url = new URL(preRegistration);
  url.searchParams.set('id', code);
  return url.href;
}
