import { useEffect } from 'react';
import type { FormControl } from './formResolver.ts';
import { keepTyped, typedBefore } from './keptTyped.ts';

/**
 * What is typed and not saved: kept while the reader looks at other pages, so that leaving need not be asked about
 * (decisions/001-declarative-router.md); closing the tab asks first, in the browser's own words.
 * @param key under which it is kept; undefined for a form that keeps nothing
 */
export function useUnsaved(
  { reset, subscribe, formState: { isDirty } }: FormControl,
  key: string | undefined,
): void {
  useEffect(() => {
    const before = key === undefined ? undefined : typedBefore(key);
    // Laid over what is saved, so that the form knows what differs.
    if (before) reset(before, { keepDefaultValues: true });
  }, [key, reset]);
  useEffect(() => {
    if (key === undefined) return undefined;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: differs }) => keepTyped(key, differs ? values : undefined),
    });
  }, [key, subscribe]);
  const asks = key !== undefined && isDirty;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
