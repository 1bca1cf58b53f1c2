import type { ReactNode } from 'react';
import type { Problem } from '../contract/forms.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '@dswine/shared/section/runtime';
import { inTheLanguage } from './form-answer.ts';
import { FormContext } from './form-context.ts';
import type { FormDefinition } from './form-definition.ts';
import { formMessages } from './form-messages.ts';
import { useForm } from './use-form.ts';

type Props = {
  /** Its name among the forms of the route. */
  name: string;
  plan: FormDefinition;
  /** Label of the submit button. */
  submit: string;
  /** Returns the label of a field in the page's language. */
  label: (field: string) => string;
  /** Returns this form's own message for a field, if any. */
  sentence?: (field: string, problem: Problem) => string | undefined;
  /** Whether to store unsent input on the device. */
  drafts?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
  quiet?: Quiet;
  /**
   * Opens the target after success. The default loads a new document, so that every part of the
   * page is up to date.
   */
  leave?: (path: string) => void;
  children?: ReactNode;
};

/** A small form within a page. `label` is the accessible name of its button. */
type Quiet = { label: string };

/** A form: error summary, fields, submit button. It works without JavaScript. */
export function Form({
  name,
  plan,
  submit,
  label,
  sentence,
  drafts = true,
  danger = false,
  quiet,
  leave = openDocument,
  children,
}: Props) {
  const { locale } = useSite();
  const messages = formMessages[locale];
  const { problems, message, unsent, busy, round, attempt, draft, value, form } = useForm({
    plan,
    name,
    drafts: drafts && !quiet,
    leave,
  });
  const serverMessage = inTheLanguage(message, locale);
  const idOf = (field: string) => `${name}-${field}`;
  const labelOf = (field: string) => messages.fields[field] ?? label(field);
  const sentenceOf = (field: string) => {
    const found = problems.find((problem) => problem.Field === field);
    if (!found) return undefined;
    // Wrong credentials concern no single field; the organiser's message says so.
    if (found.Problem === 'credentials' && serverMessage) return serverMessage;
    const customMessage = inTheLanguage(found.Message, locale) ?? sentence?.(field, found.Problem);
    if (customMessage !== undefined) return customMessage;
    const several = (plan.fields[field]?.choices?.length ?? 0) > 1;
    return (
      several && found.Problem === 'required' ? messages.unchosen : messages.problems[found.Problem]
    )(labelOf(field));
  };
  const errors = problems.map(({ Field }) => ({
    field: idOf(Field),
    message: sentenceOf(Field) ?? '',
  }));
  const missing = problems.some(({ Problem }) => Problem === 'required');
  const general = missing ? messages.incomplete : messages.refused;
  const title =
    serverMessage &&
    serverMessage !== messages.incomplete &&
    !errors.some((error) => error.message === serverMessage)
      ? serverMessage
      : general;
  const view = {
    messages,
    rules: plan.fields,
    idOf,
    labelOf,
    sentence: sentenceOf,
    value,
    attempt,
  };
  return (
    <form className={quiet ? undefined : 'dw-form'} {...form}>
      <input type="hidden" name="form" value={name} />
      {/* Enter activates the first submit button; it must not be the one for a new picture. */}
      <button type="submit" className="dw-hidden" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary key={`errors-${round}`} title={title} errors={errors} />
      {serverMessage && problems.length === 0 ? (
        <Notice key={`said-${round}`} tone="failed" title={serverMessage}>
          {unsent && !quiet ? messages.notSent : undefined}
        </Notice>
      ) : null}
      {draft.note === 'none' ? null : (
        <Notice
          action={
            draft.note === 'saved' || draft.note === 'waiting' ? (
              <Button kind="quiet" small onClick={() => draft.discard()}>
                {messages.draft.discard}
              </Button>
            ) : undefined
          }
        >
          {messages.draft[draft.note]}
        </Notice>
      )}
      <FormContext value={view}>{children}</FormContext>
      <div className="dw-form__submit">
        <Button
          type="submit"
          busy={busy}
          {...(danger && { kind: 'danger' })}
          {...(quiet && { kind: 'quiet', small: true, 'aria-label': quiet.label })}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

function openDocument(path: string): void {
  location.assign(path);
}
