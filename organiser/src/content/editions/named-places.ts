import type { Lang, NamedPlace } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { HallWalks } from './hall-walks.ts';

/** A desk for taxis or drivers is not the service desk. */
const otherDesk = /代駕與計程車服務臺|代駕服務臺|計程車服務臺/gu;
const boothLike = /(?<![A-Za-z0-9-])[A-Z][A-Z0-9-]*\d(?![A-Za-z0-9-])/gu;

/**
 * The rooms, desks, entrances and booths that texts name, in the order of the plan. English names
 * count in any case, as whole words.
 */
export function namedPlaces(
  texts: readonly string[],
  { names, walks }: HallWalks,
  lang: Lang,
): NamedPlace[] {
  const text = texts.join('\n').replaceAll(/\s+/gu, ' ').replaceAll(otherDesk, '');
  const rooms = names.flatMap(({ code, name }) => {
    const Name = inLocale(name, lang);
    return isNamedIn(text, Name) ? [{ Code: code, Name }] : [];
  });
  const booths = [...new Set(text.match(boothLike) ?? [])].map((number) => ({
    Code: number,
    Name: number,
    Booth: true as const,
  }));
  return [...rooms, ...booths].flatMap((place) => {
    const Walk = walks[place.Code];
    return Walk === undefined ? [] : [{ ...place, Walk }];
  });
}

function isNamedIn(text: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return text.includes(name);
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}
