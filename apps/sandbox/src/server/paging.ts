/** Lists in pages, as the description has them: `page` from 0 and `size` go in; `content`, `page`, `size` and `hasNext` come out. */

type Query = { page?: number; size?: number };

const usualSize = 20;

export type Page<Item> = { content: Item[]; page: number; size: number; hasNext: boolean };

/**
 * Reads one page. Counting all rows would cost more than the page: one row more than the page holds says whether there is a next one.
 * @param select reads rows in a fixed order; equal rows have to be told apart by their id, or a page repeats what another one had
 * @param show turns the rows of the page into what the wire has
 */
export async function pageOf<Row, Item>(
  { page = 0, size = usualSize }: Query,
  select: (limits: { limit: number; offset: number }) => Promise<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const rows = await select({ limit: size + 1, offset: page * size });
  return { content: await show(rows.slice(0, size)), page, size, hasNext: rows.length > size };
}
