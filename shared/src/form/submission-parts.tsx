import { Captcha } from './captcha.tsx';
import { Tick } from './fields.tsx';
import { useFormView } from './form-context.ts';
import { PrivacyNotice, type Purpose } from './privacy-notice.tsx';

/**
 * What stands below the own fields of every form that is kept as a submission: captcha, privacy notice, the separate
 * consent to marketing, and the field that only programs fill. `purpose` is what the form asks the data for.
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

/** Separate from the form's purpose and never ticked by us: marketing can be refused at first contact (PDPA § 20). */
export function MarketingConsent() {
  return <Tick name="Marketing" label={useFormView().messages.marketing} />;
}

/** Hidden from people, whatever they read with, and of no name that a browser fills by itself. */
function Honeypot() {
  const { messages, idOf } = useFormView();
  return (
    <p className="dw-form__trap" aria-hidden="true">
      <label htmlFor={idOf('Homepage')}>{messages.honeypot}</label>
      <input id={idOf('Homepage')} name="Homepage" type="text" tabIndex={-1} autoComplete="off" />
    </p>
  );
}
