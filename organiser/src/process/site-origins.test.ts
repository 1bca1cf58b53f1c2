import { isLocalSite, isSecureSite } from './site-origins.ts';

it.each([
  [['http://localhost:3000'], true, false],
  [['http://127.0.0.1:3000', 'http://[::1]'], true, false],
  [['https://fair.example'], false, true],
  [['http://localhost.fair.example'], false, false],
  [['http://localhost:3000', 'http://fair.example'], false, false],
  [[], false, false],
])('the origins %j are local: %p, and use HTTPS only: %p', (origins, local, secure) => {
  expect(isLocalSite(origins)).toBe(local);
  expect(isSecureSite(origins)).toBe(secure);
});
