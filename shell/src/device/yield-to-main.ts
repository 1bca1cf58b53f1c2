type Scheduler = { yield?: () => Promise<void> };

/** Lets the browser handle input and paint before the caller goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
