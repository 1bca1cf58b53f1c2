import { languageTag, listInLocale } from '@dswine/shared/fair/texts/bilingual';
import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { isTradeOnly } from '@dswine/shared/fair/forms/visitor-registration';
import { placeCodeOf } from '@dswine/shared/fair/hall/walks';
import { dataSetCodes } from '@dswine/shared/contract/open-data';
import { Type, type Static, type TObject } from 'typebox';
import { listBoothOwners } from '../editions/catalogue.ts';
import { publishedPlan } from '../editions/hall-walks.ts';
import { numbered, type Edition } from '../editions/edition.ts';

/*
 * The open data of an edition, version 1: what readers' programs may rely on. A field is never
 * renamed or removed within a version. Nothing here is personal but speakers, who are announced.
 */
export const openDataVersion = 1;

const tags = localeCodes.map((code) => [code, languageTag(code)] as const);
const texts = (description: string) =>
  Type.Object(Object.fromEntries(tags.map(([, tag]) => [tag, Type.Optional(Type.String())])), {
    description,
  });
const text = (description: string) => Type.String({ description });
const list = (description: string) => Type.Array(Type.String(), { description });
const metres = (description: string) => Type.Number({ description });
const { Optional: optional } = Type;

const id = text('Address of its page in Chinese');
const terms = 'see terms';
const schemas = {
  exhibitors: Type.Object({
    '@id': id,
    '@type': Type.Literal('Organization'),
    identifier: text('Number at this fair'),
    name: texts('Name by language'),
    nativeName: optional(text('Name as its owner writes it')),
    country: text(`Code of ISO 3166-1; ${terms}`),
    areas: list(`Codes of themed areas; ${terms}`),
    categories: list(`Codes; ${terms}`),
    tags: list(`Codes; ${terms}`),
    booths: list('Numbers; see places'),
    brands: list('Brands that it shows'),
    url: optional(text('Its own website')),
    abstract: texts('Introduction by language'),
    description: optional(texts('Further paragraphs by language')),
  }),
  products: Type.Object({
    '@id': id,
    '@type': Type.Literal('Product'),
    identifier: text('Number at this fair'),
    exhibitor: text('Number of the exhibitor that shows it'),
    name: texts('Name by language'),
    nativeName: optional(text('Name as its owner writes it')),
    brand: text('Brand'),
    model: text('Number of the producer'),
    country: text(`Code of ISO 3166-1; ${terms}`),
    area: text(`Code of a themed area; ${terms}`),
    category: text(`Code; ${terms}`),
    tags: list(`Codes; ${terms}`),
    vintage: optional(Type.Integer({ description: 'Year' })),
    abv: optional(Type.Number({ description: 'Percent by volume' })),
    volume: optional(Type.Integer({ description: 'Millilitres' })),
    description: texts('Description by language'),
  }),
  programme: Type.Object({
    '@id': id,
    '@type': Type.Literal('Event'),
    identifier: text('Number at this fair'),
    topic: text(`Code of a calendar topic; ${terms}`),
    name: texts('Title by language'),
    description: texts('Summary by language'),
    startDate: text('ISO 8601 with offset'),
    endDate: text('ISO 8601 with offset'),
    place: texts('Place by language'),
    area: optional(text(`Code of a themed area; ${terms}`)),
    speaker: optional(texts('Speaker by language')),
    languages: list(`Codes of the languages in which it is given; ${terms}`),
    fee: optional(texts('Fee by language')),
    capacity: optional(Type.Integer({ description: 'Seats' })),
    isBooked: Type.Boolean({ description: 'Whether seats are booked in advance' }),
    isTradeOnly: Type.Boolean({ description: 'Whether only trade visitors are admitted' }),
  }),
  places: Type.Object({
    '@id': text('Address of the place on the floor plan'),
    '@type': Type.Literal('Place'),
    identifier: text('Number of the booth, or code of the facility'),
    kind: text('booth, entrance, exit, stage, service, toilet, rest or first-aid'),
    name: optional(texts('Name by language')),
    area: optional(text(`Code of a themed area; ${terms}`)),
    exhibitors: list('Numbers of the exhibitors of a booth'),
    x: metres('Metres from the west wall of the hall'),
    y: metres('Metres from the north wall'),
    width: metres('Metres from west to east'),
    depth: metres('Metres from north to south'),
  }),
  terms: Type.Object({
    '@id': text('Names the term'),
    '@type': Type.Literal('DefinedTerm'),
    kind: text(
      'area, country, category, tag, calendar-topic or language: the field that has its code',
    ),
    identifier: text('Code'),
    name: texts('Name by language'),
  }),
} satisfies Record<(typeof dataSetCodes)[number], TObject>;

export type DataSet = keyof typeof schemas;
export type OpenItem<Name extends DataSet = DataSet> = Static<(typeof schemas)[Name]>;
export const dataSetSchemas: Record<DataSet, TObject> = schemas;
export const dataSets: readonly DataSet[] = dataSetCodes;

