import { useEffect, useRef } from 'react';
import { focusPage } from './giveFocus.ts';

/**
 * When a page changes its face, what had the focus may go with the old one, say the button that tries again: then the title takes it.
 * What has the focus elsewhere keeps it.
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
