import { useShellMessages } from '../messages/shell-messages.ts';
import { accessibilityInEnglish } from './accessibility.en.ts';
import { accessibilityInChinese } from './accessibility.tw.ts';
import { LegalPage } from './legal-page.tsx';

const texts = { tw: accessibilityInChinese, en: accessibilityInEnglish };

/** The accessibility statement: measures taken and known gaps. */
export function AccessibilityPage() {
  const t = useShellMessages();
  return <LegalPage title={t('legal.accessibility.title')} texts={texts} />;
}
