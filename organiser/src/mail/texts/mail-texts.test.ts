import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fill, MailTextError, readMailTexts, writeMail } from './mail-texts.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = newFolder();
  for (const locale of ['tw', 'en'])
    cpSync(path.join(import.meta.dirname, locale), path.join(folder, locale), { recursive: true });
});

function change(file: string, from: string, to: string): void {
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

it.each([
  ['en/accounts.txt', '{{hours}}', '48', /account-confirm: tw has .*\{\{hours\}\}/u],
  ['tw/accounts.txt', '{{hours}}', '{{days}}', /account-confirm: tw has \{\{days\}\}/u],
  ['en/notify.txt', '## notify-confirmed', '## confirmed', /en has no such mail/u],
  ['en/notify.txt', '{{> occasion}}', '{{> ocassion}}', /There is no part ocassion/u],
  ['tw/notify.txt', '{{^isVisitor}}', '{{^isvisitor}}', /\{\{ in occasion is no placeholder/u],
  ['tw/accounts.txt', '\n{{link}}', '\n{{link}', /is no placeholder/u],
])('does not start with %s changed from %s to %s', (file, from, to, message) => {
  change(file, from, to);
  expect(() => readMailTexts(folder)).toThrow(message);
});

it('has a use for every mail', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const code = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const names = [...readMailTexts(folder).tw.keys()];
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  expect(names.length).toBeGreaterThan(25);
});

it('chooses sections by their values, and joins what remains with one empty line', () => {
  const text = 'a\n\n{{#note}}{{note}}{{/note}}\n\n{{^note}}none{{/note}}\n\nb';
  expect(fill(text, { note: '' })).toBe('a\n\nnone\n\nb');
  expect(fill(text, { note: 'x' })).toBe('a\n\nx\n\nb');
});

it('leaves what people typed as it is', () => {
  const note = '{{link}}\n\n\n{{#note}}';
  expect(fill('{{note}}.', { note, link: 'secret' })).toBe(`${note}.`);
});

it('throws rather than sending a mail with a gap', () => {
  expect(() => writeMail('en', 'account-reset', { minutes: 30 })).toThrow(MailTextError);
  expect(() => writeMail('en', 'account-welcome', {})).toThrow('There is no mail account-welcome');
});
