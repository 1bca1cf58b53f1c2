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
  const { expoApi } = useSite();
  const { messages, idOf, labelOf, sentence } = useFormView();
  const [refreshCount, setRefreshCount] = useState(0);
  const [proof, setProof] = useState('');
  const proved = proof !== '';
  const fresh = attempt + refreshCount;
  // Offline, no picture could be loaded.
  useEffect(() => {
    const refresh = () => setRefreshCount((count) => count + 1);
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, []);
  return (
    <fieldset className="dw-captcha">
      <legend>{messages.captcha.legend}</legend>
      {/* It keeps what was typed, for a proof may not be accepted. */}
      <div className="dw-captcha__digits" hidden={proved}>
        <p className="dw-captcha__hint">{messages.captcha.hint}</p>
        <div className="dw-captcha__line">
          <img
            src={`${expoApi}Validcode${fresh === 0 ? '' : `?n=${fresh}`}`}
            width={200}
            height={72}
            alt={messages.captcha.picture}
          />
          <Spoken />
          <Button
            type="submit"
            kind="quiet"
            small
            name="again"
            value="picture"
            title={messages.captcha.again}
            onClick={(event) => {
              event.preventDefault();
              setRefreshCount(refreshCount + 1);
            }}
          >
            <i className="dw-captcha__again" />
            <span className="dw-hidden">{messages.captcha.again}</span>
          </Button>
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
        </div>
      </div>
      <ByWork proof={proof} onProved={setProof} />
    </fieldset>
  );
}

/** Plays the digits, without the browser's player, which appears only where scripts do not run. */
function Spoken() {
  const { locale, expoApi } = useSite();
  const { messages } = useFormView();
  const player = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle');
  const [played, setPlayed] = useState(0);
  const src = `${expoApi}Validcode/Spoken?Lang=${locale}`;
  const label = messages.captcha[state === 'playing' ? 'pause' : 'spoken'];

  function toggle(): void {
    if (state === 'playing') player.current?.pause();
    else void player.current?.play().catch(() => setState('failed'));
  }

  return (
    <div className="dw-captcha__spoken">
      <Button kind="quiet" small title={label} onClick={toggle}>
        <i className={state === 'playing' ? 'dw-captcha__pause' : 'dw-captcha__listen'} />
        <span className="dw-hidden">{label}</span>
        {played > 0 ? <progress value={played} aria-hidden="true" /> : null}
      </Button>
      <audio
        ref={player}
        preload="none"
        src={src}
        onPlay={() => setState('playing')}
        onPause={() => setState('idle')}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setPlayed(currentTime < duration ? currentTime / duration : 0)
        }
      />
      <noscript>
        <audio controls preload="none" src={src} aria-label={messages.captcha.spoken} />
      </noscript>
      <span role="status">{state === 'failed' ? messages.captcha.unheard : ''}</span>
    </div>
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
