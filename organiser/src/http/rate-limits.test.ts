import { clientOf } from './rate-limits.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12:3400::'],
  ['2001:db8:12:34ff::', '2001:db8:12:3400::'],
  ['2001:db8:12:56::9', '2001:db8:12::'],
  ['::1', '::'],
])('maps the address %s to the client %s', (ip, client) => expect(clientOf({ ip })).toBe(client));
