import type { CallOptions } from './call.ts';

/** One page of a list in the API description. */
interface Page<Entry> {
  content: readonly Entry[];
  /** True if there is another page. */
  hasNext: boolean;
}

/**
 * Iterates over all entries of a paginated list: `for await (const payment of paginate(listPayments)) …`. A page is
 * loaded when its first entry is read, so stopping early loads no further pages. Works with every call that has a
 * `page` parameter and returns `content` and `hasNext`; others do not compile. Throws what the call throws.
 * @param call e.g. `listPayments`
 * @param params parameters of the call; starts at `page` if given
 * @param options options of every page's call
 */
export async function* paginate<Params extends { page?: number | undefined }, Entry>(
  call: (params: Params, options?: CallOptions) => Promise<Page<Entry>>,
  ...[params, options]: object extends Params
    ? [params?: Params, options?: CallOptions]
    : [params: Params, options?: CallOptions]
): AsyncGenerator<Entry, void, undefined> {
  for (let page = params?.page ?? 0; ; page++) {
    const { content, hasNext } = await call({ ...params, page } as Params, options);
    yield* content;
    if (!hasNext) return;
  }
}
