import { describe, expect, it } from '@jest/globals';
import { preRegistrationOf, shownLink, type SiteLinks } from './site-links.ts';

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

describe('an external link', () => {
  const announcing = { unsetLinks: 'soon' } as const;
  const silent = { unsetLinks: 'hidden' } as const;

  it('is shown in every state when it has a target', () => {
    expect(shownLink('https://a.example', announcing)).toEqual({ target: 'https://a.example' });
    expect(shownLink('https://a.example', silent)).toEqual({ target: 'https://a.example' });
  });

  it('is announced without a target, or left out, by the state of the year', () => {
    expect(shownLink(undefined, announcing)).toEqual({ target: undefined });
    expect(shownLink(undefined, silent)).toBeUndefined();
  });

  it('is left out in every state when the organiser hides it', () => {
    expect(shownLink('none', announcing)).toBeUndefined();
    const hidden: SiteLinks = { ...links, preRegistration: 'none' };
    expect(shownLink(preRegistrationOf(hidden, 'DSWINE2026'), announcing)).toBeUndefined();
  });
});
