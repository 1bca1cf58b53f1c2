import type { ReactNode } from 'react';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { shownLink } from '@dswine/shared/fair/site-links';
import { useSite } from '@dswine/shared/section/runtime';
import { useShowState } from '@dswine/shared/section/show-state';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExternalLink } from './external-link.tsx';

/** Links to the exhibition series and its sister shows, in a frame; nothing without any. */
export function RelatedExhibitions({ frame }: { frame: (list: ReactNode) => ReactNode }) {
  const t = useShellMessages();
  const { locale, links } = useSite();
  const state = useShowState();
  const shows = links.relatedExhibitions.map(({ name, url }) => ({
    name: inLocale(name, locale),
    url: url && inLocale(url, locale),
  }));
  const shown = [{ name: t('layout.series'), url: links.series }, ...shows].flatMap(
    ({ name, url }) => {
      const link = shownLink(url, state);
      return link ? [{ name, href: link.target }] : [];
    },
  );
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
