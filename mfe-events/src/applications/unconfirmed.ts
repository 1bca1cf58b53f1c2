import { keyIn } from '@dswine/shared/section/messages';
import type { Problem } from '@dswine/shared/contract/forms';
import type { Translate } from '@dswine/shared/section/runtime';

const choiceFields = ['Evening', 'Trade', 'Adult', 'Rules'];

/**
 * The error message for a required choice or checkbox. The generic message asks to fill in the
 * field, which does not fit here.
 */
export function unconfirmedMessage(
  t: Translate,
  field: string,
  problem: Problem,
): string | undefined {
  return problem === 'required' && choiceFields.includes(field)
    ? t(keyIn('apply.missing', field))
    : undefined;
}
