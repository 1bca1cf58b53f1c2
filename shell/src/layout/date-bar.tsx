import { useLocation } from 'react-router';
import { dateBarPath, writeLocalTime } from '@dswine/shared/fair/texts/local-time';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { momentsOfYear, type ShowPhaseName } from '@dswine/shared/fair/show/show-states';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { useNow, useSite } from '@dswine/shared/section/runtime';
import { Button } from '@dswine/shared/ui/button';
import { useShell } from '../composition/shell-context.ts';
import { useShellMessages } from '../messages/shell-messages.ts';

const phases: readonly ShowPhaseName[] = ['before', 'open', 'closed', 'after'];

/**
 * Changes the date of the page in demonstrations and in development (`DATE_BAR`). Its forms work
 * without scripts; the answer is a new document, so no old date stays in the tab.
 */
export function DateBar() {
  const t = useShellMessages();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const now = useNow();
  const { pathname, search } = useLocation();
  if (!state.dateBar || !edition) return null;
  const moments = momentsOfYear(edition);
  const current = showPhase(edition, now).phase;
  const back = <input type="hidden" name="back" value={pathname + search} />;
  return (
    <details className="site-date-bar">
      <summary>
        {/* Whole texts: one that is only a space counts as moved when what follows it arrives. */}
        {`${t('dates.title')} `}
        <strong>{`${writeDate(now, locale)} ${writeTime(now)}`}</strong>
        {` ${t(`dates.${current}`)}`}
      </summary>
      <div className="site-date-bar-forms">
        <form method="post" action={dateBarPath}>
          {back}
          {phases.map((phase) => (
            <Button
              key={phase}
              kind="quiet"
              small
              type="submit"
              name="at"
              value={writeLocalTime(moments[phase])}
              aria-pressed={phase === current}
            >
              {t(`dates.${phase}`)}
            </Button>
          ))}
          <Button kind="quiet" small type="submit" name="at" value="">
            {t('dates.today')}
          </Button>
        </form>
        <form method="post" action={dateBarPath}>
          {back}
          <label>
            {t('dates.at')}{' '}
            <input
              type="datetime-local"
              name="at"
              required
              defaultValue={writeLocalTime(Date.parse(now))}
            />
          </label>
          <Button kind="quiet" small type="submit">
            {t('dates.show')}
          </Button>
        </form>
      </div>
    </details>
  );
}
