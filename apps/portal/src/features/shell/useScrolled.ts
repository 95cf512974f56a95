import { scrollThreshold } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Whether the page is scrolled so far that the header shrinks (specification 1, section 4: 100 pixels). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY >= scrollThreshold);
