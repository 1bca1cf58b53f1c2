import type { Head, HeadContext } from '@dswine/shared/section/section';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { ContentComponents } from './components-page-content.tsx';
import { FormComponents } from './components-page-forms.tsx';
import { NavigationComponents } from './components-page-navigation.tsx';
import { QueryStateComponents } from './components-page-query-states.tsx';
import { useMessagesOfPage } from './components-page-shown.tsx';
import { StateComponents } from './components-page-states.tsx';

export const head = ({ t }: HeadContext): Head => ({ title: t('title'), description: t('title') });

/** All UI components with their states, in one language. For developers. */
export function Page() {
  const messages = useMessagesOfPage();
  return (
    <div className="dw-container dw-section">
      <SectionHeading
        level={1}
        kicker={messages.short}
        title={messages.title}
        lead={messages.lead}
      />
      <NavigationComponents />
      <ContentComponents />
      <FormComponents />
      <StateComponents />
      <QueryStateComponents />
    </div>
  );
}
