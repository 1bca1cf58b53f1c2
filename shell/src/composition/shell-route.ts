import type { FormDefinition } from '@dswine/shared/form/form-definition';
import type { CompositionRoute } from './page-state.ts';

/** A page of the shell itself. Its texts for `<head>` are `title` and `description` below `words`. */
export type ShellRoute = CompositionRoute & {
  messages?: string;
  /** The chunk that its code comes in, where it comes late. */
  chunk?: string;
  /** Not for search engines. */
  noindex?: boolean;
  forms?: Readonly<Record<string, FormDefinition>>;
};
