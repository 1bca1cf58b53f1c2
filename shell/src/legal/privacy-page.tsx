import { useShellMessages } from '../messages/shell-messages.ts';
import { CookieTable } from './cookie-table.tsx';
import { LegalPage } from './legal-page.tsx';
import { privacyInEnglish } from './privacy.en.ts';
import { privacyInChinese } from './privacy.tw.ts';

const texts = { tw: privacyInChinese, en: privacyInEnglish };

/** The six points of § 8 of the Personal Data Protection Act, the reader's rights, and the cookies. */
export function PrivacyPage() {
  const t = useShellMessages();
  return (
    <LegalPage title={t('legal.privacy.title')} texts={texts}>
      <CookieTable />
    </LegalPage>
  );
}
