import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDateRange } from '@dswine/shared/fair/texts/dates';
import { writeTelephone } from '@dswine/shared/fair/forms/telephone';
import { Logo } from '@dswine/shared/ui/logo';
import { PhoneLink } from '@dswine/shared/ui/phone-link';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../../composition/shell-context.ts';
import { LegalLinks } from '../../legal/legal-links.tsx';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { isLinkByItself, type FooterGroup as Group, type MenuItem } from '../menu/menu.ts';
import { RelatedExhibitions } from '../related-exhibitions.tsx';
import { SocialLinks } from '../social-links.tsx';
import { useFooterMenu } from '../menu/use-menu.ts';

/** All pages by group, venue and organiser from the edition record, and the legal links. */
export function Footer() {
  const t = useShellMessages();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const footer = useFooterMenu();
  return (
    <footer className="site-footer">
      <div className="dw-container site-footer-inner">
        <nav aria-label={t('layout.explore')}>
          <ul className="site-footer-groups">
            {footer.map((item) => (
              <li key={item.group}>
                <FooterGroup item={item} />
              </li>
            ))}
            <RelatedExhibitions
              frame={(list) => (
                <li>
                  <div className="site-footer-title">{t('layout.related')}</div>
                  {list}
                </li>
              )}
            />
          </ul>
        </nav>
        <div className="site-footer-brand">
          <Logo name={edition ? inLocale(edition.ShortName, locale) : state.siteName} compact />
          {edition && (
            <p>
              <span className="site-footer-dates">
                {writeDateRange(edition.StartDate, edition.EndDate, locale)}
              </span>
              {inLocale(edition.Venue.Name, locale)} {inLocale(edition.Venue.Hall, locale)}
              {'\n'}
              {inLocale(edition.Venue.Address, locale)}
            </p>
          )}
          <SocialLinks named />
        </div>
        {edition && <OrganiserFacts organiser={edition.Organiser} />}
      </div>
      <div className="dw-container site-copyright">
        <LegalLinks />
        {edition && <p>{inLocale(edition.Organiser.Copyright, locale)}</p>}
      </div>
    </footer>
  );
}

function FooterGroup({ item }: { item: MenuItem<Group> }) {
  const t = useShellMessages();
  const [first] = item.links;
  if (first && isLinkByItself(item))
    return (
      <a className="site-footer-title" href={first.href}>
        {first.label}
      </a>
    );
  const title = t(`footer.${item.group}`);
  // On a phone each group is folded; elsewhere the stylesheet shows all of them, under a plain title.
  return (
    <>
      <div className="site-footer-title site-footer-unfolded">{title}</div>
      <details>
        <summary className="site-footer-title">{title}</summary>
        <ul>
          {item.links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function OrganiserFacts({ organiser }: { organiser: ExhibitionInfo['Organiser'] }) {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <dl className="site-footer-facts">
      <dt>{t('layout.organiser')}</dt>
      <dd>{inLocale(organiser.Name, locale)}</dd>
      <dt>{t('layout.address')}</dt>
      <dd>{inLocale(organiser.Address, locale)}</dd>
      <dt>{t('layout.phone')}</dt>
      <dd>
        <PhoneLink phone={organiser.Phone} />
      </dd>
      <dt>{t('layout.fax')}</dt>
      <dd>{writeTelephone(organiser.Fax, locale)}</dd>
      <dt>{t('layout.email')}</dt>
      <dd>
        <a href={`mailto:${organiser.Email}`}>{organiser.Email}</a>
      </dd>
    </dl>
  );
}
