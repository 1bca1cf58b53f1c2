import type { Static } from 'typebox';
import type { HallRecord } from '../src/records/records.ts';
import { facilities, hallName } from './parts/hall.ts';

type Hall = Static<typeof HallRecord>;
export type Booth = Extract<Hall, { Kind: 'booth' }>;
type Area = Booth['Area'];

const size = { width: 160, depth: 110 };
const stand = 3;
const standsPerIsland = 8;
const island = { width: stand * standsPerIsland, depth: stand * 2 };
const aisle = { across: 4, along: 3.5 };
const corner = { x: 12, y: 16 };
const columns = 5;
const streets = 8;

/** From the outermost streets to the doors and to what stands along the walls: X, Y, W, H. */
const foyers: readonly (readonly [number, number, number, number])[] = [
  [74, 88.5, 16, 17.5],
  [132, 88.5, 4, 17.5],
  [0, 88.5, 4, 15.5],
  [90, 2.2, 8, 13.8],
];

/** Which area an island belongs to: two columns of wine in the west, then spirits, sake and beer from north to south. */
function areaOf(column: number, street: number): Area {
  if (column < 2) return 'wine';
  return street < 3 ? 'spirits' : street < 6 ? 'sake' : 'beer';
}
const letters = { wine: 'A', spirits: 'B', sake: 'C', beer: 'D' } as const;
const firstStreet = { wine: 0, spirits: 0, sake: 3, beer: 6 } as const;
const firstColumn = { wine: 0, spirits: 2, sake: 2, beer: 2 } as const;

/** Hall 1: islands two stands deep, numbered like houses (letter, street, place; odd places face north, even ones south). */
export function layOutHall(): Hall[] {
  const aisles: Hall[] = [];
  for (let street = 0; street <= streets; street++) {
    const y = corner.y + street * (island.depth + aisle.along) - aisle.along;
    aisles.push({ Kind: 'aisle', X: 0, Y: y, W: size.width, H: aisle.along });
  }
  for (let column = 0; column <= columns; column++) {
    const x = corner.x + column * (island.width + aisle.across) - aisle.across;
    aisles.push({
      Kind: 'aisle',
      X: x,
      Y: corner.y - aisle.along,
      W: aisle.across,
      H: streets * (island.depth + aisle.along) + aisle.along,
    });
  }
  for (const [X, Y, W, H] of foyers) aisles.push({ Kind: 'aisle', X, Y, W, H });
  return [
    { Kind: 'hall', Name: hallName, Width: size.width, Depth: size.depth, Published: true },
    ...aisles,
    ...facilities,
    ...layOutBooths(),
  ];
}

export function layOutBooths(): Booth[] {
  const booths: Booth[] = [];
  for (let street = 0; street < streets; street++)
    for (let column = 0; column < columns; column++)
      for (const side of [0, 1]) booths.push(...layOutRow(street, column, side));
  return booths.sort((a, b) => (a.Number < b.Number ? -1 : 1));
}

/** One side of an island. The first stand of some rows is a double and takes the number of its western half. */
function layOutRow(street: number, column: number, side: number): Booth[] {
  const area = areaOf(column, street);
  const row: Booth[] = [];
  const isDouble = (street + column + side) % 2 === 0;
  for (let place = 0; place < standsPerIsland; place++) {
    const wide = isDouble && place === 0;
    const along = (column - firstColumn[area]) * standsPerIsland + place;
    const number = `${letters[area]}${String(street - firstStreet[area] + 1).padStart(2, '0')}${String(along * 2 + side + 1).padStart(2, '0')}`;
    row.push({
      Kind: 'booth',
      Number: number,
      Area: area,
      W: wide ? stand * 2 : stand,
      H: stand,
      X: corner.x + column * (island.width + aisle.across) + place * stand,
      Y: corner.y + street * (island.depth + aisle.along) + side * stand,
    });
    if (wide) place++;
  }
  return row;
}
