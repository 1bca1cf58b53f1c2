import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';

const maxUnpackedMegabytes = 200;

const content = new Uint8Array(readFileSync(String(workerData)));
let unpacked = 0;
unzipSync(content, {
  filter({ originalSize }) {
    unpacked += originalSize;
    return false;
  },
});
if (unpacked > maxUnpackedMegabytes * 2 ** 20)
  throw new Error(`unpacked it is larger than ${maxUnpackedMegabytes} MB`);
parentPort?.postMessage(await readXlsxFile(content.buffer));
