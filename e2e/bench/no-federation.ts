/** Replaces the federation runtime in the monolith. */
export const createInstance = undefined;
