import { useEffect, useRef } from 'react';
import { focusPage } from './giveFocus.ts';

/**
 * Moves the focus to the title if a view change removes the focused element, such as a retry
 * button. A focus elsewhere stays.
 */
export function useFocusKept(face: string): void {
  const shown = useRef(face);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Element && target.closest('#content') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === face) return;
    shown.current = face;
    if (wasInside.current && document.activeElement === document.body) focusPage();
  }, [face]);
}
