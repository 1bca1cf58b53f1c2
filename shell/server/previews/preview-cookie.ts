import type { IncomingHttpHeaders } from 'node:http';

/** Holds the token of a preview link. It is not verified here. */
const name = 'dswine_preview';
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);

export function readPreviewCookie({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  return pattern.exec(cookie)?.[1];
}

/** The `Set-Cookie` value for a token. Without one, the cookie is removed. */
export function setPreviewCookie(
  token: string | undefined,
  { seconds = 0, secure }: { seconds?: number; secure: boolean },
): string {
  return `${name}=${token ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
