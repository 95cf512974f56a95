import { type DefaultOptions, defaultShouldDehydrateQuery } from '@tanstack/react-query';
import { parse, stringify } from 'devalue';

/**
 * Default options for the QueryClient on the server and in the browser. They make the output of React Query's
 * `dehydrate` safe for JSON, and `hydrate` and `HydrationBoundary` restore each `Date`. Files are not dehydrated;
 * the browser loads them again.
 */
export const hydrationOptions: Pick<DefaultOptions, 'dehydrate' | 'hydrate'> = {
  dehydrate: {
    serializeData: (data: unknown) => stringify(data),
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) && !(query.state.data instanceof Blob),
  },
  hydrate: { deserializeData: (text: string): unknown => parse(text) },
};
