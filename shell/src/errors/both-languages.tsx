import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../messages/shell-messages.ts';

/** The label of a link, button or field on an error page, in both languages. */
export function BothLanguages({ label }: { label: 'backHome' | 'retry' | 'written' }) {
  const t = useShellMessages();
  const { locale } = useSite();
  return (
    <>
      {t(`errors.${label}`)}{' '}
      <span lang={languageTag(otherLocale(locale))}>{t(`errors.${label}Other`)}</span>
    </>
  );
}
