import { scrollThreshold } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';

// Cached between reads: reading the scroll position during rendering would force a layout.
let isScrolled = false;

function onScroll(listener: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY >= scrollThreshold;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  // After a reload the browser restores the position, possibly before this listener was added.
  const frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

/** Returns whether the page is scrolled so far that the header shrinks (spec 4: 100 pixels). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isScrolled,
    () => false,
  );
