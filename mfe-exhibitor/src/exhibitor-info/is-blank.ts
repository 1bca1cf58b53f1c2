import type { ForExhibitors } from '@dswine/shared/contract/editions';

/** True when the organiser has not announced anything that the page could show. */
export function isBlank({ Reasons, Figures, Booths, Steps, Questions }: ForExhibitors): boolean {
  return [Reasons, Figures, Booths, Steps, Questions].every((list) => list.length === 0);
}
