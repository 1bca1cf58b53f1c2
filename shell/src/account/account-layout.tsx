import { keyIn } from '@dswine/shared/section/messages';
import type { ReactNode } from 'react';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { Notice } from '@dswine/shared/ui/notice';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';

type Props = {
  /** The route id, rendered as `data-boundary-page`. */
  page: string;
  title: string;
  lead?: string;
  /** The completed action, from the query parameter `done`. */
  done?: string | undefined;
  children: ReactNode;
};

const doneActions = ['reset', 'logout', 'confirmed', 'profile', 'password', 'unmarked', 'deleted'];

/** Breadcrumb, heading and success notice of every account page. */
export function AccountLayout({ page, title, lead, done, children }: Props) {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <div
      className="dw-container dw-section account-page"
      data-boundary="shell"
      data-boundary-page={page}
    >
      <Breadcrumb
        label={t('account.breadcrumb')}
        items={[{ label: t('frame.home'), href: inLocalePath(locale, '/') }, { label: title }]}
      />
      <SectionHeading level={1} title={title} {...(lead ? { lead } : {})} />
      {done !== undefined && doneActions.includes(done) ? (
        <div role="alert">
          <Notice tone="success" title={t(keyIn('account.done', done))} />
        </div>
      ) : null}
      {children}
    </div>
  );
}
