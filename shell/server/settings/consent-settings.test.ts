import { addSources, pagePolicy } from '../csp/csp.ts';
import { consentConfigOf, tagManagerSources, cookieDomainProblem } from './consent-settings.ts';

const basePolicy = pagePolicy(['boot']);

it('leaves the policy alone when no tag manager is configured', () => {
  expect(addSources(basePolicy, tagManagerSources(undefined))).toEqual(basePolicy);
});

it('names the tag manager where it loads, draws and reports, and nowhere else', () => {
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
])('on %s the domain %s fits: %p', (siteUrl, domain, fits) => {
  expect(cookieDomainProblem(siteUrl, domain) === undefined).toBe(fits);
});

it('tells pages what is configured, and nothing of what is not', () => {
  expect(consentConfigOf({ siteUrl: 'https://fair.example', ageQuestion: false })).toEqual({
    ageQuestion: false,
  });
});
