import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { HttpError } from '../server/errors.ts';
import type { CaptchaTask } from './captcha-worker.ts';

/** More than this wait for the thread only when programs ask: a person would not wait any longer. */
const waitingAtMost = 64;

export type CaptchaMaker = {
  make: (task: CaptchaTask) => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * Makes pictures and recordings in one thread, which starts with the first of them, so that no
 * other answer waits for it. Throws a 503 `Refusal` while too many wait.
 */
export function createCaptchaMaker(): CaptchaMaker {
  let pool: Piscina | undefined;
  return {
    async make(task) {
      pool ??= new Piscina({
        filename: fileURLToPath(new URL('./captcha-worker.ts', import.meta.url)),
        minThreads: 1,
        maxThreads: 1,
        maxQueue: waitingAtMost,
      });
      if (pool.queueSize >= waitingAtMost) throw new HttpError(503, busy);
      return Buffer.from((await pool.run(task)) as Uint8Array);
    },
    close: async () => pool?.destroy(),
  };
}

const busy =
  '驗證碼目前太多人使用，請改用「不輸入數字，由裝置驗證」 / ' +
  'Too many codes are being made. Please choose “Let my device do it instead”';
