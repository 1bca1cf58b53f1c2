import { useShellMessages } from '../shell-messages.ts';
import { accessibilityInEnglish } from './accessibility.en.ts';
import { accessibilityInChinese } from './accessibility.tw.ts';
import { LegalPage } from './legal-page.tsx';

const texts = { tw: accessibilityInChinese, en: accessibilityInEnglish };

/** What has been done for everybody to be able to use the site, and what falls short. */
export function AccessibilityPage() {
  const t = useShellMessages();
  return <LegalPage title={t('legal.accessibility.title')} texts={texts} />;
}
