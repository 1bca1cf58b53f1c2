import { inLocale } from '@dswine/shared/fair/bilingual';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { Logo } from '@dswine/shared/look/logo';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellWords } from '../shell-words.ts';
import { menuOf } from './menu.ts';

/** Who runs the fair and where, all from the edition record. */
export function Footer() {
  const t = useShellWords();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const links = menuOf(state.composition.menu, locale, '').flatMap((item) => item.links);
  const name = edition ? inLocale(edition.ShortName, locale) : state.siteName;
  return (
    <footer className="frame-footer">
      <div className="dw-container frame-footer-inner">
        <div className="frame-footer-brand">
          <Logo name={name} compact />
          {edition && (
            <p>
              {writeDateRange(edition.StartDate, edition.EndDate, locale)}
              <br />
              {inLocale(edition.Venue.Name, locale)}
            </p>
          )}
        </div>
        <nav aria-label={t('frame.explore')}>
          <ul className="frame-footer-links">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {edition && (
          <dl className="frame-footer-facts">
            <dt>{t('frame.organiser')}</dt>
            <dd>{inLocale(edition.Organiser.Name, locale)}</dd>
            <dt>{t('frame.phone')}</dt>
            <dd>{edition.Organiser.Phone}</dd>
            <dt>{t('frame.fax')}</dt>
            <dd>{edition.Organiser.Fax}</dd>
            <dt>{t('frame.email')}</dt>
            <dd>
              <a href={`mailto:${edition.Organiser.Email}`}>{edition.Organiser.Email}</a>
            </dd>
          </dl>
        )}
      </div>
      {edition && <p className="dw-container frame-copyright">{inLocale(edition.Organiser.Copyright, locale)}</p>}
    </footer>
  );
}
