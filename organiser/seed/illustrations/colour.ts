/** A colour `share` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darker = (colour: string, share: number): string => mix(colour, '#14110f', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#fffaf2', share);

/** Whether the colour is dark enough for light ink. */
export function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return (r ?? 0) * 0.299 + (g ?? 0) * 0.587 + (b ?? 0) * 0.114 < 140;
}

/**
 * The approximate difference of two colours: 0 for equal ones, above 100 for clearly different
 * ones.
 */
export function contrastOf(a: string, b: string): number {
  const apart = [1, 3, 5].map(
    (at) => parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16),
  );
  return Math.hypot(...apart);
}