/** The terms of JSON-LD: schema.org's, and those of this site for the others. */
export const contextOf = (site: string) => ({
  '@vocab': `${site}/open-data#`,
  ...Object.fromEntries(
    [
      ...['Organization', 'Product', 'Event', 'Place', 'DefinedTerm', 'identifier', 'url'],
      ...['startDate', 'endDate', 'DataCatalog', 'Dataset', 'dataset', 'license', 'version'],
    ].map((term) => [term, `https://schema.org/${term}`]),
  ),
  ...Object.fromEntries(
    ['name', 'abstract', 'description'].map((term) => [
      term,
      { '@id': `https://schema.org/${term}`, '@container': '@language' },
    ]),
  ),
  place: { '@container': '@language' },
  speaker: { '@container': '@language' },
  fee: { '@container': '@language' },
});

/** The items of a data set, in the order of their numbers or codes. `site` is the site's origin. */
export function listItems(name: DataSet, edition: Edition, site: string): OpenItem[] {
  return lists[name](edition, site);
}

const lists: { [Name in DataSet]: (edition: Edition, site: string) => OpenItem<Name>[] } = {
  exhibitors: ({ records }, site) =>
    numbered(records.exhibitors).map((record) => ({
      '@id': site + paths.exhibitor('tw', record.Id),
      '@type': 'Organization',
      identifier: record.Id,
      name: byTag(record.Name),
      ...(record.NativeName && { nativeName: record.NativeName.Text }),
      country: record.Country,
      areas: record.Areas,
      categories: record.Categories,
      tags: record.Tags,
      booths: record.Booths,
      brands: record.Brands,
      ...(record.Website !== undefined && { url: record.Website }),
      abstract: byTag(record.Intro),
      ...(record.Description.length > 0 && { description: paragraphsByTag(record.Description) }),
    })),
  products: ({ records }, site) =>
    numbered(records.products).map((record) => ({
      '@id': site + paths.product('tw', record.Id),
      '@type': 'Product',
      identifier: record.Id,
      exhibitor: record.ExhibitorId,
      name: byTag(record.Name),
      ...(record.NativeName && { nativeName: record.NativeName.Text }),
      brand: record.Brand,
      model: record.Model,
      country: record.Country,
      area: record.Area,
      category: record.Category,
      tags: record.Tags,
      ...(record.Vintage !== undefined && { vintage: record.Vintage }),
      ...(record.Abv !== undefined && { abv: record.Abv }),
      ...(record.Volume !== undefined && { volume: record.Volume }),
      description: byTag(record.Description),
    })),
  programme: ({ fair, records }, site) =>
    numbered(records.calendar).map((record) => ({
      '@id': site + paths.calendarEntry('tw', record.Id),
      '@type': 'Event',
      identifier: record.Id,
      topic: record.Topic,
      name: byTag(record.Title),
      description: byTag(record.Summary),
      startDate: record.Start,
      endDate: record.End,
      place: byTag(record.Place),
      ...(record.Area !== undefined && { area: record.Area }),
      ...(record.Speaker && { speaker: byTag(record.Speaker) }),
      languages: record.Languages ?? [],
      ...(record.Fee && { fee: byTag(record.Fee) }),
      ...(record.Capacity !== undefined && { capacity: record.Capacity }),
      isBooked: record.Booking ?? false,
      isTradeOnly: isTradeOnly(fair, record),
    })),
  places: (edition, site) => {
    const owners = listBoothOwners(edition);
    return publishedPlan(edition.records.hall).flatMap((shape): OpenItem<'places'>[] => {
      if (shape.Kind !== 'booth' && shape.Kind !== 'facility') return [];
      const rectangle = { x: shape.X, y: shape.Y, width: shape.W, depth: shape.H };
      if (shape.Kind === 'facility') {
        const code = placeCodeOf(shape.Name.en);
        return [
          {
            '@id': site + paths.placeOnPlan('tw', code),
            '@type': 'Place',
            identifier: code,
            kind: shape.Facility,
            name: byTag(shape.Name),
            exhibitors: [],
            ...rectangle,
          },
        ];
      }
      return [
        {
          '@id': site + paths.boothOnPlan('tw', shape.Number),
          '@type': 'Place',
          identifier: shape.Number,
          kind: 'booth',
          area: shape.Area,
          exhibitors: (owners.get(shape.Number) ?? []).map(({ Id }) => Id),
          ...rectangle,
        },
      ];
    });
  },
  terms: ({ records }, site) =>
    [
      ...records.areas.map(({ Code, Name }) => ({ Kind: 'area', Code, Name })),
      ...records.terms.filter(({ Kind }) => termKinds.has(Kind)),
    ].map(({ Kind, Code, Name }) => ({
      '@id': `${site}/open-data#${Kind}-${Code}`,
      '@type': 'DefinedTerm',
      kind: Kind,
      identifier: Code,
      name: byTag(Name),
    })),
};

const termKinds: ReadonlySet<string> = new Set([
  'country',
  'category',
  'tag',
  'calendar-topic',
  'language',
]);

const byTag = (value: LocalisedText): Record<string, string> =>
  Object.fromEntries(tags.flatMap(([code, tag]) => (value[code] ? [[tag, value[code]]] : [])));

function paragraphsByTag(paragraphs: readonly LocalisedText[]): Record<string, string> {
  const has = (code: Locale) => paragraphs.some((paragraph) => paragraph[code]);
  return Object.fromEntries(
    tags.flatMap(([code, tag]) =>
      has(code) ? [[tag, listInLocale(paragraphs, code).join('\n')]] : [],
    ),
  );
}
