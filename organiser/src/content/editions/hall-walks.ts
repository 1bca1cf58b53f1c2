import { setImmediate } from 'node:timers/promises';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { placeCodeOf, walksFrom, type HallPlace, type Walks } from '@dswine/shared/fair/hall/walks';
import type { EditionRecords } from '../records/records.ts';
import type { Edition } from './edition.ts';

/** Rooms, desks and entrances by code, and the walks from the main entrance to all places. */
export type HallWalks = { names: readonly { code: string; name: LocalisedText }[]; walks: Walks };

const known = new WeakMap<readonly object[], Promise<HallWalks>>();

/**
 * Walking minutes from the main entrance, the first of the plan, to each place of the hall. Empty
 * until the floor plan is published. Computed once for each imported hall, which withdrawals and
 * exhibitors' changes keep.
 */
export function walksOf({ content }: Edition): Promise<HallWalks> {
  const { hall } = content.records;
  const walks = known.get(hall) ?? computeWalks(hall);
  known.set(hall, walks);
  return walks;
}

type Plan = readonly EditionRecords['hall'][];

/** The shapes of the floor plan. None before it is published. */
export const publishedPlan = (shapes: Plan): Plan =>
  shapes.some((shape) => shape.Kind === 'hall' && shape.Published) ? shapes : [];

export async function computeWalks(hall: Plan, to?: string): Promise<HallWalks> {
  const shapes = publishedPlan(hall);
  const facilities = shapes.filter((shape) => shape.Kind === 'facility');
  const names = facilities.map(({ Name }) => ({ code: placeCodeOf(Name.en), name: Name }));
  const places: HallPlace[] = [
    ...facilities.map((at) => ({ code: placeCodeOf(at.Name.en), at })),
    ...shapes.flatMap((at) => (at.Kind === 'booth' ? [{ code: at.Number, at }] : [])),
  ];
  const mainEntrance = facilities.find(({ Facility }) => Facility === 'entrance');
  const from = places.find(({ at }) => at === mainEntrance);
  const aisles = shapes.filter((shape) => shape.Kind === 'aisle');
  const wanted = to === undefined ? places : places.filter(({ code }) => code === to);
  return { names, walks: from ? await walksFrom(from, wanted, aisles, setImmediate) : {} };
}
