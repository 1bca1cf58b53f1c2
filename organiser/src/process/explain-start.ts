const namedErrors: readonly string[] = [
  'SettingsError',
  'TraceSettingsError',
  'MigrationError',
  'DatabaseUnavailableError',
  'BackupError',
  'StorageError',
];

/**
 * Explains why the service could not start, with all causes. There is no stack trace, because
 * operators fix configuration and not code.
 */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isNamed = namedErrors.includes(error.name) || 'code' in error;
  const message = isNamed ? error.message : (error.stack ?? error.message);
  return error.cause === undefined
    ? message
    : `${message}\n  原因 / cause: ${explainCause(error.cause)}`;
}

function explainCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  const deeper = cause.cause === undefined ? '' : `\n  原因 / cause: ${explainCause(cause.cause)}`;
  return `${cause.name}: ${cause.message}${code}${deeper}`;
}
