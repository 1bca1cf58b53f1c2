import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MESSAGES_CHANGED } from './message-loader.ts';

/** Provides the translations. Renders all text again when messages were added or replaced late. */
export function TranslationsProvider({
  translations,
  children,
}: {
  translations: i18n;
  children: ReactNode;
}) {
  // Another array is another value of the context, which all text is rendered with.
  const [defaultNamespace, setDefaultNamespace] = useState(['shell']);
  useEffect(() => {
    const renderAgain = () => setDefaultNamespace(['shell']);
    translations.on(MESSAGES_CHANGED, renderAgain);
    return () => translations.off(MESSAGES_CHANGED, renderAgain);
  }, [translations]);
  return (
    <I18nextProvider i18n={translations} defaultNS={defaultNamespace}>
      {children}
    </I18nextProvider>
  );
}
