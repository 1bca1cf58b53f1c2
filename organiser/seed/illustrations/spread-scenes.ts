/** A record whose picture is one of several scenes, the most fitting first. */
export type SceneChoice<Scene extends string> = { id: string; scenes: readonly Scene[] };

/** Records in the order of a list of the site. In a screenful, no scene should appear twice. */
export type Listing = { ids: readonly string[]; screenful: number };

/** How often records that are still beside an equal one choose again. */
const rounds = 60;

/**
 * Chooses the scene of each record so that neighbours differ in every list that shows them. Each
 * record follows the ones before it: those keep their pictures when a new one is added at the end,
 * and choose again only where the first choice left two equal neighbours.
 */
export function spreadScenes<Scene extends string>(
  choices: readonly SceneChoice<Scene>[],
  listings: readonly Listing[],
): Map<string, Scene> {
  const neighbours = findNeighbours(listings);
  const chosen = new Map<string, Scene>();
  const costOf = (id: string, scene: Scene | undefined): number => {
    let cost = 0;
    for (const [other, weight] of neighbours.get(id) ?? [])
      if (chosen.get(other) === scene) cost += weight;
    return cost;
  };
  const tried = new Map<string, number>();
  for (let round = 0, isSpread = false; !isSpread && round < rounds; round++) {
    isSpread = true;
    for (const { id, scenes } of choices) {
      const current = chosen.get(id);
      if (current !== undefined && costOf(id, current) === 0) continue;
      // What was tried in vain costs more each time, so that two records do not take turns for ever.
      const [best] = scenes
        .map((scene) => ({ scene, cost: costOf(id, scene) + (tried.get(`${id} ${scene}`) ?? 0) }))
        .toSorted((one, other) => one.cost - other.cost);
      if (!best) continue;
      chosen.set(id, best.scene);
      tried.set(`${id} ${best.scene}`, (tried.get(`${id} ${best.scene}`) ?? 0) + 0.1);
      isSpread &&= current !== undefined && costOf(id, best.scene) === 0;
    }
  }
  return chosen;
}

/** For each record those within a screenful of it in any list, the nearer the heavier. */
function findNeighbours(listings: readonly Listing[]): Map<string, Map<string, number>> {
  const neighbours = new Map<string, Map<string, number>>();
  const add = (id: string, other: string, weight: number) => {
    const own = neighbours.get(id) ?? new Map<string, number>();
    neighbours.set(id, own.set(other, Math.max(own.get(other) ?? 0, weight)));
  };
  for (const { ids, screenful } of listings)
    ids.forEach((id, at) => {
      ids.slice(at + 1, at + screenful).forEach((other, distance) => {
        const weight = (screenful - distance) / screenful;
        add(id, other, weight);
        add(other, id, weight);
      });
    });
  return neighbours;
}
