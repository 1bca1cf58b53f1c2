import { createContext, use } from 'react';
import type { AccountFormState } from './use-account-form.ts';

/** What the fields of a form know of it. */
export type AccountFormView = {
  idOf: (field: string) => string;
  /** What is wrong with a field, in the page's language. */
  sentence: (field: string) => string | undefined;
  state: AccountFormState;
};
export const AccountFormContext = createContext<AccountFormView | undefined>(undefined);

export function useFormView(): AccountFormView {
  const view = use(AccountFormContext);
  if (!view) throw new Error('A field stands outside its form.');
  return view;
}
