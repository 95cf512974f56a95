import { scrollThreshold } from '@studio-portal/ui/tokens';
import { useSyncExternalStore } from 'react';

// Kept from one question to the next: to read it while a page is made would have the browser lay it out half made.
let isScrolled = false;

function onScroll(listener: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY >= scrollThreshold;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  // A page that is loaded anew begins where it was, which may have been told before.
  const frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

/** Whether the page is scrolled so far that the header shrinks (specification 1, section 4: 100 pixels). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => isScrolled,
    () => false,
  );
