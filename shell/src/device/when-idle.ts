/** Runs a low-priority task when the browser is idle, within 5 s. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 1000);
}
