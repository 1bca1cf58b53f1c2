/**
 * Progress (0 to 1) of a partial movement between `from` and `to` when the whole is at `at`; eased
 * at both ends.
 */
export function between(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A slow camera move: the picture is enlarged and shifted from one side to the other. */
export function camera(
  content: string,
  {
    width,
    height,
    at,
    side,
    zoom = 0.12,
  }: { width: number; height: number; at: number; side: -1 | 1; zoom?: number },
): string {
  const scale = 1.04 + zoom * at;
  const spare = [(scale - 1) * width, (scale - 1) * height] as const;
  const x = spare[0] * (side === 1 ? 0.2 + 0.6 * at : 0.8 - 0.6 * at);
  return `<g transform="translate(${(-x).toFixed(2)} ${(-spare[1] * 0.6).toFixed(2)}) scale(${scale.toFixed(4)})">${content}</g>`;
}
