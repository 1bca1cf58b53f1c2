import { Notice } from '@dswine/shared/ui/notice';
import { useSite } from '@dswine/shared/section/runtime';
import { middlewareOf } from '../composition/route-traits.ts';
import { useShellMessages } from '../messages/shell-messages.ts';
import type { CompositionRoute } from '../composition/page-state.ts';

/** Tells readers of the other language that the page's records exist in one language only. */
export function LanguageNotice({ route }: { route: CompositionRoute }) {
  const t = useShellMessages();
  const { locale } = useSite();
  const { onlyIn } = middlewareOf(route);
  if (onlyIn === undefined || onlyIn === locale) return null;
  return (
    <div className="dw-container site-section-notice">
      <Notice title={t('errors.chineseOnly')} />
    </div>
  );
}
