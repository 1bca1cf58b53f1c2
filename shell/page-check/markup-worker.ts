import { parentPort } from 'node:worker_threads';
import { htmlErrors } from './html-errors.ts';

parentPort?.on('message', (html: string) => {
  void htmlErrors(html).then((errors) => parentPort?.postMessage(errors));
});
