import type { FormDefinition } from '@dswine/shared/form/form-definition';
import type { CompositionRoute } from './page-state.ts';

/** A page of the shell. `messages` is the key prefix of its `title` and `description`. */
export type ShellRoute = CompositionRoute & {
  messages?: string;
  /** The page's chunk, if its code is loaded lazily. */
  chunk?: string;
  noindex?: boolean;
  /** Whether the page shows the fragments of all sections. */
  showsFragments?: boolean;
  forms?: Readonly<Record<string, FormDefinition>>;
};
