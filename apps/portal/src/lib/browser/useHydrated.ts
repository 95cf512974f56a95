import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until React has taken over its markup; true at once where the browser renders. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
