/** Password length in characters. */
export const passwordLength = { min: 10, max: 128 } as const;
