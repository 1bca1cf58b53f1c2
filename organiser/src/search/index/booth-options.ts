import type { Bilingual } from '@dswine/shared/contract/wire';
import type { EditionRecords } from '../../content/records/records.ts';

/**
 * Properties of a stand, derived from the floor plan: on a corner, 18 m² or more, near a stage,
 * near an entrance.
 */
export const boothOptions = ['corner', 'large', 'stage', 'entrance'] as const;
export type BoothOption = (typeof boothOptions)[number];
export const boothOptionNames: Record<BoothOption, Bilingual> = {
  corner: { tw: '角落攤位', en: 'Corner stand' },
  large: { tw: '18 平方公尺以上', en: '18 m² and more' },
  stage: { tw: '鄰近舞臺與教室', en: 'Close to a stage' },
  entrance: { tw: '鄰近入口', en: 'Close to an entrance' },
};

type Shape = EditionRecords['hall'];
type Rectangle = { X: number; Y: number; W: number; H: number };

const large = 18;
/** Maximum distance from the stand to the stage and to the entrance, in metres. */
const nearStage = 20;
const nearEntrance = 30;

export function boothOptionsOf(
  shapes: readonly Shape[],
): (numbers: readonly string[]) => BoothOption[] {
  const booths = new Map(
    shapes.flatMap((shape) => (shape.Kind === 'booth' ? [[shape.Number, shape] as const] : [])),
  );
  const aisles = shapes.filter((shape) => shape.Kind === 'aisle');
  const facilities = (kind: string) =>
    shapes.filter((shape) => shape.Kind === 'facility' && shape.Facility === kind) as Rectangle[];
  const stages = facilities('stage');
  const entrances = facilities('entrance');
  return (numbers) => {
    const stand = numbers.flatMap((number) => booths.get(number) ?? []);
    if (stand.length === 0) return [];
    const sides = new Set(
      stand.flatMap((booth) => aisles.flatMap((aisle) => sideOf(booth, aisle))),
    );
    const upright = sides.has('west') || sides.has('east');
    const across = sides.has('north') || sides.has('south');
    const near = (others: readonly Rectangle[], metres: number) =>
      stand.some((booth) => others.some((other) => distance(booth, other) <= metres));
    const holds: Record<BoothOption, boolean> = {
      corner: upright && across,
      large: stand.reduce((area, { W, H }) => area + W * H, 0) >= large,
      stage: near(stages, nearStage),
      entrance: near(entrances, nearEntrance),
    };
    return boothOptions.filter((option) => holds[option]);
  };
}

/** The side of a stand along which an aisle runs. */
function sideOf(booth: Rectangle, aisle: Rectangle): string[] {
  const beside = aisle.Y < booth.Y + booth.H && booth.Y < aisle.Y + aisle.H;
  const along = aisle.X < booth.X + booth.W && booth.X < aisle.X + aisle.W;
  const meets = (one: number, other: number) => Math.abs(one - other) < 0.01;
  return [
    ...(beside && meets(aisle.X + aisle.W, booth.X) ? ['west'] : []),
    ...(beside && meets(booth.X + booth.W, aisle.X) ? ['east'] : []),
    ...(along && meets(aisle.Y + aisle.H, booth.Y) ? ['north'] : []),
    ...(along && meets(booth.Y + booth.H, aisle.Y) ? ['south'] : []),
  ];
}

function distance(one: Rectangle, other: Rectangle): number {
  const x = Math.max(0, other.X - (one.X + one.W), one.X - (other.X + other.W));
  const y = Math.max(0, other.Y - (one.Y + one.H), one.Y - (other.Y + other.H));
  return Math.hypot(x, y);
}
