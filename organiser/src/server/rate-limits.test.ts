import { addressBlock } from './rate-limits.ts';

it.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.7', '198.51.100'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12:34'],
  ['2001:db8:12:34ff::', '2001:db8:12:34'],
  ['2001:db8:12:56::9', '2001:db8:12:00'],
  ['::1', '0:0:0:00'],
])('takes %s for one of %s', (address, block) => expect(addressBlock(address)).toBe(block));
