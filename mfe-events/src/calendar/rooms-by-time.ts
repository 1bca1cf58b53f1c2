import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { byStart } from './by-day.ts';

/** A cell of the grid: an entry, or nothing, for as many rows. */
export type RoomCell = { entry?: CalendarEntry; rows: number };
/** A column group: a room, or all rooms that have a single entry. Overlaps need several columns. */
export type Room = { code: string; entries: CalendarEntry[]; columns: number };
export type RoomsByTime = {
  rooms: Room[];
  /** From each time at which an entry starts or ends to the next one. */
  rows: { start: string; cells: RoomCell[] }[];
};

/** The code of the column for rooms with a single entry. */
export const otherRooms = '';
/** More columns would be too narrow for titles. */
const mostRooms = 6;

/** Arranges the entries of a day as rooms by time. `order` has the codes of rooms. */
export function roomsByTime(
  entries: readonly CalendarEntry[],
  order: readonly string[],
): RoomsByTime {
  const times = [
    ...new Map(
      entries.flatMap(({ Start, End }) => [Start, End]).map((when) => [Date.parse(when), when]),
    ),
  ].sort(([a], [b]) => a - b);
  const rowOf = (when: string) => times.findIndex(([at]) => at === Date.parse(when));
  const rows = times.slice(0, -1).map(([, start]) => ({ start, cells: new Array<RoomCell>() }));
  const rooms = groupByRoom(entries, order).map(({ code, entries: ofRoom }) => {
    const columns = columnsOf(ofRoom);
    for (const column of columns) {
      let free = 0;
      const leaveFree = (to: number) => {
        if (to > free) rows[free]?.cells.push({ rows: to - free });
      };
      for (const entry of column) {
        const [from, to] = [rowOf(entry.Start), rowOf(entry.End)];
        leaveFree(from);
        rows[from]?.cells.push({ entry, rows: to - from });
        free = to;
      }
      leaveFree(rows.length);
    }
    return { code, entries: ofRoom, columns: columns.length };
  });
  return { rooms, rows };
}

function groupByRoom(entries: readonly CalendarEntry[], order: readonly string[]) {
  const rooms = order
    .map((code) => ({ code, entries: entries.filter(({ PlaceCode }) => PlaceCode === code) }))
    .filter(({ entries: ofRoom }) => ofRoom.length > 0);
  if (rooms.length <= mostRooms) return rooms;
  const others = rooms.filter(({ entries: ofRoom }) => ofRoom.length === 1);
  return [
    ...rooms.filter((room) => !others.includes(room)),
    { code: otherRooms, entries: others.flatMap((room) => room.entries).sort(byStart) },
  ];
}

/** Distributes entries, which are in order of time, so that none overlaps another of its column. */
function columnsOf(entries: readonly CalendarEntry[]): CalendarEntry[][] {
  const columns: CalendarEntry[][] = [];
  for (const entry of entries) {
    const column = columns.find(
      (one) => Date.parse(one.at(-1)?.End ?? '') <= Date.parse(entry.Start),
    );
    if (column) column.push(entry);
    else columns.push([entry]);
  }
  return columns;
}

/** The codes of the rooms, those with most entries first. */
export function roomOrder(entries: readonly CalendarEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { PlaceCode } of entries) counts.set(PlaceCode, (counts.get(PlaceCode) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([code]) => code);
}
