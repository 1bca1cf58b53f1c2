/**
 * What the harness shows a section with. It is in the name of the host, so that every link, form and
 * request carries it: `http://empty.member.dark.localhost:4001/en/Events`.
 */
export const harnessChoices = {
  data: ['full', 'empty', 'failed', 'slow', 'loading', 'offline', 'organiser'],
  reader: ['anonymous', 'member'],
  colours: ['system', 'light', 'dark'],
} as const;
export type HarnessState = {
  [Name in keyof typeof harnessChoices]: (typeof harnessChoices)[Name][number];
};

const names = Object.keys(harnessChoices) as (keyof HarnessState)[];

/** The state in a host name. The first of each choice is the default, and needs no label. */
export function harnessStateOf(host: string): HarnessState {
  const labels = host.toLowerCase().split(':')[0]?.split('.') ?? [];
  const chosen = names.map((name) => {
    const [initial, ...others] = harnessChoices[name];
    return [name, others.find((other: string) => labels.includes(other)) ?? initial];
  });
  return Object.fromEntries(chosen) as HarnessState;
}

/** The host with a state, `port` included where it is not the usual one. */
export function harnessHostOf(state: HarnessState, port: string): string {
  const labels = names.flatMap((name) =>
    state[name] === harnessChoices[name][0] ? [] : [state[name]],
  );
  return [...labels, 'localhost'].join('.') + (port && `:${port}`);
}
