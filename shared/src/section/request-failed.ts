/** An answer that was not 200: `code` is the envelope's `Code`, or 0 when nothing came. */
export class RequestFailed extends Error {
  override name = 'RequestFailed';
  readonly key: string;
  readonly code: number;
  constructor(key: string, code: number, options?: ErrorOptions) {
    super(`${key} answered ${code === 0 ? 'nothing' : code}`, options);
    this.key = key;
    this.code = code;
  }
}
