import { useEffect, useLayoutEffect } from 'react';
import type { FormControl } from './formResolver.ts';
import { saveFormDraft, readFormDraft } from './formDrafts.ts';

/**
 * Keeps unsaved values as a draft while the user visits other pages, so that leaving needs no
 * confirmation (decisions/001-declarative-router.md). Closing the tab triggers the browser's own
 * confirmation.
 * @param key of the draft; undefined for a form without one
 */
export function useUnsavedDraft(
  { reset, subscribe, formState: { isDirty } }: FormControl,
  key: string | undefined,
): void {
  // In layout effects, since users can type before other effects run.
  useLayoutEffect(() => {
    const before = key === undefined ? undefined : readFormDraft(key);
    // Keeps the saved values as defaults, so that the form knows what differs.
    if (before) reset(before, { keepDefaultValues: true });
  }, [key, reset]);
  useLayoutEffect(() => {
    if (key === undefined) return undefined;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: differs }) => saveFormDraft(key, differs ? values : undefined),
    });
  }, [key, subscribe]);
  const asks = key !== undefined && isDirty;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => asks && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
