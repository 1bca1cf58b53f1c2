/** The message that an idle page sends to the worker: the visitor's current page. */
export type Here = { kind: 'here'; locale: 'tw' | 'en'; url: string };

export function isHere(message: unknown): message is Here {
  if (typeof message !== 'object' || message === null) return false;
  return 'kind' in message && message.kind === 'here' && 'locale' in message && 'url' in message;
}
