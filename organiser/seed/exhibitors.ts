import type { Static } from 'typebox';
import type { ExhibitorRecord } from '../src/records/records.ts';
import type { Booth } from './halls.ts';
import { fill, join, text } from './phrasing.ts';
import {
  gearIntros,
  gearShows,
  gearStories,
  importerIntros,
  importerShows,
  importerStories,
  intros,
  shows,
  stories,
} from './parts/exhibitor-phrases.ts';
import type { Pair } from './parts/part.ts';
import type { Company } from './companies.ts';
import type { Chance } from './random.ts';

export type Exhibitor = Static<typeof ExhibitorRecord>;
export type Range = {
  categories: readonly string[];
  tags: readonly string[];
  style: Pair;
  count: number;
  brands: readonly string[];
};

const scripts: Record<string, string> = { zh: '', en: '' };

/** One exhibitor's record; `range` is what its products amount to. */
export function tellExhibitor(
  company: Company,
  id: number,
  booths: readonly Booth[],
  range: Range,
  by: Chance,
): Exhibitor {
  const slots = {
    name: [company.name.tw, company.name.en] as Pair,
    region: company.region,
    land: company.land,
    style: range.style,
    from: company.from,
    year: yearOf(company, by),
    size: sizeOf(company, by),
    count: [String(range.count), spelled(range.count)] as Pair,
  };
  const [intro, story, show] =
    company.role === 'importer'
      ? [importerIntros, importerStories, importerShows]
      : company.role === 'gear'
        ? [gearIntros, gearStories, gearShows]
        : [intros[company.areas[0]], stories[company.areas[0]], shows];
  const paragraphs = [join([fill(by.deal(story), slots)]), join([fill(by.deal(show), slots)])];
  if (by.happens(0.4)) paragraphs.push(join([fill(by.deal(show), slots)]));
  const hidden = scripts[company.lang] === '';
  return {
    Id: String(id),
    Name: company.name,
    ...(hidden ? {} : { NativeName: { Text: company.native, Lang: company.lang } }),
    Country: company.country,
    Areas: [...company.areas],
    Categories: [...range.categories],
    Tags: [...range.tags],
    Booths: booths.map((booth) => booth.Number),
    Brands: [...range.brands],
    Website: `https://${slugOf(company.name.en)}.example`,
    Intro: text(fill(by.deal(intro), slots)),
    Description: paragraphs,
    SearchPriority: false,
    Featured: false,
    Popularity: Math.round(40 + by.next() ** 3 * 4200),
  };
}

function yearOf(company: Company, by: Chance): Pair {
  const [from, to] =
    company.role === 'importer'
      ? [1988, 2021]
      : company.role === 'gear'
        ? [1951, 2018]
        : company.areas[0] === 'sake' && company.country === 'JP'
          ? [1689, 1932]
          : company.country === 'TW' || company.areas[0] === 'beer'
            ? [2006, 2021]
            : ['FR', 'IT', 'DE', 'ES', 'PT', 'GB'].includes(company.country)
              ? [1848, 2009]
              : [1962, 2015];
  const year = String(by.whole(from, to));
  return [year, year];
}

function sizeOf(company: Company, by: Chance): Pair {
  const size =
    company.role === 'maker' && company.areas[0] === 'wine' ? by.whole(5, 38) : by.whole(6, 24);
  return [String(size), spelled(size)];
}

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const spelled = (count: number) => small[count] ?? String(count);
export const slugOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/ø/gi, 'o')
    .replace(/å/gi, 'a')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
