/** A stored file is not signed by the publisher, or was changed after publication. */
export class TamperedError extends Error {
  override name = 'TamperedError';
}

/** A file has a valid signature, but follows another version of the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
}

export class UnknownReleaseError extends Error {
  override name = 'UnknownReleaseError';
}

/** A team's list lacks signatures that its role requires. It waits for them in the store. */
export class MissingSignatureError extends Error {
  override name = 'MissingSignatureError';
  constructor(
    workspace: string,
    { count, threshold, missing }: { count: number; threshold: number; missing: string[] },
  ) {
    super(
      `${workspace} carries ${count} of the ${threshold} signatures that are required. ` +
        `Let one of these keys sign it: ${missing.join(', ')}: npm run release -- sign ${workspace}`,
    );
  }
}

/** Another publisher changed the composition concurrently. */
export class CompositionConflictError extends Error {
  override name = 'CompositionConflictError';
}

/** There is nothing to publish, or the version exists with other content. */
export class PublishError extends Error {
  override name = 'PublishError';
}

/** The command does not exist, or an argument is missing or invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A release cannot be rebuilt: its commit or its packages are missing, or the build fails. */
export class ReproductionError extends Error {
  override name = 'ReproductionError';
}

/** The releases cannot be live together. `reasons` contains one sentence per problem. */
export class PromotionRejectedError extends Error {
  override name = 'PromotionRejectedError';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** A running server could not load the composition. `reasons` also say what is live now. */
export class PromotionRevertedError extends PromotionRejectedError {
  override name = 'PromotionRevertedError';
}

/** The composition is stored, but running servers neither loaded it nor reported a problem. */
export class ServersBehindError extends Error {
  override name = 'ServersBehindError';
  constructor(revision: number, servers: readonly string[]) {
    super(
      `Revision ${revision} is in the store and stays there, but these servers do not run with it yet: ${servers.join(', ')}. ` +
        `Look at their /readyz and logs; go back with "rollback" if need be.`,
    );
  }
}

/** A required key is missing, exists already, or does not match the store. */
export class KeyError extends Error {
  override name = 'KeyError';
}

/** The metadata of the store are unsigned, older than known ones, mixed or expired. */
export class TrustError extends Error {
  override name = 'TrustError';
}
