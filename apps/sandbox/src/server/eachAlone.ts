/**
 * Does something for each of several, each on its own: one that fails is noted and keeps no other waiting.
 * @param what is done, for the log
 */
export async function eachAlone<Item>(
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  note: (item: Item) => Promise<unknown> = async () => {},
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      // Neither address nor text: it is about a person.
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(`${what} failed for one of ${items.length}: ${name}`);
      await note(item);
    }
}
