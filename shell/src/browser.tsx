import '@dswine/shared/ui/fonts.scss';
import '@dswine/shared/ui/look.scss';
import './layout/layout.scss';
import { reloadToRecover } from './faults/document-reload.ts';
import { noteFault, watchFaults } from './faults/fault-log.ts';
import { applyStyles } from './loading/page-files.ts';
import { yieldToMain } from './device/yield-to-main.ts';

/**
 * The shell's entry. Evaluates the libraries one after the other and yields in between, so that a
 * tap never waits for all of them. The boot script has requested their files already. The largest,
 * of React DOM, arrives last: what does not need it runs before.
 */
async function start(): Promise<void> {
  await import(/* webpackChunkName: "router" */ './loading/provided-router.ts');
  await yieldToMain();
  await import(/* webpackChunkName: "translations" */ './loading/provided-translation.ts');
  await yieldToMain();
  await applyStyles();
  const { hydratePage } = await import(/* webpackChunkName: "site" */ './hydration/hydrate.tsx');
  await yieldToMain();
  await hydratePage();
}

watchFaults();
start().catch(async (error: unknown) => {
  noteFault({ kind: 'load', error, part: 'shell' });
  console.error('The page could not be hydrated:', error);
  // Held clicks cannot be carried out. A new document works, and starts with the next touch.
  if (!(await reloadToRecover()))
    dispatchEvent(new CustomEvent('dswine:hydrated', { detail: null }));
});
