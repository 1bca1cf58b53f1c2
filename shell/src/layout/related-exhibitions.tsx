import type { ReactNode } from 'react';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/** Links to the exhibition series and its sister shows, in a frame; nothing without any. */
export function RelatedExhibitions({ frame }: { frame: (list: ReactNode) => ReactNode }) {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const shows = links.relatedExhibitions.map(({ name, url }) => ({
    name: inLocale(name, locale),
    href: inLocale(url, locale),
  }));
  const { series } = links;
  const shown = series ? [{ name: t('layout.series'), href: series }, ...shows] : shows;
  if (shown.length === 0) return null;
  return frame(
    <ul>
      {shown.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{name}</ExternalLink>
        </li>
      ))}
    </ul>,
  );
}
