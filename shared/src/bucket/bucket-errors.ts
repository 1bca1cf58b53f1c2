/** A bucket or folder does not answer, or refuses. `status` is that of HTTP. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly status: number | undefined;
  constructor(
    message: string,
    { cause, status }: { cause?: unknown; status?: number | undefined } = {},
  ) {
    super(message, { cause });
    this.status = status;
  }
}

/** An object is larger than its reader accepts. */
export class OversizedObjectError extends Error {
  override name = 'OversizedObjectError';
}
