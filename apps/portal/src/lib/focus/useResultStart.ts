import { useEffect } from 'react';
import { focusPage } from './moveFocus.ts';

/**
 * Scrolls to the top and focuses the new title when a page turns into its result, since the focused
 * element is gone.
 */
export function useResultStart(): void {
  useEffect(() => {
    focusPage();
    window.scrollTo(0, 0);
  }, []);
}
