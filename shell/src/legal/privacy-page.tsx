import { useShellMessages } from '../messages/shell-messages.ts';
import { CookieTable } from './cookie-table.tsx';
import { LegalPage } from './legal-page.tsx';
import en from './texts/privacy.en.md';
import tw from './texts/privacy.tw.md';

/** The six points of § 8 of the Personal Data Protection Act, the reader's rights, and the cookies. */
export function PrivacyPage() {
  const t = useShellMessages();
  return (
    <LegalPage title={t('legal.privacy.title')} texts={{ tw, en }}>
      <CookieTable />
    </LegalPage>
  );
}
