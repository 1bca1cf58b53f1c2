import { inLocale, languageTag } from '../fair/bilingual.ts';
import { useMemo } from 'react';
import { createFairStore, FairStoreContext } from '../section/fair-store.ts';
import { SiteContext, SlotContext, type Slot } from '../section/runtime.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { harnessSite } from './harness-site.ts';
import { QueryStateComponents } from './components-page-query-states.tsx';
import { NavigationComponents } from './components-page-navigation.tsx';
import { FormComponents } from './components-page-forms.tsx';
import { ContentComponents } from './components-page-content.tsx';
import { StateComponents } from './components-page-states.tsx';
import { componentsMessages, type ComponentsLocale } from './components-page.fixture.ts';

const slot: Slot = { section: 'ui', path: '#again', data: {}, params: {}, query: {} };

/** All UI components with their states, in one language. For developers. */
export function ComponentsPage({ locale }: { locale: ComponentsLocale }) {
  const messages = inLocale(componentsMessages, locale);
  const site = useMemo(() => harnessSite(locale), [locale]);
  const fair = useMemo(
    () =>
      createFairStore({
        language: locale,
        exhibitionCode: site.exhibitionCode,
        exhibitionInfo: site.edition,
      }),
    [locale, site],
  );
  return (
    <SiteContext value={site}>
      <FairStoreContext value={fair}>
        <SlotContext value={slot}>
          <main className="dw-container dw-section" lang={languageTag(locale)}>
            <SectionHeading
              level={1}
              kicker={messages.short}
              title={messages.title}
              lead={messages.lead}
            />
            <NavigationComponents locale={locale} />
            <ContentComponents locale={locale} />
            <FormComponents locale={locale} />
            <StateComponents locale={locale} />
            <QueryStateComponents locale={locale} />
          </main>
        </SlotContext>
      </FairStoreContext>{' '}
    </SiteContext>
  );
}
