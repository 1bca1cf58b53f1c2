import { localeCodes, localeEntry } from '@dswine/shared/contract/locales';
import { keyIn } from '@dswine/shared/section/messages';
import { useState } from 'react';
import { Select } from '@dswine/shared/form/fields';
import { useFormView } from '@dswine/shared/form/form-context';
import { PrivacyNotice } from '@dswine/shared/form/privacy-notice';
import { useHydrated } from '@dswine/shared/ui/use-hydrated';
import { Field } from '@dswine/shared/ui/field';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';

/** A password field. After hydration, a button shows or hides the password. */
export function PasswordInput({
  name = 'Password',
  isChange = false,
  autoComplete,
  hint,
}: {
  name?: string;
  /** Replaces an existing password. */
  isChange?: boolean;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}) {
  const t = useShellMessages();
  const { messages, idOf, sentence } = useFormView();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="account-password">
      <Field
        name={name}
        id={idOf(name)}
        type={shown ? 'text' : 'password'}
        label={t(
          keyIn(
            'account.fields',
            autoComplete === 'new-password' && isChange ? 'NewPassword' : name,
          ),
        )}
        hint={hint}
        error={sentence(name)}
        required={messages.required}
        autoComplete={autoComplete}
        spellCheck={false}
        // HTML ignores `autocapitalize` on password fields, so set it only while the text is shown.
        autoCapitalize={shown ? 'none' : undefined}
      />
      {hydrated ? (
        <button
          type="button"
          className="account-show"
          aria-pressed={shown}
          aria-controls={idOf(name)}
          onClick={() => setShown(!shown)}
        >
          {t('account.showPassword')}
        </button>
      ) : null}
    </div>
  );
}

const languages = localeCodes.map((value) => ({ value, label: localeEntry(value).name }));

/** The member's language for e-mails. */
export function LocaleInput({ value }: { value: string }) {
  return <Select name="Locale" options={languages} empty={false} value={value} />;
}

/** Submits the page's locale, so that the e-mail uses the same language. */
export function HiddenLocale() {
  return <input type="hidden" name="Locale" value={useSite().locale} />;
}

/** The privacy notice of the registration form. */
export function MemberNotice() {
  const t = useShellMessages();
  const say = (point: string) => t(keyIn('account.notice', point));
  return (
    <PrivacyNotice
      purpose={say('purpose')}
      data={say('data')}
      period={say('period')}
      consequence={say('consequence')}
      numbered={false}
    />
  );
}
