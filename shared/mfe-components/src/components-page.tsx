import type { Head, HeadContext } from '@dswine/shared/section/section';
import { useSite } from '@dswine/shared/section/runtime';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { QueryStateComponents } from './components-page-query-states.tsx';
import { NavigationComponents } from './components-page-navigation.tsx';
import { FormComponents } from './components-page-forms.tsx';
import { ContentComponents } from './components-page-content.tsx';
import { StateComponents } from './components-page-states.tsx';
import { componentsMessages } from './components-page.fixture.ts';

export function head({ t }: HeadContext): Head {
  return { title: t('title'), description: t('title'), noindex: true };
}

/** All UI components with their states, in one language. For developers. */
export function Page() {
  const { locale } = useSite();
  const messages = componentsMessages[locale];
  return (
    <div className="dw-container dw-section">
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
    </div>
  );
}
