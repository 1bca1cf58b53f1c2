/** Why a rendering did not end well. `limit` and `stalled`: its thread was stopped. */
export type RenderFailure = 'threw' | 'exited' | 'limit' | 'stalled' | 'memory';

/** A section or the shell failed while it rendered. The message holds no address and no query. */
export class RenderError extends Error {
  override name = 'RenderError';
  readonly failure: RenderFailure;
  constructor(failure: RenderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** The render queue is full, or a request waited in it for too long. No section is to blame. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}
