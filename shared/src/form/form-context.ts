import { createContext, use } from 'react';
import type { FieldRules } from '../contract/forms.ts';
import type { FormMessages } from './form-messages.ts';

/** What a form provides to its fields. */
export type FormView = {
  messages: FormMessages;
  rules: FieldRules;
  idOf: (field: string) => string;
  labelOf: (field: string) => string;
  /** Error message of a field, in the page's language. */
  sentence: (field: string) => string | undefined;
  /** The value posted before the server rendered the page again. */
  value: (field: string) => string | undefined;
  /** Incremented when a captcha was used up, to show a new one. */
  attempt: number;
};
export const FormContext = createContext<FormView | undefined>(undefined);

export function useFormView(): FormView {
  const view = use(FormContext);
  if (!view) throw new Error('A field stands outside its form: put it within <Form>.');
  return view;
}
