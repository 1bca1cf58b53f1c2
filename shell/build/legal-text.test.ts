import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileLegalText, LegalTextError, parseLegalText } from './legal-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-legal-texts-'));
  cpSync(path.join(import.meta.dirname, '../src/legal/texts'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const accessibility = () => path.join(folder, 'accessibility.en.md');

it.each([
  ['{#limits}', '{#gaps}', /has “gaps .*has “limits /u],
  ['{{phone}}', '02', /\{\{email\}\}”, .*\{\{phone\}\}/u],
  ['{{phone}}', '{{mobile}}', /mobile.* has more than words/u],
  ['{{phone}}', '{{phone}', /has more than words/u],
  ['\n- PDF', '\n\nAnd:\n\n- PDF', /is neither text nor/u],
  ['since: 2026-01-15', 'since: 2026-02-01', /has “2026-02-01 .*has “2026-01-15 /u],
  ['dark mode', '*dark mode*', /has more than words/u],
  ['supported, and', 'supported.\n- And', /has “done 0,7,0 .*has “done 0,6,0 /u],
])('does not build with %s changed to %s', (from, to, message) => {
  const source = readFileSync(accessibility(), 'utf8');
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  expect(() => compileLegalText(accessibility(), changed)).toThrow(message);
  expect(() => compileLegalText(accessibility(), changed)).toThrow(LegalTextError);
});

it('does not build without the other language', () => {
  rmSync(path.join(folder, 'accessibility.tw.md'));
  const source = readFileSync(accessibility(), 'utf8');
  expect(() => compileLegalText(accessibility(), source)).toThrow('accessibility.tw.md');
});

it('reads terms, links and names with signs of Markdown as plain text', () => {
  const text = 'Lead.\n\n## One {#one}\n\n- **Term** a `__b`\n\nAfter.\n\n[Go](/Submission)\n';
  expect(parseLegalText(text)).toEqual({
    lead: 'Lead.',
    since: '',
    parts: [
      {
        id: 'one',
        heading: 'One',
        points: [{ term: 'Term', text: 'a __b' }],
        after: ['After.'],
        link: { path: '/Submission', label: 'Go' },
      },
    ],
  });
});
