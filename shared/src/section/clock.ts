import { useEffect, useEffectEvent, useState } from 'react';

/** The time that the server rendered with (ISO UTC), and how far the show's clock is ahead, in ms. */
export type Clock = { now: string; clockOffset: number };

const TICK_MS = 30_000;

/**
 * What `select` makes of the current time of the show's clock. During hydration it is the server's
 * time; then it is looked at every 30 s. The component renders again only if the result differs.
 */
export function useClock<Value>(
  { now, clockOffset }: Clock,
  select: (now: string) => Value,
): Value {
  const [current, setCurrent] = useState(now);
  const tick = useEffectEvent(() => {
    const next = new Date(Date.now() + clockOffset).toISOString();
    setCurrent((before) => (Object.is(select(before), select(next)) ? before : next));
  });
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [clockOffset]);
  return select(current);
}
