/** Work in slices: at each call it goes on at once, or after all that waits when 8 ms have passed. */
export function createYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 8) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
