import { languageTag } from '@dswine/shared/fair/bilingual';
import { useShellMessages } from '../shell-messages.ts';

/**
 * The statutory warning (菸酒管理法 § 37, 施行細則 §§ 10-11): at least a tenth of the view, its words at least half of it,
 * nothing else in it, and it cannot be closed. The line about a designated driver stands above it, outside.
 */
export function WarningStrip() {
  const t = useShellMessages();
  return (
    <aside className="frame-warning" aria-label={t('frame.warning')}>
      <p className="frame-driver">{t('frame.driver')}</p>
      <p className="frame-strip" lang={languageTag('tw')}>
        <span>禁止酒駕</span> <span>飲酒過量，有害健康</span>
      </p>
    </aside>
  );
}
