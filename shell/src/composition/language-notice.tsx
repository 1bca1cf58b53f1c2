import { Notice } from '@dswine/shared/look/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { middlewareOf } from '../middleware.ts';
import { useShellWords } from '../shell-words.ts';
import type { LiveRoute } from './page-state.ts';

/** Tells a reader of the other language that the page's records have one only. */
export function LanguageNotice({ route }: { route: LiveRoute }) {
  const t = useShellWords();
  const { locale } = useSite();
  const { onlyIn } = middlewareOf(route);
  if (onlyIn === undefined || onlyIn === locale) return null;
  return (
    <div className="dw-container frame-trouble">
      <Notice title={t('errors.chineseOnly')} />
    </div>
  );
}
