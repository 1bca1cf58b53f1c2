import { fork } from 'node:child_process';
import { systemClock } from '@dswine/shared/process/clock';
import { fileURLToPath } from 'node:url';
import type { CheckJob, CheckMessage, CheckResult } from './check-job.ts';

/**
 * A check ends that begins with no other page for so long. A page ends by its processor time; this
 * is for what nothing else ends, so a slow machine rejects no release.
 */
const SILENCE_MS = 300_000;
/** The only variable of the environment that the process has. It starts sooner with it. */
const { NODE_COMPILE_CACHE: folder } = process.env;
const compiledModules = folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
const checker = fileURLToPath(new URL('../../page-check/check-process.ts', import.meta.url));

/** An incomplete result tells only why the check did not end. It may depend on this machine. */
type Checked = { result: CheckResult; noBrowser?: string | undefined; isComplete: boolean };

/**
 * Runs a check in a separate process, because this may be another team's pipeline: the code cannot
 * read its variables, and a full heap ends only that process. Discards the output of the code.
 */
export function runCheck(job: CheckJob): Promise<Checked> {
  return new Promise((resolve) => {
    const child = fork(checker, {
      env: compiledModules,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let begun = job.units[0]?.name ?? 'shell';
    const end = () => {
      cancelLimit();
      child.kill('SIGKILL');
    };
    const finish = (checked: Checked) => {
      end();
      resolve(checked);
    };
    const fail = (problem: string) =>
      finish({ result: { [begun]: { problems: [problem], pages: [] } }, isComplete: false });
    const limit = () =>
      systemClock.after(SILENCE_MS, () =>
        fail(`Its check began with nothing else for ${SILENCE_MS / 1000} s.`),
      );
    let cancelLimit = limit();
    child.on('message', (message: CheckMessage) => {
      if ('begun' in message) {
        ({ begun } = message);
        cancelLimit();
        cancelLimit = limit();
      } else finish({ ...message, isComplete: true });
    });
    child.once('error', (error) => fail(`It could not be checked: ${error.message}`));
    const exited = () => setImmediate(fail, 'Its server bundle ended the process of its check.');
    // A message sent before the exit may arrive after it, but before the channel closes.
    child.once('exit', () => (child.connected ? child.once('disconnect', exited) : exited()));
    // Ignore send errors: when the process has exited already, `exit` reports it.
    child.send(job, () => undefined);
  });
}
