import { spawnSync } from 'node:child_process';
import { commandTable } from './command-table.ts';
import { helpText, readCommand } from './command-line.ts';

it('reads names and options of commands of one and two words', () => {
  const read = (line: string) => {
    const { names, options } = readCommand(line.split(' '));
    return { names, ...options };
  };
  expect(read('publish mfe-visitor --promote --from=../press')).toMatchObject({
    ...{ names: ['mfe-visitor'], promote: true, from: '../press' },
  });
  expect(read('keys add mfe-press a.pub --owner Lin --json')).toMatchObject({
    ...{ names: ['mfe-press', 'a.pub'], owner: 'Lin', json: true },
  });
  expect(read('clean --keep-days 3')).toMatchObject({ names: [], keepDays: 3 });
  expect(read('keys')).toMatchObject({ names: [] });
});

it('says all that is wrong at once, and how the command is used', () => {
  expect(() => readCommand('promote --forse --keep-days 3 --reason'.split(' '))).toThrow(
    /--forse is no option here.\n--keep-days is no option here.\n--reason needs a value.\nIt takes .*\s+npm run release -- promote/,
  );
  expect(() => readCommand(['celebrate'])).toThrow('"celebrate" is no command of release.');
});

it.each(commandTable.map((row) => [row.name, row] as const))('explains %s by its row', (_, row) => {
  expect(helpText(row)).toContain(row.does);
  expect(() =>
    readCommand(row.example.split(/ (?:>>.*)?(?=[^"]*(?:"[^"]*"[^"]*)*$)/).filter(Boolean)),
  ).not.toThrow();
});

it('completes names of commands and options in bash', async () => {
  const { text } = await readCommand(['completion']).run([], undefined as never);
  const complete = (...words: string[]) =>
    spawnSync('bash', [
      '-c',
      `${text}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _release; echo "\${COMPREPLY[@]}"`,
    ]).stdout.toString();
  expect(complete('release', 'pro')).toBe('promote\n');
  expect(complete('release', 'keys', 'ro')).toBe('rotate\n');
  expect(complete('release', 'clean', '--k')).toBe('--keep-days\n');
});
