/**
 * Processes items one after another; a failure is logged and does not stop the remaining items.
 * @param what name of the work, for the log
 */
export async function forEachIsolated<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  note: (item: Item) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      // Logs neither the message nor the stack, which may contain personal data.
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`${what} failed for one of ${items.length}: ${name}`);
      await note(item);
    }
}
