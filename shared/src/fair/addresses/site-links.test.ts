import { preRegistrationOf, type SiteLinks } from './site-links.ts';

const links: SiteLinks = { relatedExhibitions: [], social: {} };
const preRegistration = 'https://register.example/visit?from=site&id=old#form';
const url = 'https://register.example/visit?from=site&id=DSWINE2026#form';

it.each([
  [preRegistration, 'DSWINE2026', { url }],
  [preRegistration, '', 'none'],
  [undefined, 'DSWINE2026', 'own'],
  [undefined, undefined, 'own'],
  ['none', 'DSWINE2026', 'none'],
])('registers visitors with the link %s and the code %j: %j', (link, code, expected) => {
  const configured = { ...links, ...(link && { preRegistration: link }) };
  expect(preRegistrationOf(configured, code)).toEqual(expected);
});
