/** A page of a browser that Playwright does not drive. Elements are named by CSS selectors. */
export type RemotePage = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. Arguments and result travel as JSON. */
  evaluate: <Result, Args extends unknown[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  /** Types into the element. `enter` is a key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Sets the width as near to a phone's as the browser can, and returns it in px. */
  width: number;
  end: () => Promise<void>;
};

/** The Enter key, in WebDriver's code for keys. */
export const enter = '\uE007';
export const phoneSize = { width: 390, height: 844 };

/** Waits for a line of a process's output and returns its first group. */
export function lineOf(
  child: { once: (event: 'exit', listener: () => void) => unknown },
  output: NodeJS.ReadableStream | null,
  line: RegExp,
): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    output?.on('data', (part: Buffer) => {
      text += part.toString();
      const found = line.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser ended before it was ready:\n${text}`)));
  });
}
