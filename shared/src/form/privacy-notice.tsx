import { inLocale } from '../fair/texts/bilingual.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useFormView } from './form-context.ts';
import { noticeMessages, noticeVersion } from './notice-messages.ts';

/** Content of the privacy notice of a form, in the page's language. */
export type Purpose = {
  purpose: string;
  data: string;
  consequence: string;
  period?: string;
  recipients?: string;
  /** Whether a submission gets a reference number. */
  numbered?: boolean;
};

/** The six points that the Personal Data Protection Act (§ 8) requires where data is collected. */
export function PrivacyNotice({
  purpose,
  data,
  consequence,
  period,
  recipients,
  numbered = true,
}: Purpose) {
  const { edition, locale } = useSite();
  const id = useFormView().idOf('notice');
  const messages = inLocale(noticeMessages, locale);
  const organiser = edition ? inLocale(edition.Organiser.Name, locale) : messages.organiser;
  const points = {
    who: organiser,
    purpose,
    data,
    use: messages.useText(period ?? messages.period, recipients ?? messages.recipients),
    rights:
      messages.rightsText(edition?.Organiser.Email ?? '') +
      (numbered ? messages.referenceText : ''),
    consequence,
  };
  return (
    <section className="dw-told" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <dl>
        {Object.entries(points).map(([point, text]) => (
          <div key={point}>
            <dt>{messages.terms[point as keyof typeof points]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="NoticeVersion" value={noticeVersion} />
    </section>
  );
}
