import fastify from 'fastify';
import { serveDevice } from './device.routes.ts';

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0';
const viaCdn = { 'user-agent': desktop, 'x-forwarded-for': '198.51.100.7' };

it.each([
  ['a trusted proxy', ['loopback'], { ...viaCdn, 'cloudfront-is-tablet-viewer': 'true' }, 'tablet'],
  ['a trusted proxy', ['loopback'], { ...viaCdn, 'x-device-type': 'mobile' }, 'mobile'],
  [
    'the browser when no proxy is trusted',
    false,
    { ...viaCdn, 'x-device-type': 'mobile' },
    'desktop',
  ],
  [
    'the browser when the client itself has a trusted address',
    ['loopback'],
    { 'user-agent': desktop, 'x-device-type': 'mobile' },
    'desktop',
  ],
] as const)('detects the device from %s', async (...[, trusted, headers, expected]) => {
  const server = fastify({ trustProxy: trusted && [...trusted] });
  serveDevice(server);
  const response = await server.inject({ url: '/device.json', headers });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json()).toMatchObject({ Data: { [expected]: true } });
});
