import { Type, type Static } from 'typebox';
import { defaultSettings } from './default-settings.ts';

/** An external URL. Only http and https: other schemes could run script in the page. */
const outside = Type.String({ pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$', maxLength: 2000 });
const closed = { additionalProperties: false };
const messages = Type.Object(
  { tw: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  closed,
);
/** Hides the link in every state of the year. */
const hidden = Type.Literal('none');
const outsideOrNone = Type.Union([outside, hidden]);
const outsideByLocale = Type.Object({ tw: outside, en: outside }, closed);

/**
 * The setting `links`: all external URLs of the site. Unset ones show as 'Coming Soon' before the
 * show and are left out afterwards.
 */
export const LinkSettings = Type.Object(
  {
    /**
     * Visitor pre-registration. Pages add the edition's pre-registration code as the query `id`.
     */
    preRegistration: Type.Optional(outsideOrNone),
    exhibitorService: Type.Optional(Type.Union([outsideByLocale, hidden])),
    series: Type.Optional(outsideOrNone),
    /** Sister shows, in display order. */
    relatedExhibitions: Type.Array(
      Type.Object({ name: messages, url: Type.Optional(outsideByLocale) }, closed),
    ),
    social: Type.Object(
      {
        facebook: Type.Optional(outsideOrNone),
        instagram: Type.Optional(outsideOrNone),
        youtube: Type.Optional(outsideOrNone),
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
