/** What a page tells the worker once it is idle: where the visitor is. */
export type Here = { kind: 'here'; locale: 'tw' | 'en'; url: string };

export function isHere(said: unknown): said is Here {
  if (typeof said !== 'object' || said === null) return false;
  return 'kind' in said && said.kind === 'here' && 'locale' in said && 'url' in said;
}
