import { useState } from 'react';
import { Button } from '@dswine/shared/look/button';
import { Field } from '@dswine/shared/look/field';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellWords } from '../shell-words.ts';
import { useFormView } from './account-form-context.ts';
import { proveByWork } from './proof-of-work.ts';
import { useHydrated } from './use-hydrated.ts';

/** Shows that a person sends the form: by digits that are seen or heard, or by a second of work of the device. Each alone is enough. */
export function Captcha() {
  const { attempt } = useFormView().state;
  // After a refusal what was shown is used up: everything starts afresh.
  return <CaptchaFields key={attempt} attempt={attempt} />;
}

function CaptchaFields({ attempt }: { attempt: number }) {
  const t = useShellWords();
  const { expoApi } = useShell().state;
  const { locale } = useSite();
  const { idOf, sentence } = useFormView();
  const [asked, setAsked] = useState(0);
  const fresh = attempt + asked;
  return (
    <fieldset className="account-captcha">
      <legend>{t('account.captcha.legend')}</legend>
      <p className="account-hint">{t('account.captcha.hint')}</p>
      <div className="account-captcha-picture">
        <img
          src={`${expoApi}Validcode${fresh === 0 ? '' : `?n=${fresh}`}`}
          width={200}
          height={72}
          alt={t('account.captcha.picture')}
        />
        <Button
          type="submit"
          kind="quiet"
          small
          name="again"
          value="picture"
          onClick={(event) => {
            event.preventDefault();
            setAsked(asked + 1);
          }}
        >
          {t('account.captcha.again')}
        </Button>
      </div>
      <div className="account-captcha-spoken">
        <p id={idOf('spoken')}>{t('account.captcha.spoken')}</p>
        <audio
          controls
          preload="none"
          src={`${expoApi}Validcode/Spoken?Lang=${locale}`}
          aria-labelledby={idOf('spoken')}
        />
      </div>
      <Field
        name="Code"
        id={idOf('Code')}
        label={t('account.fields.Code')}
        error={sentence('Code')}
        required={t('account.required')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <ByWork />
    </fieldset>
  );
}

/** Needs scripts, so it is not there without them. */
function ByWork() {
  const t = useShellWords();
  const { expoApi } = useShell().state;
  const hydrated = useHydrated();
  const [proof, setProof] = useState('');
  const [step, setStep] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');
  if (!hydrated) return null;

  async function prove(): Promise<void> {
    setStep('working');
    try {
      setProof(await proveByWork(expoApi));
      setStep('done');
    } catch {
      setStep('failed');
    }
  }

  return (
    <div className="account-captcha-work">
      <input type="hidden" name="Proof" value={proof} />
      {step === 'done' ? null : (
        <Button kind="quiet" small busy={step === 'working'} onClick={() => void prove()}>
          {t('account.captcha.work')}
        </Button>
      )}
      <p role="status" className="account-hint">
        {step === 'idle' ? '' : t(`account.captcha.${step}`)}
      </p>
    </div>
  );
}
