/** Codes of connections that failed or were ended: of the system, and classes of PostgreSQL's. */
const codes = /^(ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|08\w{3}|57P0[1-3]|53300)$/;
const messages =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/;

/** Whether an error of a query says that the database server is away, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, syscall } = error as {
    code?: unknown;
    message?: string;
    syscall?: string;
  };
  if (code === 'ENOENT') return syscall === 'connect';
  return codes.test(String(code)) || messages.test(message ?? '');
}
