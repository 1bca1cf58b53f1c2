import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { Type } from 'typebox';

/** Proxies whose `X-Forwarded-For` is trusted, such as a load balancer or an edge. */
export const TrustedProxies = Type.Array(Type.String({ minLength: 1 }));

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** Explains which entries are invalid; undefined when all are valid. */
export function proxiesProblem(proxies: unknown): string | undefined {
  if (!Array.isArray(proxies)) return undefined;
  const names = proxies.map(String);
  const wrong = names.filter((name) => !named.includes(name) && !isNetwork(name));
  if (wrong.length === 0) return undefined;
  const written = wrong.map((name) => JSON.stringify(name)).join(', ');
  return `${written}: an address, a network such as 10.0.0.0/8, or one of ${named.join(', ')}`;
}

/** Whether an address is one of the trusted proxies. */
export function trustedProxy(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    longest > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
