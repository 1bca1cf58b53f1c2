/**
 * What section code writes to the console while it renders is not written anywhere: it may hold
 * what a visitor typed, and React itself prints the errors that it catches. The web server logs
 * what failed, without the text.
 */
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (_chunk: unknown, encoding?: unknown, done?: unknown): boolean => {
    const written = typeof encoding === 'function' ? encoding : done;
    if (typeof written === 'function') process.nextTick(written as () => void);
    return true;
  };
}
