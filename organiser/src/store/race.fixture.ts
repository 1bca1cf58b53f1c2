/** What each process of a race does, and with what. */
export const race = {
  turns: 15,
  limit: { name: 'race', max: 40, seconds: 600 },
  now: new Date('2026-01-01T00:01:00.000Z'),
  member: 'm1',
  answer: '12345',
};
export type RaceInput = { session: string; resets: string[]; browsers: string[] };
/** What one process obtained of resources that only one process may get. */
export type RaceResult = {
  allowed: number;
  mails: string[];
  resets: number;
  captchas: number;
  isMember: boolean;
};
