import { breakpoints } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(`(min-width: ${breakpoints.lg}px)`);

function onWidthChange(listener: () => void): () => void {
  const matched = query();
  matched.addEventListener('change', listener);
  return () => matched.removeEventListener('change', listener);
}

/** Whether the page is as wide as on a desktop, for what only a desktop loads. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    onWidthChange,
    () => query().matches,
    () => false,
  );
