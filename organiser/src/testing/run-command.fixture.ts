type Command = (line: string[]) => Promise<number>;

/** Runs a command in this process, with this environment. */
export async function runCommand(
  command: Command,
  environment: NodeJS.ProcessEnv,
  ...line: string[]
) {
  const before = process.env;
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text);
      return true;
    }),
  );
  process.env = environment;
  try {
    return { status: await command(line), ...output };
  } finally {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  }
}
