import { Type, type Static } from 'typebox';
import { defaultSettings } from './default-settings.ts';

/** An external URL. Only http and https: other schemes could run script in the page. */
const outside = Type.String({ pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$', maxLength: 2000 });
const closed = { additionalProperties: false };
const messages = Type.Object(
  { tw: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  closed,
);
const outsideByLocale = Type.Object({ tw: outside, en: outside }, closed);

/**
 * The setting `links`: all external URLs of the site. Unset ones are left out.
 */
export const LinkSettings = Type.Object(
  {
    /**
     * Visitor pre-registration. Pages add the edition's pre-registration code as the query `id`.
     * `none`: visitors register at the door only.
     */
    preRegistration: Type.Optional(Type.Union([outside, Type.Literal('none')])),
    exhibitorService: Type.Optional(outsideByLocale),
    series: Type.Optional(outside),
    /** Sister shows, in display order. */
    relatedExhibitions: Type.Array(Type.Object({ name: messages, url: outsideByLocale }, closed)),
    social: Type.Object(
      {
        facebook: Type.Optional(outside),
        instagram: Type.Optional(outside),
        youtube: Type.Optional(outside),
      },
      closed,
    ),
    /** The organiser's external account site. By default, the site's account pages are used. */
    account: Type.Optional(Type.Object({ login: outsideByLocale, memberCenter: outside }, closed)),
  },
  closed,
);
export type LinkSettings = Static<typeof LinkSettings>;

/** Keeps the default of each link that the file does not set. */
export function withDefaultLinks(links: unknown): unknown {
  return typeof links === 'object' && links !== null && !Array.isArray(links)
    ? { ...defaultSettings.links, ...links }
    : links;
}
