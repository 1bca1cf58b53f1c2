import { Type, type Static } from 'typebox';

/**
 * How a form proves that a person sends it; either field is enough.
 * `Code`: the five digits from the picture or recording given to this browser.
 * `Proof`: `<challenge>:<answer>` of a proof of work.
 */
export const captchaFields = {
  Code: Type.String({ maxLength: 20, default: '' }),
  Proof: Type.String({ maxLength: 100, default: '' }),
};

/**
 * `Data` of `GET {expo-api}/Validcode/Proof`. The answer is a decimal number n for which sha256 of
 * the text `<Challenge>:<n>` starts with `Bits` zero bits. A challenge works once and expires after
 * an hour.
 */
export const ProofChallenge = Type.Object({
  Challenge: Type.String(),
  Bits: Type.Integer({ minimum: 1 }),
});
export type ProofChallenge = Static<typeof ProofChallenge>;
