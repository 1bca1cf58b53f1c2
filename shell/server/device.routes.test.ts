import fastify from 'fastify';
import { serveDevice } from './device.routes.ts';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0';

async function deviceAt(trustProxy: string[] | false, headers: Record<string, string>) {
  const server = fastify({ trustProxy });
  serveDevice(server);
  const response = await server.inject({ url: '/device.json', headers });
  expect(response.headers['cache-control']).toBe('private, no-store');
  return (response.json() as { Data: { mobile: boolean; tablet: boolean; desktop: boolean } }).Data;
}

const viaCdn = { 'user-agent': desktop, 'x-forwarded-for': '198.51.100.7' };

it.each([
  ['a trusted proxy', ['loopback'], { 'cloudfront-is-mobile-viewer': 'true' }, 'mobile'],
  ['a trusted proxy', ['loopback'], { 'cloudfront-is-tablet-viewer': 'true' }, 'tablet'],
  ['a trusted proxy', ['loopback'], { 'x-device-type': 'mobile' }, 'mobile'],
  ['the user agent when no proxy is trusted', false, { 'x-device-type': 'mobile' }, 'desktop'],
] as const)('detects the device from %s', async (_from, trusted, headers, expected) => {
  const device = await deviceAt(trusted && [...trusted], { ...viaCdn, ...headers });
  expect(device[expected]).toBe(true);
});

it('detects the device from the user agent when the client itself has a trusted address', async () => {
  const device = await deviceAt(['loopback'], { 'user-agent': desktop, 'x-device-type': 'mobile' });
  expect(device.desktop).toBe(true);
});
