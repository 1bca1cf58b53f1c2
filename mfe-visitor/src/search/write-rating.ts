/** A rating with one decimal, as both languages write it. */
export function writeRating(rating: number): string {
  return rating.toFixed(1);
}
