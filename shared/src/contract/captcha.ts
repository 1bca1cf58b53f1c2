import { Type, type Static } from 'typebox';

/**
 * How a form shows that a person sends it; either is enough. `Code`: the five digits of a picture or of spoken digits that this browser was given.
 * `Proof`: `<challenge>:<answer>` of a proof of work.
 */
export const captchaFields = {
  Code: Type.String({ maxLength: 20, default: '' }),
  Proof: Type.String({ maxLength: 100, default: '' }),
};

/**
 * `Data` of `GET {expo-api}/Validcode/Proof`. Wanted is a decimal number n for which sha256 of the text `<Challenge>:<n>` begins with `Bits` zero bits.
 * A challenge is good once, for ten minutes.
 */
export const ProofChallenge = Type.Object({
  Challenge: Type.String(),
  Bits: Type.Integer({ minimum: 1 }),
});
export type ProofChallenge = Static<typeof ProofChallenge>;
