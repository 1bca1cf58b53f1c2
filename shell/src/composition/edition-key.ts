import type { Exhibition, ExhibitionInfo } from '@dswine/shared/contract/editions';
import type { PageState } from './page-state.ts';

/** The request key of the edition record. Always uses Lang=en (specification § 7). */
export function editionKey(exhibitionCode: string): string {
  return `Exhibitions/${encodeURIComponent(exhibitionCode)}?Lang=en`;
}

/** The edition record that a page was rendered with. */
export function editionIn(
  state: Pick<PageState, 'data' | 'exhibitionCode'>,
): ExhibitionInfo | undefined {
  return (state.data[editionKey(state.exhibitionCode)] as Exhibition | undefined)
    ?.web_Exhibition_Info;
}
