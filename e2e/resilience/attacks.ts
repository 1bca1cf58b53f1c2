import fc from 'fast-check';

/**
 * Attack strings, and texts that break programs by accident. Injected code and headers are named
 * `hostile`, so that tests can find them.
 */
export const attacks: readonly string[] = [
  // SQL
  "' OR '1'='1",
  "'; DROP TABLE submissions; --",
  '" OR ""="',
  '1) UNION SELECT password_hash FROM members --',
  "%' ESCAPE '\\",
  '_%_%',
  'a* NEAR/0 "b',
  // Markup and scripts
  '<script>hostile()</script>',
  '</script><script>hostile()</script>',
  '"><img src=x onerror=hostile()>',
  "'><svg/onload=hostile()>",
  '" autofocus onfocus="hostile()',
  '</textarea><script>hostile()</script>',
  '</title><iframe src="javascript:hostile()">',
  '<!--<script>hostile()//-->',
  ']]><hostile/>',
  'javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '{{constructor.constructor("hostile()")()}}',
  '${hostile()}',
  '&lt;script&gt;hostile()&lt;/script&gt;',
  // Open redirects and path traversal
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/%2f..',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '....//....//etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  // HTTP headers and mails
  'x\r\nX-Hostile: yes',
  'x\r\nSet-Cookie: hostile=1',
  'x\nBcc: hostile@evil.example',
  'ming@dswine.example\r\nBcc: hostile@evil.example',
  '"hostile@evil.example" <ming@dswine.example>',
  'ming@dswine.example, hostile@evil.example',
  '%0d%0aX-Hostile:%20yes',
  '\u560d\u560aX-Hostile: yes',
  // Spreadsheets, shells, templates, LDAP, XML
  '=cmd|"/C calc"!A1',
  '@SUM(1+9)*hostile',
  '$(id) `id` ; id | id',
  '*)(uid=*))(|(uid=*',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  // Unicode
  '\u0000',
  'a\u0000b',
  '\u0001\u0008\u001b[31m\u007f\u0085\u009f',
  '\ud800',
  '\udfff\ud800',
  'a\udc00b',
  '\u202egnp.exe\u202c',
  '\u2066\u2067\u200f\u200b\ufeff',
  '\u2028\u2029',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034d',
  '\ufdfa'.repeat(50),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '酒'.repeat(5000),
  'x'.repeat(19_999),
  'x'.repeat(70_000),
  ' '.repeat(3000),
  `${'('.repeat(400)}a${')'.repeat(400)}`,
  `${'a '.repeat(600)}!`,
  // Names of built-in object properties
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__[hostile]',
  'constructor.prototype.hostile',
  // Numbers and dates
  '0',
  '-1',
  '-0',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  '99999999999999999999999999999999',
  '0x7fffffff',
  '1.5',
  '٣',
  '2026-02-31',
  '-271822-04-20T00:00:00Z',
  // Empty values
  '',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  // Invalid percent-encoding
  '%',
  '%zz',
  '%ff%fe',
  '%ed%a0%80',
  '%c0%ae%c0%ae%c0%af',
  '%00',
];

/** A hostile text: an attack string, two of them joined, or random characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...attacks) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...attacks), fc.constantFrom(...attacks))
      .map((two) => two.join('')),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map(fromUnits),
  },
);

/** Includes lone surrogates. */
function fromUnits(units: readonly number[]): string {
  return String.fromCharCode(...units);
}

/** JSON values where a string is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      ['a', 'b'],
      [['a']],
      1e308,
      -1,
      1.5,
      Number.MAX_SAFE_INTEGER,
      { length: 1e9 },
      { toString: 'hostile' },
      { $ne: null },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Malformed request bodies with their content types. */
export const malformedBodies: readonly (readonly [type: string, body: string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', '{"Name":"a",}'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '1e999'],
  ['application/json', '{"__proto__":{"hostile":true}}'],
  ['application/json', '{"constructor":{"prototype":{"hostile":true}}}'],
  ['application/json', '['.repeat(5000)],
  ['application/json', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ['application/json', `{"Name":"${'x'.repeat(70_000)}"}`],
  ['application/json', '{"Name":"\ud800"}'],
  ['application/json; charset=utf-16', '{"Name":"a"}'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', '%'],
  ['application/x-www-form-urlencoded', 'form=%zz&Name=%ff%fe&Email=%00'],
  ['application/x-www-form-urlencoded', '&&&===&=&'],
  ['application/x-www-form-urlencoded', 'Name[]=a&Name[]=b&Name[__proto__][hostile]=1'],
  ['application/x-www-form-urlencoded', `form=${'x'.repeat(70_000)}`],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(10_000)],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="Name"\r\n\r\na\r\n--x--',
  ],
  ['multipart/form-data', 'no boundary'],
  ['text/plain', '{"Name":"a"}'],
  ['text/xml', '<?xml version="1.0"?><a/>'],
  ['application/octet-stream', '\u0000\u0001\u0002'],
  ['not a type', 'a'],
  ['', 'a'],
];
