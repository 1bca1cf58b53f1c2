/** The date bar is for demonstrations: visitors must not see another date than today's. */
export function dateBarProblem(
  { dateBar, edge }: Record<string, unknown>,
  { NODE_ENV }: NodeJS.ProcessEnv,
): string | undefined {
  if (dateBar !== true) return undefined;
  if (NODE_ENV === 'production')
    return '正式環境（NODE_ENV=production）不可開啟 / refused in production (NODE_ENV=production)';
  // An edge would answer from its cache, whatever date was chosen.
  return edge === true ? '不可與 edge 並用 / cannot be used with edge' : undefined;
}
