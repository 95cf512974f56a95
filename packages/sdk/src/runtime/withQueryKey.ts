/** Type of a call's options, as the generated hooks use it. */
export type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Adds the key to a query's result. Getters keep the other properties lazy, because React Query tracks which ones
 * are read.
 */
export function withQueryKey<T extends object, K>(query: T, queryKey: K): T & { queryKey: K } {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
}
