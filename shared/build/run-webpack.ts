import webpack, { type Compilation, type Configuration } from 'webpack';

/** A failed build. The message holds webpack's output. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Runs one build and returns its compilation. Throws `BuildError` on errors and on warnings. */
export async function runWebpack(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new BuildError(`webpack could not start ${config.name ?? 'the build'}.`);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no result')) : resolve(result),
    );
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors() || stats.hasWarnings())
    throw new BuildError(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}

/** Ends a failed build command: prints webpack's output without the stack of the command. */
export function endFailedBuild(error: unknown): void {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
