import { lawOf, policyWith, wrongCookieDomain } from './law-settings.ts';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

it('leaves the policy alone when no tag manager is configured', () => {
  expect(policyWith(policy, undefined)).toBe(policy);
});

it('names the tag manager where it loads, draws and reports, and nowhere else', () => {
  const script = 'https://tags.example/gtm.js?id=GTM-1';
  expect(policyWith(policy, { script, origins: ['https://report.example'] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' https://tags.example https://report.example; style-src 'self'; img-src 'self' data: https://tags.example https://report.example; connect-src 'self' https://tags.example https://report.example",
  );
});

it.each([
  ['https://wine.fair.example', 'fair.example', true],
  ['https://fair.example', 'fair.example', true],
  ['https://unfair.example', 'fair.example', false],
  ['http://localhost:3000', 'fair.example', false],
])('on %s the domain %s fits: %p', (siteUrl, domain, fits) => {
  expect(wrongCookieDomain(siteUrl, domain) === undefined).toBe(fits);
});

it('tells pages what is configured, and nothing of what is not', () => {
  expect(lawOf({ siteUrl: 'https://fair.example', ageQuestion: false })).toEqual({ ageQuestion: false });
});
