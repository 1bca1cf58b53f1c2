import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import type { FieldProblem } from '@dswine/shared/contract/forms';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import { readQuery } from '@dswine/shared/section/request-key';
import { busy as unreachable, readFormAnswer, type Refusal } from '../composition/form-answer.ts';
import { formCall, type OwnRoute } from '../composition/own-route.ts';
import { useShell } from '../composition/shell-context.ts';

export type AccountFormState = {
  /** What was typed before the page was rendered again. */
  value: (field: string) => string | undefined;
  problems: readonly FieldProblem[];
  /** The organiser's sentence: Chinese, a slash, English. */
  message: string | undefined;
  busy: boolean;
  /** Goes up with every refusal: the captcha was used up and a new one is shown. */
  attempt: number;
  form: Pick<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'onSubmit'>;
};

/**
 * A form of an account page. It posts to its page, where the web server does its action; with JavaScript it does the
 * action itself, so that nothing that was typed leaves the screen.
 */
export function useAccountForm(route: OwnRoute, name: string): AccountFormState {
  const { state } = useShell();
  const { pathname, search } = useLocation();
  const before = state.form?.name === name && state.form.path === pathname ? state.form : undefined;
  const [refusal, setRefusal] = useState<Refusal | undefined>(before);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const action = route.forms?.[name];
  if (!action) throw new Error(`The page ${route.id} has no form "${name}".`);

  const send = async (values: Record<string, string>): Promise<void> => {
    setBusy(true);
    const outcome = await ask(formCall(action, values, state.exhibitionCode));
    if (outcome === 'done') {
      const query = readQuery(new URLSearchParams(search), route.query);
      // As a document: every part of the page learns that the reader has changed.
      location.assign(inLocalePath(splitLocale(pathname).locale, action.next(query)));
      return;
    }
    setBusy(false);
    setAttempt((number) => number + 1);
    setRefusal(outcome);
  };

  return {
    value: (field) => before?.values[field],
    problems: refusal?.problems ?? [],
    message: refusal?.message,
    busy,
    attempt,
    form: {
      method: 'post',
      action: pathname + search,
      // Messages come in the page's language, not in the browser's.
      noValidate: true,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)];
        if (!busy) void send(Object.fromEntries(entries.map(([field, value]) => [field, String(value)])));
      },
    },
  };
}

async function ask({ path, method, body }: ReturnType<typeof formCall>): Promise<'done' | Refusal> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    return readFormAnswer(await response.json());
  } catch {
    return unreachable;
  }
}
