import { inLocale } from '../fair/texts/bilingual.ts';
import type { ReactNode } from 'react';
import type { Problem } from '../contract/forms.ts';
import type { Locale } from '../section/section.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSite } from '@dswine/shared/section/runtime';
import { inTheLanguage } from './form-answer.ts';
import { FormContext } from './form-context.ts';
import type { FormDefinition } from './form-definition.ts';
import { formMessages, type FormMessages } from './form-messages.ts';
import { PersonNotice } from './person-notice.tsx';
import { useForm, type FormInUse } from './use-form.ts';

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
export function Form(props: Props) {
  const { name, plan, submit, danger = false, quiet, children } = props;
  const { drafts = true, leave = openDocument } = props;
  const { locale } = useSite();
  const messages = inLocale(formMessages, locale);
  const state = useForm({ plan, name, drafts: drafts && !quiet, leave });
  const texts = textsOf(state, props, locale);
  const view = {
    messages,
    rules: plan.fields,
    idOf: texts.idOf,
    labelOf: texts.labelOf,
    sentence: texts.sentenceOf,
    value: state.value,
    attempt: state.attempt,
  };
  return (
    <form className={quiet ? undefined : 'dw-form'} {...state.form}>
      <input type="hidden" name="form" value={name} />
      {/* Enter activates the first submit button; it must not be the one for a new picture. */}
      <button type="submit" className="dw-hidden" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary key={`errors-${state.round}`} title={texts.title} errors={texts.errors} />
      {texts.serverMessage && state.problems.length === 0 ? (
        <Notice key={`said-${state.round}`} tone="failed" title={texts.serverMessage}>
          {state.unsent && !quiet ? messages.notSent : undefined}
        </Notice>
      ) : null}
      <DraftNotice draft={state.draft} texts={messages.draft} />
      {drafts && !quiet && state.draft.note === 'none' ? (
        <PersonNotice
          form={state.element}
          texts={messages.person}
          onFilled={() => state.draft.keep()}
        />
      ) : null}
      <FormContext value={view}>{children}</FormContext>
      <div className="dw-form__submit">
        <Button
          type="submit"
          busy={state.busy}
          {...(danger && { kind: 'danger' })}
          {...(quiet && { kind: 'quiet', small: true, 'aria-label': quiet.label })}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

type DraftProps = { draft: FormInUse['draft']; texts: FormMessages['draft'] };

function DraftNotice({ draft, texts }: DraftProps) {
  if (draft.note === 'none') return null;
  return (
    <Notice
      action={
        draft.note === 'discarded' ? undefined : (
          <Button kind="quiet" small onClick={() => draft.discard()}>
            {texts.discard}
          </Button>
        )
      }
    >
      {texts[draft.note]}
    </Notice>
  );
}

/** Labels and messages of the fields, and the title of the error summary. */
function textsOf({ problems, message }: FormInUse, props: Props, locale: Locale) {
  const { name, plan, label, sentence } = props;
  const messages = inLocale(formMessages, locale);
  const serverMessage = inTheLanguage(message, locale);
  const idOf = (field: string) => `${name}-${field}`;
  const labelOf = (field: string) => messages.fields[field] ?? label(field);
  const sentenceOf = (field: string) => {
    const found = problems.find((problem) => problem.Field === field);
    if (!found) return undefined;
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
  return { idOf, labelOf, sentenceOf, serverMessage, errors, title };
}

function openDocument(path: string): void {
  location.assign(path);
}
