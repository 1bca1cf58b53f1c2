import { keyIn } from '@dswine/shared/section/messages';
import type { ReactNode } from 'react';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { Notice } from '@dswine/shared/ui/notice';
import { useShellMessages } from '../messages/shell-messages.ts';

type Props = {
  /** The route id, rendered as `data-boundary-page`. */
  page: string;
  title: string;
  lead?: string | undefined;
  /** The completed action, from the query parameter `done`. */
  done?: string | undefined;
  children: ReactNode;
};

const doneActions = ['reset', 'logout', 'confirmed', 'profile', 'password', 'unmarked', 'deleted'];

/** Breadcrumb, heading and success notice of every account page. */
export function AccountLayout({ page, title, lead, done, children }: Props) {
  const t = useShellMessages();
  return (
    <div data-boundary="shell" data-boundary-page={page}>
      <PageLayout className="account-page" title={title} lead={lead}>
        {done !== undefined && doneActions.includes(done) ? (
          <div role="alert">
            <Notice tone="success" title={t(keyIn('account.done', done))} />
          </div>
        ) : null}
        {children}
      </PageLayout>
    </div>
  );
}
