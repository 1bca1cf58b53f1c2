/**
 * Whether `npm start` shows the date bar: `DATE_BAR` decides. By default a site on this machine has
 * it, one with an address (`SITE_URL`) or in production has not.
 */
export function startsWithDateBar({
  DATE_BAR,
  NODE_ENV,
  SITE_URL,
  SITE_CONFIG,
}: NodeJS.ProcessEnv): boolean {
  if (DATE_BAR) return DATE_BAR === 'on';
  return NODE_ENV !== 'production' && !SITE_URL && !SITE_CONFIG;
}

/** Says how to see the site on another day. */
export function writeDateHint(hasDateBar: boolean): string {
  return [
    ...(hasDateBar ? ['  Another day: “Demonstration date” below the menu of every page'] : []),
    '  Start on a day of the fair:  SITE_CLOCK=2026-04-18T13:10 npm start   (SITE_CLOCK=real ends it)',
    '',
  ].join('\n');
}
