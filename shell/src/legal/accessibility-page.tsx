import { useShellMessages } from '../messages/shell-messages.ts';
import { LegalPage } from './legal-page.tsx';
import en from './texts/accessibility.en.md';
import tw from './texts/accessibility.tw.md';

/** The accessibility statement: measures taken and known gaps. */
export function AccessibilityPage() {
  const t = useShellMessages();
  return <LegalPage title={t('legal.accessibility.title')} texts={{ tw, en }} />;
}
