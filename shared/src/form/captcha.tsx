import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useSite } from '@dswine/shared/section/runtime';
import { useFormView } from './form-context.ts';
import { proveByWork } from './proof-of-work.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Proves that a person sends the form: digits that are seen or heard, or about a second of proof of
 * work. Either is enough.
 */
export function Captcha() {
  const { attempt } = useFormView();
  // A captcha works once, so each attempt remounts the fields.
  return <CaptchaFields key={attempt} attempt={attempt} />;
}

function CaptchaFields({ attempt }: { attempt: number }) {
  const { locale, expoApi } = useSite();
  const { messages, idOf, labelOf, sentence } = useFormView();
  const [refreshCount, setRefreshCount] = useState(0);
  const [proof, setProof] = useState('');
  const proved = proof !== '';
  const fresh = attempt + refreshCount;
  return (
    <fieldset className="dw-captcha">
      <legend>{messages.captcha.legend}</legend>
      <p className="dw-captcha__hint">{messages.captcha.hint}</p>
      <div className="dw-captcha__picture">
        <img
          src={`${expoApi}Validcode${fresh === 0 ? '' : `?n=${fresh}`}`}
          width={200}
          height={72}
          alt={messages.captcha.picture}
        />
        <Button
          type="submit"
          kind="quiet"
          small
          name="again"
          value="picture"
          onClick={(event) => {
            event.preventDefault();
            setRefreshCount(refreshCount + 1);
          }}
        >
          {messages.captcha.again}
        </Button>
      </div>
      <div className="dw-captcha__spoken">
        <p id={idOf('spoken')}>{messages.captcha.spoken}</p>
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
        label={labelOf('Code')}
        error={proved ? undefined : sentence('Code')}
        required={proved ? undefined : messages.required}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <ByWork proof={proof} onProved={setProof} />
    </fieldset>
  );
}

/** Needs JavaScript, so it renders only after hydration. */
function ByWork({ proof, onProved }: { proof: string; onProved: (proof: string) => void }) {
  const { expo } = useSite();
  const { messages } = useFormView();
  const hydrated = useHydrated();
  const [step, setStep] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');
  const statusElement = useRef<HTMLParagraphElement>(null);
  // The button disappears when the work is done; keep focus in the same position.
  useEffect(() => {
    if (step === 'done' && document.activeElement === document.body)
      statusElement.current?.focus({ preventScroll: true });
  }, [step]);
  if (!hydrated) return null;

  async function prove(): Promise<void> {
    setStep('working');
    try {
      onProved(await proveByWork(expo));
      setStep('done');
    } catch {
      setStep('failed');
    }
  }

  return (
    <div className="dw-captcha__work">
      <input type="hidden" name="Proof" value={proof} />
      {step === 'done' ? null : (
        <Button kind="quiet" small busy={step === 'working'} onClick={() => void prove()}>
          {messages.captcha.work}
        </Button>
      )}
      <p role="status" className="dw-captcha__hint" tabIndex={-1} ref={statusElement}>
        {step === 'idle' ? '' : messages.captcha[step]}
      </p>
    </div>
  );
}
