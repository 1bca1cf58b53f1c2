import { preRegistrationOf, shownLink, type SiteLinks } from './site-links.ts';

const links: SiteLinks = { relatedExhibitions: [], social: {} };
const preRegistration = 'https://register.example/visit?from=site&id=old#form';

it.each([
  [preRegistration, 'DSWINE2026', 'https://register.example/visit?from=site&id=DSWINE2026#form'],
  [preRegistration, '', undefined],
  [undefined, 'DSWINE2026', undefined],
  ['none', 'DSWINE2026', 'none'],
])('preRegistrationOf %s and the edition %j is %s', (url, code, expected) => {
  expect(preRegistrationOf({ ...links, ...(url && { preRegistration: url }) }, code)).toBe(
    expected,
  );
});

it.each([
  ['https://a.example', 'soon', { target: 'https://a.example' }],
  ['https://a.example', 'hidden', { target: 'https://a.example' }],
  [undefined, 'soon', { target: undefined }],
  [undefined, 'hidden', undefined],
  ['none', 'soon', undefined],
] as const)('shows of the link %s, while unset links are "%s": %j', (link, unsetLinks, shown) => {
  expect(shownLink(link, { unsetLinks })).toEqual(shown);
});
