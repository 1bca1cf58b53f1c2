import { Type, type Static } from 'typebox';

/** An address outside of the site: http or https, nothing that could run in the page. */
const outside = Type.String({ pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$', maxLength: 2000 });
const closed = { additionalProperties: false };
const messages = Type.Object(
  { tw: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  closed,
);
const outsideByLocale = Type.Object({ tw: outside, en: outside }, closed);

/** `links` of the settings: every external address of the site. One that is not set is shown as 'Coming Soon'. */
export const LinkSettings = Type.Object(
  {
    /** Visitor pre-registration; the query `id`, the edition's pre-registration code, is added to it. */
    preRegistration: Type.Optional(outside),
    exhibitorService: Type.Optional(outsideByLocale),
    series: Type.Optional(outside),
    /** Sister shows, in their order. */
    relatedExhibitions: Type.Array(
      Type.Object({ name: messages, url: Type.Optional(outsideByLocale) }, closed),
    ),
    social: Type.Object(
      {
        facebook: Type.Optional(outside),
        instagram: Type.Optional(outside),
        youtube: Type.Optional(outside),
      },
      closed,
    ),
    /** The organiser's account site. Without it the site's own account pages serve. */
    account: Type.Optional(Type.Object({ login: outsideByLocale, memberCenter: outside }, closed)),
  },
  closed,
);
export type LinkSettings = Static<typeof LinkSettings>;

/** The sister shows are known by name; their addresses, like all others, are the organiser's to give. */
export const defaultLinks: LinkSettings = {
  relatedExhibitions: [
    { name: { tw: 'Intelligent Asia 系列展', en: 'Intelligent Asia' } },
    { name: { tw: 'Intelligent Asia 泰國展', en: 'Intelligent Asia Thailand' } },
  ],
  social: {},
};
