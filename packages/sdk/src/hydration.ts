import { type DefaultOptions, defaultShouldDehydrateQuery } from '@tanstack/react-query';
import { parse, stringify } from 'devalue';

/**
 * For `defaultOptions` of the QueryClient on the server and of the one in the browser: what React Query's `dehydrate` writes can
 * go through JSON, and `hydrate` and `HydrationBoundary` bring back what a call answers, with each `Date` a `Date` again. An
 * answer that is a file stays behind, and is asked for again.
 */
export const hydrationOptions: Pick<DefaultOptions, 'dehydrate' | 'hydrate'> = {
  dehydrate: {
    serializeData: (data: unknown) => stringify(data),
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) && !(query.state.data instanceof Blob),
  },
  hydrate: { deserializeData: (text: string): unknown => parse(text) },
};
