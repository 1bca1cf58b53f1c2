import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { Checkbox } from '@dswine/shared/look/checkbox';
import { Field, SelectField } from '@dswine/shared/look/field';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellWords } from '../shell-words.ts';
import { useFormView } from './account-form-context.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  name: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  hint?: string;
  value?: string | undefined;
};

export function TextInput({
  name,
  required = false,
  hint,
  value,
  autoComplete,
  type = 'text',
}: Props & { type?: 'text' | 'email' }) {
  const t = useShellWords();
  const { idOf, sentence, state } = useFormView();
  return (
    <Field
      name={name}
      id={idOf(name)}
      type={type}
      label={t(`account.fields.${name}`)}
      hint={hint}
      error={sentence(name)}
      required={required ? t('account.required') : undefined}
      autoComplete={autoComplete}
      defaultValue={state.value(name) ?? value ?? ''}
      {...(type === 'email' ? { inputMode: 'email', spellCheck: false, autoCapitalize: 'none' } : {})}
    />
  );
}

/** A password, with a button that shows it once scripts run. */
export function PasswordInput({
  name = 'Password',
  isChange = false,
  autoComplete,
  hint,
}: {
  name?: string;
  /** It takes the place of an earlier one. */
  isChange?: boolean;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}) {
  const t = useShellWords();
  const { idOf, sentence } = useFormView();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <div className="account-password">
      <Field
        name={name}
        id={idOf(name)}
        type={shown ? 'text' : 'password'}
        label={t(`account.fields.${autoComplete === 'new-password' && isChange ? 'NewPassword' : name}`)}
        hint={hint}
        error={sentence(name)}
        required={t('account.required')}
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
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

/** The language that mails are written in. */
export function LocaleInput({ value }: { value: string }) {
  const t = useShellWords();
  const { idOf, sentence, state } = useFormView();
  const options = [
    { value: 'tw', label: '繁體中文' },
    { value: 'en', label: 'English' },
  ];
  return (
    <SelectField
      name="Locale"
      id={idOf('Locale')}
      label={t('account.fields.Locale')}
      error={sentence('Locale')}
      options={options}
      defaultValue={state.value('Locale') ?? value}
    />
  );
}

/** The page's language travels with the form, so that the mail comes in it. */
export function HiddenLocale() {
  return <input type="hidden" name="Locale" value={useSite().locale} />;
}

export function MarketingConsent() {
  const t = useShellWords();
  const { idOf, state } = useFormView();
  return (
    <Checkbox
      name="Marketing"
      id={idOf('Marketing')}
      value="yes"
      label={t('account.fields.Marketing')}
      defaultChecked={state.value('Marketing') === 'yes'}
    />
  );
}
