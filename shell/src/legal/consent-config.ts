/** What the law asks of this site as it is configured; the same for every reader. */
export type ConsentConfig = {
  /** Whether readers are asked if they are of age. */
  ageQuestion: boolean;
  /** The tag manager's script. Without one there is no third-party script and nothing to consent to. */
  tagManager?: string;
  /** The domain that the organiser's sites share, for the cookie RecordUrl. */
  cookieDomain?: string;
};
