import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../releases/integrity.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { RenderTask } from './render-worker.ts';

let folder: string;
let pool: RenderPool;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-pool-'));
  pool = createRenderPool({ threads: 1, limit: 20_000 });
});
afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A task for a shell whose `renderDocument` has this body. */
function taskOf(body: string): RenderTask {
  const file = path.join(folder, 'shell.cjs');
  const source = `let left = 0; exports.provided = {}; exports.renderDocument = async (job) => { ${body} };`;
  writeFileSync(file, source);
  // Only the address of a job is the pool's business.
  const job = { address: '/News' } as RenderTask['job'];
  return { job, shell: { file, integrity: integrityOf(Buffer.from(source)) }, sections: {} };
}

it('lets a thread tidy up between renderings', async () => {
  const task = taskOf('left += 1; setImmediate(() => (left -= 1)); return { html: String(left) };');
  let before = 0;
  for (let round = 0; round < 500; round += 1) {
    const left = Number((await pool.render(task)).html);
    if (left <= before) return;
    before = left;
  }
  throw new Error(`The thread had no turn of its event loop; ${before} renderings have left something behind.`);
});

it('says of which page a rendering threw, and goes on', async () => {
  await expect(pool.render(taskOf("throw new Error('no wine');"))).rejects.toMatchObject({
    name: 'RenderFailed',
    message: 'no wine',
    tookTooLong: false,
  });
  await expect(pool.render(taskOf("return { html: 'whole' };"))).resolves.toEqual({ html: 'whole' });
});
