import { languageTag, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { BothLanguages } from '../../errors/both-languages.tsx';
import { isMenuError } from './menu-calls.ts';
import { useMenuResponses } from './use-menu-responses.ts';

/**
 * Shows 'Get Exhibitions error' when a menu call fails (specification § 8). The menu meanwhile
 * shows the entries of the releases.
 */
export function MenuError() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { data, mutate, isValidating } = useMenuResponses();
  if (!data?.some(isMenuError)) return null;
  return (
    <div className="dw-container site-notice">
      <Notice
        tone="failed"
        title={t('errors.menu')}
        action={
          <Button kind="quiet" small busy={isValidating} onClick={() => void mutate()}>
            <BothLanguages label="retry" />
          </Button>
        }
      >
        <span lang={languageTag(otherLocale(locale))}>{t('errors.menuOther')}</span>
      </Notice>
    </div>
  );
}
