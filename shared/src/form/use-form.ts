import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react';
import type { FieldProblem } from '../contract/forms.ts';
import { writeQuery } from '../section/request-key.ts';
import type { Http } from '../section/http.ts';
import { useSite, useSlot } from '@dswine/shared/section/runtime';
import { problemsOf } from './field-rules.ts';
import { busy as unreachable, readFormResponse, type Refusal } from './form-answer.ts';
import { formCall, formTarget, type FormCall, type FormDefinition } from './form-definition.ts';
import { newKey } from './new-key.ts';
import { useFormDraft, type DraftNotice } from './use-draft.ts';

export type FormInUse = {
  value: (field: string) => string | undefined;
  problems: readonly FieldProblem[];
  /** The organiser's sentence: Chinese, a slash, English. */
  message: string | undefined;
  /** Nothing came back: whatever was typed, the captcha included, can be sent again. */
  unsent: boolean;
  busy: boolean;
  /** Goes up with every refusal. */
  round: number;
  /** Goes up when the captcha was used up and a new one has to be shown. */
  attempt: number;
  draft: DraftNotice;
  form: Pick<
    ComponentProps<'form'>,
    'ref' | 'method' | 'action' | 'noValidate' | 'onSubmit' | 'onInput'
  >;
};

type Parts = { plan: FormDefinition; name: string; drafts: boolean; leave: (path: string) => void };

/**
 * A form that posts to its page, where the web server does what it asks; with JavaScript it does the same itself, so
 * that nothing that was typed leaves the screen.
 */
export function useForm({ plan, name, drafts, leave }: Parts): FormInUse {
  const site = useSite();
  const slot = useSlot();
  const before = site.form?.name === name && site.form.path === slot.path ? site.form : undefined;
  const [refusal, setRefusal] = useState<(Refusal & { unsent?: boolean }) | undefined>(before);
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({
    element,
    path: slot.path,
    name,
    fields: plan.fields,
    on: drafts && before === undefined,
  });

  const again = useCallback(() => {
    sending.current = false;
    setBusy(false);
    setAttempt((number) => number + 1);
  }, []);
  useEffect(() => {
    // Brought back from the browser's memory: the captcha on it was used up.
    const back = (event: PageTransitionEvent) => event.persisted && again();
    addEventListener('pageshow', back);
    // What was shown without a network was no captcha.
    addEventListener('online', again);
    return () => {
      removeEventListener('pageshow', back);
      removeEventListener('online', again);
    };
  }, [again]);

  function refuse(said: Refusal & { unsent?: boolean }): void {
    setRefusal(said);
    setRound((number) => number + 1);
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const at = { ...site, ...slot };
    const values = Object.fromEntries(
      [...new FormData(form)].map(([field, value]) => [field, String(value)]),
    );
    const waits = drafts && 'Key' in plan.fields && !navigator.onLine;
    // The digits come by the network too; they are asked for when it is sent.
    const wrong = problemsOf(plan, values).filter(({ Field }) => !waits || Field !== 'Code');
    if (wrong.length > 0) return refuse({ problems: wrong });
    if (waits) {
      setRefusal(undefined);
      return draft.wait();
    }
    sending.current = true;
    setBusy(true);
    if ('Key' in plan.fields) values['Key'] = draft.key.current ??= newKey();
    draft.keep();
    const outcome = await ask(site.http, formCall(plan, values, at));
    if (outcome === undefined) {
      sending.current = false;
      setBusy(false);
      return refuse({ ...unreachable, unsent: true });
    }
    if ('refusal' in outcome) {
      again();
      return refuse(outcome.refusal);
    }
    draft.drop();
    leave(formTarget(plan, at, outcome.data));
  }

  return {
    value: (field) => before?.values[field],
    problems: refusal?.problems ?? [],
    message: refusal?.message,
    unsent: refusal?.unsent ?? false,
    busy,
    round,
    attempt,
    draft,
    form: {
      ref: element,
      method: 'post',
      action: slot.path + writeQuery(slot.query),
      // Messages come in the page's language, not in the browser's.
      noValidate: true,
      onInput: draft.later,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!sending.current) void send(event.currentTarget);
      },
    },
  };
}

/** In ms. A form may be sent over the hall's worst network: the reader waits longer for it than for a page. */
const LIMIT = 60_000;

/** Undefined when nothing came back. */
async function ask(
  http: Http,
  { path, ...request }: FormCall,
): Promise<ReturnType<typeof readFormResponse> | undefined> {
  try {
    const { status, body } = await http.answer(path, {
      ...request,
      credentials: 'include',
      limit: LIMIT,
    });
    // Whatever stands between here and the organiser may have answered in its place.
    if (status === 502 || status === 503 || status === 504) return undefined;
    return readFormResponse(body);
  } catch {
    return undefined;
  }
}
