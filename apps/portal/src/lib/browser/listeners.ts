/** Listeners to a value outside React. */
export interface Listeners {
  /** Runs all listeners. */
  notifyAll: () => void;
  /** Adds a listener and returns a function that removes it, as `useSyncExternalStore` expects. */
  subscribe: (listener: () => void) => () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notifyAll: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
