/** The options of a call, as the hooks name them. */
export type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/** The result of a query with its key; each other property is read only when it is asked for, as React Query tracks what is used. */
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
