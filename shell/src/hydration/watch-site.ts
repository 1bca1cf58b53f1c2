import { configureFaults, noteFault } from '../faults/fault-log.ts';
import { pageName, type MatchedPage } from '../composition/matched-page.ts';
import type { PageState } from '../composition/page-state.ts';
import type { SectionErrorsStore } from '../composition/section-errors.store.ts';
import { whenIdle } from '../device/when-idle.ts';

type Watched = {
  state: Pick<PageState, 'errorReports'>;
  trouble: SectionErrorsStore;
  pageAt: (url: URL) => MatchedPage | undefined;
};

/** Notes code that is late or does not arrive, and tells the fault log which page is shown. */
export function watchSite({ state, trouble, pageAt }: Watched): void {
  configureFaults({
    pageName: () => pageName(pageAt(new URL(location.href))),
    share: state.errorReports ?? 0,
  });
  trouble.subscribe(({ troubles }, { troubles: before }) => {
    for (const [part, kind] of Object.entries(troubles)) {
      if (kind === before[part]) continue;
      if (kind === 'lost') noteFault({ kind: 'load', part });
      if (kind === 'slow') noteFault({ kind, part });
    }
  });
}

/** Measures web vitals, once the browser has nothing better to do. */
export function watchVitals({ state }: Pick<Watched, 'state'>): void {
  if (!state.errorReports) return;
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './measure-vitals.ts').then(
      ({ measureVitals }) => measureVitals(),
      // Without them the page is as good.
      () => undefined,
    );
  });
}
