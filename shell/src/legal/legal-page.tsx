import type { ReactNode } from 'react';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDate } from '@dswine/shared/fair/texts/dates';
import { writeTelephone } from '@dswine/shared/fair/forms/telephone';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { useSite, type Site } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';
import type { LegalPart, LegalTexts, OrganiserFacts } from './legal-text.ts';

/** A legal page: table of contents, parts and optional content after them. */
export function LegalPage({
  title,
  texts,
  children,
}: {
  title: string;
  texts: LegalTexts;
  children?: ReactNode;
}) {
  const t = useShellMessages();
  const site = useSite();
  const { locale } = site;
  const text = inLocale(texts, locale)(factsOf(site, t('legal.organiser')));
  return (
    <PageLayout className="legal-page" title={title} lead={text.lead}>
      <p className="legal-note">{t('legal.since', { date: writeDate(text.since, locale) })}</p>
      <nav className="legal-contents" aria-label={t('legal.contents')}>
        <ul>
          {text.parts.map(({ id, heading = id }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="legal-parts">
        {text.parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
      {children}
    </PageLayout>
  );
}

function Part({ id, heading = id, paragraphs = [], points = [], after = [], link }: LegalPart) {
  const { locale } = useSite();
  return (
    <section className="legal-part" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map(({ term, text }) => (
            <li key={text}>
              {term !== undefined && <strong>{term}</strong>} {text}
            </li>
          ))}
        </ul>
      )}
      {after.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <OnwardLink href={inLocalePath(locale, link.path)}>{link.label}</OnwardLink>}
    </section>
  );
}

/**
 * Without the edition record, the text says "the organiser" and shows dashes for the contact
 * details.
 */
function factsOf({ edition, locale, exhibitionCode }: Site, unnamed: string): OrganiserFacts {
  if (!edition)
    return { organiser: unnamed, show: exhibitionCode, address: '–', phone: '–', email: '–' };
  const { Name, Address, Phone, Email } = edition.Organiser;
  return {
    organiser: inLocale(Name, locale),
    show: inLocale(edition.ShowName, locale),
    address: inLocale(Address, locale),
    phone: writeTelephone(Phone, locale),
    email: Email,
  };
}
