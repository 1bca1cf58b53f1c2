const millilitres: Readonly<Record<string, number>> = {
  ...{ ml: 1, cc: 1, 毫升: 1, cl: 10, dl: 100 },
  ...{ l: 1000, lt: 1000, ltr: 1000, liter: 1000, litre: 1000, 公升: 1000, 升: 1000 },
};
const amount = String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)\s*-?\s*`;
const end = String.raw`(?![a-z\d])`;
const volume = new RegExp(
  `${amount}(${Object.keys(millilitres)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})s?${end}`,
  'gu',
);
const age = new RegExp(String.raw`${amount}(?:yo|y\.o\.?|yrs?)(?:\s*old)?${end}`, 'gu');
const strength = new RegExp(String.raw`${amount}(?:%\s*(?:abv|alc|vol)\.?|abv|度)`, 'gu');
/** The age in a product's name. Years of four digits are vintages. */
const namedAge = /(?<![\d.])(\d{1,2})[\s-]*(?:年(?![份代度])|years?\b|yo\b|yrs?\b|y\.o\.)/gu;

/**
 * Writes each measure in a folded keyword in one way: `75cl` and `0.75 L` as `750ml`, `12 y.o.` as
 * `12yo`, `40% abv` as `40%`.
 */
export function foldMeasures(folded: string): string {
  return folded
    .replaceAll(volume, (_all, number: string, unit: string) => ` ${toMillilitres(number, unit)} `)
    .replaceAll(age, ' $1yo ')
    .replaceAll(strength, (_all, number: string) => ` ${toNumber(number)}% `);
}

/** The measures of a product, as a keyword has them. `names` is folded. */
export function measuresOf(
  { Volume, Abv }: { Volume?: number; Abv?: number },
  names: string,
): string[] {
  return [
    ...(Volume === undefined ? [] : [`${Volume}ml`]),
    ...(Abv === undefined ? [] : [`${Abv}%`]),
    ...Array.from(names.matchAll(namedAge), ([, years]) => `${years}yo`),
  ];
}

const toNumber = (number: string) => Number(number.replace(',', '.'));
const toMillilitres = (number: string, unit: string) =>
  `${Math.round(toNumber(number) * (millilitres[unit] ?? 1))}ml`;
