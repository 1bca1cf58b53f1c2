import { describe, expect, it } from '@jest/globals';
import { preRegistrationOf, type SiteLinks } from './site-links.ts';

const links: SiteLinks = { relatedExhibitions: [], social: {} };

describe('the way to the visitor pre-registration', () => {
  it('carries the code of the edition and keeps what the address has', () => {
    const preRegistration = 'https://register.example/visit?from=site&id=old#form';
    expect(preRegistrationOf({ ...links, preRegistration }, 'DSWINE2026')).toBe(
      'https://register.example/visit?from=site&id=DSWINE2026#form',
    );
  });

  it('is not there without an address or a code', () => {
    expect(preRegistrationOf(links, 'DSWINE2026')).toBeUndefined();
    expect(
      preRegistrationOf({ ...links, preRegistration: 'https://register.example' }, ''),
    ).toBeUndefined();
    expect(
      preRegistrationOf({ ...links, preRegistration: 'https://register.example' }, undefined),
    ).toBeUndefined();
  });
});
