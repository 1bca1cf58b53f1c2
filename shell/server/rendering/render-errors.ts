/** Why a rendering failed. After `limit`, `stalled` and `memory`, its process was stopped. */
export type RenderFailure = 'threw' | 'exited' | 'limit' | 'stalled' | 'memory';

/** Thrown when a section or the shell fails to render. The message contains no URL and no query. */
export class RenderError extends Error {
  override name = 'RenderError';
  readonly failure: RenderFailure;
  constructor(failure: RenderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/**
 * Thrown when the render queue is full or times out. It does not count as a failure of a section.
 */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}
