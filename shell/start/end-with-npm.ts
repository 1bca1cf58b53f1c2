const POLL_INTERVAL_MS = 250;

/**
 * Calls `end` after npm has exited. npm sends SIGTERM to the shell that runs the script, but that
 * shell does not forward it, so the script has to watch its parent process. Does nothing when the
 * script was not started by npm.
 */
export function endWithNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, POLL_INTERVAL_MS);
  timer.unref();
}
