import { inLocale } from '../fair/bilingual.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { useFormView } from './form-context.ts';
import { noticeWords, noticeVersion } from './notice-messages.ts';

/** What a form asks the data for, which data it asks, and what comes of not giving them, in the page's language. */
export type Purpose = {
  purpose: string;
  data: string;
  consequence: string;
  period?: string;
  recipients?: string;
  /** Whether what is sent gets a reference number. */
  numbered?: boolean;
};

/** The six points that the Personal Data Protection Act (§ 8) wants told where data is collected. */
export function PrivacyNotice({ purpose, data, consequence, period, recipients, numbered = true }: Purpose) {
  const { edition, locale } = useSite();
  const id = useFormView().idOf('notice');
  const words = noticeWords[locale];
  const organiser = edition ? inLocale(edition.Organiser.Name, locale) : words.organiser;
  const points = {
    who: organiser,
    purpose,
    data,
    use: words.useText(period ?? words.period, recipients ?? words.recipients),
    rights: words.rightsText(edition?.Organiser.Email ?? '') + (numbered ? words.referenceText : ''),
    consequence,
  };
  return (
    <section className="dw-told" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <dl>
        {Object.entries(points).map(([point, text]) => (
          <div key={point}>
            <dt>{words.terms[point as keyof typeof points]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="NoticeVersion" value={noticeVersion} />
    </section>
  );
}
