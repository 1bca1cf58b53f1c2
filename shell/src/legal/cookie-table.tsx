import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { Table } from '@dswine/shared/ui/table';
import { useSite } from '@dswine/shared/section/runtime';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import en from './texts/cookies.en.md';
import tw from './texts/cookies.tw.md';

const texts = { tw, en };

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
          { key: 'name', label: t('legal.cookies.name'), cell: ({ id }) => <code>{id}</code> },
          {
            key: 'purpose',
            label: t('legal.cookies.purpose'),
            cell: ({ paragraphs }) => paragraphs?.[0],
          },
          {
            key: 'life',
            label: t('legal.cookies.life'),
            cell: ({ paragraphs }) => paragraphs?.[1],
          },
        ]}
        rows={inLocale(texts, locale)().parts}
        rowKey={({ id }) => id}
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
