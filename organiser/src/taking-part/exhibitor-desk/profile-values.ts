import type { LocalisedText } from '@dswine/shared/contract/wire';
import {
  profileLimits,
  type productForm,
  type profileForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { Value } from 'typebox/value';
import type { ExhibitorRecord, ProductRecord } from '../../content/editions/edition.ts';
import {
  ExhibitorRecord as ExhibitorSchema,
  ProductRecord as ProductSchema,
} from '../../content/records/records.ts';
import { fieldError } from '../../http/responses.ts';

type ProfileValues = Record<keyof typeof profileForm.fields, string>;
type ProductValues = Record<Exclude<keyof typeof productForm.fields, 'Id'>, string>;

/** The values of the form of a profile. */
export function profileValues(record: ExhibitorRecord): ProfileValues {
  const { Intro, Description, Brands, Website = '' } = record;
  return {
    ...{ IntroTw: Intro.tw ?? '', IntroEn: Intro.en ?? '' },
    ...{ AboutTw: paragraphs(Description, 'tw'), AboutEn: paragraphs(Description, 'en') },
    ...{ Brands: Brands.join('\n'), Website },
  };
}

/** The fields that the form changes. Throws a `FormValidationError` for values that no record has. */
export function profileFields(record: ExhibitorRecord, values: ProfileValues) {
  const Brands = [...new Set(linesOf(values.Brands))];
  if (Brands.length > profileLimits.brands || Brands.some((brand) => brand.length > 80))
    throw fieldError('Brands', 'long', tooManyBrands);
  const [tw, en] = [values.AboutTw, values.AboutEn].map((text) => text.split(/\n\s*\n/u));
  const fields = {
    Intro: both(values.IntroTw, values.IntroEn),
    Description: Array.from({ length: Math.max(tw?.length ?? 0, en?.length ?? 0) }, (_, at) =>
      both(tw?.[at] ?? '', en?.[at] ?? ''),
    ).filter((text) => Object.keys(text).length > 0),
    Brands,
    ...(values.Website && { Website: values.Website }),
  };
  const { Website: _website, ...rest } = record;
  const isAddress =
    values.Website === '' || URL.parse(values.Website)?.hostname.includes('.') === true;
  if (!isAddress || !Value.Check(ExhibitorSchema, { ...withoutDocuments(rest), ...fields }))
    throw fieldError('Website', 'wrong', wrongWebsite);
  return fields;
}

/** Documents are stored with a record, but imports have none. */
function withoutDocuments<R extends object>(record: R): R {
  const entries = Object.entries(record).filter(([name]) => name !== 'Documents');
  return Object.fromEntries(entries) as R;
}

export function productValues(record: ProductRecord): ProductValues {
  const { Name, Description, Abv = '', Volume = '', Vintage = '' } = record;
  return {
    ...{ NameTw: Name.tw ?? '', NameEn: Name.en ?? '', Category: record.Category },
    ...{ Brand: record.Brand, Model: record.Model },
    ...{ AboutTw: Description.tw ?? '', AboutEn: Description.en ?? '' },
    ...{ Abv: String(Abv), Volume: String(Volume), Vintage: String(Vintage) },
  };
}

/** The product as the form describes it. `before` has what the form does not ask for. */
export function productRecord(
  before: Pick<ProductRecord, 'Id' | 'ExhibitorId' | 'Country' | 'Area'> & Partial<ProductRecord>,
  values: ProductValues,
): ProductRecord {
  const { Abv: _abv, Volume: _volume, Vintage: _vintage, ...rest } = before;
  const record = {
    ...{ Tags: [], Popularity: 0, Rating: 0 },
    ...rest,
    ...{ Category: values.Category, Brand: values.Brand, Model: values.Model },
    Name: both(values.NameTw, values.NameEn),
    Description: both(values.AboutTw, values.AboutEn),
    ...number('Abv', values.Abv, /^\d{1,2}(\.\d)?$/u),
    ...number('Volume', values.Volume, /^[1-9]\d{0,5}$/u),
    ...number('Vintage', values.Vintage, /^(18|19|20)\d\d$/u),
  };
  if (!Value.Check(ProductSchema, record)) throw fieldError('Abv', 'wrong', wrongAbv);
  return record;
}

function number(field: 'Abv' | 'Volume' | 'Vintage', typed: string, pattern: RegExp) {
  if (typed === '') return {};
  if (!pattern.test(typed)) throw fieldError(field, 'wrong', notANumber);
  return { [field]: Number(typed) };
}

const both = (tw: string, en: string): LocalisedText => ({
  ...(tw.trim() && { tw: tw.trim() }),
  ...(en.trim() && { en: en.trim() }),
});
const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const paragraphs = (texts: readonly LocalisedText[], lang: 'tw' | 'en') =>
  texts.flatMap((text) => text[lang] ?? []).join('\n\n');

const tooManyBrands = `一行一個品牌，最多 ${profileLimits.brands} 個，每個最多 80 字 / One brand a line, at most ${profileLimits.brands} of up to 80 characters`;
const wrongWebsite =
  '網址要以 https:// 開頭，例如 https://example.com / A website starts with https://, as in https://example.com';
const notANumber = '請只填數字 / Please use digits only';
const wrongAbv = '酒精濃度應為 0 到 96 / The alcohol content is from 0 to 96';
