import proxyAddr from '@fastify/proxy-addr';
import { isIP } from 'node:net';
import { Type } from 'typebox';

/** Proxies whose `X-Forwarded-For` is trusted, such as a load balancer or an edge. */
export const TrustedProxies = Type.Array(Type.String({ minLength: 1 }));

/** Explains which entries are invalid; undefined when all are valid. */
export function proxiesProblem(proxies: unknown): string | undefined {
  if (!Array.isArray(proxies)) return undefined;
  const wrong = proxies.map(String).filter((name) => !isNetwork(name));
  if (wrong.length === 0) return undefined;
  const written = wrong.map((name) => JSON.stringify(name)).join(', ');
  return `${written}: an address, a network such as 10.0.0.0/8, or one of loopback, linklocal, uniquelocal`;
}

/** Whether an address is one of the trusted proxies. */
export function trustedProxy(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

const named = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(name: string): boolean {
  // The library also reads 010.0.0.1 (as 8.0.0.1), 1 and 127.1.
  if (!named.includes(name) && !isIP(name.split('/')[0] ?? '')) return false;
  try {
    proxyAddr.compile(name);
    return true;
  } catch {
    return false;
  }
}
