import { boothsOnPlanLimit } from '@dswine/shared/fair/addresses/paths';

type Result = { ids: string[]; total: number };

export async function boothsOfAll(
  result: Result,
  search: (page: { Page: number; PageSize: number }) => Promise<Result>,
  boothsOf: (ids: readonly string[]) => string[],
): Promise<{ Booths?: string[] }> {
  const { ids, total } = result;
  if (total <= ids.length || total > boothsOnPlanLimit) return {};
  const all = await search({ Page: 1, PageSize: total });
  const booths = [...new Set(boothsOf(all.ids))];
  return booths.length > boothsOnPlanLimit ? {} : { Booths: booths };
}
