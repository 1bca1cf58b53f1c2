import { createContext, use } from 'react';
import type { FieldRules } from '../contract/forms.ts';
import type { FormMessages } from './form-messages.ts';

/** What the fields of a form know of it. */
export type FormView = {
  messages: FormMessages;
  rules: FieldRules;
  idOf: (field: string) => string;
  labelOf: (field: string) => string;
  /** What is wrong with a field, in the page's language. */
  sentence: (field: string) => string | undefined;
  /** What was typed before the page was rendered again. */
  value: (field: string) => string | undefined;
  /** Goes up when what showed a person was used up: a new captcha is shown. */
  attempt: number;
};
export const FormContext = createContext<FormView | undefined>(undefined);

export function useFormView(): FormView {
  const view = use(FormContext);
  if (!view) throw new Error('A field stands outside its form: put it within <Form>.');
  return view;
}
