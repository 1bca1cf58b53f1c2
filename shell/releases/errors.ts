/** What is stored cannot be trusted: not signed by the publisher, or changed since. */
export class TamperedError extends Error {
  override name = 'TamperedError';
}

/** Validly signed, but written for another contract than this program's. */
export class ContractError extends Error {
  override name = 'ContractError';
}

export class UnknownReleaseError extends Error {
  override name = 'UnknownReleaseError';
}

/** Somebody else changed the composition in between. */
export class CompositionConflictError extends Error {
  override name = 'CompositionConflictError';
}

/** There is nothing to publish, or a version of that name holds something else. */
export class PublishError extends Error {
  override name = 'PublishError';
}

/** A command that does not exist, or that lacks something. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The releases may not become live together; `reasons` holds a sentence each. */
export class PromotionRejectedError extends Error {
  override name = 'PromotionRejectedError';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** A running server could not load the composition; `reasons` say so, and what is live now. */
export class PromotionRevertedError extends PromotionRejectedError {
  override name = 'PromotionRevertedError';
}

/** The composition is in the store, but running servers neither loaded it nor said why. */
export class ServersBehindError extends Error {
  override name = 'ServersBehindError';
  constructor(revision: number, servers: readonly string[]) {
    super(
      `Revision ${revision} is in the store and stays there, but these servers do not run with it yet: ${servers.join(', ')}. ` +
        `Look at their /readyz and logs; go back with "rollback" if need be.`,
    );
  }
}

/** The key that a command needs is missing, exists already, or does not fit the store. */
export class KeyError extends Error {
  override name = 'KeyError';
}
