/** How swc compiles sources for tests. The module format is the runner's choice. */
export const swc = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
  },
  sourceMaps: 'inline',
};
