import { deviceOf, deviceSignsOf, type Device } from './device.ts';

const agents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  pixel: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Safari/537.36',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36',
};

const flags = (device: Device) =>
  Object.entries(device)
    .filter(([, value]) => value)
    .map(([name]) => name)
    .sort();

it.each([
  [agents.iPhone, 0, ['ios', 'mobile', 'mobileOrTablet']],
  // An iPad reports itself as a Mac.
  [agents.mac, 5, ['desktopOrTablet', 'ios', 'mobileOrTablet', 'tablet']],
  [agents.mac, 0, ['desktop', 'desktopOrTablet', 'macos']],
  [agents.pixel, 0, ['android', 'mobile', 'mobileOrTablet']],
  [agents.androidTablet, 0, ['android', 'desktopOrTablet', 'mobileOrTablet', 'tablet']],
  [agents.windows, 10, ['desktop', 'desktopOrTablet', 'windows']],
])('detects the device of %s with %i touch points', (userAgent, touchPoints, expected) => {
  expect(flags(deviceOf({ userAgent, touchPoints }))).toEqual(expected);
});

it('prefers Client Hints to the user agent', () => {
  const signs = deviceSignsOf(
    {
      'user-agent': agents.androidTablet,
      'sec-ch-ua-mobile': '?1',
      'sec-ch-ua-platform': '"Android"',
    },
    false,
  );
  expect(deviceOf(signs)).toMatchObject({ mobile: true, tablet: false, android: true });
});

it('prefers the headers of a CDN, but only when the CDN is trusted', () => {
  const kindOf = (header: Record<string, string>, isTrusted = true) =>
    deviceOf(deviceSignsOf({ 'user-agent': agents.windows, ...header }, isTrusted));
  const mobile = { 'cloudfront-is-mobile-viewer': 'true', 'cloudfront-is-tablet-viewer': 'false' };
  expect(kindOf(mobile).mobile).toBe(true);
  expect(kindOf(mobile, false).desktop).toBe(true);
  expect(kindOf({ 'x-device-type': 'Tablet' }).tablet).toBe(true);
});
