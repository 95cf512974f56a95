import { useDeferredValue } from 'react';

/**
 * Data as soon as they are here, but in a render that is made in slices: an answer to a call is else shown in one go, and a phone
 * cannot scroll or tap meanwhile. What was there when the page began is shown at once.
 */
export function useSliced<Data>(data: Data | undefined): Data | undefined {
  const ready = useDeferredValue(data !== undefined);
  return ready ? data : undefined;
}
