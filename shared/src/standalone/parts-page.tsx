import { useMemo } from 'react';
import { SiteContext } from '../section/runtime.ts';
import { SectionHeading } from '../look/section-heading.tsx';
import { harnessSite } from './harness-site.ts';
import { AnswerParts } from './parts-page-answers.tsx';
import { BrowsingParts } from './parts-page-browsing.tsx';
import { FormParts } from './parts-page-forms.tsx';
import { ReadingParts } from './parts-page-reading.tsx';
import { StateParts } from './parts-page-states.tsx';
import { partsWords, type PartsLocale } from './parts-page.sample.ts';

/** Every part of the look with its faces, in one language. A page for those who build the site. */
export function PartsPage({ locale }: { locale: PartsLocale }) {
  const words = partsWords[locale];
  const site = useMemo(() => harnessSite(locale), [locale]);
  return (
    <SiteContext value={site}>
      <main className="dw-container dw-section" lang={locale === 'tw' ? 'zh-Hant-TW' : 'en'}>
        <SectionHeading level={1} kicker={words.short} title={words.title} lead={words.lead} />
        <BrowsingParts locale={locale} />
        <ReadingParts locale={locale} />
        <FormParts locale={locale} />
        <StateParts locale={locale} />
        <AnswerParts locale={locale} />
      </main>
    </SiteContext>
  );
}
