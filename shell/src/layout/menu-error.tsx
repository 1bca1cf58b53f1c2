import { languageTag } from '@dswine/shared/fair/bilingual';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellMessages } from '../shell-messages.ts';
import { isMenuError } from './menu-calls.ts';
import { useMenuAnswers } from './use-menu-responses.ts';

/** 'Get Exhibitions error', when a menu's call fails (specification § 8). What the releases know of the menu stands meanwhile. */
export function MenuError() {
  const t = useShellMessages();
  const { locale } = useSite();
  const { data, mutate, isValidating } = useMenuAnswers();
  if (!data?.some(isMenuError)) return null;
  return (
    <div className="dw-container frame-told">
      <Notice
        tone="failed"
        title={t('errors.menu')}
        action={
          <Button kind="quiet" small busy={isValidating} onClick={() => void mutate()}>
            {t('errors.retry')}
          </Button>
        }
      >
        <span lang={languageTag(locale === 'tw' ? 'en' : 'tw')}>{t('errors.menuOther')}</span>
      </Notice>
    </div>
  );
}
