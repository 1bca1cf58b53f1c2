import { keyIn } from '@dswine/shared/section/messages';
import type { Problem } from '@dswine/shared/contract/forms';
import type { Translate } from '@dswine/shared/section/runtime';

const told = ['Evening', 'Adult', 'Rules'];

/** What is said of a choice that was not made, or of a box that has to be ticked and is not: there is nothing to fill in. */
export function unconfirmed(t: Translate, field: string, problem: Problem): string | undefined {
  return problem === 'required' && told.includes(field)
    ? t(keyIn('apply.missing', field))
    : undefined;
}
