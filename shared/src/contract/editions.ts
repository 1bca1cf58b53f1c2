import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { AreaCode, Bilingual, closed, isoDate, Picture, SharePicture, translated } from './wire.ts';

const time = Type.String({ pattern: '^\\d{2}:\\d{2}$' });

/**
 * One day of the show. `Date` is a day in Asia/Taipei; `Open` and `Close` are local times there.
 */
export const OpeningDay = Type.Object({
  Date: isoDate,
  Open: time,
  Close: time,
  Audience: Bilingual,
  /** Which visitors are admitted; all of them by default. `Audience` says it in words. */
  Admits: Type.Optional(Type.Array(Type.Enum(['trade', 'public']), { minItems: 1 })),
});
export type OpeningDay = Static<typeof OpeningDay>;

/** Dates of the next edition. */
export const NextEdition = Type.Object({
  ExhibitionYear: Type.String({ pattern: '^\\d{4}$' }),
  StartDate: isoDate,
  EndDate: isoDate,
});
export type NextEdition = Static<typeof NextEdition>;

/**
 * The edition record: the single source of the fair's dates, venue and organiser (docs/rulings.md §
 * 1). It is `Data.web_Exhibition_Info` of `GET {expo-api}/Exhibitions/{code}?Lang=en`. That call
 * always uses `Lang=en`, so its texts carry both languages.
 */
export const ExhibitionInfo = Type.Object({
  Code: Type.String(),
  ExhibitionYear: Type.String({ pattern: '^\\d{4}$' }),
  PreRegExhCode: Type.String(),
  ShowName: Bilingual,
  ShortName: Bilingual,
  Slogan: Bilingual,
  StartDate: isoDate,
  EndDate: isoDate,
  Hours: Type.Array(OpeningDay),
  Venue: Type.Object({
    Name: Bilingual,
    Hall: Bilingual,
    Address: Bilingual,
    City: Bilingual,
    PostalCode: Type.String(),
    Country: Type.String({ minLength: 2, maxLength: 2 }),
  }),
  Organiser: Type.Object({
    Name: Bilingual,
    Phone: Type.String(),
    Fax: Type.String(),
    Email: Type.String(),
    Address: Bilingual,
    Copyright: Bilingual,
  }),
  Price: Type.Optional(Bilingual),
  /** The site's own registration of visitors, which ends when the show opens. */
  Registration: Type.Optional(
    Type.Object({
      /** Its first day, if it is published before. */
      From: Type.Optional(isoDate),
      /** Its last day, if it ends before. */
      Until: Type.Optional(isoDate),
      /** Whether staff approve trade visitors first. */
      ApproveTrade: Type.Optional(Type.Boolean()),
    }),
  ),
  /** The site's own desk for exhibitors. */
  ExhibitorDesk: Type.Optional(
    Type.Object({
      /** Whether staff approve what exhibitors change before visitors see it. */
      ApproveProfiles: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Last day to ask for a booth: that of the deadline whose form is the exhibitor inquiry. */
  BoothsUntil: Type.Optional(isoDate),
  /** The next edition, once its dates are published. */
  Next: Type.Optional(NextEdition),
  /** The fair's share picture in both languages. */
  Share: Type.Optional(translated(SharePicture)),
  /** Names of the fields above whose values are sample data, not facts from the organiser. */
  Sample: Type.Array(Type.String()),
  Note: Type.Optional(Type.String()),
});
export type ExhibitionInfo = Static<typeof ExhibitionInfo>;
export const Exhibition = Type.Object({ web_Exhibition_Info: ExhibitionInfo });
export type Exhibition = Static<typeof Exhibition>;

/** One themed area in the requested language. */
export const Area = Type.Object({
  Code: AreaCode,
  Name: Type.String(),
  Tagline: Type.String(),
  Description: Type.String(),
  Picture,
  ExhibitorCount: Type.Integer({ minimum: 0 }),
});
export type Area = Static<typeof Area>;

const figure = Type.Object({ Value: Type.Number(), Unit: Bilingual, Label: Bilingual });
/** A statistic: `Value` is a number, followed by `Unit` ("國", "countries"). */
export const Figure = localised(figure);
export type Figure = Static<typeof Figure>;

/** Figures about the fair are counted, never written. */
const counted = Type.Object(
  {
    Count: Type.Enum(['exhibitors', 'countries', 'products', 'sessions']),
    Unit: Bilingual,
    Label: Bilingual,
  },
  closed,
);

/** About the fair, in the edition record. */
export const AboutRecord = Type.Object(
  {
    Title: Bilingual,
    Lead: Bilingual,
    Paragraphs: Type.Array(Bilingual),
    Figures: Type.Array(counted),
  },
  closed,
);

const { Title, Lead, Paragraphs } = AboutRecord.properties;
/** `Data` of `GET {expo-api}/Exhibitions/About/{code}?Lang=`. */
export const About = localised(
  Type.Object({
    ...{ Title, Lead, Picture, Paragraphs },
    Areas: Type.Array(Area),
    Figures: Type.Array(figure),
  }),
);
export type About = Static<typeof About>;

const forExhibitors = {
  Reasons: Type.Array(Type.Object({ Title: Bilingual, Text: Bilingual }, closed)),
  Figures: Type.Array(figure),
  /** `Fee` in New Taiwan dollars including tax, for the whole show. `Size` in square metres. */
  Booths: Type.Array(
    Type.Object(
      {
        Name: Bilingual,
        Size: Type.Number(),
        Fee: Type.Integer(),
        Includes: Type.Array(Bilingual),
      },
      closed,
    ),
  ),
  /** Steps to exhibit, in order. `Until` is a day in Asia/Taipei. */
  Steps: Type.Array(
    Type.Object({ Title: Bilingual, Text: Bilingual, Until: Type.Optional(isoDate) }, closed),
  ),
  Questions: Type.Array(Type.Object({ Question: Bilingual, Answer: Bilingual }, closed)),
};

/** For companies that consider exhibiting, in the edition record. */
export const ForExhibitorsRecord = Type.Object(
  { Title: Bilingual, Lead: Bilingual, ...forExhibitors },
  closed,
);

/**
 * `Data` of `GET {expo-api}/Exhibitions/ForExhibitors/{code}?Lang=`: content of the page
 * ExhibitorInfo.
 */
export const ForExhibitors = localised(
  Type.Object({ Title, Lead, Picture, Share: Type.Optional(SharePicture), ...forExhibitors }),
);
export type ForExhibitors = Static<typeof ForExhibitors>;

/**
 * `Data` of `GET {expo-api}/Revision/{code}`. `Revision` changes with every change of content.
 * `Withdrawn` names records that must not be shown any more: `exhibitor/1001`, `product/20001`,
 * `news/501`, `event/701`.
 */
export const ContentRevision = Type.Object({
  Revision: Type.String(),
  Withdrawn: Type.Array(Type.String()),
});
export type ContentRevision = Static<typeof ContentRevision>;
