import { useState } from 'react';

interface Loading {
  isSuccess: boolean;
  isFetching: boolean;
}

/**
 * Returns whether the data has been loaded since the component mounted, apart from data that is not
 * stale. Forms copy the data and save all of it, so they wait for this.
 */
export function useIsFresh(...queries: readonly Loading[]): boolean {
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && queries.every(({ isSuccess, isFetching }) => isSuccess && !isFetching))
    setFresh(true);
  return isFresh;
}
