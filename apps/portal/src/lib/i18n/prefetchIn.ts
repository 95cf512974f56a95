import type { QueryClient } from '@tanstack/react-query';

const hasLanguage = (scope: unknown): scope is { language: string | undefined } =>
  typeof scope === 'object' && scope !== null && 'language' in scope;

/**
 * Asks in another language for all that the page shows, so that it is there when the page changes its language: nothing flashes,
 * and what was typed stays. A language is part of each query's key, and a call is sent in the language of its key. What does not
 * come is asked again by the page.
 */
export async function prefetchIn(queryClient: QueryClient, language: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  await Promise.all(
    shown.map(({ queryKey: [operation, scope, ...parameters], options: { queryFn }, state }) => {
      if (!hasLanguage(scope) || !queryFn || state.data === undefined) return undefined;
      const queryKey = [operation, { ...scope, language }, ...parameters];
      // That nobody is there is so in every language (lib/session/useSession).
      if (state.data === null) return queryClient.setQueryData(queryKey, null);
      return queryClient.query({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
    }),
  );
}
