import { keyIn } from '@dswine/shared/section/messages';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Form } from '@dswine/shared/form/form';
import { readQuery } from '@dswine/shared/section/request-key';
import { SlotContext, type Slot } from '@dswine/shared/section/runtime';
import type { ShellRoute } from '../composition/shell-route.ts';
import { useShellMessages } from '../messages/shell-messages.ts';

type Props = {
  route: ShellRoute;
  name: string;
  submit: string;
  quiet?: { label: string };
  children?: ReactNode;
};

const none = {};

/** A form on an account page. It saves no draft, because the device may be shared. */
export function AccountForm({ route, name, submit, quiet, children }: Props) {
  const t = useShellMessages();
  const { pathname, search } = useLocation();
  const slot = useMemo<Slot>(() => {
    const query = readQuery(new URLSearchParams(search), route.query);
    return { section: 'shell', path: pathname, data: none, params: none, query };
  }, [route, pathname, search]);
  const plan = route.forms?.[name];
  if (!plan) throw new Error(`The page ${route.id} has no form "${name}".`);
  return (
    <SlotContext value={slot}>
      <Form
        name={name}
        plan={plan}
        submit={submit}
        drafts={false}
        label={(field) => t(keyIn('account.fields', field))}
        sentence={(field, problem) =>
          problem === 'short'
            ? t('account.tooShort', { field: t(keyIn('account.fields', field)) })
            : undefined
        }
        {...(quiet && { quiet })}
      >
        {children}
      </Form>
    </SlotContext>
  );
}
