import { useEffect, useRef } from 'react';
import { focusPage } from './moveFocus.ts';

/**
 * Moves the focus to the title if a view change removes the focused element, such as a retry
 * button. A focus elsewhere stays.
 */
export function useFocusFallback(view: string): void {
  const shown = useRef(view);
  const wasInside = useRef(false);
  useEffect(() => {
    wasInside.current = Boolean(document.activeElement?.closest('#content'));
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Element && target.closest('#content') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (wasInside.current && document.activeElement === document.body) focusPage();
  }, [view]);
}
