import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { FieldProblem } from '../contract/forms.ts';
import { writeQuery } from '../section/request-key.ts';
import type { Http } from '../section/http.ts';
import { useSite, useSlot } from '@dswine/shared/section/runtime';
import { problemsOf } from './field-rules.ts';
import { busy as unreachable, readFormResponse, type Refusal } from './form-answer.ts';
import { valuesOf } from './fill-form.ts';
import {
  formCall,
  formTarget,
  storableFields,
  type FormCall,
  type FormDefinition,
} from './form-definition.ts';
import { rememberPerson } from './person.ts';
import { useFormDraft, type DraftNotice } from './use-draft.ts';

export type FormInUse = {
  value: (field: string) => string | undefined;
  problems: readonly FieldProblem[];
  /** The organiser's message: `Chinese / English`. */
  message: string | undefined;
  /** No response arrived: everything, including the captcha, can be sent again. */
  unsent: boolean;
  busy: boolean;
  /** Incremented with every rejection. */
  round: number;
  /** Incremented when a captcha was used up, to show a new one. */
  attempt: number;
  draft: DraftNotice & { keep: () => void };
  element: RefObject<HTMLFormElement | null>;
  form: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'action' | 'noValidate' | 'onSubmit' | 'onInput'
  > & { 'data-draft'?: string };
};

type FormOptions = {
  plan: FormDefinition;
  name: string;
  drafts: boolean;
  leave: (path: string) => void;
};

/**
 * A form posts to its page, where the web server makes its call. With JavaScript it makes the call
 * itself, so that the input stays on the screen.
 */
export function useForm({ plan, name, drafts, leave }: FormOptions): FormInUse {
  const site = useSite();
  const slot = useSlot();
  const before = site.form?.name === name && site.form.path === slot.path ? site.form : undefined;
  const progress = useProgress(before);
  const element = useRef<HTMLFormElement>(null);
  const hasDraft = drafts && before === undefined;
  const draft = useFormDraft(element, hasDraft);

  useNewCaptcha(progress.renew);

  async function send(form: HTMLFormElement): Promise<void> {
    const at = { ...site, ...slot };
    const values = valuesOf(form);
    const waits = drafts && 'Key' in plan.fields && !navigator.onLine;
    // The captcha needs the network; it is required when the form is actually sent.
    const wrong = problemsOf(plan, values).filter(({ Field }) => !waits || Field !== 'Code');
    if (wrong.length > 0) return progress.refuse({ problems: wrong });
    if (waits) {
      progress.clear();
      return draft.wait();
    }
    progress.start();
    if ('Key' in plan.fields) values['Key'] = draft.key();
    draft.keep();
    const outcome = await submitCall(site.http, formCall(plan, values, at));
    if (outcome === undefined) return progress.refuse({ ...unreachable, unsent: true });
    if ('refusal' in outcome) {
      if (isCaptchaSpent(outcome.refusal)) progress.renew();
      return progress.refuse(outcome.refusal);
    }
    draft.drop();
    if (drafts) rememberPerson(values, Date.now());
    leave(formTarget(plan, at, outcome.data));
  }

  return {
    value: (field) => before?.values[field],
    ...progress.shown,
    draft,
    element,
    form: {
      ref: element,
      method: 'post',
      action: slot.path + writeQuery(slot.query),
      // Use messages in the page's language instead of the browser's.
      noValidate: true,
      // `early.ts` stores what is typed before hydration.
      ...(hasDraft && { 'data-draft': storableFields(plan.fields, 'draft').join(' ') }),
      onInput: draft.keep,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!progress.isSending()) void send(event.currentTarget);
      },
    },
  };
}

/** The fields are checked before the captcha is used up. */
function isCaptchaSpent({ problems }: Refusal): boolean {
  const isOfField = ({ Field, Problem }: FieldProblem) =>
    Field !== 'Code' && Problem !== 'credentials' && Problem !== 'captcha' && Problem !== 'link';
  return problems.length === 0 || !problems.every(isOfField);
}

type Rejection = Refusal & { unsent?: boolean };

/** Rejections and attempts of the submission. `shown` is what the form displays. */
function useProgress(before: Rejection | undefined) {
  const [refusal, setRefusal] = useState(before);
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const setSending = useCallback((now: boolean) => {
    sending.current = now;
    setBusy(now);
  }, []);
  const { problems = [], message, unsent = false } = refusal ?? {};
  return {
    shown: { problems, message, unsent, busy, round, attempt },
    isSending: () => sending.current,
    start: () => setSending(true),
    clear: () => setRefusal(undefined),
    refuse(rejection: Rejection): void {
      setSending(false);
      setRefusal(rejection);
      setRound((number) => number + 1);
    },
    /** Allows a new attempt, with a new captcha. */
    renew: useCallback(() => {
      setSending(false);
      setAttempt((number) => number + 1);
    }, [setSending]),
  };
}

/** Calls `reset` when the captcha on the page cannot be used any more. */
function useNewCaptcha(reset: () => void): void {
  useEffect(() => {
    // Restored from the back/forward cache: the captcha on the page was used up.
    const back = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reset]);
}

/** In ms. Longer than for a page, because a form may be sent over a slow network in the hall. */
const LIMIT = 60_000;

/** Returns undefined if no response arrived. */
async function submitCall(
  http: Http,
  { path, ...request }: FormCall,
): Promise<ReturnType<typeof readFormResponse> | undefined> {
  try {
    const { status, body } = await http.answer(path, {
      ...request,
      credentials: 'include',
      limit: LIMIT,
    });
    // A proxy may have responded instead of the organiser.
    if (status === 502 || status === 503 || status === 504) return undefined;
    return readFormResponse(body);
  } catch {
    return undefined;
  }
}
