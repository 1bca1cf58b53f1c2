/** A response with a code other than 200. `code` is the envelope's `Code`, or 0 if none arrived. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  readonly key: string;
  readonly code: number;
  /** The envelope's `Message`. */
  readonly reason: string | undefined;
  constructor(
    key: string,
    code: number,
    options: ErrorOptions & { reason?: string | undefined } = {},
  ) {
    super(`${key} answered ${code === 0 ? 'nothing' : code}`, options);
    this.reason = options.reason;
    this.key = key;
    this.code = code;
  }
}
