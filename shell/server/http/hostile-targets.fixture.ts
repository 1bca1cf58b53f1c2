import fc from 'fast-check';

/** Paths of the organiser's host that the site does not expose. */
export const unpublished = ['desk', 'desk/login', 'metrics', 'healthz', 'readyz', 'docs', ''];

/** Published prefixes, and prefixes that only look published. */
const beginnings = [
  '/api/',
  '/api/expo/',
  '/calendar/',
  '/api/expo/News/DSWINE2026/',
  '/API/',
  '/%61pi/',
  '//api/',
  '/./api/',
  '/api;a=b/',
  '/api%2f',
  '/calendar%5c',
  'http://elsewhere.example/api/',
  '/api',
  '/',
];

/** Spellings of `..` that have fooled some server, proxy or library. */
const dots = [
  '..',
  '.%2e',
  '%2e.',
  '%2e%2e',
  '%2E%2E',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%f0%80%80%ae%f0%80%80%ae',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e',
  '%u002e%u002e',
  '..;',
  '..;a=b',
  '..%00',
  '..%09',
  '.%0a.',
  '..%20',
  '...',
  '....',
  '.',
];

const slashes = [
  '/',
  '\\',
  '%5c',
  '%5C',
  '%2f',
  '%2F',
  '%255c',
  '%252f',
  '%25255c',
  '%25252f',
  '//',
  '\\/',
  '/\\',
  '\\\\',
  '/./',
  '%c0%af',
  '%c1%9c',
  '%e0%80%af',
  '%e2%88%95',
  '%ef%bc%8f',
  '%u2215',
  '%23/',
  '%3f/',
  ';/',
];

const steps = fc.array(
  fc
    .tuple(
      fc.constantFrom('', 'x', 'expo', '%e9%85%92'),
      fc.constantFrom(...slashes),
      fc.constantFrom(...dots),
      fc.constantFrom(...slashes),
    )
    .map((parts) => parts.join('')),
  { minLength: 1, maxLength: 5 },
);

/** Request targets that try to escape from the published prefixes. */
export const hostileTarget: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...beginnings),
    steps,
    fc.constantFrom(...unpublished),
    fc.constantFrom('', '?x=1', '?%2e%2e/', '#/', '%00', '%3f'),
  )
  .map(([beginning, up, end, rest]) => beginning + up.join('') + end + rest);
