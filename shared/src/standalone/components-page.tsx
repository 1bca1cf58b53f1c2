import { useMemo } from 'react';
import { SiteContext } from '../section/runtime.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { harnessSite } from './harness-site.ts';
import { AnswerParts } from './components-page-query-states.tsx';
import { BrowsingParts } from './components-page-navigation.tsx';
import { FormParts } from './components-page-forms.tsx';
import { ReadingParts } from './components-page-content.tsx';
import { StateParts } from './components-page-states.tsx';
import { partsWords, type PartsLocale } from './components-page.fixture.ts';

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
