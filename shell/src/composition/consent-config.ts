/** Legal settings of the site; the same for every reader. */
export type ConsentConfig = {
  /** Whether the site asks readers if they are of age. */
  ageQuestion: boolean;
  /**
   * URL of the tag manager's script. Without it, no third-party script loads and no consent is
   * needed.
   */
  tagManager?: string;
  /** The common domain of the organiser's sites, for the cookie RecordUrl. */
  cookieDomain?: string;
};
