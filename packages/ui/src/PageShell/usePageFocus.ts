import { useEffect, useRef, type FocusEvent } from 'react';
import type { PageStatus } from './PageShell.tsx';

/**
 * Keeps the keyboard in the page: the title takes the focus on arrival (when asked to), and again
 * when the focused element, say the retry button, went away with the old face.
 */
export function usePageFocus(status: PageStatus, takeFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWasInside = useRef(false);
  const shown = useRef(status);

  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);

  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (focusWasInside.current && lost) heading.current?.focus({ preventScroll: true });
  }, [status]);

  const root = {
    onFocus: () => {
      focusWasInside.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Without a next element the focus is lost, not moved: the removed button's case.
      const next = event.relatedTarget;
      if (next !== null && !event.currentTarget.contains(next)) focusWasInside.current = false;
    },
  };
  return { root, heading };
}
