import { Captcha } from './captcha.tsx';
import { Tick } from './fields.tsx';
import { useFormView } from './form-context.ts';
import { PrivacyNotice, type Purpose } from './privacy-notice.tsx';

/**
 * Lower part of every form that is stored as a submission: captcha, privacy notice, marketing
 * consent and honeypot. `purpose` describes why the form collects data.
 */
export function SubmissionParts({ purpose }: { purpose: Purpose }) {
  return (
    <>
      <Captcha />
      <PrivacyNotice {...purpose} />
      <MarketingConsent />
      <Honeypot />
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

/** Hidden from people and assistive technology. The name is one that browsers do not autofill. */
function Honeypot() {
  const { messages, idOf } = useFormView();
  return (
    <p className="dw-form__trap" aria-hidden="true">
      <label htmlFor={idOf('Homepage')}>{messages.honeypot}</label>
      <input id={idOf('Homepage')} name="Homepage" type="text" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
