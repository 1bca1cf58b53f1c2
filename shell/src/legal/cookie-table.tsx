import { Table } from '@dswine/shared/ui/table';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import { cookies } from './cookies.ts';

/** A table of everything that the site stores in the browser. */
export function CookieTable() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { state } = useShell();
  return (
    <div className="legal-cookies">
      <Table
        id="cookies-of-this-site"
        caption={t('legal.cookies.caption')}
        columns={[
          { key: 'name', label: t('legal.cookies.name'), cell: ({ name }) => <code>{name}</code> },
          {
            key: 'purpose',
            label: t('legal.cookies.purpose'),
            cell: ({ purpose }) => inLocale(purpose, locale),
          },
          {
            key: 'life',
            label: t('legal.cookies.life'),
            cell: ({ life }) => inLocale(life, locale),
          },
        ]}
        rows={cookies}
        rowKey={({ name }) => name}
        empty=""
      />
      {state.law.tagManager !== undefined && (
        <p className="legal-note">
          {t('legal.cookies.others', { host: new URL(state.law.tagManager, state.siteUrl).host })}
        </p>
      )}
    </div>
  );
}
