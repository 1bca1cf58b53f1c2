import { Captcha } from './captcha.tsx';
import { Tick } from './fields.tsx';
import { useFormView } from './form-context.ts';
import { PrivacyNotice, type Purpose } from './privacy-notice.tsx';

/**
 * Lower part of every form that is stored as a submission: captcha, privacy notice and marketing
 * consent. `purpose` describes why the form collects data.
 */
export function SubmissionParts({ purpose }: { purpose: Purpose }) {
  return (
    <>
      <Captcha />
      <PrivacyNotice {...purpose} />
      <MarketingConsent />
    </>
  );
}

/**
 * Separate from the form's purpose and never pre-ticked: people may refuse marketing at first
 * contact (PDPA § 20).
 */
export function MarketingConsent() {
  return <Tick name="Marketing" label={useFormView().messages.marketing} />;
}
