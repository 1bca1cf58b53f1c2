import type { Problem } from '@dswine/shared/contract/forms';
import type { Translate } from '@dswine/shared/section/runtime';

/** What is said of a box that has to be ticked and is not: its label is a sentence, not the name of a field. */
export function unconfirmed(t: Translate, field: string, problem: Problem): string | undefined {
  return problem === 'required' && (field === 'Adult' || field === 'Rules') ? t(`apply.missing.${field}`) : undefined;
}
