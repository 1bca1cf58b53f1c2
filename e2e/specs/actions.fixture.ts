/**
 * Counts what a visitor does: a click, a key, or the typing of one text. The errands of the issue
 * are limited in such actions.
 */
export function countActions() {
  let count = 0;
  const act = async (action: () => Promise<unknown>) => {
    count += 1;
    await action();
  };
  act.count = () => count;
  return act;
}
