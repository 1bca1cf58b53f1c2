import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { Type } from 'typebox';

/** Whose word is taken for who is calling: a load balancer or an edge in front of the web server. */
export const TrustedProxies = Type.Array(Type.String({ minLength: 1 }));

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** Why the proxies cannot be trusted as they are written, if they cannot. */
export function wrongProxies(proxies: unknown): string | undefined {
  if (!Array.isArray(proxies)) return undefined;
  const wrong = proxies.filter(
    (proxy) => !named.includes(String(proxy)) && !isNetwork(String(proxy)),
  );
  if (wrong.length === 0) return undefined;
  return `${wrong.map((proxy) => JSON.stringify(proxy)).join(', ')}: an address, a network such as 10.0.0.0/8, or one of ${named.join(', ')}`;
}

/** Whether an address is one of the trusted proxies. */
export function trustedProxy(proxies: readonly string[]): (address: string) => boolean {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

/** As the environment writes them, with commas between them. */
export function readProxies(text: string): string[] {
  return text.split(',').map((part) => part.trim());
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
