/**
 * Discards the console output of section code in render threads. It may contain what a visitor
 * typed, and React itself prints the errors that it catches. The web server logs failures instead.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (_chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
    const written = typeof encoding === 'function' ? encoding : done;
    if (typeof written === 'function') process.nextTick(written as () => void);
    return true;
  };
}
