/** Captcha fields: either one is enough. */
export const captchaFields = {
  Code: { max: 20, keep: 'never' },
  Proof: { max: 100, keep: 'never' },
} as const;

/**
 * Fields of every form that is stored as a submission: version of the privacy notice, marketing
 * consent (`yes` when ticked), captcha, and an idempotency key, so that a repeated request creates
 * no second submission.
 */
export const submissionFields = {
  ...captchaFields,
  NoticeVersion: { required: true, max: 40, keep: 'never' },
  Marketing: { choices: ['yes'], keep: 'page' },
  Key: { max: 40, keep: 'never' },
} as const;

/** At least one is required. */
export const captchaGroup = ['Code', 'Proof'] as const;
