/** How a form shows that a person sends it: either is enough. */
export const captchaFields = {
  Code: { max: 20, keep: 'never' },
  Proof: { max: 100, keep: 'never' },
} as const;

/**
 * What every form holds that is kept as a submission, beside its own fields: the privacy notice that was shown, the
 * consent to marketing (`yes` when ticked), the captcha, a field that only programs fill, and the key under which the
 * browser sends the same submission again without making a second one.
 */
export const submissionFields = {
  ...captchaFields,
  NoticeVersion: { required: true, max: 40, keep: 'never' },
  Marketing: { choices: ['yes'], keep: 'page' },
  Homepage: { max: 200, keep: 'never' },
  Key: { max: 40, keep: 'never' },
} as const;

/** At least one of them has to be given. */
export const captchaGroup = ['Code', 'Proof'] as const;
