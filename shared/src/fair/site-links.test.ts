import { preRegistrationOf, shownLink, type SiteLinks } from './site-links.ts';

const links: SiteLinks = { relatedExhibitions: [], social: {} };

describe('preRegistrationOf', () => {
  it('sets the id parameter to the edition code and preserves the rest of the URL', () => {
    const preRegistration = 'https://register.example/visit?from=site&id=old#form';
    expect(preRegistrationOf({ ...links, preRegistration }, 'DSWINE2026')).toBe(
      'https://register.example/visit?from=site&id=DSWINE2026#form',
    );
  });

  it('returns undefined without a URL or an edition code', () => {
    expect(preRegistrationOf(links, 'DSWINE2026')).toBeUndefined();
    expect(
      preRegistrationOf({ ...links, preRegistration: 'https://register.example' }, ''),
    ).toBeUndefined();
    expect(
      preRegistrationOf({ ...links, preRegistration: 'https://register.example' }, undefined),
    ).toBeUndefined();
  });
});

describe('shownLink', () => {
  const announcing = { unsetLinks: 'soon' } as const;
  const silent = { unsetLinks: 'hidden' } as const;

  it('returns a link with a target in every state', () => {
    expect(shownLink('https://a.example', announcing)).toEqual({ target: 'https://a.example' });
    expect(shownLink('https://a.example', silent)).toEqual({ target: 'https://a.example' });
  });

  it('announces or hides a link without a target, depending on the state', () => {
    expect(shownLink(undefined, announcing)).toEqual({ target: undefined });
    expect(shownLink(undefined, silent)).toBeUndefined();
  });

  it('hides a link that is set to "none", even when unset links are announced', () => {
    expect(shownLink('none', announcing)).toBeUndefined();
    const hidden: SiteLinks = { ...links, preRegistration: 'none' };
    expect(shownLink(preRegistrationOf(hidden, 'DSWINE2026'), announcing)).toBeUndefined();
  });
});
