import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fieldsFile, describeFields } from './field-table.ts';

it('docs/edition-fields.md has the fields of the schemas', async () => {
  const config = await resolveConfig(fieldsFile);
  const written = await format(describeFields(), { ...config, parser: 'markdown' });
  expect(readFileSync(fieldsFile, 'utf8')).toBe(written);
});
