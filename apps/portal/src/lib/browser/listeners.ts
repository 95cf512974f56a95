/** Who hears of changes in a value that lives outside of React. */
export interface Listeners {
  /** Runs all listeners. */
  tell: () => void;
  /** Runs `listener` from now on; answers how to stop. What `useSyncExternalStore` takes. */
  subscribe: (listener: () => void) => () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
