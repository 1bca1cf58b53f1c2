import { centreOf, type Rectangle } from '@dswine/shared/fair/hall/rectangle';

/** More pins would hide each other. */
export const mostPins = 6;
/** Metres from one centre within which booths are counted together. */
const clusterSize = 14;

export type Cluster = { x: number; y: number; count: number };

/** Many booths as counts at the middle of those that are near each other. None for a few. */
export function clustersOf(booths: readonly Rectangle[]): Cluster[] {
  if (booths.length <= mostPins) return [];
  const clusters: Cluster[] = [];
  for (const booth of booths) {
    const { x, y } = centreOf(booth);
    const near = clusters.find(
      (one) => Math.hypot(one.x / one.count - x, one.y / one.count - y) < clusterSize,
    );
    if (near) Object.assign(near, { x: near.x + x, y: near.y + y, count: near.count + 1 });
    else clusters.push({ x, y, count: 1 });
  }
  return clusters.map(({ x, y, count }) => ({
    x: Math.round(x / count),
    y: Math.round(y / count),
    count,
  }));
}
