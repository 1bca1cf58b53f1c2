/**
 * The part of negotiator 1.1 that the site uses. @types/negotiator lacks the option `preferred`.
 */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options?: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}
