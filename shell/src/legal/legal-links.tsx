import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { legalRoutes } from './legal-routes.ts';

/** Links to the legal pages, for the footer of every page. */
export function LegalLinks() {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <nav aria-label={t('legal.links')}>
      <ul className="legal-links">
        {legalRoutes.map(({ id, path, messages }) => (
          <li key={id}>
            <a href={inLocalePath(locale, `/${path}`)}>{t(`${messages}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
