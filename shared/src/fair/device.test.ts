import { deviceOf, deviceSignsOf, type Device } from './device.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  pixel:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
};

const flags = (device: Device) =>
  Object.entries(device)
    .filter(([, value]) => value)
    .map(([name]) => name)
    .sort();

it.each([
  [agents.iPhone, 0, ['ios', 'mobile', 'mobileOrTablet']],
  [agents.iPad, 5, ['desktopOrTablet', 'ios', 'mobileOrTablet', 'tablet']],
  [agents.pixel, 0, ['android', 'mobile', 'mobileOrTablet']],
  [agents.androidTablet, 0, ['android', 'desktopOrTablet', 'mobileOrTablet', 'tablet']],
  [agents.windows, 0, ['desktop', 'desktopOrTablet', 'windows']],
  [agents.windows, 10, ['desktop', 'desktopOrTablet', 'windows']],
  [agents.mac, 0, ['desktop', 'desktopOrTablet', 'macos']],
  ['', 0, ['desktop', 'desktopOrTablet']],
])('detects the device of %s with %i touch points', (userAgent, touchPoints, expected) => {
  expect(flags(deviceOf({ userAgent, touchPoints }))).toEqual(expected);
});

it('prefers Client Hints to the user agent', () => {
  expect(
    deviceOf({ userAgent: agents.androidTablet, hints: { mobile: true, platform: 'Android' } }),
  ).toMatchObject({
    mobile: true,
    tablet: false,
  });
});

it('prefers the headers of a CDN, but only when the CDN is trusted', () => {
  const headers = {
    'user-agent': agents.windows,
    'cloudfront-is-mobile-viewer': 'true',
    'cloudfront-is-tablet-viewer': 'false',
  };
  expect(deviceOf(deviceSignsOf(headers, true)).mobile).toBe(true);
  expect(deviceOf(deviceSignsOf(headers, false)).desktop).toBe(true);
  expect(
    deviceOf(deviceSignsOf({ 'user-agent': agents.windows, 'x-device-type': 'Tablet' }, true))
      .tablet,
  ).toBe(true);
});

it('reads Client Hints from headers', () => {
  const headers = {
    'user-agent': agents.pixel,
    'sec-ch-ua-mobile': '?1',
    'sec-ch-ua-platform': '"Android"',
  };
  expect(deviceOf(deviceSignsOf(headers, false))).toMatchObject({ mobile: true, android: true });
});
