export interface CaptchaChallengeRow {
  id: string;
  /** sha256 of the key in the browser's cookie, in hex. */
  browser_hash: string;
  answer_hash: string;
  created_at: string;
  expires_at: string;
  /** Wrong answers of this browser to this challenge. */
  misses: number;
}

export interface ProofChallengeRow {
  id: string;
  /** The required work. */
  bits: number;
  expires_at: string;
}

/** How often something was tried in one time window. */
export interface RateLimitRow {
  key: string;
  count: number;
  expires_at: string;
}

export interface ProtectionTables {
  captcha_challenges: CaptchaChallengeRow;
  proof_challenges: ProofChallengeRow;
  rate_limits: RateLimitRow;
}
