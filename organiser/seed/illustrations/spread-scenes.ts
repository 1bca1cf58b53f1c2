/** A record whose picture is one of several general scenes. */
export type SceneChoice<Scene extends string> = {
  id: string;
  /** The filtered list that it is in, too. */
  group: string;
  /** When it was published. */
  time: string;
  scenes: readonly Scene[];
};

/** So many pictures in a row are never of one scene: more than a large screen shows at once. */
export const screenful = 8;

/**
 * Chooses the scene of each record so that neighbours differ, in the list of all and in the list of
 * their group. Later records follow earlier ones, so a new record changes no picture that exists.
 */
export function spreadScenes<Scene extends string>(
  choices: readonly SceneChoice<Scene>[],
): Map<string, Scene> {
  const chosen = new Map<string, Scene>();
  const all: Scene[] = [];
  const groups = new Map<string, Scene[]>();
  const ordered = choices.toSorted((one, other) =>
    `${one.time} ${one.id}` < `${other.time} ${other.id}` ? -1 : 1,
  );
  for (const { id, group, scenes } of ordered) {
    const own = groups.get(group) ?? [];
    groups.set(group, own);
    const [scene] = scenes.toSorted(
      (one, other) =>
        Math.min(since(all, other), screenful) - Math.min(since(all, one), screenful) ||
        since(own, other) - since(own, one) ||
        since(all, other) - since(all, one),
    );
    if (scene === undefined) continue;
    chosen.set(id, scene);
    all.push(scene);
    own.push(scene);
  }
  return chosen;
}

/** How many records ago a scene was used. */
function since<Scene>(used: readonly Scene[], scene: Scene): number {
  const last = used.lastIndexOf(scene);
  return last < 0 ? Number.MAX_SAFE_INTEGER : used.length - last;
}
