import { listPlaceOf, openInBrowser } from './list-place.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const apple = 'Apple Computer, Inc.';

it.each([
  ['Safari', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, apple, { kind: 'week' }],
  ['Chrome on iOS', `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, apple, { kind: 'week' }],
  ['Chrome', 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0', 'Google Inc.', { kind: 'browser' }],
  ['LINE', `${iPhone} Mobile/15E148 Safari Line/15.8.0`, apple, { kind: 'app', app: 'LINE' }],
  [
    'Facebook',
    'Mozilla/5.0 (Linux; Android 16; wv) Chrome/156.0 [FB_IAB/FB4A;FBAV/500.0;]',
    'Google Inc.',
    { kind: 'app', app: 'Facebook' },
  ],
  [
    'Instagram',
    `${iPhone} Mobile/15E148 Instagram 400.0`,
    apple,
    { kind: 'app', app: 'Instagram' },
  ],
])('knows where %s keeps the list', (_, userAgent, vendor, place) => {
  expect(listPlaceOf({ userAgent, vendor })).toEqual(place);
});

it('a site on the home screen keeps it longer', () => {
  expect(listPlaceOf({ userAgent: iPhone, vendor: apple, standalone: true }).kind).toBe('browser');
});

it('opens an address in the browser of the device from LINE only', () => {
  expect(openInBrowser('LINE', '/MyList?items=e1')).toBe('/MyList?items=e1&openExternalBrowser=1');
  expect(openInBrowser('LINE', '/MyList')).toBe('/MyList?openExternalBrowser=1');
  expect(openInBrowser('LINE', '/MyList#add=e1')).toBe('/MyList?openExternalBrowser=1#add=e1');
  expect(openInBrowser('Facebook', '/MyList')).toBeUndefined();
});
