import { placeCodeOf } from '@dswine/shared/fair/walks';
import type { CalendarRecord } from '../content/calendar.queries.ts';
import { listHallShapes } from '../content/hall.queries.ts';
import { isShown } from '../store/content.ts';
import type { Database } from '../store/tables.ts';

/** The calendar entries with these ids that may be shown, by start time. */
export async function findEntries(
  database: Database,
  edition: string,
  ids: readonly string[],
): Promise<CalendarRecord[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('calendar_entries')
    .select('record')
    .where('edition', '=', edition)
    .where('id', 'in', [...new Set(ids)])
    .where(isShown('calendar_entries', 'event'))
    .orderBy('starts_at')
    .orderBy('id_number')
    .execute();
  return rows.map(({ record }) => JSON.parse(record) as CalendarRecord);
}

/** The number of products per exhibitor. */
export async function countProducts(
  database: Database,
  edition: string,
  exhibitor: string,
): Promise<number> {
  const row = await database
    .selectFrom('products')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitor)
    .where(isShown('products', 'product'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

type Spot = { X: number; Y: number };

/**
 * Positions of booths by number and facilities by code, and of the entrances. Empty until the floor
 * plan is published.
 */
export async function findSpots(
  database: Database,
  edition: string,
): Promise<{ spots: Map<string, Spot>; entrances: Spot[] }> {
  const shapes = await listHallShapes(database, edition);
  const published = shapes.some((shape) => shape.Kind === 'hall' && shape.Published);
  const spots = new Map<string, Spot>();
  const entrances: Spot[] = [];
  for (const shape of published ? shapes : []) {
    if (shape.Kind === 'booth') spots.set(shape.Number, middle(shape));
    if (shape.Kind === 'facility') spots.set(placeCodeOf(shape.Name.en), middle(shape));
    if (shape.Kind === 'facility' && shape.Facility === 'entrance') entrances.push(middle(shape));
  }
  return { spots, entrances };
}

const middle = ({ X, Y, W, H }: Spot & { W: number; H: number }): Spot => ({
  X: X + W / 2,
  Y: Y + H / 2,
});
