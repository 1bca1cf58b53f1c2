/** A text of `texts`, as `shell/build/legal-text.ts` loads it. */
declare module '*.md' {
  const fill: (
    facts?: import('./legal-text.ts').OrganiserFacts,
  ) => import('./legal-text.ts').LegalText;
  export default fill;
}
