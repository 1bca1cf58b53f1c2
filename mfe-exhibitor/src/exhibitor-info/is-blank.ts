import type { ForExhibitors } from '@dswine/shared/contract/editions';

/** Whether the organiser has announced nothing yet that the page could show. */
export function isBlank({ Reasons, Figures, Booths, Steps, Questions }: ForExhibitors): boolean {
  return [Reasons, Figures, Booths, Steps, Questions].every((list) => list.length === 0);
}
