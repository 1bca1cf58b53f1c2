/** What a log line may contain about an error. */
type DescribedError = {
  name: string;
  codes: Record<string, string | number>;
  stack: string[];
  cause?: DescribedError;
};

type ErrorLike = { name?: unknown; message?: string; stack?: unknown; cause?: unknown };

const codeFields = ['code', 'errno', 'errcode', 'statusCode', 'responseCode'] as const;
const deepest = 3;
const mostFrames = 12;

/** Names of codes, and SQLSTATE: five digits and letters, such as `25006` and `57P01`. */
const codeName = /^([A-Z][A-Z_0-9]{1,60}|[0-9][0-9A-Z]{4})$/;

/**
 * Describes an error without its message, which may repeat a URL, a mail server's reply or a
 * visitor's text. Its name, codes and stack locations are enough for an engineer.
 */
export function describeError(error: ErrorLike, depth = 0): DescribedError {
  const codes = codeFields.flatMap((field) => {
    const value = (error as Record<string, unknown>)[field];
    const isCode = typeof value === 'number' || (typeof value === 'string' && codeName.test(value));
    return isCode ? [[field, value] as const] : [];
  });
  return {
    name: typeof error.name === 'string' && /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    codes: Object.fromEntries(codes),
    stack: framesOf(error),
    ...(isErrorLike(error.cause) &&
      depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Errors of other realms (threads, `vm`) are not instances of this realm's `Error`. */
export function isErrorLike(value: unknown): value is ErrorLike {
  if (value instanceof Error) return true;
  if (typeof value !== 'object' || value === null || !('message' in value)) return false;
  return typeof value.message === 'string' && 'stack' in value;
}

/**
 * Stack lines with a file location. The message is removed first, because it may imitate such
 * lines.
 */
function framesOf({ stack, message }: ErrorLike): string[] {
  if (typeof stack !== 'string') return [];
  const withoutMessage = message ? stack.split(message).join('') : stack;
  return withoutMessage
    .split('\n')
    .filter((line) =>
      /^ {4}at (?:[\w$.<> [\]#]+ \()?(?:file:\/\/|node:|\/)[^\s?]+:\d+:\d+\)?$/.test(line),
    )
    .slice(0, mostFrames)
    .map((line) => line.trim());
}
