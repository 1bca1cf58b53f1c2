import { addSources, pagePolicy } from '../csp/csp.ts';
import { consentConfigOf } from './consent-config.ts';
import { tagManagerSources, cookieDomainProblem } from './consent-settings.ts';

const basePolicy = pagePolicy(['boot']);

it('leaves the policy unchanged when no tag manager is configured', () => {
  expect(addSources(basePolicy, tagManagerSources(undefined))).toEqual(basePolicy);
});

it('adds the tag manager to script-src, connect-src and img-src only', () => {
  const script = 'https://tags.example/gtm.js?id=GTM-1';
  const origins = ['https://tags.example', 'https://report.example'];
  expect(
    addSources(basePolicy, tagManagerSources({ script, origins: ['https://report.example'] })),
  ).toEqual({
    ...basePolicy,
    'script-src': [...basePolicy['script-src'], ...origins],
    'connect-src': [...basePolicy['connect-src'], ...origins],
    'img-src': [...basePolicy['img-src'], ...origins],
  });
});

it.each([
  ['https://wine.fair.example', 'fair.example', true],
  ['https://fair.example', 'fair.example', true],
  ['https://unfair.example', 'fair.example', false],
  ['http://localhost:3000', 'fair.example', false],
])('on %s the cookie domain %s is valid: %p', (siteUrl, domain, fits) => {
  expect(cookieDomainProblem(siteUrl, domain) === undefined).toBe(fits);
});

it('passes only configured values to pages', () => {
  expect(consentConfigOf({ ageQuestion: false })).toEqual({
    ageQuestion: false,
  });
});
