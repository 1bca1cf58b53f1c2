import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { useShellMessages } from '../messages/shell-messages.ts';

/**
 * The statutory warning (菸酒管理法 § 37, 施行細則 §§ 10-11). It fills at least a tenth of the viewport, and
 * its text at least half of the strip. It contains nothing else and cannot be closed. The line
 * about a designated driver is above the strip, outside it. No paragraphs: readers who widen the
 * space between those (WCAG 1.4.12) keep the strip at the edge.
 */
export function WarningStrip() {
  const t = useShellMessages();
  return (
    <aside className="site-warning" aria-label={t('layout.warning')}>
      <div className="site-warning-driver">{t('layout.driver')}</div>
      <div className="site-warning-text" lang={languageTag('tw')}>
        <span>禁止酒駕</span> <span>飲酒過量，有害健康</span>
      </div>
    </aside>
  );
}
