import { setImmediate } from 'node:timers/promises';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { placeCodeOf, walksFrom, type HallPlace, type Walks } from '@dswine/shared/fair/walks';
import { findRevision } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { listHallShapes } from './hall.queries.ts';

/** Rooms, desks and entrances by code, and the walks from the main entrance to all places. */
export type HallWalks = { names: readonly { code: string; name: LocalisedText }[]; walks: Walks };
type Loaded = { revision: string | undefined; hall: Promise<HallWalks> };
const loadedOf = new WeakMap<Database, Map<string, Loaded>>();

/**
 * Walking minutes from the main entrance, the first of the plan, to each place of the hall. They
 * are computed once for each content revision. Empty until the floor plan is published.
 */
export async function loadWalks(database: Database, edition: string): Promise<HallWalks> {
  const editions = loadedOf.get(database) ?? new Map<string, Loaded>();
  loadedOf.set(database, editions);
  const revision = await findRevision(database, edition);
  const loaded = editions.get(edition);
  if (loaded && loaded.revision === revision) return loaded.hall;
  const hall = computeWalks(database, edition);
  editions.set(edition, { revision, hall });
  hall.catch(() => editions.delete(edition));
  return hall;
}

async function computeWalks(database: Database, edition: string): Promise<HallWalks> {
  const shapes = await listHallShapes(database, edition);
  if (!shapes.some((shape) => shape.Kind === 'hall' && shape.Published))
    return { names: [], walks: {} };
  const facilities = shapes.filter((shape) => shape.Kind === 'facility');
  const names = facilities.map(({ Name }) => ({ code: placeCodeOf(Name.en), name: Name }));
  const places: HallPlace[] = [
    ...facilities.map((at) => ({ code: placeCodeOf(at.Name.en), at })),
    ...shapes.flatMap((at) => (at.Kind === 'booth' ? [{ code: at.Number, at }] : [])),
  ];
  const mainEntrance = facilities.find(({ Facility }) => Facility === 'entrance');
  const from = places.find(({ at }) => at === mainEntrance);
  const aisles = shapes.filter((shape) => shape.Kind === 'aisle');
  return { names, walks: from ? await walksFrom(from, places, aisles, setImmediate) : {} };
}
