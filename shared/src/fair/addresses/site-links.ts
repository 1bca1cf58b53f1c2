import type { Bilingual } from '../../contract/wire.ts';

/** External links from the configuration. One that is not set is shown nowhere. */
export type SiteLinks = {
  /**
   * Visitor pre-registration page; `id` is added to its query. Unset: the site's own registration.
   * `none`: visitors register at the door only.
   */
  preRegistration?: string;
  /** The exhibitors' service system. */
  exhibitorService?: Bilingual;
  /** The short link to the series' exhibitions. */
  series?: string;
  /** Sister shows, in order. */
  relatedExhibitions: { name: Bilingual; url: Bilingual }[];
  social: { facebook?: string; instagram?: string; youtube?: string };
  /** The organiser's account site. Without it, the site uses its built-in account pages. */
  account?: { login: Bilingual; memberCenter: string };
};

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/**
 * How visitors of an edition register ahead: at a URL, with the site's own form (`own`), or not
 * (`none`). A configured page without the edition's code has not opened.
 */
export function preRegistrationOf(
  { preRegistration }: SiteLinks,
  code: string | undefined,
): { url: string } | 'own' | 'none' {
  if (preRegistration === undefined) return 'own';
  if (preRegistration === 'none' || !code) return 'none';
  const url = new URL(preRegistration);
  url.searchParams.set('id', code);
  return { url: url.href };
}
