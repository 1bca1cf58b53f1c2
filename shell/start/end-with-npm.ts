const POLL_INTERVAL_MS = 250;

/**
 * Calls `end` once npm is gone. npm hands SIGTERM to the shell that runs the script, and that shell
 * ends without passing it on: its end is the only sign that reaches the script. Does nothing when
 * the script was not started by npm.
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
