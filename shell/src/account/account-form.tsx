import type { ReactNode } from 'react';
import { Button } from '@dswine/shared/look/button';
import { ErrorSummary } from '@dswine/shared/look/error-summary';
import { Notice } from '@dswine/shared/look/notice';
import { useSite } from '@dswine/shared/section/runtime';
import type { OwnRoute } from '../composition/own-route.ts';
import { useShellWords } from '../shell-words.ts';
import { AccountFormContext } from './account-form-context.ts';
import { useAccountForm } from './use-account-form.ts';

type Props = { route: OwnRoute; name: string; submit: string; children?: ReactNode; quiet?: Quiet };

/** A small form within a page: its button says with `label` what the word alone does not. */
type Quiet = { label: string };

/** A form of an account page: what is wrong on top, the fields, the button. */
export function AccountForm({ route, name, submit, quiet, children }: Props) {
  const t = useShellWords();
  const { locale } = useSite();
  const state = useAccountForm(route, name);
  const { problems, message, attempt, busy } = state;
  const [chinese, english] = message?.split(' / ') ?? [];
  const said = locale === 'tw' ? chinese : (english ?? chinese);
  const idOf = (field: string) => `${name}-${field}`;
  const sentence = (field: string) => {
    const problem = problems.find((found) => found.Field === field)?.Problem;
    // What does not fit together is told of no single field: the organiser has the sentence.
    if (problem === 'credentials' && said) return said;
    return problem && t(`account.problems.${problem}`, { field: t(`account.fields.${field}`) });
  };
  const errors = problems.map(({ Field }) => ({ field: idOf(Field), message: sentence(Field) ?? '' }));
  return (
    <form className={quiet ? undefined : 'dw-form account-form'} {...state.form}>
      <input type="hidden" name="form" value={name} />
      {/* The Enter key presses a form's first button, which must not be the one for another picture. */}
      <button type="submit" className="dw-hidden" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary key={attempt} title={t('account.problems.title')} errors={errors} />
      {said && problems.length === 0 ? <Notice tone="failed">{said}</Notice> : null}
      <AccountFormContext value={{ idOf, sentence, state }}>{children}</AccountFormContext>
      <div className="account-submit">
        <Button type="submit" busy={busy} {...(quiet && { kind: 'quiet', small: true, 'aria-label': quiet.label })}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
