import { useEffect } from 'react';
import { focusPage } from './giveFocus.ts';

/** A page that becomes its result is read from the top, and its new title takes the focus: what had it is gone. */
export function useResultStart(): void {
  useEffect(() => {
    focusPage();
    window.scrollTo(0, 0);
  }, []);
}
