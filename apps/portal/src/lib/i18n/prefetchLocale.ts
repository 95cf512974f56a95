import type { QueryClient } from '@tanstack/react-query';

const hasLanguage = (scope: unknown): scope is { language: string | undefined } =>
  typeof scope === 'object' && scope !== null && 'language' in scope;

/**
 * Fetches the data of the current page in another language before the switch, so that nothing
 * flashes and input stays. The language is part of each query's key and is sent with the call. The
 * page itself retries what fails here.
 */
export async function prefetchLocale(queryClient: QueryClient, language: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  await Promise.all(
    shown.map(({ queryKey: [operation, scope, ...parameters], options: { queryFn }, state }) => {
      if (!hasLanguage(scope) || !queryFn || state.data === undefined) return undefined;
      const queryKey = [operation, { ...scope, language }, ...parameters];
      // "Nobody is logged in" holds in every language (lib/session/useSession).
      if (state.data === null) return queryClient.setQueryData(queryKey, null);
      return queryClient.query({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
    }),
  );
}
