import { readProxies, proxiesProblem } from './proxy-settings.ts';

it.each(['loopback', '10.0.0.0/8', 'loopback, uniquelocal,203.0.113.7', '2001:db8::/32', '::1'])(
  'accepts %s',
  (text) => expect(proxiesProblem(readProxies(text))).toBeUndefined(),
);

it.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', '*', 'loopback,,10.0.0.1'])(
  'rejects %s and describes the valid values',
  (text) =>
    expect(proxiesProblem(readProxies(text))).toContain('an address, a network such as 10.0.0.0/8'),
);
