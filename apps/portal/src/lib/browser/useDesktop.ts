import { breakpoints } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(`(min-width: ${breakpoints.lg}px)`);

function onWidthChange(listener: () => void): () => void {
  const matched = query();
  matched.addEventListener('change', listener);
  return () => matched.removeEventListener('change', listener);
}

/** Returns whether the page has desktop width, for content that only desktops load. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    onWidthChange,
    () => query().matches,
    () => false,
  );
