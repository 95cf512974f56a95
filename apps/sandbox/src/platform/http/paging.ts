/** Pagination as described: `page` (from 0) and `size` in; `content`, `page`, `size` and `hasNext` out. */

type Query = { page?: number; size?: number };

const defaultSize = 20;

export type Page<Item> = { content: Item[]; page: number; size: number; hasNext: boolean };

/**
 * Reads one page. Fetches one extra row to find out whether there is a next page, which is cheaper than counting.
 * @param select reads rows in a stable order; break ties by id, otherwise a page may repeat rows of the previous one
 * @param show maps the rows of the page to the response format
 */
export async function loadPage<Row, Item>(
  { page = 0, size = defaultSize }: Query,
  select: (limits: { limit: number; offset: number }) => Promise<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const rows = await select({ limit: size + 1, offset: page * size });
  return { content: await show(rows.slice(0, size)), page, size, hasNext: rows.length > size };
}
