import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders the complete HTML as one string, so that it can be cached and served to everyone. Rejects
 * if a part throws. The caller then finds out which part failed and renders without it.
 */
export async function renderToText(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      // Otherwise React hides boundaries above 12.8 KB behind inline scripts, which the CSP blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectText(resolve)),
      onError: (error) => {
        reject(error instanceof Error ? error : new Error(String(error)));
        abort();
      },
    });
  });
}

/** A stream that passes on all that was written to it when it ends. */
function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // Otherwise React waits after each chunk until the stream has drained.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}
