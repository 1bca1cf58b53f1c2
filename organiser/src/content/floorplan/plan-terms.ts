import { Converter } from 'opencc-js';
import type { PlanTerm } from '@dswine/shared/contract/floorplan';
import type { Edition } from '../editions/edition.ts';
import { termNames } from '../editions/localizer.ts';
import type { EditionRecords } from '../records/records.ts';
import { synonymsOf } from '../../search/keywords/synonyms.ts';
import { foldSearchText } from '../../store/search-text.ts';

type Exhibitor = EditionRecords['exhibitors'];

const kinds = {
  area: ({ Areas }: Exhibitor) => Areas,
  category: ({ Categories }: Exhibitor) => Categories,
  country: ({ Country }: Exhibitor) => [Country],
  tag: ({ Tags }: Exhibitor) => Tags,
} as const satisfies Record<string, (exhibitor: Exhibitor) => readonly string[]>;

/** The areas, categories, countries and tags of the exhibitors, for the search of the plan. */
export function planTermsOf(edition: Edition, exhibitors: readonly Exhibitor[]): PlanTerm[] {
  const [tw, en] = [termNames.tw(edition), termNames.en(edition)];
  const all = [...new Map(exhibitors.map((one) => [one.Id, one])).values()];
  return (['area', 'category', 'country', 'tag'] as const).flatMap((kind) =>
    [...(tw.get(kind) ?? [])].flatMap(([Code, Name]): PlanTerm[] => {
      const Exhibitors = all.filter((one) => (kinds[kind](one) as string[]).includes(Code));
      return Exhibitors.length === 0
        ? []
        : [
            {
              Names: withSynonyms([Name, en.get(kind)?.get(Code) ?? Code]),
              Exhibitors: Exhibitors.map(({ Id }) => Id),
            },
          ];
    }),
  );
}

let converter: ReturnType<typeof Converter> | undefined;

/** For synonyms, which are written with Simplified characters. Its dictionary loads in 0.2 s. */
function toTaiwan(word: string): string {
  converter ??= Converter({ from: 'cn', to: 'tw' });
  return converter(word);
}

function withSynonyms(names: readonly string[]): string[] {
  const synonyms = names.flatMap((name) => synonymsOf(foldSearchText(name)));
  const named = names.map((name) => name.toLowerCase());
  const others = new Set(synonyms.flatMap((word) => [toTaiwan(word), word]));
  return [...names, ...[...others].filter((word) => !named.includes(word))];
}
