import { isWellFormedQuery } from './well-formed-query.ts';

it.each(['/', '/a?b=%E9%85%92&c=1+2', '/%FF?b=c', '/a?b=%F0%9F%8D%B7'])('accepts %s', (url) =>
  expect(isWellFormedQuery(url)).toBe(true),
);

it.each(['/a?b=%', '/a?%zz', '/a?b=%E4%B8', '/a?b=%ED%A0%80', '/a?b=%u0041'])('rejects %s', (url) =>
  expect(isWellFormedQuery(url)).toBe(false),
);
