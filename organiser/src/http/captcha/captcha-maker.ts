import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { HttpError } from '../errors.ts';
import type { CaptchaTask } from './captcha-worker.ts';

/** Longest queue for the thread. Only bots fill a longer one: people would not wait for it. */
const maxQueueLength = 64;

export type CaptchaMaker = {
  make: (task: CaptchaTask) => Promise<Buffer>;
  close: () => Promise<void>;
};

/**
 * Makes pictures and recordings in one worker thread, so that they do not delay other responses.
 * The thread starts with the first task. `make` throws a 503 `HttpError` when the queue is full.
 */
export function createCaptchaMaker(): CaptchaMaker {
  let pool: Piscina | undefined;
  return {
    async make(task) {
      pool ??= new Piscina({
        filename: fileURLToPath(new URL('./captcha-worker.ts', import.meta.url)),
        minThreads: 1,
        maxThreads: 1,
        maxQueue: maxQueueLength,
      });
      if (pool.queueSize >= maxQueueLength) throw new HttpError(503, busy);
      return Buffer.from((await pool.run(task)) as Uint8Array);
    },
    close: async () => pool?.destroy(),
  };
}

const busy =
  '驗證碼目前太多人使用，請按「改用自動驗證，不必輸入數字」 / ' +
  'Too many codes are being made. Please choose “Verify automatically instead”';
