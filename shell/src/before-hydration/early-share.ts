import { handOn } from '@dswine/shared/fair/lists/hand-on';

/** Buttons whose address could not be copied: React shows it. */
const failed = new WeakSet<HTMLElement>();

/** Carries out a click on a Share button before hydration. False if React has to do it. */
export function shareEarly(button: HTMLElement): boolean {
  const part = button.closest<HTMLElement>('.dw-share');
  const { shareHref, shareTitle = '', shareCopied = '' } = part?.dataset ?? {};
  if (shareHref === undefined || failed.has(button)) return false;
  const url = new URL(shareHref, location.href).href;
  // As the component does while the device is unknown.
  void handOn({ title: shareTitle, url }, true).then((outcome) => {
    const status = part?.querySelector('[role=status]');
    if (outcome === 'copied' && status) status.textContent = shareCopied;
    if (outcome !== 'failed') return;
    failed.add(button);
    button.click();
  });
  return true;
}
