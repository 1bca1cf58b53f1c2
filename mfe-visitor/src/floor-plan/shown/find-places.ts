import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import { takeBooths } from '@dswine/shared/fair/hall/booth-number';
import { facilitiesOf, haveExhibitorInCommon, placeOfBooth, type Place } from './places.ts';

/**
 * Normalises text for a search: ignores width, case, accents, spaces and punctuation. Treats 臺 and
 * 台 as equal.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s·・'’\-‐–]/gu, '');
}

/**
 * Finds booths by the numbers in a text, ordered by area. `A0123`, `a-123` and `where is A0123`
 * match one area; `123` and `booth 123` match every area.
 */
export function boothsNumbered(input: string, booths: readonly Booth[]): Booth[] {
  const normalised = normalise(input);
  const exact = booths.filter(({ Number }) => normalise(Number) === normalised);
  if (exact.length > 0) return exact;
  const found = takeBooths(input, (letters, digits) =>
    booths.filter(
      ({ Number }) =>
        Number.replace(/\D/g, '').replace(/^0+(?=\d)/, '') === digits &&
        normalise(Number).startsWith(letters),
    ),
  );
  return [...new Set(found.booths)];
}

/**
 * How well a text answers a search: 3 all of it; 2 whole words, or any part in Chinese; 1 the
 * beginning of a word; 0 not at all. So "gin" is Gin rather than Ginjo.
 */
export function matchLevel(text: string, input: string): number {
  const wanted = normalise(input);
  const whole = normalise(text);
  if (wanted === '' || !whole.includes(wanted)) return 0;
  if (whole === wanted) return 3;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(wanted)) return 2;
  const tokens = text.split(/[\s·・'’\-‐–&,、]+/u).map(normalise);
  const starts = tokens.flatMap((_, at) => {
    const rest = tokens.slice(at);
    if (!rest.join('').startsWith(wanted)) return [];
    return [rest.some((_token, end) => rest.slice(0, end + 1).join('') === wanted) ? 2 : 1];
  });
  return Math.max(0, ...starts);
}

type Searched = Pick<Floorplan, 'Booths' | 'Terms'>;

/**
 * Finds booths by digits, or by an exhibitor's name, category, area, country or tag in either
 * language. Several words that are no name together must each match.
 */
export function findBooths(input: string, plan: Searched): Booth[] {
  const numbered = boothsNumbered(input, plan.Booths);
  if (numbered.length > 0) return numbered;
  const normalised = normalise(input);
  if (/^[a-z]?\d+$/.test(normalised))
    return plan.Booths.filter(({ Number }) => normalise(Number).includes(normalised));
  const together = exhibitorsMatching(input, plan);
  const all = together.size > 0 ? together : exhibitorsOfTokens(input, plan);
  return plan.Booths.filter(({ Exhibitors }) => Exhibitors.some(({ Id }) => all.has(Id)));
}

/** Those that match every word: "UK gin", 「日本 清酒」. Chinese words may follow without a space. */
function exhibitorsOfTokens(input: string, plan: Searched): Set<string> {
  const tokens = input.trim().split(/\s+/u);
  const [first = ''] = tokens;
  if (tokens.length > 1)
    return tokens.map((token) => exhibitorsMatching(token, plan)).reduce(inBoth);
  const characters = [...first];
  for (let cut = 2; cut <= characters.length - 2; cut += 1) {
    const parts = [characters.slice(0, cut), characters.slice(cut)];
    const both = parts.map((part) => exhibitorsMatching(part.join(''), plan)).reduce(inBoth);
    if (/\p{Script=Han}/u.test(first) && both.size > 0) return both;
  }
  return new Set();
}

const inBoth = (one: Set<string>, other: Set<string>) =>
  new Set([...one].filter((id) => other.has(id)));

/** Ids of the exhibitors that match best: beginnings of words count only without whole words. */
function exhibitorsMatching(input: string, { Booths, Terms }: Searched): Set<string> {
  const levels = new Map<string, number>();
  const rate = (id: string, level: number) =>
    level > (levels.get(id) ?? 0) && levels.set(id, level);
  const levelOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => matchLevel(text, input)));
  for (const { Names, Exhibitors } of Terms) {
    const level = levelOf(Names);
    for (const id of Exhibitors) rate(id, level);
  }
  for (const { Exhibitors } of Booths)
    for (const { Id, Name, OtherName } of Exhibitors) rate(Id, levelOf([Name, OtherName]));
  const least = Math.max(0, ...levels.values()) > 1 ? 2 : 1;
  return new Set([...levels].flatMap(([id, level]) => (level >= least ? [id] : [])));
}

/** Finds rooms, doors and other facilities by a name in either language. */
export function findFacilities(input: string, plan: Pick<Floorplan, 'Facilities'>): Place[] {
  const rated = facilitiesOf(plan).map((place) => {
    const { name, facility } = place;
    const named = [name, facility?.OtherName ?? ''].map((text) => matchLevel(text, input));
    // A common name has to be typed whole, and is weaker than the whole name.
    const common = facility?.CommonNames.some((text) => normalise(text) === normalise(input));
    return { place, level: Math.max(...named, common ? 2 : 0) };
  });
  const best = Math.max(0, ...rated.map(({ level }) => level));
  return best === 0 ? [] : rated.filter(({ level }) => level === best).map(({ place }) => place);
}

/**
 * Resolves a route field to one place: by code, booth number or name, or by the field's own
 * suggestion ("A0123 白鷺岸酒莊"). Undefined when nothing or more than one exhibitor matches.
 */
export function findPlace(input: string, plan: Floorplan): Place | undefined {
  const normalised = normalise(input);
  if (normalised === '') return undefined;
  const facilities = facilitiesOf(plan);
  const named = facilities.find(({ code, name, facility }) =>
    [code, name, facility?.OtherName ?? ''].some((text) => normalise(text) === normalised),
  );
  if (named) return named;
  const [numbered] = boothsNumbered(input, plan.Booths);
  if (numbered) return placeOfBooth(numbered);
  const found = findBooths(input, plan);
  const [one] = found;
  if (one && (found.length === 1 || found.every((booth) => haveExhibitorInCommon(booth, one))))
    return placeOfBooth(one);
  const facility = findFacilities(input, plan);
  return found.length === 0 && facility.length === 1 ? facility[0] : undefined;
}

/** `從東側入口到 A0123`, `East Entrance to A0123`, `A0123 → C0305`. */
const routePhrase = /^(?:從|由|from\s)?\s*(.+?)\s*(?:到|至|→|->|\sto\s)\s*(.+)$/iu;

/** The two ends of a way that is typed as one text. Undefined unless both are places. */
export function findEnds(input: string, plan: Floorplan): { from: Place; to: Place } | undefined {
  const [, start = '', goal = ''] = routePhrase.exec(input.normalize('NFKC').trim()) ?? [];
  const [from, to] = [findPlace(start, plan), findPlace(goal, plan)];
  return from && to ? { from, to } : undefined;
}
