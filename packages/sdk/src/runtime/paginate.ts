import type { CallOptions } from './call.ts';

/** One page of a list, as the description has them. */
interface Page<Entry> {
  content: readonly Entry[];
  /** Whether there is another page. */
  hasNext: boolean;
}

/**
 * All entries of a list that comes in pages, one after the other: `for await (const payment of paginate(listPayments)) …`. Each
 * page is asked for when its first entry is; who stops early asks for no more. Takes every call that has a `page` and answers
 * `content` and `hasNext`; the compiler refuses others. Throws what the call throws.
 * @param call such as `listPayments`
 * @param params its parameters; begins at `page` where that is named
 * @param options of each of the calls
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
